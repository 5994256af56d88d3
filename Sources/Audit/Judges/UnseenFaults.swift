/// The faults that the monitor of their own clause does not see, each with the reason.
package enum UnseenFaults {
  /// The reasons, by the ids of the faults.
  package static let reasons: [String: String] = [
    "late-assets-lost-with-return":
      "A message that loads in the background may be shown, or go back, at any time thereafter.",
    "interval-from-blocked-event":
      "An event that is held back may start the interval, if its message waits.",
    "api-events-kept-for-session":
      "At the session start, the message rather looks as if the session had triggered it.",
    "failed-fetch-not-repeated":
      "Whether a fetch that failed is repeated is open but for a later delivery.",
    "session-start-failure-final":
      "Whether a delivery fetches for a message of the session start is open (open.prefetch-at-once).",
    "click-on-empty-screen-logged":
      "The monitor looks for impressions and clicks that are missing, not for one too many.",
    "interval-not-from-late-messages":
      "From when the interval counts for a message whose assets are late is open.",
    "local-pushed-below-top":
      "Not seen on these scripts: the order of what waits behind another is seldom certain.",
    "late-assets-lost-in-background": meanwhile,
    "late-assets-lost-on-return": meanwhile,
    "late-assets-lost-at-a-turn": meanwhile,
    "late-assets-lost-at-another-event": meanwhile,
    "late-assets-lost-at-a-purchase": meanwhile,
    "late-assets-lost-at-a-later-session": meanwhile,
    "late-assets-lost-at-a-push-click": meanwhile,
    "late-assets-lost-at-a-dismissal": meanwhile,
    "late-assets-lost-under-the-keyboard": meanwhile,
    "late-assets-lost-behind-another": meanwhile,
    "late-assets-for-the-first-alone": meanwhile,
    "click-empties-stack":
      "Whether a click dismisses the visible message is open, and so is what follows.",
  ]

  private static let meanwhile =
    "The monitor of late assets is silent as soon as anything else happens while they load."
}
