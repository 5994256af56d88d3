import ReferenceEngine
import SpecModel

/// Mistakes about what the host logs (`local.manual-logging`).
extension Fault {
  static let hostLogging: [Fault] = [
    Fault(
      "host-impression-ignored", breaks: "local.manual-logging",
      "An impression that the host logs is not recorded.", in: [.swift]
    ) {
      $0.analytics.impressionsByHost = { _ in [] }
    },
    Fault(
      "host-impression-doubled", breaks: "local.manual-logging",
      "An impression that the host logs is recorded twice.", in: [.swift]
    ) {
      $0.analytics.impressionsByHost = { [$0.message, $0.message] }
    },
    Fault(
      "host-click-ignored", breaks: "local.manual-logging",
      "A click that the host logs is not recorded.", in: [.swift]
    ) {
      $0.analytics.clicksByHost = { _ in [] }
    },
    Fault(
      "host-click-doubled", breaks: "local.manual-logging",
      "A click that the host logs is recorded twice.", in: [.swift]
    ) {
      $0.analytics.clicksByHost = { [$0.message, $0.message] }
    },
  ]

  /// Impressions and clicks alike, each as a fault of its own.
  static let hostLoggingOfSome: [Fault] = [
    Fault(
      "host-click-for-visible", breaks: "local.manual-logging",
      "A click that the host logs is recorded for the visible message, whichever the host names.",
      in: [.swift]
    ) {
      $0.analytics.clicksByHost = { [$0.visible?.stored.name ?? $0.message] }
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
}
