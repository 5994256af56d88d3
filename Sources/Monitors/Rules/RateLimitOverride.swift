import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `rate-limit.override`.
  static let rateLimitOverride = [
    Monitor(.rateLimitOverrideReplacesDefault, .onScreen) { moment in
      guard moment.isConfigured, moment.interval > 0 else { return nil }
      let tooSoon = moment.display { display in
        guard let (span, name) = display.sinceOther, span < moment.interval, span >= 30_000 else {
          return nil
        }
        return "\(TimeSpan(milliseconds: span)) after `\(name)`, "
          + "within the configured interval of \(TimeSpan(milliseconds: moment.interval))"
      }
      return tooSoon
        ?? moment.unheard { _, missed in
          guard let span = missed.sinceStart else { return nil }
          return "\(TimeSpan(milliseconds: span)) had passed since the last message, "
            + "and \(TimeSpan(milliseconds: moment.interval)) are configured"
        }
    },
    Monitor(.rateLimitOverrideHoldsBack, .onScreen) { moment in
      moment.isConfigured && moment.interval > 0 ? moment.tooSoon(interval: moment.interval) : nil
    },
    Monitor(.rateLimitOverrideBetweenMessages, .lost) { moment in
      moment.isConfigured && moment.interval > 0 ? moment.heldBackByOtherEvent : nil
    },
  ]
}
