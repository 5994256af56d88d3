import Conformance
import EngineKit
import InAppMessages
import ReferenceEngine
package import SpecModel
import Wording

/// A finding as a case of a suite.
///
/// The reference engine passes it whatever its answers to the open questions are, and the engine
/// that showed the finding fails it.
///
/// The case expects as little as possible: it observes only the kinds by which the engine differs,
/// and where several outcomes are allowed, it expects one of them.
package struct FoundCase: Sendable {
  /// The case.
  package let item: Case
  /// The path of the case file within a suite, such as `stack/found-1-417.yaml`.
  package let path: String
  private let about: String

  /// Why a finding cannot be written as a case.
  package enum Obstacle: Error, Hashable, Sendable {
    /// No rule of the suite is broken.
    case noRule
    /// The script has words of the suite's own, and no monitor says what is right instead.
    case noReference
    /// There are too many ways through the script to know everything that is allowed.
    case tooManyWays
    /// Step by step, everything that the engine does is allowed.
    case allowedStepByStep
  }

  /// Makes a case of a finding.
  ///
  /// - Parameters:
  ///   - finding: The finding, shrunk.
  ///   - suite: The suite that the case is for.
  ///   - origin: How it was found, in words, for the file's `about`.
  /// - Throws: ``Obstacle`` if no case can make the engine fail.
  package init(_ finding: Finding, for suite: Suite, origin: String) throws(Obstacle) {
    guard let (rule, chapter) = finding.rule(in: suite) else { throw .noRule }
    // No case depends on the answer to an open question.
    if case .changed = finding.kind { throw .allowedStepByStep }
    var script = finding.script
    script.actions = Array(script.actions.prefix(finding.lastAction + 1))
    let name = Self.prefix + script.caseID.split(separator: "/").dropFirst().joined(separator: "-")
    path = "\(chapter)/\(name).yaml"
    let cause = finding.breach.map { "Here \($0.clause) was broken: \($0.because)" }
    let isOwn = script.given.own.words != nil
    about = [
      "Found by \(origin), and made as small as it can be.", cause, isOwn ? Self.advice : nil,
    ]
    .compactMap(\.self).joined(separator: "\n")
    if isOwn {
      let draft = WordDraft(
        id: "\(chapter)/\(name)/as-found", title: finding.sentence(in: suite), rule: rule,
        script: script)
      guard let item = draft.case(of: finding, within: Jurisdiction(of: suite)) else {
        throw .noReference
      }
      self.item = item
      return
    }
    guard let behavior = AllowedBehavior(of: script) else { throw .tooManyWays }
    let draft = Draft(
      id: "\(chapter)/\(name)/as-found", title: finding.sentence(in: suite), rule: rule,
      script: script, behavior: behavior)
    guard let item = draft.case(failing: finding.transcript) else { throw .allowedStepByStep }
    self.item = item
  }

  private static let advice =
    "Every other expectation is what the engine did. Check them: no monitor objects, and nobody else knows."

  private static let prefix = "found-"

  /// Returns whether a case was written by an exploration with the given seed.
  ///
  /// Such an exploration does not build on the case, so that it makes the same scripts again.
  package static func isFound(_ item: Case, withSeed seed: UInt64) -> Bool {
    item.id.split(separator: "/").dropFirst().first?.hasPrefix("\(prefix)\(seed)-") ?? false
  }

  /// The text of the case file.
  package var text: String {
    CaseYAML.file(of: item, titled: item.title, under: item.rules) {
      $0.entry("about", paragraph: about)
    }
  }
}

/// The case in the making.
private struct Draft {
  let id: String
  let title: String
  let rule: String
  let script: Script
  let behavior: AllowedBehavior

  /// Returns the case that observes least among those that an engine fails, or `nil` if it fails
  /// none.
  ///
  /// - Parameter transcript: What the engine did, or `nil` if it does not answer and so fails any
  ///   case.
  func `case`(failing transcript: Transcript?) -> Case? {
    guard let transcript else {
      return `case`(AllowedBehavior.Look(kinds: [.displayed], isStrict: false), stackAt: nil)
    }
    // Whether a session start counts as an event that matches no trigger is an open question.
    let seen = Set((transcript.observations + behavior.ways.flatMap(\.self)).joined().map(\.kind))
      .subtracting([.displayed, .stack, .noMatchingLifecycleTrigger])
    let others = Observation.Kind.allCases.filter(seen.contains)
    let choices = [[]] + others.map { [$0] } + [others]
    for isStrict in [false, true] {
      for kinds in choices {
        let look = AllowedBehavior.Look(kinds: Set(kinds).union([.displayed]), isStrict: isStrict)
        let place = script.actions.indices.first {
          script.actions[$0] != .queryStack
            && !behavior.allows(transcript.observations[$0], at: $0, look)
        }
        if place != nil { return `case`(look, stackAt: nil) }
      }
    }
    if let item = jointCase(failing: transcript, choices) { return item }
    let look = AllowedBehavior.Look(kinds: [.displayed], isStrict: false)
    let all = AllowedBehavior.Look(kinds: [.stack], isStrict: true)
    let query = script.actions.indices.first {
      script.actions[$0] == .queryStack && $0 > 0 && behavior.ways[$0].count == 1
        && !behavior.allows(transcript.observations[$0], at: $0, all)
    }
    return query.map { `case`(look, stackAt: $0) }
  }

