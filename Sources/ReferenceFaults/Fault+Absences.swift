import ClauseIDs
import ReferenceEngine
import SpecModel

/// What an engine does if it lacks a rule entirely.
///
/// The cases that notice a rule's absence rest on the rule: it is theirs, or they need it.
extension Fault {
  /// The faults that are the absence of a rule: one for each testable rule, in the order of the rules.
  public static let absences: [Fault] = absenceIDs.compactMap(Fault.named)

  /// Whether it is the absence of its rule.
  public var isAbsence: Bool { Self.absenceIDs.contains(id) }

  private static let absenceIDs = [
    "session-start-unheard", "custom-event-unheard", "any-purchase-unheard",
    "specific-purchase-unheard", "push-click-unheard", "filters-ignored", "api-heard",
    "no-match-unreported",
    "nothing-delivered", "prefetch-forgotten", "late-assets-not-awaited", "priority-ignored",
    "no-interval-by-default", "configured-interval-ignored",
    "presenter-not-needed",
    "trigger-past-the-stack", "queue-instead-of-stack", "never-offered-again",
    "stack-survives-relaunch",
    "background-ignored", "other-visible-covered", "reenqueue-choice-ignored", "keyboard-ignored",
    "reenqueue-to-bottom",
    "discard-choice-ignored", "asset-failure-ignored", "timeout-ignored", "orientation-ignored",
    "full-without-image-displayed", "image-modal-without-image-displayed",
    "discarded-stays-on-top", "discarded-never-triggered-again",
    "display-next-ignored",
    "local-ignored", "local-analytics-logged", "host-logging-ignored",
    "extras-lost",
  ]

  /// The absences of rules that every other fault breaks only in part.
  static let wholeAbsences: [Fault] = [
    Fault(
      "api-heard", breaks: .triggerSdkEventsOnlyCustomEvents,
      "Events that arrive through the API count like those of the SDK."
    ) { rules in
      for fault in triggerKinds where fault.rule == "trigger.sdk-events-only" {
        fault.apply(to: &rules)
      }
    },
    Fault(
      "nothing-delivered", breaks: .deliveryOnSessionStartAll,
      "Session starts deliver no messages."
    ) {
      $0.delivery.names = { _, _ in nil }
    },
    Fault(
      "local-analytics-logged", breaks: .localNoAnalyticsNoImpression,
      "The impression of a local message is logged, and so are clicks on it."
    ) {
      $0.interventions += [
        Intervention(.displayed, [.isLocal], .addsImpression),
        Intervention(.clickOnMessage, [.isLocal], .addsClick),
      ]
    },
    Fault(
      "host-logging-ignored", breaks: .localManualLoggingImpressions,
      "Neither impressions nor clicks that the host logs are recorded.", in: [.swift]
    ) {
      $0.interventions += [
        Intervention(.impressionRecorded, [], .swallowsReport),
        Intervention(.clickRecorded, [], .swallowsReport),
      ]
    },
  ]
}
