import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern the report that an event matches no trigger (`trigger.no-match`).
extension Fault {
  static let noMatch: [Fault] = [
    Fault(
      "no-match-unreported", breaks: .triggerNoMatchReported,
      "An event that matches no trigger is not reported."
    ) {
      $0.noMatch.report = { _, _ in nil }
    },
    Fault(
      "no-match-purchases-unreported", breaks: .triggerNoMatchReported,
      "A purchase that matches no trigger is not reported."
    ) {
      let report = $0.noMatch.report ?? NoMatchPolicy.asItself
      $0.noMatch.report = { $0.kind == .purchase ? nil : report($0, $1) }
    },
    Fault(
      "no-match-of-wrong-kind", breaks: .triggerNoMatchAsItself,
      "A purchase is reported as a custom event with the product's name."
    ) {
      $0.noMatch.edit { event, _ in
        if event.kind == .purchase { event.kind = .customEvent }
      }
    },
    Fault(
      "no-match-without-name", breaks: .triggerNoMatchAsItself,
      "A custom event is reported with an empty name."
    ) {
      $0.noMatch.edit { event, _ in
        if event.kind == .customEvent { event.name = "" }
      }
    },
    Fault(
      "no-match-names-previous-event", breaks: .triggerNoMatchAsItself,
      "A custom event is reported with the name of the event before it."
    ) {
      $0.noMatch.edit { event, context in
        if event.kind == .customEvent, let name = context.earlier.last?.name { event.name = name }
      }
    },
    Fault(
      "no-match-at-every-event", breaks: .triggerNoMatchOnlyUnmatched,
      "An event is reported even if it triggers a message."
    ) {
      $0.noMatch.isReportedAfter = {
        if case .triggered = $1 { true } else { false }
      }
    },
  ]
}

extension NoMatchPolicy {
  /// Replaces the event that is reported as matching no trigger.
  mutating func edit(_ change: @escaping @Sendable (inout Event, Context) -> Void) {
    let original = report ?? Self.asItself
    report = { event, context in
      var changed = event
      change(&changed, context)
      return original(changed, context)
    }
  }
}
