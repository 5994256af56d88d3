import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern logging by the host (`local.manual-logging`).
extension Fault {
  static let hostLogging: [Fault] = [
    Fault(
      "host-impression-ignored", breaks: .localManualLoggingImpressions,
      "An impression that the host logs is not recorded.", in: [.swift]
    ) {
      $0.analytics.impressionsByHost = { _ in [] }
    },
    Fault(
      "host-impression-doubled", breaks: .localManualLoggingNothingMore,
      "An impression that the host logs is recorded twice.", in: [.swift]
    ) {
      $0.analytics.impressionsByHost = { [$0.message, $0.message] }
    },
    Fault(
      "host-click-ignored", breaks: .localManualLoggingClicks,
      "A click that the host logs is not recorded.", in: [.swift]
    ) {
      $0.analytics.clicksByHost = { _ in [] }
    },
    Fault(
      "host-click-doubled", breaks: .localManualLoggingNothingMore,
      "A click that the host logs is recorded twice.", in: [.swift]
    ) {
      $0.analytics.clicksByHost = { [$0.message, $0.message] }
    },
    Fault(
      "host-click-dismisses", breaks: .localManualLoggingNothingMore,
      "A click that the host logs dismisses the visible message.", in: [.swift]
    ) {
      $0.analytics.clickByHostDismisses = true
    },
  ]

  /// The same error as two faults: about impressions and about clicks.
  static let hostLoggingOfSome: [Fault] = [
    Fault(
      "host-click-for-visible", breaks: .localManualLoggingClicks,
      "A click that the host logs is recorded for the visible message.",
      in: [.swift]
    ) {
      $0.analytics.clicksByHost = { [$0.visible?.stored.name ?? $0.message] }
    },
    Fault(
      "host-click-doubled-for-a-campaign", breaks: .localManualLoggingNothingMore,
      "A click that the host logs is recorded twice if the message of a campaign is visible.",
      in: [.swift]
    ) {
      $0.analytics.clicksByHost = {
        let isCampaign = $0.visible.map { !$0.message.isLocal } ?? false
        return isCampaign ? [$0.message, $0.message] : [$0.message]
      }
    },
    Fault(
      "host-impression-for-visible", breaks: .localManualLoggingImpressions,
      "An impression that the host logs is recorded for the visible message.", in: [.swift]
    ) {
      $0.analytics.impressionsByHost = { [$0.visible?.stored.name ?? $0.message] }
    },
    Fault(
      "host-click-once", breaks: .localManualLoggingClicks,
      "Only the first click that the host logs is recorded.", in: [.swift]
    ) {
      $0.analytics.clicksByHost = { $0.earlier.isEmpty ? [$0.message] : [] }
    },
    Fault(
      "host-impression-once", breaks: .localManualLoggingImpressions,
      "Only the first impression that the host logs is recorded.", in: [.swift]
    ) {
      $0.analytics.impressionsByHost = { $0.earlier.isEmpty ? [$0.message] : [] }
    },
    Fault(
      "host-impression-unless-it-waited", breaks: .localManualLoggingImpressions,
      "An impression that the host logs is not recorded if the visible message had to wait.",
      in: [.swift]
    ) {
      $0.analytics.impressionsByHost = {
        $0.visible?.returns.isEmpty == false ? [] : [$0.message]
      }
    },
    Fault(
      "host-click-unless-it-waited", breaks: .localManualLoggingClicks,
      "A click that the host logs is not recorded if the visible message had to wait.", in: [.swift]
    ) {
      $0.analytics.clicksByHost = { $0.visible?.returns.isEmpty == false ? [] : [$0.message] }
    },
  ]
}
