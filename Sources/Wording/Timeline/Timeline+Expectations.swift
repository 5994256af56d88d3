package import SpecModel

extension Timeline {
  /// Creates the timeline of what a case expects, without an engine.
  ///
  /// If the case does not assert `dismissed`, the user's `dismiss` is assumed to clear the screen.
  package init(expectationsOf case: Case) {
    var screen = Screen(
      `case`.given, reportsDismissals: `case`.asserts.contains(.dismissed))
    statesBefore = screen.states
    unusualStates = `case`.given.unusualStates
    rows = `case`.steps.enumerated().map { index, step in
      let before = screen.message
      let expectations = Self.expectations(of: step)
      var entries: [Entry] = []
      for (action, expectations) in zip(step.actions, expectations) {
        screen.apply(action)
        var entry = Entry(
          action: action, screen: screen.message, events: [], isInBackground: screen.isInBackground)
        for expectation in expectations {
          screen.apply(expectation)
          entry.events.append(
            Event(
              content: .expectation(expectation),
              mark: expectation.hasAlternatives ? .alternatives : .expected,
              screenAfter: screen.message))
        }
        entry.states = screen.states
        entries.append(entry)
      }
      if let stack = step.stack, !entries.isEmpty {
        entries[entries.count - 1].events.append(
          Event(content: .stack(stack), mark: .expected, screenAfter: screen.message))
      }
      return Row(
        number: index + 1, mark: .expected, actions: entries, note: step.note,
        screenBefore: before, screenAfter: screen.message,
        isInBackground: screen.isInBackground)
    }
  }

  /// Assigns each of a step's expectations to the action that most likely causes it.
  ///
  /// A case does not say which action causes what. From the end, each of the last actions gets one
  /// expectation, which fits most steps. Only an action that takes a message away never gets the
  /// display of one.
  private static func expectations(of step: Step) -> [[Expectation]] {
    guard !step.actions.isEmpty else { return [] }
    var lists = [[Expectation]](repeating: [], count: step.actions.count)
    var last = step.actions.count
    for expectation in step.expectations.reversed() {
      let earlier = step.actions[..<last].lastIndex { $0.mayCause(expectation) }
      last = earlier ?? min(last, step.actions.count - 1)
      lists[last].insert(expectation, at: 0)
    }
    return lists
  }
}

extension Action {
  /// Tells whether the action may cause what is expected, as far as a reader can tell.
  fileprivate func mayCause(_ expectation: Expectation) -> Bool {
    switch self {
    case .dismiss, .enterBackground, .relaunch: expectation.kinds != [.displayed]
    default: true
    }
  }
}
