import ReferenceEngine
import SpecModel

/// Mistakes about which events are reported as matching no trigger, and under which name
/// (`trigger.no-match`).
extension Fault {
  static let noMatchReports: [Fault] =
    renamings + reports(of: .customEvent) + reports(of: .purchase) + reportsOfMatches

  /// Mistakes about the name of a custom event; how a purchase is named, no document says.
  private static let renamings: [Fault] = [
    renaming("in-lowercase", "The name of a custom event is reported in small letters.") {
      $0.lowercased()
    },
    renaming("trimmed", "The name of a custom event is reported without its blanks.") {
      $0.filter { $0 != " " }
    },
    renaming("without-accents", "The name of a custom event loses its accents.") {
      $0.withoutAccents
    },
  ]

  private static func reports(of kind: EventKind) -> [Fault] {
    let id = kind == .purchase ? "purchases" : "events"
    let words = kind == .purchase ? "purchase" : "custom event"
    return [
      unreported(
        "\(id)-by-prefix", "A \(words) is not reported if its name begins like a trigger's."
      ) { event, context in
        event.kind == kind
          && context.names.contains { event.name?.hasPrefix($0) ?? false && event.name != $0 }
      },
      unreported(
        "\(id)-by-name-only", "A \(words) is not reported if a trigger of any kind has its name."
      ) { event, context in
        event.kind == kind && context.names.contains { event.name == $0 }
      },
      unreported(
        "\(id)-named-like-a-kind",
        "A \(words) is not reported if it is named like a kind of trigger."
      ) { event, _ in event.kind == kind && event.name == "session_start" },
      unreported(
        "\(id)-without-delivery", "A \(words) is not reported as long as nothing is delivered."
      ) { event, context in event.kind == kind && context.delivered.isEmpty },
      triggered(
        "\(id)-of-later-trigger",
        "A \(words) is reported if it matches another trigger of its message than the first."
      ) { event, matching in
        event.kind == kind
          && matching.contains {
            switch $0.message.triggers.first {
            case .customEvent(let name, _), .specificPurchase(let name, _): name != event.name
            default: false
            }
          }
      },
    ]
  }

  private static let reportsOfMatches: [Fault] = [
    triggered("any-purchase", "A purchase is reported although a message waits for any purchase.") {
      event, matching in
      event.kind == .purchase
        && matching.contains { $0.message.triggers.contains(.anyPurchase) }
    },
    triggered("passed-over", "An event is reported for the message that another outdid.") {
      $1.count > 1
    },
    Fault(
      "no-match-when-in-background", breaks: "trigger.no-match/only-unmatched",
      "An event is reported although its message only went back because of the background."
    ) {
      $0.noMatch.isReportedAfter = {
        if case .reenqueued(let entry) = $1 { entry.returns.last == .background } else { false }
      }
    },
    Fault(
      "no-match-when-another-is-visible", breaks: "trigger.no-match/only-unmatched",
      "An event is reported although its message only went back behind another."
    ) {
      $0.noMatch.isReportedAfter = {
        if case .reenqueued(let entry) = $1 { entry.returns.last == .otherVisible } else { false }
      }
    },
    Fault(
      "no-match-when-discarded", breaks: "trigger.no-match/only-unmatched",
      "An event is reported although it triggered a message, because that was discarded."
    ) {
      $0.noMatch.isReportedAfter = {
        if case .discarded = $1 { true } else { false }
      }
    },
    unreported("again", "A custom event is reported only the first time for its name.") {
      event, context in
      event.kind == .customEvent
        && context.earlier.contains { $0.kind == event.kind && $0.name == event.name }
    },
    unreported("in-background", "In the background nothing is reported.") { event, context in
      !context.isInForeground
    },
  ]

  private static func renaming(
    _ id: String, _ summary: String, _ change: @escaping @Sendable (String) -> String
  ) -> Fault {
    Fault("no-match-events-\(id)", breaks: "trigger.no-match/as-itself", summary) {
      $0.noMatch.edit { event, _ in
        if event.kind == .customEvent { event.name = event.name.map(change) }
      }
    }
  }

  private static func unreported(
    _ id: String, _ summary: String,
    _ isUnreported: @escaping @Sendable (Event, NoMatchPolicy.Context) -> Bool
  ) -> Fault {
    Fault("no-match-unreported-\(id)", breaks: "trigger.no-match/reported", summary) {
      let original = $0.noMatch.report
      $0.noMatch.report = { isUnreported($0, $1) ? nil : original($0, $1) }
    }
  }

  private static func triggered(
    _ id: String, _ summary: String,
    _ isReported: @escaping @Sendable (Event, _ matching: [Delivered]) -> Bool
  ) -> Fault {
    Fault("no-match-of-\(id)", breaks: "trigger.no-match/only-unmatched", summary) {
      $0.noMatch.isReportedAfter = { event, outcome in
        if case .triggered(let matching) = outcome { isReported(event, matching) } else { false }
      }
    }
  }
}

extension NoMatchPolicy.Context {
  /// The names of all events and products that a trigger waits for.
  fileprivate var names: [String] {
    delivered.flatMap(\.message.triggers).compactMap { trigger in
      switch trigger {
      case .customEvent(let name, _), .specificPurchase(let name, _): name
      default: nil
      }
    }
  }
}
