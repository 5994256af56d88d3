/// The faults that the monitor of their clause cannot see, each with the reason.
package enum UnseenFaults {
  /// The reasons, by the ids of the faults.
  package static let reasons: [String: String] = [
    "late-assets-lost-with-return":
      "A message that loads in the background may be shown, or go back, at any time thereafter.",
    "api-events-kept-for-session":
      "At the session start, the message rather looks as if the session had triggered it.",
    "failed-fetch-not-repeated":
      "Whether a fetch that failed is repeated is open but for a later delivery.",
    "session-start-failure-final":
      "Whether a delivery fetches for a message of the session start is open (open.prefetch-at-once).",
    "click-on-empty-screen-logged":
      "The monitor looks for clicks that are missing, not for one too many.",
    "held-back-never-triggered-again":
      "A message that the interval held back may wait, and may not be triggered again while it does.",
    "held-back-until-next-session":
      "A message that the interval held back may wait, and may not be triggered again while it does.",
    "interval-restarted-by-choice":
      "The monitor considers what events start, and a change of the host's answers is none.",
    "interval-restarted-by-host-log":
      "The monitor considers what events start, and what the host logs is none.",
    "equality-of-texts-without-zeros": "No text of these scripts begins with a zero.",
    "local-pushed-below-top":
      "Not seen on these scripts: the order of what waits behind another is seldom certain.",
    "late-assets-lost-at-a-later-session":
      "Whether a message that loads still comes after a later session is open.",
    "late-assets-for-the-first-alone":
      "Of two messages that load, either may come first, and the other may wait behind it.",
    "arrivals-seen-together":
      "Of two messages that load, either may come first.",
    "late-assets-lost-with-another-in-the-background":
      "A message that went back may come before one that loads, which may then wait below it.",
    "late-assets-lost-with-another-behind-a-third":
      "A message that went back may come before one that loads, which may then wait below it.",
    "late-assets-lost-with-another-put-off":
      "A message that went back may come before one that loads, which may then wait below it.",
    "late-assets-lost-with-another-under-the-keyboard":
      "A message that went back may come before one that loads, which may then wait below it.",
    "visible-dismissed-by-failure":
      "In a field log, a message may also leave the screen by itself, after a time.",
    "no-match-when-discarded-for-its-timeout":
      "A report that comes while time passes may be one that comes late.",
    "late-assets-for-three-at-most":
      "Of several messages that load, any may come first, and the others may wait behind it.",
  ]
}
