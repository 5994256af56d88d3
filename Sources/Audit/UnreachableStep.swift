import Conformance
import EngineKit
import ReferenceEngine
package import SpecModel

/// A step that needs something that cannot happen, whatever the answers to the open questions are.
package struct UnreachableStep: Hashable, Sendable {
  /// What the step needs.
  package let kind: Kind
  /// Where the step is written.
  package let location: SourceLocation

  /// Something that a step can need.
  package enum Kind: Hashable, Sendable {
    /// A visible message, for a dismissal or a click.
    case gesture(Action.Kind)
    /// The dismissal of a message that does not leave the screen in this step.
    case dismissal(message: String)
  }
}

extension UnreachableStep {
  /// Finds the steps of a suite that the reference engine cannot reach under any reading.
  ///
  /// The default answers settle nearly all cases. Only if they reach too little are the other ways
  /// through a case tried. Cases of profiles that the reference engine does not follow are ignored,
  /// and so are steps with a note and cases with a `kept_for`.
  ///
  /// - Parameter suite: The suite.
  /// - Returns: The steps, in the order of the suite, each once.
  package static func all(in suite: Suite) async -> [UnreachableStep] {
    let cases = AuditedCases(suite)
    let suspects = await inParallel(Array(cases.entries.enumerated())) { index, entry in
      StepReach(entry.planned.case).isSettled(entry) ? nil : index
    }.compactMap(\.self)
    guard !suspects.isEmpty else { return [] }
    let unreached = await inParallel(suspects.map { cases.entries[$0] }) { entry in
      (entry.planned.case.id, StepReach(entry.planned.case).unreached(by: entry.ways()))
    }
    return steps(unreached, of: suite, entries: cases.entries)
  }

  /// Returns the steps with needs that are unmet in every profile of their case.
  private static func steps(
    _ unreached: [(caseID: String, spots: Set<StepReach.Spot>)], of suite: Suite,
    entries: [AuditedCases.Entry]
  ) -> [UnreachableStep] {
    let byCase = Dictionary(grouping: unreached, by: \.caseID)
    var seen: Set<UnreachableStep> = []
    var steps: [UnreachableStep] = []
    for item in suite.cases {
      guard let profiles = byCase[item.id], profiles.count == item.profiles.count,
        let first = profiles.first?.spots
      else { continue }
      let spots = profiles.dropFirst().reduce(first) { $0.intersection($1.spots) }
      for spot in spots.sorted(by: { ($0.step, $0.action) < ($1.step, $1.action) }) {
        let location = item.location(of: item.steps[spot.step])
        let step = UnreachableStep(kind: spot.kind, location: location)
        if seen.insert(step).inserted { steps.append(step) }
      }
    }
    return steps
  }
}

/// The needs of a case's steps.
struct StepReach {
  /// One need of a step.
  struct Spot: Hashable {
    /// The step, counted from 0.
    let step: Int
    /// The action within the step, counted from 0; that of an expectation is one past the last.
    let action: Int
    let kind: UnreachableStep.Kind
  }

  private let item: Case

  init(_ item: Case) {
    self.item = item
  }

  /// Returns whether the default answers meet all needs.
  func isSettled(_ entry: AuditedCases.Entry) -> Bool {
    guard item.keptFor == nil, hasSpots,
      let engine = try? ReferenceAdapter().makeEngine(for: entry.setup)
    else { return true }
    let observations = entry.script.actions.map(engine.perform)
    return unreached(in: Transcript(observations: observations)).isEmpty
  }

  /// Returns the needs that no way meets; none if not all ways are known.
  func unreached(by ways: Ways) -> Set<Spot> {
    var spots: Set<Spot>?
    for way in ways.all where spots?.isEmpty != true {
      let missed = unreached(in: way.transcript)
      spots = spots?.intersection(missed) ?? missed
    }
    return ways.isCut ? [] : spots ?? []
  }

  /// Returns the needs that an engine does not meet.
  private func unreached(in transcript: Transcript) -> Set<Spot> {
    var lists = transcript.observations.makeIterator()
    var missed: Set<Spot> = []
    var visible: String?
    for (index, step) in item.steps.enumerated() {
      var dismissed: Set<String> = []
      for (position, action) in step.actions.enumerated() {
        if visible == nil, action == .dismiss || action == .click {
          missed.insert(Spot(step: index, action: position, kind: .gesture(action.kind)))
        }
        if action == .relaunch { visible = nil }
        for observation in lists.next() ?? [] {
          switch observation {
          case .displayed(let message, _): visible = message
          case .dismissed(let message):
            dismissed.insert(message)
            if visible == message { visible = nil }
          default: break
          }
        }
      }
      // The query of the stack is an action of its own.
      if step.stack != nil { _ = lists.next() }
      if step.note != nil { missed = missed.filter { $0.step != index } }
      for message in step.certainlyDismissed where !dismissed.contains(message) {
        missed.insert(
          Spot(step: index, action: step.actions.count, kind: .dismissal(message: message)))
      }
    }
    return missed
  }

  private var hasSpots: Bool {
    item.steps.contains { step in
      step.actions.contains(.dismiss) || step.actions.contains(.click)
        || !step.certainlyDismissed.isEmpty
    }
  }
}

extension Step {
  /// The messages whose dismissal the step expects, whichever alternative happens.
  fileprivate var certainlyDismissed: [String] {
    func dismissed(_ expectation: Expectation) -> [String] {
      switch expectation {
      case .observation(.dismissed(let message)): [message]
      case .anyOrder(let list): list.flatMap(dismissed)
      case .observation, .oneOf: []
      }
    }
    return expectations.flatMap(dismissed)
  }
}