  /// The maximum number of alternatives that a reader can take in.
  private static let outcomeLimit = 8

  /// Returns a case whose last step has several actions and asserts only their joint outcome,
  /// because each action alone may do what it did.
  private func jointCase(
    failing transcript: Transcript, _ choices: [[Observation.Kind]]
  ) -> Case? {
    for isStrict in [false, true] {
      for kinds in choices {
        guard let item = jointCase(failing: transcript, kinds, isStrict) else { continue }
        return simpler(item, failing: transcript, kinds, isStrict)
      }
    }
    return nil
  }

  /// Returns a case that observes as few kinds as possible.
  private func simpler(
    _ item: Case, failing transcript: Transcript, _ kinds: [Observation.Kind], _ isStrict: Bool
  ) -> Case {
    var (item, left) = (item, kinds)
    for kind in kinds {
      let fewer = left.filter { $0 != kind }
      guard let smaller = jointCase(failing: transcript, fewer, isStrict) else { continue }
      (item, left) = (smaller, fewer)
    }
    return item
  }

  private func jointCase(
    failing transcript: Transcript, _ kinds: [Observation.Kind], _ isStrict: Bool
  ) -> Case? {
    let look = AllowedBehavior.Look(kinds: Set(kinds).union([.displayed]), isStrict: isStrict)
    let start = script.actions.indices.first { index in
      Set(behavior.ways[index].map(look.at)).count > 1
    }
    guard let start else { return nil }
    let seen = look.at(Array(transcript.observations[start...].joined()))
    let allowed = behavior.rest(from: start, look)
    let isAllowed = allowed.contains { ObservationOrder.agree(seen[...], $0[...]) }
    guard !isAllowed, allowed.count <= Self.outcomeLimit else { return nil }
    var item = `case`(look, stackAt: nil, through: start)
    let ways = allowed.map(\.expectations)
    item.steps.append(
      Step(
        actions: script.actions[start...].filter { $0 != .queryStack },
        expectations: ways.count > 1 ? [.oneOf(ways)] : ways.first ?? [],
        position: .nowhere))
    return item
  }

  private func `case`(
    _ look: AllowedBehavior.Look, stackAt query: Int?, through end: Int? = nil
  ) -> Case {
    var steps: [Step] = []
    for (index, action) in script.actions.prefix(end ?? .max).enumerated() {
      if action == .queryStack {
        if index == query { _ = steps.assertStack(action, behavior.ways[index].first) }
        continue
      }
      var ways: [[Expectation]] = []
      for way in behavior.ways[index] {
        let expectations = look.at(way).expectations
        if !ways.contains(expectations) { ways.append(expectations) }
      }
      steps.append(
        Step(
          actions: [action], expectations: ways.count > 1 ? [.oneOf(ways)] : ways.first ?? [],
          position: .nowhere))
    }
    return Case(
      of: script, id: id, title: title, rules: [rule], steps: steps, asserting: look.kinds)
  }
}

extension [Observation] {
  /// The expectation of these observations: in any order if the order has no meaning.
  fileprivate var expectations: [Expectation] {
    let all = map(Expectation.observation)
    let isFree =
      Set(self).count > 1
      && indices.allSatisfy { one in
        indices[..<one].allSatisfy { !ObservationOrder.counts(between: self[$0], and: self[one]) }
      }
    return isFree ? [.anyOrder(all)] : all
  }
}

extension Finding {
  /// Returns the rule for the case, and its chapter: the rule of the broken clause, or a rule that
  /// the reference engine applies.
  fileprivate func rule(in suite: Suite) -> (rule: String, chapter: String)? {
    let candidates = breach.map { [$0.rule] } ?? (restsOn + decided.reversed())
    for id in candidates {
      for chapter in suite.chapters {
        let rule = chapter.rules.first { $0.id == id }
        if let rule, rule.isTestable, rule.profiles.contains(script.profile) {
          return (rule.id, chapter.id)
        }
      }
    }
    return nil
  }

  /// The rules that the reference engine applies in the script.
  private var decided: [String] {
    guard var simulation = try? ReferenceAdapter().simulation(of: script) else {
      return []
    }
    simulation.keepsDecisions = true
    for action in script.actions { _ = simulation.perform(action) }
    return simulation.decisions.map(\.rule)
  }

  /// Returns what the case shows, in a sentence.
  fileprivate func sentence(in suite: Suite) -> String {
    switch kind {
    case .breached(_, let breach, _):
      let clause = suite.clauses.first { $0.id == breach.clause }
      let text = clause?.text ?? breach.because
      return text.split(whereSeparator: \.isNewline).joined(separator: " ").withoutFullStop
    case .failed(let failure):
      return "The engine goes through this, and \(failure.kind.opposite)"
    case .unexplained, .changed:
      return "Only what some answer to the open questions allows"
    }
  }
}

extension String {
  fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}

extension EngineFailure.Kind {
  /// What a correct engine does instead, as a clause of a sentence.
  fileprivate var opposite: String {
    switch self {
    case .error: "reports no error"
    case .crash: "does not crash"
    case .timeout: "answers in time"
    case .malformed: "keeps to the protocol"
    }
  }
}
