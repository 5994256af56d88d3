import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern the scope and the length of the interval (`rate-limit.*`).
extension Fault {
  static let interval: [Fault] =
    [
      defaultInterval("default-interval-a-little-too-long", 35_000, "35 seconds"),
      defaultInterval("default-interval-halved", 15_000, "15 seconds"),
      Fault(
        "interval-not-from-late-messages", breaks: .rateLimitDefaultHoldsBack,
        "A message with assets starts no interval."
      ) {
        $0.rateLimit.concerns = { _, _, last in last?.assets.isEmpty ?? true }
      },
      Fault(
        "interval-not-from-images", breaks: .rateLimitDefaultHoldsBack,
        "A message with an image starts no interval."
      ) {
        $0.rateLimit.concerns = { _, _, last in last?.message.image == nil }
      },
      Fault(
        "interval-not-from-zips", breaks: .rateLimitDefaultHoldsBack,
        "A message with a ZIP file starts no interval."
      ) {
        $0.rateLimit.concerns = { _, _, last in last?.message.zip == nil }
      },
      Fault(
        "interval-stops-in-background", breaks: .rateLimitDefaultThenLetsThrough,
        "Time in the background does not count toward the interval."
      ) {
        $0.rateLimit.passesInBackground = false
      },
      Fault(
        "interval-not-for-purchases", breaks: .rateLimitDefaultHoldsBack,
        "A message that a purchase triggers is never held back."
      ) {
        $0.rateLimit.concerns = { kind, _, _ in kind != .purchase }
      },
      Fault(
        "configured-interval-not-for-purchases", breaks: .rateLimitOverrideHoldsBack,
        "A message that a purchase triggers is never held back."
      ) {
        $0.rateLimit.concerns = { kind, _, _ in kind != .purchase }
      },
      length(
        "configured-interval-at-least-two", .rateLimitOverrideReplacesDefault,
        "at least two seconds"
      ) {
        max($0 ?? 30, $0 == 0 ? 0 : 2) * 1000
      },
      length(
        "configured-interval-at-least-eight", .rateLimitOverrideReplacesDefault,
        "at least eight seconds"
      ) {
        max($0 ?? 30, $0 == 0 ? 0 : 8) * 1000
      },
      length(
        "configured-interval-at-most-a-minute", .rateLimitOverrideReplacesDefault,
        "at most a minute"
      ) {
        min($0 ?? 30, 60) * 1000
      },
      length(
        "configured-interval-in-minutes", .rateLimitOverrideReplacesDefault,
        "read as a number of minutes"
      ) {
        ($0.map { $0 * 60 } ?? 30) * 1000
      },
      length(
        "configured-interval-within-the-minute", .rateLimitOverrideReplacesDefault,
        "reduced to what exceeds whole minutes"
      ) {
        ($0.map { $0 % 60 } ?? 30) * 1000
      },
      length(
        "configured-interval-within-the-hour", .rateLimitOverrideReplacesDefault,
        "reduced to what exceeds whole hours"
      ) {
        ($0.map { $0 % 3600 } ?? 30) * 1000
      },
      length(
        "configured-interval-in-thirty-two-bits", .rateLimitOverrideReplacesDefault,
        "stored as milliseconds in 32 bits"
      ) {
        Int(Int32(truncatingIfNeeded: ($0 ?? 30) * 1000))
      },
      length(
        "configured-interval-in-tens", .rateLimitOverrideReplacesDefault,
        "rounded up to a multiple of ten seconds"
      ) {
        ($0.map { ($0 + 9) / 10 * 10 } ?? 30) * 1000
      },
      Fault(
        "configured-interval-counted-once", breaks: .rateLimitOverrideHoldsBack,
        "The interval counts from the first message after a launch, never from a later one."
      ) {
        $0.rateLimit.isRestarted = false
      },
      Fault(
        "configured-interval-not-after-session-start", breaks: .rateLimitOverrideHoldsBack,
        "A message that a session start triggers starts no interval."
      ) {
        $0.rateLimit.exempt(.sessionStart)
      },
    ] + eventsOfAPI + [
      notFrom(.sessionStart, "session-start"), notFrom(.pushClick, "push-click"),
      notFrom(.purchase, "purchase"), notFrom(.customEvent, "custom-event"),
    ]

  private static func notFrom(_ kind: EventKind, _ id: String) -> Fault {
    Fault(
      "interval-not-from-\(id)", breaks: .rateLimitDefaultHoldsBack,
      "A message that a \(id.replacing("-", with: " ")) triggers starts no interval."
    ) {
      $0.rateLimit.exempt(kind)
    }
  }

  /// Describes a wrong default interval.
  static func defaultInterval(_ id: String, _ milliseconds: Int, _ words: String) -> Fault {
    let clause: ClauseID =
      milliseconds < 30_000 ? .rateLimitDefaultHoldsBack : .rateLimitDefaultThenLetsThrough
    let subject = "The default interval"
    return Fault(
      id, breaking: clause.id, "\(subject) is \(words).",
      by: WrongLength(of: subject, right: 30_000, wrong: milliseconds) { rulebook, length in
        rulebook.rateLimit.interval = { $0.map { $0 * 1000 } ?? length }
      })
  }

  /// Describes a wrong interval: the default or a configured one, depending on the clause.
  static func length(
    _ id: String, _ clause: ClauseID, _ words: String,
    _ interval: @escaping @Sendable (Int?) -> Int
  ) -> Fault {
    let what = clause.rule == "rate-limit.default" ? "The default" : "A configured"
    return Fault(id, breaks: clause, "\(what) interval is \(words).") {
      $0.rateLimit.interval = interval
    }
  }
}

extension RateLimitPolicy {
  /// Makes triggers by this kind of event start no interval.
  fileprivate mutating func exempt(_ exempt: EventKind) {
    let original = starts
    starts = { $0 != exempt && original($0, $1) }
  }
}
