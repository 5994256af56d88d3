import SpecModel

/// What passes between the two halves of an engine.
extension Simulation {
  /// Lets the presenter learn of a delivery, and do what the core says.
  mutating func pass(_ signals: CoreSignals) {
    // A fetch that is started again may end at once (`open.redelivery-loading`).
    if signals.delivered != nil {
      presenter.loadAgain(signals.refetched, in: &scene)
      presenter.leaveRedelivered(in: &scene)
      offerLoaded(justNow: true)
    }
    relay(signals)
  }

  /// Hands what the core says to the presenter.
  mutating func relay(_ signals: CoreSignals) {
    if let delivered = signals.delivered { presenter.purge(allBut: delivered, in: &scene) }
    if signals.triggered.isEmpty {
      if !signals.moments.isEmpty {
        use(signals.moments, signals.interval)
        if mayUseAgain(signals.moments), scene.answers[.opportunityOnce] == .twice {
          use(signals.moments, signals.interval)
        }
      }
    } else {
      let waitingComesFirst =
        !signals.moments.isEmpty && presenter.hasWaiting(in: scene.world)
        && scene.answers[.opportunityOrder] == .waitingFirst
      if waitingComesFirst { use(signals.moments, signals.interval) }
      if signals.isHeldBack, presenter.hasWaiting(in: scene.world) {
        use(.heldBackEvent, signals.interval)
      }
      var news: [PresenterNews]?
      for triggered in signals.triggered where news.map(book.rules.triggers.offersNext) ?? true {
        news = relay(triggered)
      }
      if !waitingComesFirst, !signals.isHeldBack, mayUseAgain(signals.moments),
        scene.answers[.opportunityAfterTrigger] == .another
      {
        use(signals.moments, signals.interval)
      }
    }
    for triggered in signals.triggeredLate { relay(triggered) }
  }

  /// Whether something waits after a named opportunity, and would be offered if the opportunity was used once
  /// more.
  private mutating func mayUseAgain(_ moments: Opportunities) -> Bool {
    !book.rules.opportunities.named.isDisjoint(with: moments)
      && presenter.hasWaiting(in: scene.world) && !presenter.leavesNewestAlone(in: &scene)
  }

  /// Hands a message that was triggered to the presenter; returns what the presenter says.
  @discardableResult
  mutating func relay(_ triggered: CoreSignals.Triggered) -> [PresenterNews] {
    switch triggered {
    case .offer(let message, let time): presenter.receive(message, deliveredAt: time, in: &scene)
    case .holdBack(let message, let time):
      presenter.holdBack(message, deliveredAt: time, in: &scene)
    }
    return passNews()
  }

  /// Hands what the presenter says to the core, and returns it.
  @discardableResult
  mutating func passNews() -> [PresenterNews] {
    let news = presenter.takeNews()
    for each in news {
      if !book.rules.interventions.isEmpty { intervene(at: each) }
      core.hear(each, in: &scene)
    }
    return news
  }

  /// Lets the presenter use the opportunities among some moments, unless the interval holds back the
  /// stack.
  mutating func use(_ moments: Opportunities, _ interval: Interval?) {
    let somethingWaits = presenter.hasWaiting(in: scene.world)
    guard
      book.rules.opportunities.count(moments, somethingWaits: somethingWaits, &scene.answers)
    else { return }
    if somethingWaits, let interval,
      interval.holdsBack(.stack, at: scene.world.now, &scene.answers)
    {
      return
    }
    presenter.useOpportunity(moments, in: &scene)
    passNews()
  }

  /// Offers what was kept until there is a presenter, unless it waits on (`open.on-presenter`).
  mutating func usePresenter() {
    guard presenter.hasWaiting(in: scene.world) else { return }
    let answer = scene.answers.anew(.onPresenter, under: .opportunityAtTimes)
    guard answer != .waits, !core.interval.holdsBack(.stack, at: scene.world.now, &scene.answers)
    else { return }
    if answer == .offers {
      presenter.useOpportunity([], in: &scene)
    } else {
      presenter.offerEachKept(in: &scene)
    }
    passNews()
  }
}
