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
  ///   - isWhole: Whether to show the steps after the differing one, too. They are not compared
  ///     with the case, because what they cause follows from the differing step.
  package init(
    of case: Case, transcript: Transcript, failure: StepFailure? = nil,
    reporting reported: Set<Observation.Kind> = Set(Observation.Kind.allCases),
    asides: Set<Observation.Kind> = [.discarded, .reenqueued], isWhole: Bool = false
  ) {
    let shown = asides.union(`case`.asserts.kinds).union([.dismissed])
    var screen = Screen(`case`.given, reportsDismissals: reported.contains(.dismissed))
    var lists = transcript.observations[...]
    rows = []
    for (index, step) in `case`.steps.enumerated() {
      let isLater = failure.map { $0.step < index } ?? false
      if isLater, !isWhole { break }
      let difference = failure.flatMap { $0.step == index ? $0.difference.lines : nil }
      let before = screen.message
      var missing = difference?[...] ?? []
      var entries: [Entry] = []
      for action in step.actions {
        screen.apply(action)
        var entry = Entry(
          action: action, screen: screen.message, events: [], isInBackground: screen.isInBackground)
        for observation in lists.popFirst() ?? []
        where observation.kind != .stack && shown.contains(observation.kind) {
          let isAsserted = `case`.asserts.contains(observation.kind)
          var mark = isAsserted ? EventMark.expected : .aside
          if isAsserted, difference != nil {
            entry.events += Event.popMissing(from: &missing, screen: screen.message)
            mark = Event.popMark(of: observation, from: &missing)
          }
          screen.apply(observation)
          entry.events.append(
            Event(
              content: .observation(observation.withoutEmptyExtras), mark: mark,
              screenAfter: screen.message))
        }
        entries.append(entry)
      }
      var rest = Event.popMissing(from: &missing, screen: screen.message)
      if let expected = step.stack {
        let answer = lists.popFirst()?.first
        rest += Event.stack(isLater ? nil : expected, answer, screen: screen.message)
      }
      if !entries.isEmpty { entries[entries.count - 1].events += rest }
      rows.append(
        Row(
          number: index + 1, mark: isLater ? .seen : difference == nil ? .asExpected : .differs,
          actions: entries, note: step.note, screenBefore: before, screenAfter: screen.message,
          isInBackground: screen.isInBackground))
    }
  }
}

extension Timeline.Event {
  /// Removes and returns the missing expectations at the front of a difference.
  fileprivate static func popMissing(
    from lines: inout ArraySlice<StepDifference.Line>, screen: String?
  ) -> [Timeline.Event] {
    var events: [Timeline.Event] = []
    while case .missing(let expectation)? = lines.first {
      lines.removeFirst()
      events.append(
        Timeline.Event(content: .expectation(expectation), mark: .missing, screenAfter: screen))
    }
    return events
  }

  /// Removes an observation from the front of a difference, and returns its mark there.
  fileprivate static func popMark(
    of observation: Observation, from lines: inout ArraySlice<StepDifference.Line>
  ) -> Timeline.EventMark {
    switch lines.first {
    case .asExpected(let taken):
      lines.removeFirst()
      if taken.count > 1 {
        lines.insert(.asExpected(Array(taken.dropFirst())), at: lines.startIndex)
      }
      return .expected
    case .unexpected:
      lines.removeFirst()
      return .unexpected
    case .missing, nil: return .unexpected
    }
  }

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

extension Observation {
  /// The observation without empty extras.
  package var withoutEmptyExtras: Observation {
    if case .displayed(let message, let extras?) = self, extras.isEmpty {
      return .displayed(message: message)
    }
    return self
  }
}
