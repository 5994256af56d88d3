/// The faults that the monitor of their own clause does not see, each with the reason.
enum UnseenFaults {
  static let reasons: [String: String] = [
    // Whether a message that was displayed, if wrongly, may come again is open.
    "inequality-as-equality": displayedWrongly,
    "before-as-after": displayedWrongly,
    "inequality-of-numbers-unread": displayedWrongly,
    "inequality-with-false-unread": displayedWrongly,
    "inequality-with-true-unread": displayedWrongly,
    "greater-than-as-its-opposite": displayedWrongly,
    "less-than-as-its-opposite": displayedWrongly,
    // These keep a message back that the filter lets through.
    "greater-than-by-text": keptBack,
    "greater-than-without-sign": keptBack,
    "less-than-by-text": keptBack,
    "less-than-without-sign": keptBack,
    "less-than-without-fractions": keptBack,
    "at-most-without-fractions": keptBack,
    "late-assets-lost-with-return":
      "A message that loads in the background may be shown, or go back, at any time thereafter.",
    "interval-from-blocked-event":
      "An event that is held back may start the interval, if its message waits.",
    "api-events-kept-for-session":
      "At the session start, the message rather looks as if the session had triggered it.",
    "failed-fetch-not-repeated":
      "Whether a fetch that failed is repeated is open but for a later delivery.",
    "session-start-failure-final":
      "The message is discarded as its asset failed, which is certain only where no fetch is repeated.",
    "click-on-empty-screen-logged":
      "It speaks of a message that has left the screen: the monitor looks at those that are on it.",
    "interval-not-from-late-messages":
      "From when the interval counts for a message whose assets are late is open.",
    "local-pushed-below-top":
      "Not seen on these scripts: the order of what waits behind another is seldom certain.",
    "local-first": "What comes too late is a campaign: the monitors of the order see it.",
    "discarded-off-the-stack-at-session-start-stays": reportedAsReturn,
    "discarded-off-the-stack-at-push-click-stays": reportedAsReturn,
    "discarded-off-the-stack-at-display-next-stays": reportedAsReturn,
    "discard-reverses-stack":
      "The others stay, in another order: the monitors of the order see it.",
    "orientation-must-not-change":
      "It discards messages that fit any orientation: the monitor of `any-fits` sees it.",
    "display-next-keeps-message":
      "The message is handed out, and stays: the monitors of what was displayed see it.",
  ]

  private static let displayedWrongly =
    "It displays wrongly before it fails to display; the monitor of `unsatisfied` sees it."
  private static let keptBack =
    "It keeps messages back as well; the monitor of `satisfied` sees it."
  private static let reportedAsReturn =
    "The engine reports a return, not a discard; the monitors of `not-kept` see it."
}
