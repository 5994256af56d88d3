/// The faults that the monitor of their own clause does not see, each with the reason.
enum UnseenFaults {
  static let reasons: [String: String] = [
    // What these display wrongly comes first, and whether a message that was displayed may come
    // again is open; `trigger.property-filters/unsatisfied` is breached.
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
    "no-offer-at-session-start":
      "What waits at a session start is also triggered again, or may be purged.",
    "behind-visible-to-bottom":
      "Which of two lies on top is certain only where the upper one was not offered since.",
    "waiting-given-up": "It takes more opportunities in vain than the scripts have.",
    "local-pushed-below-top": "Only a local message that has to wait lies there.",
    "local-first": "The campaign is what is displayed too late; the monitors of its rules see it.",
    "discarded-off-the-stack-at-session-start-stays": reportedAsReturn,
    "discarded-off-the-stack-at-push-click-stays": reportedAsReturn,
    "discarded-off-the-stack-at-display-next-stays": reportedAsReturn,
    "discard-reverses-stack":
      "The others stay, in another order: the monitors of the order see it.",
    "orientation-must-not-change":
      "It gives no reason of orientation; the monitors of what waits see it.",
    "display-next-keeps-message":
      "The message is handed out, and stays: the monitors of what was displayed see it.",
    "host-click-unless-it-waited":
      "Whether a click is recorded of a message that has left the screen is open.",
  ]

  private static let displayedWrongly =
    "It displays wrongly before it fails to display; the monitor of `unsatisfied` sees it."
  private static let keptBack =
    "It keeps messages back as well; the monitor of `satisfied` sees it."
  private static let reportedAsReturn =
    "The engine reports a return, not a discard; the monitors of `not-kept` see it."
}
