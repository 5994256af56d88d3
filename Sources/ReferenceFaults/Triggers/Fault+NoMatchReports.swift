import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern which events are reported as matching no trigger, and under which name
/// (`trigger.no-match`).
extension Fault {
  static let noMatchReports: [Fault] =
    renamings + reports(of: .customEvent) + reports(of: .purchase) + reportsOfMatches

  /// Faults that concern the name of a custom event; no document says how a purchase is named.
  private static let renamings: [Fault] = [
    renaming("in-lowercase", "The name of a custom event is reported in lowercase.") {
      $0.lowercased()
    },
    renaming("trimmed", "The name of a custom event is reported without its spaces.") {
      $0.filter { $0 != " " }
    },
    renaming("cut-short", "The name of a custom event is reported with at most 255 characters.") {
      String($0.prefix(255))
    },
    renaming("without-accents", "The name of a custom event is reported without its accents.") {
      $0.withoutAccents
    },
  ]

  private static func reports(of kind: EventKind) -> [Fault] {
    let id = kind == .purchase ? "purchases" : "events"
    let words = kind == .purchase ? "purchase" : "custom event"
    return [
      unreported(
        "\(id)-by-prefix", "A \(words) is not reported if its name begins with a trigger's name."
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
        "A \(words) named session_start is not reported."
      ) { event, _ in event.kind == kind && event.name == "session_start" },
      unreported(
        "\(id)-without-delivery", "A \(words) is not reported while no message is delivered."
      ) { event, context in event.kind == kind && context.delivered.isEmpty },
      triggered(
        "\(id)-of-later-trigger",
        "A \(words) is reported if it matches a trigger of its message other than the first."
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
    triggered("any-purchase", "A purchase is reported even if a message listens for any purchase.")
    {
      event, matching in
      event.kind == .purchase
        && matching.contains { $0.message.triggers.contains(.anyPurchase) }
    },
    triggered("passed-over", "An event that matches several messages is reported.") {
      $1.count > 1
    },
    reenqueued("in-background", .background, "the app is in the background"),
    reenqueued("another-is-visible", .otherVisible, "another message is visible"),
    Fault(
      "no-match-when-discarded", breaks: .triggerNoMatchOnlyUnmatched,
      "An event is reported if its message is discarded."
    ) {
      $0.noMatch.isReportedAfter = {
        if case .discarded = $1 { true } else { false }
      }
    },
    reenqueued("put-off", .displayChoice, "the host puts it off"),
    reenqueued("under-the-keyboard", .keyboard, "the keyboard is up", in: [.legacy]),
    discarded("by-the-host", .displayChoice, "by the host"),
    discarded("for-its-orientation", .orientation, "because of its orientation"),
    discarded("for-a-failed-asset", .assetFailed, "because an asset failed"),
    discarded("for-its-timeout", .timeout, "because of its timeout"),
    discarded("for-a-missing-image", .missingImage, "because it lacks its image", in: [.legacy]),
    Fault(
      "no-match-without-a-presenter", breaks: .triggerNoMatchOnlyUnmatched,
      "An event is reported if there is no presenter for its message.", in: [.swift]
    ) {
      $0.noMatch.isReportedAfter = {
        if case .missedPresenter = $1 { true } else { false }
      }
    },
    unreported("again", "A custom event is reported only the first time that its name is logged.") {
      event, context in
      event.kind == .customEvent
        && context.earlier.contains { $0.kind == event.kind && $0.name == event.name }
    },
    unreported(
      "events-named-like-an-object-member",
      "A custom event named constructor is not reported, as if every JavaScript object had it."
    ) { event, _ in
      event.kind == .customEvent && event.name == "constructor"
    },
    unreported("in-background", "Events are not reported while the app is in the background.") {
      event, context in
      !context.isInForeground
    },
    unreported("within-the-interval", "Events are not reported while the interval runs.") {
      $1.isWithinInterval
    },
    unreported(
      "without-a-presenter", "Events are not reported until a presenter is assigned.", in: [.swift]
    ) {
      !$1.world.hasPresenter
    },
    unreported("while-loading", "Events are not reported while a message loads.") {
      $1.isMessageLoading
    },
    unreported("in-later-sessions", "Events are reported only in the first session of a launch.") {
      $1.session > 1
    },
    unreported("after-a-relaunch", "Events are not reported after a relaunch.") {
      $1.world.relaunches > 0
    },
    unreported(
      "under-the-keyboard", "Events are not reported while the keyboard is up.", in: [.legacy]
    ) {
      $1.world.keyboard == .shown
    },
  ]

  private static func renaming(
    _ id: String, _ summary: String, _ change: @escaping @Sendable (String) -> String
  ) -> Fault {
    Fault("no-match-events-\(id)", breaks: .triggerNoMatchAsItself, summary) {
      $0.noMatch.edit { event, _ in
        if event.kind == .customEvent { event.name = event.name.map(change) }
      }
    }
  }

  private static func unreported(
    _ id: String, _ summary: String, in profiles: [Rulebook.Profile] = Rulebook.Profile.allCases,
    _ isUnreported: @escaping @Sendable (Event, NoMatchPolicy.Context) -> Bool
  ) -> Fault {
    Fault(
      "no-match-unreported-\(id)", breaks: .triggerNoMatchReported, summary, in: profiles
    ) {
      let original = $0.noMatch.report ?? NoMatchPolicy.asItself
      $0.noMatch.report = { isUnreported($0, $1) ? nil : original($0, $1) }
    }
  }

  private static func reenqueued(
    _ id: String, _ reason: ReenqueueReason, _ words: String,
    in profiles: [Rulebook.Profile] = Rulebook.Profile.allCases
  ) -> Fault {
    Fault(
      "no-match-when-\(id)", breaks: .triggerNoMatchOnlyUnmatched,
      "An event is reported if its message goes back because \(words).", in: profiles
    ) {
      $0.noMatch.isReportedAfter = {
        if case .reenqueued(let entry) = $1 { entry.returns.last == reason } else { false }
      }
    }
  }

  private static func discarded(
    _ id: String, _ reason: DiscardReason, _ words: String,
    in profiles: [Rulebook.Profile] = Rulebook.Profile.allCases
  ) -> Fault {
    Fault(
      "no-match-when-discarded-\(id)", breaks: .triggerNoMatchOnlyUnmatched,
      "An event is reported if its message is discarded \(words).", in: profiles
    ) {
      $0.noMatch.isReportedAfter = {
        if case .discarded(_, reason) = $1 { true } else { false }
      }
    }
  }

  private static func triggered(
    _ id: String, _ summary: String,
    _ isReported: @escaping @Sendable (Event, _ matching: [Delivered]) -> Bool
  ) -> Fault {
    Fault("no-match-of-\(id)", breaks: .triggerNoMatchOnlyUnmatched, summary) {
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
