package import Conformance
package import SpecModel

extension Timeline {
  /// Creates the timeline of what an engine did.
  ///
  /// - Parameters:
  ///   - case: The case.
  ///   - transcript: What the engine did: one list per action of the case's script.
  ///   - failure: The difference from the case; `nil` if there is none.
  ///   - reported: The kinds of observation that the engine can report.
  ///   - asides: The kinds that are shown besides those that the case asserts. Dismissals always
  ///     are, because they change the screen.
  ///   - brokenStep: The step, counted from 0, in which a clause was seen to be broken. It may be
  ///     another than the differing one: the case does not look at everything.
  ///   - isWhole: Whether to show the steps after these, too. They are not compared with the case,
  ///     because what they cause follows from the differing step.
  package init(
    of case: Case, transcript: Transcript, failure: StepFailure? = nil,
    reporting reported: Set<Observation.Kind> = Set(Observation.Kind.allCases),
    asides: Set<Observation.Kind> = [.discarded, .reenqueued], brokenStep: Int? = nil,
    isWhole: Bool = false
  ) {
    let shown = asides.union(`case`.asserts.kinds).union([.dismissed])
    var screen = Screen(`case`.given, reportsDismissals: reported.contains(.dismissed))
    statesBefore = screen.states
    unusualStates = `case`.given.unusualStates
    var lists = transcript.observations[...]
    rows = []
    for (index, step) in `case`.steps.enumerated() {
      let isLater = failure.map { $0.step < index } ?? false
      if isLater, !isWhole, index > brokenStep ?? 0 { break }
      let differs = failure.map { $0.step == index } ?? false
      let before = screen.message
      var marks =
        isLater
        ? nil
        : StepMarks(
          of: step, in: lists.prefix(step.actions.count), asserting: `case`.asserts,
          difference: differs ? failure?.difference : nil)
      var entries: [Entry] = []
      for action in step.actions {
        screen.apply(action)
        var entry = Entry(
          action: action, screen: screen.message, events: [], isInBackground: screen.isInBackground)
        for observation in lists.popFirst() ?? []
        where observation.kind != .stack
          && (shown.contains(observation.kind) || observation.changesScreen)
        {
          var mark = EventMark.aside
          if `case`.asserts.contains(observation.kind) {
            entry.events += marks?.popExpectations(screen: screen.message) ?? []
            mark = marks?.popMark() ?? .expected
          }
          screen.apply(observation)
          entry.events.append(
            Event(
              content: .observation(observation.withoutEmptyExtras), mark: mark,
              screenAfter: screen.message))
        }
        entry.states = screen.states
        entries.append(entry)
      }
      var rest = marks?.popExpectations(screen: screen.message) ?? []
      if let expected = step.stack {
        let answer = lists.popFirst()?.first
        rest += Event.stack(isLater ? nil : expected, answer, screen: screen.message)
      }
      if !entries.isEmpty { entries[entries.count - 1].events += rest }
      rows.append(
        Row(
          number: index + 1,
          mark: differs || index == brokenStep ? .differs : isLater ? .seen : .asExpected,
          actions: entries, note: step.note, screenBefore: before, screenAfter: screen.message,
          isInBackground: screen.isInBackground))
    }
  }
}

extension Timeline.Event {
  /// Returns the answer to a query for the stack, beside the expected one if there is one.
  fileprivate static func stack(
    _ expected: [String]?, _ answer: Observation?, screen: String?
  ) -> [Timeline.Event] {
    var actual: [String]?
    if case .stack(let names)? = answer { actual = names }
    guard let expected, actual != expected else {
      return [Timeline.Event(content: .stack(actual ?? []), mark: .expected, screenAfter: screen)]
    }
    let missing = Timeline.Event(content: .stack(expected), mark: .missing, screenAfter: screen)
    guard let actual else { return [missing] }
    return [
      missing, Timeline.Event(content: .stack(actual), mark: .unexpected, screenAfter: screen),
    ]
  }
}

/// The marks of what a step caused, in order, and between them what it expects besides.
private struct StepMarks {
  private var parts: ArraySlice<Part> = []

  private enum Part {
    case mark(Timeline.EventMark)
    case expectation(Expectation, Timeline.EventMark)
  }

  /// Finds the marks; `nil` if all that the case asserts is expected.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - lists: What the step caused, one list per action.
  ///   - asserted: The kinds that the case asserts.
  ///   - difference: The difference from what the step expects; `nil` if there is none.
  init?(
    of step: Step, in lists: ArraySlice<[Observation]>,
    asserting asserted: KindSet<Observation.Kind>,
    difference: StepDifference?
  ) {
    if step.hasAlternatives {
      align(step, with: lists, asserting: asserted)
    } else if let difference {
      for line in difference.lines {
        switch line {
        case .asExpected(let observations): add(.expected, observations.count)
        case .missing(let expectation): parts.append(.expectation(expectation, .missing))
        case .unexpected: add(.unexpected)
        }
      }
    } else {
      return nil
    }
  }

  private mutating func align(
    _ step: Step, with lists: ArraySlice<[Observation]>,
    asserting asserted: KindSet<Observation.Kind>
  ) {
    let observations = lists.joined().filter { $0.kind != .stack && asserted.contains($0.kind) }
    for pair in StepAlignment(expected: step.expectations, actual: observations).pairs {
      switch pair {
      case .met(let expectation, let observations) where expectation.hasAlternatives:
        parts.append(.expectation(expectation, .alternatives))
        add(.chosen, observations.count)
      case .met(_, let observations): add(.expected, observations.count)
      case .missing(let expectation): parts.append(.expectation(expectation, .missing))
      case .unexpected: add(.unexpected)
      }
    }
  }

  private mutating func add(_ mark: Timeline.EventMark, _ count: Int = 1) {
    parts += Array(repeating: .mark(mark), count: count)
  }

  /// Removes and returns what is expected before the next thing that happened.
  mutating func popExpectations(screen: String?) -> [Timeline.Event] {
    var events: [Timeline.Event] = []
    while case .expectation(let expectation, let mark)? = parts.first {
      parts.removeFirst()
      events.append(
        Timeline.Event(content: .expectation(expectation), mark: mark, screenAfter: screen))
    }
    return events
  }

  /// Removes and returns the mark of the next thing that happened.
  mutating func popMark() -> Timeline.EventMark {
    guard case .mark(let mark)? = parts.popFirst() else { return .unexpected }
    return mark
  }
}

extension Step {
  /// Whether it leaves the engine a choice of what to do.
  package var hasAlternatives: Bool { expectations.contains(where: \.hasAlternatives) }
}

extension Observation {
  /// Whether it is a word of the suite's own that shows or hides a message.
  fileprivate var changesScreen: Bool {
    if case .word(let word) = self { word.meaning?.word.screen != nil } else { false }
  }

  /// The observation without empty extras.
  package var withoutEmptyExtras: Observation {
    if case .displayed(let message, let extras?) = self, extras.isEmpty {
      return .displayed(message: message)
    }
    return self
  }
}
