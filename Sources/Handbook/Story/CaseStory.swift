import Conformance
package import SpecModel
package import Wording

/// The story of a picture: a case, what the reference engine does in it by default, what of that the
/// case asserts or allows, and the state of the device after each step.
///
/// With words of a suite's own, it tells only what the case expects.
package struct CaseStory: Hashable, Sendable {
  /// The title, for the text alternative.
  package var title: String
  /// The profile that the engine follows.
  package var profile: String
  /// The timeline of the case.
  package var timeline: Timeline
  /// The state after each row of the timeline.
  package var snapshots: [Snapshot]
  /// The messages, by name.
  package var messages: [String: Message]
  /// The reasons for the engine's behavior, one list per step.
  package var reasons: [[Reason]] = []
  /// Everything that the engine reported: for each step, one list per action.
  package var observations: [[[Observation]]] = []
  /// The words of the suite, if it has some of its own; then the story is what the case expects.
  package var words: SuiteWords?

  /// Whether the engine did all that the case asserts.
  package var isAsExpected: Bool {
    timeline.rows.count == observations.count
      && timeline.rows.allSatisfy { $0.mark == .asExpected }
  }

  /// The state after a step.
  package struct Snapshot: Hashable, Sendable {
    /// The engine's stack, top first.
    package var stack: [String]
    /// Whether the case asserts that stack.
    package var isStackAsserted: Bool
    /// The time that has passed since the start of the case.
    package var time: TimeSpan
    /// The messages that were triggered and whose assets still load.
    package var loading: [String]
    /// The messages whose delivery is under way.
    package var underWay: [String] = []
    /// What is visible in the end.
    package var view: Sight
    /// What was visible in between: each state that a message on the screen had, besides the last.
    package var earlier: [Sight]
    /// The values of the states that the suite declares, by state.
    package var states: [String: String] = [:]
    /// What the step's queries are answered with, by query.
    package var lists: [String: [String]] = [:]

    /// The name of the message on the screen; `nil` for none.
    package var screen: String? { view.screen }
    /// The state of the device and the app.
    package var device: Device { view.device }
  }

  /// What is visible at a moment.
  package struct Sight: Hashable, Sendable {
    /// The state of the device and the app.
    package var device: Device
    /// The name of the message on the screen; `nil` for none.
    package var screen: String?
    /// Whether the case asserts that the message is there, and not only allows it.
    package var isAsserted: Bool
  }
}
