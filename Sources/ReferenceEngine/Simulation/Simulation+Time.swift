package import SpecModel

/// Time that passes, and what falls due in it.
extension Simulation {
  /// How often something may fall due at one moment.
  ///
  /// If all rules are kept, everything is done by then. An edited rulebook may leave something
  /// due forever.
  static let roundsAtOnce = 100

  /// The time since the start, in milliseconds.
  package var now: Int { scene.world.now }

  /// Lets time pass, in milliseconds.
  mutating func advance(by time: Int) {
    advance(to: now + time)
    if scene.world.app == .background { core.interval.noteBackground(of: time) }
  }

  /// Lets time pass, stopping wherever something falls due.
  private mutating func advance(to end: Int) {
    var rounds = 0
    let shown = presenter.visible?.number
    while let due = nextDue, due <= end {
      rounds = due > now ? 0 : rounds + 1
      if rounds > Self.roundsAtOnce || scene.answers.isPastReports { break }
      let due = book.rules.display.looksAfterwards ? end : due
      let endsVisible = presenter.endOfVisible(after: now) == due
      scene.world.now = max(now, due)
      endFetches()
      if endsVisible, presenter.endVisible(in: &scene) {
        passNews()
        use(.dismissal, core.interval)
      }
      core.interval.dealWithEnds(until: now)
      if presenter.hasWaiting(in: scene.world), core.interval.mayBeOver(at: now),
        mayUseIntervalEnd, core.interval.isOver(at: now, &scene.answers)
      {
        use(.intervalEnd, core.interval)
      }
      endDeliveries()
      if book.rules.display.stopsAtDisplay, presenter.visible?.number != shown { break }
    }
    scene.world.now = end
    core.interval.dealWithEnds(until: end)
    // Time alone takes nothing off the screen, unless the rulebook says so.
    _ = presenter.perform(.advance(.zero), in: &scene)
  }

  /// Ends the fetches that are due, and the timeouts that have passed, for messages that load and for those
  /// that wait.
  private mutating func endFetches() {
    let ended = scene.assets.endFetches(at: now)
    presenter.hear(ended)
    if !book.rules.interventions.isEmpty, !ended.isEmpty {
      intervene(.fetchEnds)
      if ended.contains(where: { !$0.succeeded }) { intervene(.fetchFails) }
    }
    presenter.examineWaiting(after: ended, in: &scene)
    let isOffered = offerLoaded(justNow: true)
    presenter.discardLate(in: &scene)
    presenter.discardLateWaiting(in: &scene)
    passNews()
    if ended.contains(where: \.succeeded), !isOffered || usesArrivalAgain {
      use(.assetArrival, core.interval)
    }
    if !ended.isEmpty, !ended.contains(where: \.succeeded) { use(.assetFailure, core.interval) }
  }

  /// Ends the deliveries that are due, one by one.
  private mutating func endDeliveries() {
    while let delivery = core.takeDelivery(endingBy: now) {
      var signals = CoreSignals()
      core.end(delivery, holding: presenter.held, telling: &signals, in: &scene)
      pass(signals)
      passNews()
    }
  }

  /// Whether the end of the interval may be an opportunity: each time, or under conditions of the
  /// engine's own (`open.opportunity-at-times`).
  private var mayUseIntervalEnd: Bool {
    mutating get {
      scene.answers[.onIntervalEnd] == .offers || scene.answers[.opportunityAtTimes] == .atTimes
    }
  }

  // MARK: When something falls due

  /// When something next falls due, in milliseconds: a fetch or a delivery ends, a timeout passes of a
  /// message that is visible, loads or waits, or the interval ends, which matters only if a message waits.
  package var nextDue: Int? {
    var next = NextTime(scene.assets.nextEnd)
    next.note(core.nextDelivery)
    if !presenter.isIdle {
      next.note(core.interval.nextEnd)
      next.note(presenter.nextTimeout(in: scene))
    }
    next.note(presenter.endOfVisible(after: now))
    return next.time
  }

  /// The part of a span of time after which something falls due, if more time is left then.
  ///
  /// Whether the time passes in one go or in such parts makes no difference. With edited rules, it may make
  /// one, and there are no parts.
  package func firstPart(of span: TimeSpan) -> TimeSpan? {
    guard book.isOriginal, let due = nextDue, due > now, due - now < span.milliseconds else {
      return nil
    }
    return .milliseconds(due - now)
  }

  /// The next time at which a decision may differ from before, in milliseconds.
  ///
  /// Something falls due then, or the interval may be over, or a timeout may have passed. Until then, it
  /// makes no difference what time it is.
  package var nextEdge: Int? {
    [
      nextDue, core.interval.nextEnd, core.nextTimeout(after: now),
      presenter.nextEdge(after: now),
    ].compactMap(\.self).filter { $0 > now }.min()
  }
}
