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
    "interval-not-from-late-messages":
      "From when the interval counts for a message whose assets are late is open.",
    "local-pushed-below-top":
      "Not seen on these scripts: the order of what waits behind another is seldom certain.",
  ]
}
