import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `rate-limit.default`.
  static let rateLimitDefault = [
    Monitor(.rateLimitDefaultHoldsBack, .onScreen) { moment in
      moment.isConfigured ? nil : moment.tooSoon(interval: 30_000)
    },
    Monitor(.rateLimitDefaultThenLetsThrough, .lost) { moment in
      guard !moment.isConfigured else { return nil }
      return moment.unheard { _, missed in
        missed.sinceStart == nil ? nil : "more than 30 seconds had passed since the last message"
      }
    },
    Monitor(.rateLimitDefaultBetweenMessages, .lost) { moment in
      moment.isConfigured ? nil : moment.heldBackByOtherEvent
    },
  ]
}

extension Moment {
  /// Finds a message that was displayed too soon after another.
  func tooSoon(interval: Int) -> String? {
    display { display in
      guard let (span, name) = display.sinceOther, span < interval else { return nil }
      return "\(TimeSpan(milliseconds: span)) after `\(name)`, "
        + "within the interval of \(TimeSpan(milliseconds: interval))"
    }
  }

  /// Finds a message that was held back after an event that triggered nothing.
  var heldBackByOtherEvent: String? {
    unheard { _, missed in
      guard let span = missed.sinceOtherEvent, span <= interval else { return nil }
      return "only an event that triggers nothing came within the interval"
    }
  }
}
