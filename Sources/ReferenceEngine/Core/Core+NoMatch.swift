import ClauseIDs
import SpecModel

/// The reports of events that match no trigger (`trigger.no-match`).
extension Core {
  /// Reports an event that matches no trigger, unless its kind or its time is such that some engines do not
  /// (`open.no-match-kinds`, `open.no-match-early`).
  func reportNoMatch(_ event: Event, in scene: inout Scene) {
    guard reports(event, &scene.answers) else { return }
    guard let observation = report(of: event, in: scene) else { return }
    scene.cite(.triggerNoMatchReported)
    scene.cite(.triggerNoMatchAsItself)
    scene.report(observation)
  }

  /// Whether an event that triggers nothing counts as matching no trigger, given what keeps messages from being
  /// triggered that have one like it.
  func isNoMatch(behind obstacles: Obstacles, _ answers: inout Answers) -> Bool {
    !(obstacles.contains(.rank)
      || obstacles.contains(.filter) && answers[.noMatchWhenFiltered] == .silent
      || obstacles.contains(.exhaustion) && answers[.noMatchWhenExhausted] == .silent
      || obstacles.contains(.waiting) && answers[.noMatchWhenWaiting] == .silent)
  }

  /// Whether an event that matches no trigger is reported now, as far as its kind and its time are concerned.
  func reports(_ event: Event, _ answers: inout Answers) -> Bool {
    if event.name == nil, answers[.noMatchKinds] == .namedOnly { return false }
    return !(sessions == 0 || awaitsDelivery) || answers[.noMatchEarly] == .reported
  }

  /// What is reported of an event that matches no trigger; `nil` if nothing is.
  private func report(of event: Event, in scene: Scene) -> Observation? {
    // What surrounds the event costs more to gather than all else here.
    guard let report = book.rules.noMatch.report else {
      return .noMatchingTrigger(event.kind, name: event.name)
    }
    let context = NoMatchPolicy.Context(
      earlier: events, session: sessions, world: scene.world,
      isWithinInterval: interval.mayRun(at: scene.world.now),
      isMessageLoading: held.contains(where: \.isLoading), known: known)
    return report(event, context)
  }

  /// Reports an event of the API, which triggers nothing, if the engine does so (`open.no-match-api`).
  func reportAPIEvent(_ event: Event, in scene: inout Scene) {
    switch scene.answers[.noMatchApi] {
    case .silent: break
    case .reported: reportNoMatch(event, in: &scene)
    case .reportedUnmatched:
      if match(event, in: &scene).messages.isEmpty { reportNoMatch(event, in: &scene) }
    }
  }

  /// Reports an event that triggered a message without a presenter.
  func reportEventWithoutPresenter(in scene: inout Scene) {
    guard let event = events.last, book.rules.noMatch.isReportedAfter(event, .missedPresenter)
    else { return }
    reportNoMatch(event, in: &scene)
  }

  /// Reports the event that triggered a message, after what became of it.
  func reportEvent(
    of entry: Entry, after outcome: NoMatchPolicy.MatchOutcome, in scene: inout Scene
  ) {
    guard entry.way == .trigger, let event = events.last,
      book.rules.noMatch.isReportedAfter(event, outcome)
    else { return }
    reportNoMatch(event, in: &scene)
  }
}
