import ClauseIDs
package import ReferenceEngine
package import SpecModel

/// Why something happens or does not happen: a short sentence, with the clause or open question
/// that is its ground.
package struct Reason: Hashable, Sendable {
  /// The sentence, such as "`first` is visible", which can follow "because".
  package let phrase: Phrase
  /// The full id of the clause, such as `reenqueue.other-visible/not-displayed`, or of the question.
  package let ground: String

  /// Creates a reason.
  package init(_ phrase: Phrase, ground: String) {
    self.phrase = phrase
    self.ground = ground
  }

  /// The reason in plain words: "first is visible (reenqueue.other-visible/not-displayed)".
  package var plain: String { "\(phrase.plain) (\(ground))" }

  /// Whether a suite has what the reason rests on: the clause, or the question with this answer.
  package func isWithin(_ jurisdiction: Jurisdiction) -> Bool {
    Reading.question(named: ground)?.isAsked(in: jurisdiction) ?? jurisdiction.has(clause: ground)
  }

  /// Returns the reasons that decisions give, without duplicates.
  ///
  /// Most of what an engine does needs no explanation: that a displayed message has left the stack,
  /// or that it fits the device. The reasons are what keeps a message from the screen or, if
  /// nothing does, what brings it there; and for a case that holds a clause, that clause.
  ///
  /// - Parameters:
  ///   - decisions: What the reference engine decided in a step.
  ///   - held: The full ids of the clauses that the step shows.
  ///   - kinds: The kinds of observation that matter.
  package static func reasons(
    for decisions: [Decision], holding held: Set<String> = [],
    seeing kinds: Set<Observation.Kind> = Set(Observation.Kind.allCases)
  ) -> [Reason] {
    let shown = worthExplaining(
      decisions.filter {
        kinds.contains(.noMatchingTrigger) || $0.ground != .clause(.triggerNoMatchReported)
      }, held)
    var order: [Decision] = []
    var messages: [Decision: [String]] = [:]
    // Decisions with a clause come first, because a rule explains more than its absence.
    for decision in shown.filter({ $0.clause != nil }) + shown.filter({ $0.clause == nil }) {
      let kind = Decision(decision.ground, detail: decision.detail)
      if messages[kind] == nil { order.append(kind) }
      guard let message = decision.message else {
        messages[kind, default: []] += []
        continue
      }
      if messages[kind]?.contains(message) != true { messages[kind, default: []].append(message) }
    }
    var reasons: [Reason] = []
    for kind in order {
      let reason = Reason(kind, about: messages[kind] ?? [])
      if !reasons.contains(reason) { reasons.append(reason) }
    }
    return reasons
  }

  /// Returns the decisions that are worth explaining, in their order.
  private static func worthExplaining(
    _ decisions: [Decision], _ held: Set<String>
  ) -> [Decision] {
    let decisive = decisions.filter { $0.weight == .decisive }
    let settled = Set(decisive.map(\.message))
    let isEventful = decisions.contains { [.decisive, .ordinary].contains($0.weight) }
    return decisions.filter { decision in
      if decision.clause.map(held.contains) == true { return true }
      return switch decision.weight {
      case .decisive: true
      case .ordinary:
        decision.message == nil ? decisive.isEmpty : !settled.contains(decision.message)
      case .idle: !isEventful
      case .routine: false
      }
    }
  }

  /// Creates the reason for a decision about messages.
  private init(_ decision: Decision, about messages: [String]) {
    switch decision.ground {
    case .clause(let clause):
      self.init(clause.phrase(about: messages, decision.detail ?? ""), ground: clause.id)
    case .answer(let answer, let question):
      self.init("no document says; \(name: answer) is assumed", ground: question)
    }
  }
}

extension Decision {
  /// How much a decision matters to a reader.
  fileprivate enum Weight {
    /// It keeps a message from the screen, or chooses among messages.
    case decisive
    /// It brings a message to the screen.
    case ordinary
    /// It explains why nothing happens.
    case idle
    /// It follows from what happened.
    case routine
  }

