import EngineKit
import ReferenceEngine
import SpecModel

/// The reference engine's way through a script, moment by moment, with the cell of the matrix that
/// each message is in at each of them.
///
/// A moment is an action, or, where time passes, whatever falls due.
struct InteractionWalk {
  /// A message in a cell.
  struct Passage {
    let cell: Cell
    let message: String
    /// The place of the moment.
    let moment: Int
  }

  /// The cells, in the order of the way.
  private(set) var passages: [Passage] = []
  /// What the engine did: one list for each action.
  private(set) var transcript: [[Observation]] = []

  private let script: Script
  private var moments: [Moment] = []

  /// The engine after a moment.
  private struct Moment {
    let after: Simulation
    /// The place of the action.
    let action: Int
    /// What of the action's time is left, in milliseconds.
    let rest: Int
    /// What was seen in the action before the moment, and in it.
    let earlier: [Observation]
    let observations: [Observation]
  }

  /// Goes through a script.
  init(_ script: Script, _ setup: EngineSetup, _ adapter: ReferenceAdapter) throws {
    self.script = script
    var engine = try adapter.simulation(for: setup)
    engine.keepsDecisions = true
    var history = History()
    for (index, action) in script.actions.enumerated() {
      var seen: [Observation] = []
      var rest: Int?
      repeat {
        let before = engine
        var part = action
        if case .advance(let span) = action {
          let left = rest ?? span.milliseconds
          let pause = engine.nextDue.map { max($0 - engine.world.now, 0) } ?? left
          // What is due right now is due in the next millisecond at the latest.
          let passed = min(max(pause, 1), left)
          part = .advance(.milliseconds(passed))
          rest = left - passed
        }
        let observations = engine.perform(part)
        let view = MomentView(
          before: before, after: engine, action: action, script: script, history: history)
        for message in script.messages {
          for cell in view.cells(of: message) {
            passages.append(Passage(cell: cell, message: message.name, moment: moments.count))
          }
        }
        moments.append(
          Moment(
            after: engine, action: index, rest: rest ?? 0, earlier: seen,
            observations: observations))
        seen += observations
        history.note(observations, action)
      } while (rest ?? 0) > 0
      transcript.append(seen)
    }
  }

  /// The rules on which the engine rested at a passage, as far as they are about its message; the clause
  /// of what it did not do, where there are none.
  func rules(of passage: Passage) -> [String] {
    let moment = moments[passage.moment]
    let before = passage.moment == 0 ? 0 : moments[passage.moment - 1].after.decisions.count
    var rules: [String] = []
    for decision in moment.after.decisions[before...]
    where decision.message == passage.message && !rules.contains(decision.rule) {
      rules.append(decision.rule)
    }
    if rules.isEmpty { return passage.cell.clauseOfOmission.map { [$0] } ?? [] }
    return rules
  }

  /// What an engine does that makes the mistake of a passage.
  func transcript(mistaken passage: Passage) -> Transcript {
    let moment = moments[passage.moment]
    var engine = moment.after
    engine.keepsDecisions = false
    var seen = moment.observations
    switch passage.cell.mistake {
    case .lost:
      if seen.contains(where: { $0.isDisplay(of: passage.message) }) {
        seen.removeAll { $0.isDisplay(of: passage.message) }
      }
      engine.lose(passage.message)
    case .leftBehind: engine.leaveBehind(passage.message)
    }
    seen = moment.earlier + seen
    if moment.rest > 0 { seen += engine.perform(.advance(.milliseconds(moment.rest))) }
    var all = Array(transcript[..<moment.action])
    all.append(seen)
    for action in script.actions[(moment.action + 1)...] { all.append(engine.perform(action)) }
    return Transcript(observations: all)
  }
}

/// What has become of messages that are not on their way.
struct History {
  private(set) var displayed: Set<String> = []
  private(set) var discarded: Set<String> = []

  /// Takes note of what an action causes.
  mutating func note(_ observations: [Observation], _ action: Action) {
    if action == .relaunch {
      displayed = []
      discarded = []
    }
    for observation in observations {
      switch observation {
      case .displayed(let message, _):
        displayed.insert(message)
        discarded.remove(message)
      case .discarded(let message, _): discarded.insert(message)
      default: break
      }
    }
  }
}

extension Observation {
  /// Whether it belongs to the display of a message.
  fileprivate func isDisplay(of message: String) -> Bool {
    switch self {
    case .displayed(let name, _), .impression(let name): name == message
    default: false
    }
  }
}
