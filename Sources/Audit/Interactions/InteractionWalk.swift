import EngineKit
import ReferenceEngine
import SpecModel

/// The reference engine's way through a script, moment by moment, with the cell that each message
/// is in.
///
/// A moment is an action. While time passes, each due event is a moment of its own.
struct InteractionWalk {
  /// A message in a cell.
  struct Passage {
    let cell: Cell
    let message: String
    /// The index of the moment.
    let moment: Int
  }

  /// The cells, in the order of the script.
  private(set) var passages: [Passage] = []
  /// The observations of the engine: one list for each action.
  private(set) var transcript: [[Observation]] = []

  private let script: Script
  private var moments: [Moment] = []

  /// The engine after a moment.
  private struct Moment {
    let after: Simulation
    /// The index of the action.
    let action: Int
    /// The rest of the action's time, in milliseconds.
    let rest: Int
    /// The observations of the same action before the moment, and those of the moment.
    let earlier: [Observation]
    let observations: [Observation]
  }

  /// Runs a script.
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
          // What is due now is due within the next millisecond.
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

  /// Returns the rules that the engine cites for the message of a passage.
  ///
  /// If it cites none, returns the clause of what it did not do.
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

  /// Returns the transcript of an engine that has the fault of a passage.
  func transcript(withFaultOf passage: Passage) -> Transcript {
    let moment = moments[passage.moment]
    var engine = moment.after
    engine.keepsDecisions = false
    var seen = moment.observations
    if passage.cell.fault == .lost { seen.removeAll { $0.isDisplay(of: passage.message) } }
    engine.apply(passage.cell.fault.effect, to: passage.message)
    seen = moment.earlier + seen
    if moment.rest > 0 { seen += engine.perform(.advance(.milliseconds(moment.rest))) }
    var all = Array(transcript[..<moment.action])
    all.append(seen)
    for action in script.actions[(moment.action + 1)...] { all.append(engine.perform(action)) }
    return Transcript(observations: all)
  }
}

/// The messages that were displayed or discarded before and are not waiting, loading or visible
/// now.
struct History {
  private(set) var displayed: Set<String> = []
  private(set) var discarded: Set<String> = []

  /// Notes what an action caused.
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
  /// Whether the observation belongs to the display of a message.
  fileprivate func isDisplay(of message: String) -> Bool {
    switch self {
    case .displayed(let name, _), .impression(let name): name == message
    default: false
    }
  }
}
