package import SpecModel

/// A case as a picture: what happens, step by step, what is seen of it, and what is on the screen.
///
/// Made from a case alone it shows what is expected; with a transcript it shows what an engine did. On
/// the screen stands what is really there, whether the case asks for it or not.
package struct Timeline: Hashable, Sendable {
  /// The steps, in order.
  package var rows: [Row]

  /// One step.
  package struct Row: Hashable, Sendable {
    /// The step's number, counted from 1.
    package var number: Int
    /// How the step ended.
    package var mark: Mark
    /// What happens, each action with what is seen of it.
    package var actions: [Entry]
    /// The remark that the case makes on the step.
    package var note: String?
    /// The message that is on the screen when the step begins.
    package var screenBefore: String?
    /// The message that is on the screen after the step.
    package var screenAfter: String?
    /// Whether the app is in the background after the step.
    package var isInBackground: Bool
    /// Where the step is written.
    package var location: SourceLocation
    /// Why the reference engine does what it does in the step; empty where nobody asked.
    package var reasons: [Reason] = []
  }

  /// One action, and what it caused.
  package struct Entry: Hashable, Sendable {
    /// What happens.
    package var action: Action
    /// The message that is on the screen once it has happened, before anything is seen of it: a
    /// relaunch clears the screen without a report.
    package var screen: String?
    /// What is seen of it, in order.
    package var events: [Event]
    /// Whether the app is in the background from then on.
    package var isInBackground: Bool

    /// The message that is on the screen after everything that is seen of it.
    package var screenAfter: String? {
      if let last = events.last { last.screenAfter } else { screen }
    }
  }

  /// How a step ended.
  package enum Mark: Hashable, Sendable {
    /// No engine was asked.
    case expected
    /// The engine did what the case expects.
    case asExpected
    /// An engine was asked, and nothing was expected of it.
    case seen
    /// The engine did something else.
    case differs
    /// The engine went no further than this, or its trouble was here.
    case broke
  }

  /// Something that is seen, or that should have been.
  package struct Event: Hashable, Sendable {
    /// What it is.
    package var content: Content
    /// How it relates to what the case expects.
    package var mark: EventMark
    /// The message that is on the screen afterwards.
    package var screenAfter: String?

    /// What an event is.
    package enum Content: Hashable, Sendable {
      /// What a case expects.
      case expectation(Expectation)
      /// What an engine did.
      case observation(Observation)
      /// What waits on the stack, the top first.
      case stack([String])
    }
  }

  /// How an event relates to what a case expects.
  package enum EventMark: Hashable, Sendable {
    /// It is expected, and it happened if an engine was asked.
    case expected
    /// It was expected and did not happen.
    case missing
    /// It happened and was not expected.
    case unexpected
    /// It happened, and the case does not ask for it.
    case aside
  }

  /// The last step's number that the picture has, which may be before the case's last.
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
