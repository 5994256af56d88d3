import ReferenceEngine
import SpecModel

/// Mistakes about the presenter, the host's choice, and what the host logs.
extension Fault {
  static let host: [Fault] =
    [
      presenter("custom-events", "custom event") { if case .logEvent = $0 { true } else { false } },
      presenter("purchases", "purchase") { if case .logPurchase = $0 { true } else { false } },
      presenter("session-starts", "session start") {
        if case .startSession = $0 { true } else { false }
      },
      presenter("push-clicks", "push click") { $0 == .openFromPush },
      presenter("local-messages", "wish of the app") {
        if case .presentLocal = $0 { true } else { false }
      },
      Fault(
        "presenter-not-needed-without-choice", breaks: "presenter.required",
        "Without a display choice of the host no presenter is needed either.", in: [.swift]
      ) {
        $0.display.hasPresenter = { $0.hasPresenter || $0.host.implements == .nothing }
      },

      choice("remembered-for-each-message", "The host is asked once for each message.") {
        $0.reads = { answer, earlier in
          earlier.first { $0.message == answer.message }?.choice ?? answer.choice
        }
      },
      choice("remembered-for-all", "The host is asked once; its answer holds for every message.") {
        $0.reads = { $1.first?.choice ?? $0.choice }
      },
      choice("not-told-apart", "The host's answer for one message is taken for all.") {
        $0.answer = { world, message in
          let answer = world.host.answer(for: message)
          return answer == nil ? nil : world.host.choices.values.first { $0 != .now } ?? answer
        }
      },
      choice("of-single-messages-unread", "What the host says of a single message is not heard.") {
        $0.answer = { world, message in
          world.host.answer(for: message) == nil ? nil : world.host.choice
        }
      },
      Fault(
        "discard-of-single-messages-unread", breaks: "discard.display-choice",
        "What the host says of a single message is not heard."
      ) {
        $0.display.answer = { world, message in
          world.host.answer(for: message) == nil ? nil : world.host.choice
        }
      },
      Fault(
        "discard-choice-remembered-for-all", breaks: "discard.display-choice",
        "The host is asked once; its answer holds for every message."
      ) {
        $0.display.reads = { $1.first?.choice ?? $0.choice }
      },
      Fault(
        "discard-choice-not-told-apart", breaks: "discard.display-choice",
        "The host's answer for one message is taken for all."
      ) {
        $0.display.answer = { world, message in
          let answer = world.host.answer(for: message)
          return answer == nil ? nil : world.host.choices.values.first { $0 != .now } ?? answer
        }
      },
    ] + logging + analytics

  private static func presenter(
    _ id: String, _ event: String, _ isExempt: @escaping @Sendable (Action) -> Bool
  ) -> Fault {
    Fault(
      "presenter-not-needed-for-\(id)", breaks: "presenter.required",
      "A message that a \(event) brings is displayed without a presenter.", in: [.swift]
    ) {
      $0.display.hasPresenter = { $0.hasPresenter || $0.action.map(isExempt) ?? false }
    }
  }

  private static func choice(
    _ id: String, _ summary: String, _ edit: @escaping @Sendable (inout DisplayPolicy) -> Void
  ) -> Fault {
    Fault("choice-\(id)", breaks: "reenqueue.display-choice", summary) { edit(&$0.display) }
  }

  /// Impressions and clicks alike, each as a fault of its own.
  private static let logging: [Fault] = [
    Fault(
      "host-click-for-visible", breaks: "local.manual-logging",
      "A click that the host logs is recorded for the visible message, whichever the host names.",
      in: [.swift]
    ) {
      $0.analytics.clicksByHost = { [$0.visible?.stored.name ?? $0.message] }
    },
    Fault(
      "host-click-once-for-each-message", breaks: "local.manual-logging",
      "A click that the host logs is recorded only the first time for a message.", in: [.swift]
    ) {
      $0.analytics.clicksByHost = { $0.earlier.contains($0.message) ? [] : [$0.message] }
    },
    Fault(
      "host-impression-once", breaks: "local.manual-logging",
      "Only the first impression is recorded that the host logs.", in: [.swift]
    ) {
      $0.analytics.impressionsByHost = { $0.earlier.isEmpty ? [$0.message] : [] }
    },
    Fault(
      "host-impression-unless-it-waited", breaks: "local.manual-logging",
      "An impression that the host logs is not recorded for a message that had to wait.",
      in: [.swift]
    ) {
      $0.analytics.impressionsByHost = {
        $0.visible?.returns.isEmpty == false ? [] : [$0.message]
      }
    },
    Fault(
      "host-click-unless-it-waited", breaks: "local.manual-logging",
      "A click that the host logs is not recorded for a message that had to wait.", in: [.swift]
    ) {
      $0.analytics.clicksByHost = { $0.visible?.returns.isEmpty == false ? [] : [$0.message] }
    },
    Fault(
      "host-logging-ends-analytics", breaks: "local.manual-logging",
      "After a local message, which the host counts, the impressions of campaigns are not logged.",
      in: [.swift]
    ) {
      let original = $0.analytics.logsImpression
      $0.analytics.logsImpression = { original($0, $1) && !($1?.message.isLocal ?? false) }
    },
  ]

