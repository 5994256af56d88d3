package import SpecModel

/// A case as a picture: what happens step by step, what is seen, and what is on the screen.
///
/// Without a transcript, it shows what the case expects; with one, it shows what an engine did. The
/// screen shows what is really there, whether the case asserts it or not.
package struct Timeline: Hashable, Sendable {
  /// The steps, in order.
  package var rows: [Row]
  /// The values of the states that the suite declares, at the start.
  package var statesBefore: [String: String] = [:]
  /// The states that start with another value than usual.
  package var unusualStates: Set<String> = []

  /// One step.
  package struct Row: Hashable, Sendable {
    /// The step's number, counted from 1.
    package var number: Int
    /// The outcome of the step.
    package var mark: Mark
    /// The actions, each with what is seen of it.
    package var actions: [Entry]
    /// The case's note on the step.
    package var note: String?
    /// The message on the screen before the step.
    package var screenBefore: String?
    /// The message on the screen after the step.
    package var screenAfter: String?
    /// Whether the app is in the background after the step.
    package var isInBackground: Bool
    /// The reasons for the reference engine's behavior in the step; empty if they were not
    /// requested.
    package var reasons: [Reason] = []
  }

  /// One action and what it causes.
  package struct Entry: Hashable, Sendable {
    /// The action.
    package var action: Action
    /// The message on the screen right after the action, before anything is seen: a relaunch clears
    /// the screen without a report.
    package var screen: String?
    /// What is seen of it, in order.
    package var events: [Event]
    /// Whether the app is in the background from then on.
    package var isInBackground: Bool
    /// The values of the states that the suite declares, after all events of the action.
    package var states: [String: String] = [:]

    /// The message on the screen after all events of the action.
    package var screenAfter: String? {
      if let last = events.last { last.screenAfter } else { screen }
    }
  }

  /// The outcome of a step.
  package enum Mark: Hashable, Sendable {
    /// No engine ran.
    case expected
    /// The engine did what the case expects.
    case asExpected
    /// An engine ran, and the step has no expectations.
    case seen
    /// The engine did something else.
    case differs
    /// The engine did not get further, or failed to answer here.
    case broke
  }

  /// Something that is seen or should have been seen.
  package struct Event: Hashable, Sendable {
    /// What it is.
    package var content: Content
    /// How it relates to the case's expectations.
    package var mark: EventMark
    /// The message on the screen afterwards.
    package var screenAfter: String?

    /// The contents of an event.
    package enum Content: Hashable, Sendable {
      /// An expectation of a case.
      case expectation(Expectation)
      /// An observation of an engine.
      case observation(Observation)
      /// The messages that wait on the stack, top first.
      case stack([String])
    }
  }

  /// How an event relates to the case's expectations.
  package enum EventMark: Hashable, Sendable {
    /// It is expected and, if an engine ran, it happened.
    case expected
    /// It was expected but did not happen.
    case missing
    /// It happened but was not expected.
    case unexpected
    /// It happened, but the case does not assert it.
    case aside
    /// The case allows any of these alternatives, and asserts none of them.
    case alternatives
    /// It happened, and is what the engine chose of some alternatives.
    case chosen
  }

  /// The states that the suite declares and something in the case changes, or that start in an unusual
  /// way, in the order of their names.
  package var changingStates: [String] {
    let entries = rows.flatMap(\.actions)
    return statesBefore.keys.sorted().filter { state in
      unusualStates.contains(state)
        || entries.contains { $0.states[state] != statesBefore[state] }
    }
  }

  /// The number of the last step in the picture, which may not be the last of the case.
  package var lastNumber: Int { rows.last?.number ?? 0 }
}

extension Timeline.Event {
  /// The event in words.
  package var phrase: Phrase {
    switch content {
    case .expectation(let expectation): expectation.phrase
    case .observation(let observation): observation.phrase
    case .stack(let messages): Observation.waiting(messages)
    }
  }
}

extension Given {
  /// The states whose value at the start is another one than usual.
  var unusualStates: Set<String> {
    let usual = own.words?.vocabulary.states ?? []
    let states = states
    return Set(usual.filter { states[$0.name] != $0.start }.map(\.name))
  }
}
