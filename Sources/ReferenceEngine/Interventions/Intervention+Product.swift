/// The product of all moments and effects that can mean something together.
extension Intervention {
  /// Every meaningful intervention with at most one circumstance.
  package static let product: [Intervention] = Occasion.allCases.flatMap { occasion in
    Effect.allCases.filter { $0.isMeaningful(at: occasion) }.flatMap { effect in
      let circumstances = Circumstance.allCases.filter {
        $0.isMeaningful(at: occasion, for: effect)
      }
      let times = occasion.isAction && effect.hasTwoTimes ? [false, true] : [false]
      return times.flatMap { isAfterwards in
        ((effect.isAboutEach ? [] : [[]]) + circumstances.map { [$0] }).map {
          Intervention(occasion, afterwards: isAfterwards, $0, effect)
        }
      }
    }
  }

  /// The same moment, at which nothing happens.
  ///
  /// The simulation counts how often it comes.
  package var moment: Intervention {
    let circumstances = circumstances.filter { !effect.isAboutEach || !$0.isAboutMessage }
    return Intervention(occasion, circumstances, .nothing)
  }

  /// Whether it happens in a run in which its ``moment`` comes so often.
  package func happens(inRunWith count: Int) -> Bool {
    count > 0
      && (1...count).contains { number in
        circumstances.allSatisfy { $0.isMet(atTime: number) }
      }
  }
}

extension Effect {
  /// Whether it can mean something when an occasion comes.
  fileprivate func isMeaningful(at occasion: Occasion) -> Bool {
    switch self {
    case .nothing: false
    case .overlooks: occasion.isNoticed
    case .ignores: occasion.isAction && occasion != .clickOnMessage && occasion != .time
    case .presumesPresenter: occasion.isAction || occasion == .anything
    case .swallowsReport, .doublesReport, .reportsVisible: occasion.isRecord
    case .losesIt, .movesToBottom, .movesBelowTop, .movesBelowTwo:
      occasion == .returned || occasion.isPush
    case .losesOthers: occasion.isNews
    case .losesOthersAlike: occasion == .returned
    case .swallowsImpression, .addsImpressions: occasion == .displayed
    case .addsClickOnLast: occasion == .click
    case .swallowsClick, .addsClick, .clicksWaiting: occasion == .clickOnMessage
    case .repeatsLast: occasion.isOpportunity
    case .keepsWaiting, .keepsEach, .keepsNewest, .keepsOthers, .keepsVisible, .forgetsToAsk:
      occasion.isAction && occasion != .clickOnMessage
    case .endsTriggers, .endsTriggersUntilDelivery:
      occasion.isAboutMessage || occasion == .heldBack || occasion == .outdone
    case .leavesIt, .leavesItLast, .addsImpression: occasion.isAboutMessage
    case .endsInterval, .startsInterval:
      occasion.isInCore || occasion.isNews || occasion.isAction && occasion != .clickOnMessage
        || occasion.isDue
    case .losesWaiting, .losesNewest, .losesBelow, .losesOldest, .reverses, .swapsNewest,
      .losesLoading, .forgetsVisible, .overlooksVisible, .dismissesVisible:
      occasion.isNews || occasion.isAction && occasion != .clickOnMessage || occasion.isDue
        || occasion.isOpportunity
    }
  }

  /// Whether it makes a difference if it comes before an action or after it.
  fileprivate var hasTwoTimes: Bool {
    switch self {
    case .losesWaiting, .losesNewest, .losesBelow, .losesOldest, .reverses, .swapsNewest,
      .losesLoading, .forgetsVisible, .dismissesVisible, .endsInterval, .startsInterval:
      true
    default: false
    }
  }

  /// Whether it is about the message that the occasion is about.
  fileprivate var isAboutIt: Bool {
    switch self {
    case .losesIt, .leavesIt, .leavesItLast, .movesToBottom, .movesBelowTop, .movesBelowTwo,
      .losesOthersAlike, .endsTriggers, .endsTriggersUntilDelivery,
      .swallowsImpression, .addsImpression, .addsImpressions, .swallowsClick, .addsClick,
      .clicksWaiting, .swallowsReport, .doublesReport, .reportsVisible:
      true
    default: false
    }
  }
}

extension Occasion {
  /// Whether it is one action among others.
  fileprivate var isAction: Bool {
    self != .anything && !isDue && !isOpportunity && !isInCore && !isNews && !isRecord
  }

  /// Whether something falls due.
  fileprivate var isDue: Bool { self == .fetchEnds || self == .fetchFails }

  /// Whether it is an opportunity for what waits.
  fileprivate var isOpportunity: Bool {
    switch self {
    case .opportunity, .sessionOpportunity, .pushOpportunity, .requestOpportunity: true
    default: false
    }
  }

  /// Whether it happens in the core, where no message is on the screen or on the stack.
  fileprivate var isInCore: Bool {
    switch self {
    case .outdone, .heldBack, .triggersNothing, .evaluated, .apiEvaluated, .pushEvaluated: true
    default: false
    }
  }

  /// Whether a new message goes on the stack.
  fileprivate var isPush: Bool { self == .triggered || self == .presented }

  /// Whether it is what becomes of a message.
  fileprivate var isNews: Bool {
    switch self {
    case .displayed, .dismissed, .returned, .discarded: true
    default: isPush
    }
  }

  /// Whether it is recorded what the host logs.
  fileprivate var isRecord: Bool { self == .impressionRecorded || self == .clickRecorded }

  /// Whether it is about a message: that of the news, or the visible one.
  fileprivate var isAboutMessage: Bool { isNews || isAction && self != .click }

  /// Whether it changes something around the engine that the engine might not notice.
  fileprivate var isNoticed: Bool {
    switch self {
    case .leaving, .returning, .turn, .keyboardShown, .keyboardHidden, .choice, .presenter: true
    default: false
    }
  }
}

extension Circumstance {
  /// Whether it can make a difference to an effect when an occasion comes.
  fileprivate func isMeaningful(at occasion: Occasion, for effect: Effect) -> Bool {
    switch self {
    case .withinInterval: occasion.isInCore && effect == .startsInterval
    case .hostIsNotAsked: effect == .presumesPresenter
    case .twoOthersWait, .threeOthersWait: effect == .movesBelowTop || effect == .movesBelowTwo
    case .nothingVisible: !occasion.isInCore && !effect.isAboutIt && effect != .forgetsVisible
    case .somethingVisible, .inBackground, .noneWaits, .oneWaits, .othersWait: !occasion.isInCore
    case .again, .afterTwice, .everySecondTime: !occasion.isInCore
    case .forBackground, .forOther, .forKeyboard, .forChoice, .notForChoice, .forSameReason,
      .forSameReasonTwice, .afterBackground, .afterOther, .afterKeyboard, .afterChoice:
      occasion == .returned
    case .byHost, .forFailedAsset, .forTimeout, .forOrientation, .forMissingImage:
      occasion == .discarded
    case .afterLocal, .afterCampaign, .afterItself: occasion == .displayed
    default: occasion.isNews || effect.isAboutIt && !occasion.isInCore || effect.isAboutEach
    }
  }
}