  private static let analytics: [Fault] = [
    Fault(
      "analytics-off-after-local", breaks: "local.no-analytics",
      "The impression of a campaign is not logged if a local message was displayed before it."
    ) {
      let original = $0.analytics.logsImpression
      $0.analytics.logsImpression = { original($0, $1) && !($1?.message.isLocal ?? false) }
    },
    Fault(
      "clicks-off-after-local", breaks: "local.no-analytics",
      "A click on a campaign's message is not logged if a local one was displayed before it."
    ) {
      let original = $0.analytics.logsClick
      $0.analytics.logsClick = { original($0, $1) && !($1?.message.isLocal ?? false) }
    },
    Fault(
      "analytics-on-after-campaign", breaks: "local.no-analytics",
      "The impression of a local message is logged if a campaign's was displayed before it."
    ) {
      let original = $0.analytics.logsImpression
      $0.analytics.logsImpression = { original($0, $1) || !($1?.message.isLocal ?? true) }
    },
    Fault(
      "clicks-on-after-campaign", breaks: "local.no-analytics",
      "A click on a local message is logged if a campaign's was displayed before it."
    ) {
      let original = $0.analytics.logsClick
      $0.analytics.logsClick = { original($0, $1) || !($1?.message.isLocal ?? true) }
    },
    Fault(
      "local-impression-logged-from-stack", breaks: "local.no-analytics",
      "The impression of a local message is logged if it had to wait."
    ) {
      let original = $0.analytics.logsImpression
      $0.analytics.logsImpression = { original($0, $1) || !$0.returns.isEmpty }
    },
    Fault(
      "local-impression-logged-from-behind-another", breaks: "local.no-analytics",
      "The impression of a local message is logged if it waited behind another."
    ) {
      let original = $0.analytics.logsImpression
      $0.analytics.logsImpression = { original($0, $1) || $0.returns.contains(.otherVisible) }
    },
    Fault(
      "local-click-logged-from-stack", breaks: "local.no-analytics",
      "A click on a local message is logged if it had to wait."
    ) {
      let original = $0.analytics.logsClick
      $0.analytics.logsClick = { original($0, $1) || $0.returns.contains(.background) }
    },
    Fault(
      "local-click-logged-from-behind-another", breaks: "local.no-analytics",
      "A click on a local message is logged if it waited behind another."
    ) {
      let original = $0.analytics.logsClick
      $0.analytics.logsClick = { original($0, $1) || $0.returns.contains(.otherVisible) }
    },
    Fault(
      "campaign-impression-lost-from-stack", breaks: "local.no-analytics",
      "The impression of a campaign is not logged if its message had to wait."
    ) {
      let original = $0.analytics.logsImpression
      $0.analytics.logsImpression = { original($0, $1) && !$0.returns.contains(.background) }
    },
    Fault(
      "campaign-impression-lost-from-behind-another", breaks: "local.no-analytics",
      "The impression of a campaign is not logged if its message waited behind another."
    ) {
      let original = $0.analytics.logsImpression
      $0.analytics.logsImpression = { original($0, $1) && !$0.returns.contains(.otherVisible) }
    },
    Fault(
      "campaign-impression-lost", breaks: "local.no-analytics",
      "Impressions are not logged at all."
    ) {
      $0.analytics.logsImpression = { _, _ in false }
    },
    Fault(
      "campaign-click-lost", breaks: "local.no-analytics", "Clicks are not logged at all."
    ) {
      $0.analytics.logsClick = { _, _ in false }
    },
  ]
}
