package import Conformance
package import SpecModel

extension Timeline {
  /// Shows what a case expects, without an engine.
  package init(expectationsOf case: Case) {
    var screen = Screen(`case`.given)
    rows = `case`.steps.enumerated().map { index, step in
      let before = screen.message
      var entries = step.actions.map { action in
        screen.apply(action)
        return Entry(action: action, events: [], isInBackground: screen.isInBackground)
      }
      // Which of a step's actions causes what, a case does not say. Reading from the bottom, each of
      // the last actions gets one event: that is how most steps go.
      var events = step.expectations.map { expectation in
        screen.apply(expectation)
        return Event(
          content: .expectation(expectation), mark: .expected, screenAfter: screen.message)
      }
      if let stack = step.stack {
        events.append(Event(content: .stack(stack), mark: .expected, screenAfter: screen.message))
      }
      entries.attach(events)
      return Row(
        number: index + 1, mark: .expected, actions: entries, note: step.note,
        screenBefore: before, screenAfter: screen.message,
        isInBackground: screen.isInBackground, location: step.location)
    }
  }

  /// Shows what an engine did, up to the step at which it left the case's path.
  ///
  /// - Parameters:
  ///   - case: The case.
  ///   - transcript: What the engine did: one list an action of the case's script.
  ///   - failure: Where it differs; absent where it does not.
  ///   - asides: Which kinds are shown beside those that the case asserts.
  package init(
    of case: Case, transcript: Transcript, failure: StepFailure? = nil,
    asides: Set<Observation.Kind> = [.discarded, .reenqueued]
  ) {
    var screen = Screen(`case`.given)
    var lists = transcript.observations[...]
    rows = []
    for (index, step) in `case`.steps.enumerated() {
      let failure = failure.flatMap { $0.step == index ? $0 : nil }
      let before = screen.message
      var missing = failure?.difference.lines[...] ?? []
      var entries: [Entry] = []
      for action in step.actions {
        screen.apply(action)
        var events: [Event] = []
        for observation in lists.popFirst() ?? [] where observation.kind != .stack {
          let isAsserted = `case`.asserts.contains(observation.kind)
          guard isAsserted || asides.contains(observation.kind) else { continue }
          var mark = isAsserted ? EventMark.expected : .aside
          if isAsserted, failure != nil {
            events += Event.popMissing(from: &missing, screen: screen.message)
            mark = Event.popMark(of: observation, from: &missing)
          }
          screen.apply(observation)
          events.append(
            Event(
              content: .observation(observation.withoutEmptyExtras), mark: mark,
              screenAfter: screen.message))
        }
        entries.append(
          Entry(action: action, events: events, isInBackground: screen.isInBackground))
      }
      var rest = Event.popMissing(from: &missing, screen: screen.message)
      if let expected = step.stack {
        rest += Event.stack(expected, lists.popFirst()?.first, screen: screen.message)
      }
      entries[entries.count - 1].events += rest
      rows.append(
        Row(
          number: index + 1, mark: failure == nil ? .asExpected : .differs, actions: entries,
          note: step.note, screenBefore: before, screenAfter: screen.message,
          isInBackground: screen.isInBackground, location: step.location))
      if failure != nil { break }
    }
  }
}

extension [Timeline.Entry] {
  /// Gives the last events to the last entries, one each; what is left over goes to the first of
  /// those.
  fileprivate mutating func attach(_ events: [Timeline.Event]) {
    let paired = Swift.min(events.count, count)
    guard paired > 0 else { return }
    let surplus = events.count - paired
    self[count - paired].events = [Timeline.Event](events[...surplus])
    for offset in 1..<Swift.max(paired, 1) {
      self[count - paired + offset].events = [events[surplus + offset]]
    }
  }
}

extension Timeline.Event {
  /// Takes the missing expectations at the front of a difference.
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

  /// Takes an observation off the front of a difference, and tells how it stands there.
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

  /// Shows the answer to a query of the stack.
  fileprivate static func stack(
    _ expected: [String], _ answer: Observation?, screen: String?
  ) -> [Timeline.Event] {
    var actual: [String]?
    if case .stack(let names)? = answer { actual = names }
    if actual == expected {
      return [Timeline.Event(content: .stack(expected), mark: .expected, screenAfter: screen)]
    }
    return [
      Timeline.Event(content: .stack(expected), mark: .missing, screenAfter: screen),
      Timeline.Event(content: .stack(actual ?? []), mark: .unexpected, screenAfter: screen),
    ]
  }
}

extension Observation {
  /// The observation without extras that say nothing.
  var withoutEmptyExtras: Observation {
    if case .displayed(let message, let extras?) = self, extras.isEmpty {
      return .displayed(message: message)
    }
    return self
  }
}
