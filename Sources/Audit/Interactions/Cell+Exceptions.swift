extension Cell {
  /// The reason why no case asks about the cell, although a rule decides it in some script, or
  /// `nil` if a case must ask about it.
  package var exception: String? {
    switch (state, event, fault) {
    case (.displayedBefore, .itsEvent, _), (.displayedBefore, .itsSession, _),
      (.displayedBefore, .itsPush, _):
      "whether a message that was displayed can be triggered again is open (open.exhausted-campaign)"
    case (_, .itsEvent, .leftBehind) where obstacle == .interval:
      "what becomes of a message that the interval holds back is open (open.rate-limit-kept)"
    case (_, _, .leftBehind) where obstacle == .noPresenter:
      "what becomes of a message without a presenter is open (open.no-presenter)"
    case (_, .itsEvent, .lost) where obstacle == .discards && asset == .underWay:
      "no document says whether the host is asked while an asset loads"
    case (.loading, .assetArrives, .lost) where company == .over,
      (.localLoading, .assetArrives, .lost) where company == .over:
      "whether a message that waits is offered when an asset arrives is open (open.on-asset)"
    case (.loading, .turnToFit, _), (.loading, .turnAway, _):
      "no document says whether the orientation counts while an asset loads"
    case (.unpresented, .presented, _) where obstacle == .discards,
      (.localLoading, .assetArrives, _) where obstacle == .discards:
      "whether the host is asked about its own message is open (open.local-choice)"
    case (.localLoading, .assetArrives, .leftBehind) where obstacle == .late:
      "whether a local message can be too late, and waits after that, is open (open.local-late, open.local-loading)"
    case (.undelivered, .itsSession, .leftBehind) where obstacle == .background:
      "whether an event counts that came before the delivery is open (open.early-events)"
    case (.waitingPutOff, .itsEvent, .leftBehind), (.localWaiting, .presented, .leftBehind),
      (.waitingForKeyboard, .itsSession, .leftBehind):
      "whether a message waits twice that is triggered again is open (open.duplicate-on-stack)"
    case (.waitingBehind, .itsEvent, .lost) where obstacle == .late,
      (.waitingForKeyboard, .itsEvent, .lost) where obstacle == .late:
      "whether a message is triggered again while it waits is open (open.waiting-retrigger)"
    default: nil
    }
  }
}