  /// How much the decision matters.
  fileprivate var weight: Weight {
    guard case .clause(let clause) = ground else { return .decisive }
    switch clause {
    case .triggerSessionStartTriggers, .triggerCustomEventTriggers, .triggerAnyPurchaseTriggers,
      .triggerSpecificPurchaseTriggers, .triggerPushClickTriggers, .triggerNoMatchReported,
      .stackOfferWhenEligibleSessionStart,
      .stackOfferWhenEligiblePushClick, .stackLastInFirstOutNewestFirst, .manualDisplayNextDisplays,
      .localDisplayDisplayed:
      return .ordinary
    case .triggerSessionStartNothingElse, .triggerCustomEventItsNameOnly,
      .triggerCustomEventNothingElse,
      .triggerAnyPurchaseNothingElse, .triggerSpecificPurchaseItsProductOnly,
      .triggerSpecificPurchaseNothingElse,
      .triggerPushClickNothingElse, .stackOfferWhenEligibleOnlyWhatWaits:
      return .idle
    case .triggerPropertyFiltersUnsatisfied, .triggerPropertyFiltersSatisfied,
      .triggerSdkEventsOnlyCustomEvents,
      .triggerSdkEventsOnlyPurchases, .deliveryOnSessionStartNotBefore,
      .deliveryLateAssetsDisplayedWhenThere,
      .deliveryLateAssetsNotWithoutThem, .deliveryHighestPriorityHighestWins,
      .deliveryHighestPriorityOnlyOne,
      .rateLimitDefaultHoldsBack, .rateLimitOverrideHoldsBack, .presenterRequiredNoneDisplayed,
      .stackInMemoryEmptyAfterLaunch, .reenqueueBackgroundNotDisplayed,
      .reenqueueBackgroundOffTheStack,
      .reenqueueOtherVisibleNotDisplayed, .reenqueueOtherVisibleLocalToo,
      .reenqueueDisplayChoiceNotDisplayed,
      .reenqueueKeyboardNotDisplayed, .reenqueueKeyboardOldMethod, .reenqueueKeyboardLocalToo,
      .discardDisplayChoiceNotDisplayed,
      .discardAssetFailedNotDisplayed, .discardTimeoutPastIt, .discardOrientationNotDisplayed,
      .discardFullWithoutImageNotDisplayed, .discardImageModalWithoutImageNotDisplayed,
      .manualDisplayNextNoneWaits, .discardCanTriggerAgainAgain,
      .localManualLoggingImpressions, .localManualLoggingClicks:
      return .decisive
    case .triggerSessionStartItsOwnDelivery, .triggerPropertyFiltersBothKinds,
      .triggerPropertyFiltersOwnProperties,
      .triggerPropertyFiltersBesidesTheName, .triggerNoMatchAsItself, .triggerNoMatchOnlyUnmatched,
      .deliveryOnSessionStartAll,
      .deliveryPrefetchOnDelivery, .deliveryPrefetchReadyAtTrigger,
      .deliveryHighestPriorityAtEachEvent,
      .rateLimitDefaultThenLetsThrough, .rateLimitDefaultBetweenMessages,
      .rateLimitOverrideReplacesDefault, .rateLimitOverrideBetweenMessages,
      .presenterRequiredOnceAssigned, .stackPushOnTriggerGoesOn, .stackPushOnTriggerOnTop,
      .stackPushOnTriggerOthersStay, .stackPushOnTriggerOnce,
      .stackLastInFirstOutDisplayedLeaves, .stackLastInFirstOutOthersWaitOn,
      .stackOfferWhenEligibleTriggerEvent, .stackOfferWhenEligibleTheNewest,
      .stackOfferWhenEligibleWaitsOn, .stackInMemoryKeptUntilLaunch, .reenqueueBackgroundWaits,
      .reenqueueOtherVisibleWaits,
      .reenqueueOtherVisibleVisibleStays, .reenqueueDisplayChoiceWaits,
      .reenqueueDisplayChoiceEachMessage, .reenqueueDisplayChoiceOldMethod,
      .reenqueueKeyboardWaits, .reenqueueOnTopOnTop, .reenqueueOnTopOnce,
      .discardDisplayChoiceNotKept, .discardDisplayChoiceEachMessage,
      .discardDisplayChoiceOldMethod, .discardAssetFailedNotKept,
      .discardAssetFailedLateIsNotFailed, .discardTimeoutNotKept, .discardTimeoutInTime,
      .discardTimeoutWithoutOne, .discardOrientationNotKept, .discardOrientationFittingDisplayed,
      .discardOrientationAnyFits,
      .discardFullWithoutImageNotKept, .discardFullWithoutImageWithImage,
      .discardFullWithoutImageOtherTypes, .discardImageModalWithoutImageNotKept,
      .discardImageModalWithoutImageWithImage,
      .discardImageModalWithoutImageWithText, .discardLeavesStackGone,
      .discardLeavesStackOthersStay, .manualDisplayNextTheNewest, .manualDisplayNextOne,
      .manualDisplayNextSameConditions, .localDisplayOnRequest, .localDisplayOnTop,
      .localDisplaySameConditions, .localDisplayWaits,
      .localDisplayOnce, .localNoAnalyticsNoImpression, .localNoAnalyticsNoClicks,
      .localNoAnalyticsCampaignsAreCounted,
      .localManualLoggingNothingMore, .extrasDeliveredAll, .extrasDeliveredUnchanged,
      .extrasDeliveredNoneElse:
      return .routine
    }
  }
}
