/// What an ``Intervention`` does to an engine.
package enum Effect: String, CaseIterable, Sendable {
  /// It changes nothing: the moment is only counted.
  case nothing = "nothing happens"

  // To what waits and loads.
  case losesWaiting = "all that wait are lost"
  case losesNewest = "the newest that waits is lost"
  case losesBelow = "all that wait but the newest are lost"
  case losesOldest = "the oldest of several that wait is lost"
  case reverses = "the order of those that wait is reversed"
  case swapsNewest = "the newest two that wait change places"
  case losesLoading = "what loads is lost"

  // To the message that it is about.
  case losesIt = "it is lost"
  case leavesIt = "it stays on the stack"
  case leavesItLast = "it stays at the bottom of the stack"
  case movesToBottom = "it goes to the bottom of the stack"
  case movesBelowTop = "it goes below the top of the stack"
  case movesBelowTwo = "it goes below the top two of the stack"
  case losesOthers = "the others are lost"
  case losesOthersAlike = "the others are lost that went back for the same reason"
  case endsTriggers = "it cannot be triggered again"
  case endsTriggersUntilDelivery = "it cannot be triggered again before the next session"

  // To the screen.
  case forgetsVisible = "the engine takes the screen for empty"
  case overlooksVisible = "the engine no longer notices visible messages"
  case dismissesVisible = "the visible message is dismissed"
  case repeatsLast = "the last message is displayed again"

  // To the interval.
  case endsInterval = "the interval ends"
  case startsInterval = "the interval starts"

  // To what the engine notices.
  case overlooks = "the engine does not notice"
  case ignores = "the engine does nothing"
  case presumesPresenter = "the engine takes a presenter to be there"
  case forgetsToAsk = "the host is not asked about the next one"

  // To what survives the action.
  case keepsWaiting = "those survive that wait"
  case keepsEach = "only those survive"
  case keepsNewest = "the newest that waits survives"
  case keepsOthers = "all that wait but the newest survive"
  case keepsVisible = "the visible message survives"

  // To what is reported.
  case swallowsImpression = "no impression of it is logged"
  case addsImpression = "an impression of it is logged"
  case addsImpressions = "an impression of it is logged for each relaunch"
  case swallowsClick = "no click on it is logged"
  case addsClick = "a click on it is logged"
  case addsClickOnLast = "a click on the last message is logged"
  case clicksWaiting = "the click is logged for the top of the stack"
  case swallowsReport = "it is not recorded"
  case doublesReport = "it is recorded twice"
  case reportsVisible = "it is recorded for the visible message"

  /// Whether the circumstances of a message are about each message that waits, and not about one that the
  /// occasion is about.
  var isAboutEach: Bool { self == .keepsEach || self == .losesOthers }

  /// Whether it needs the action to be over.
  var comesAfterwards: Bool {
    switch self {
    case .keepsWaiting, .keepsEach, .keepsNewest, .keepsOthers, .keepsVisible, .swallowsClick,
      .clicksWaiting, .forgetsToAsk:
      true
    default: false
    }
  }

  /// Whether it concerns the core, and not the presenter.
  var isForCore: Bool {
    switch self {
    case .endsTriggers, .endsTriggersUntilDelivery, .endsInterval, .startsInterval: true
    default: false
    }
  }
}
