/// The sorts of effects and occasions, for tables that are too large for every word.
extension Effect {
  /// What an effect changes.
  package enum Sort: String, CaseIterable, Sendable {
    /// What waits and loads.
    case waiting = "what waits"
    /// The message that the occasion is about.
    case message = "the message"
    /// What is on the screen.
    case screen = "the screen"
    /// The interval.
    case interval = "the interval"
    /// What the engine notices and asks.
    case notice = "its notice"
    /// What outlives the action.
    case survival = "what is kept"
    /// Impressions and clicks.
    case report = "the reports"
  }

  /// What it changes; `nil` if it changes nothing.
  package var sort: Sort? {
    switch self {
    case .nothing: nil
    case .losesWaiting, .losesNewest, .losesBelow, .losesOldest, .reverses, .swapsNewest,
      .losesLoading:
      .waiting
    case .losesIt, .leavesIt, .leavesItLast, .movesToBottom, .movesBelowTop, .movesBelowTwo,
      .losesOthers, .losesOthersAlike, .endsTriggers, .endsTriggersUntilDelivery:
      .message
    case .forgetsVisible, .overlooksVisible, .dismissesVisible, .repeatsLast: .screen
    case .endsInterval, .startsInterval: .interval
    case .overlooks, .ignores, .presumesPresenter, .forgetsToAsk: .notice
    case .keepsWaiting, .keepsEach, .keepsNewest, .keepsOthers, .keepsVisible: .survival
    case .swallowsImpression, .addsImpression, .addsImpressions, .swallowsClick, .addsClick,
      .addsClickOnLast, .clicksWaiting, .swallowsReport, .doublesReport, .reportsVisible:
      .report
    }
  }
}

extension Occasion {
  /// What an occasion is.
  package enum Sort: String, CaseIterable, Sendable {
    /// An event of the app or of the service, which may trigger a message.
    case event = "an event"
    /// What happens to the app and the device.
    case device = "the device"
    /// What the user does.
    case user = "the user"
    /// What the host app and the network do.
    case host = "the host"
    /// A step of the engine itself: a fetch that is over, an opportunity, or how an event is evaluated.
    case engine = "the engine"
    /// What becomes of a message.
    case news = "a message"
  }

  /// What it is.
  package var sort: Sort {
    switch self {
    case .session, .customEvent, .purchase, .apiEvent, .pushClick, .anything: .event
    case .leaving, .returning, .relaunch, .turn, .keyboardShown, .keyboardHidden, .time: .device
    case .dismissal, .click, .clickOnMessage: .user
    case .presentation, .request, .choice, .serve, .presenter, .hostLog, .impressionRecorded,
      .clickRecorded:
      .host
    case .fetchEnds, .fetchFails, .opportunity, .sessionOpportunity, .pushOpportunity,
      .requestOpportunity, .outdone, .heldBack, .triggersNothing, .evaluated, .apiEvaluated,
      .pushEvaluated:
      .engine
    case .triggered, .presented, .displayed, .dismissed, .returned, .discarded: .news
    }
  }
}
