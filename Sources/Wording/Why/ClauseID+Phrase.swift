import ClauseIDs
import ReferenceEngine

extension ClauseID {
  /// Returns what the clause says about some messages, as a short sentence that can follow
  /// "because".
  ///
  /// - Parameters:
  ///   - names: The messages that it is about.
  ///   - detail: Another name in it: the visible message, an asset, a time.
  package func phrase(about names: [String], _ detail: String) -> Phrase {
    let them: Phrase = names.isEmpty ? "the message" : "\(names: names)"
    // The verb's ending, and the forms of "is" and "has", depend on the number.
    let s = names.count > 1 ? "" : "s"
    let (are, have) = names.count > 1 ? ("are", "have") : ("is", "has")
    return switch self {
    case .triggerSessionStartTriggers: "\(them) listen\(s) for a session start"
    case .triggerSessionStartItsOwnDelivery: "\(them) come\(s) with this session start"
    case .triggerSessionStartNothingElse: "\(them) listen\(s) for a session start alone"
    case .triggerCustomEventTriggers: "\(them) listen\(s) for this event"
    case .triggerCustomEventItsNameOnly: "\(them) listen\(s) for another event"
    case .triggerCustomEventNothingElse: "\(them) listen\(s) for a custom event"
    case .triggerAnyPurchaseTriggers: "\(them) listen\(s) for any purchase"
    case .triggerAnyPurchaseNothingElse: "\(them) listen\(s) for a purchase"
    case .triggerSpecificPurchaseTriggers: "\(them) listen\(s) for this purchase"
    case .triggerSpecificPurchaseItsProductOnly: "\(them) listen\(s) for another purchase"
    case .triggerSpecificPurchaseNothingElse: "\(them) listen\(s) for a purchase"
    case .triggerPushClickTriggers, .triggerPushClickNothingElse:
      "\(them) listen\(s) for a push click"
    case .triggerPropertyFiltersBothKinds: "the trigger of \(them) has a filter"
    case .triggerPropertyFiltersUnsatisfied: "the event does not satisfy the filter of \(them)"
    case .triggerPropertyFiltersSatisfied: "the event satisfies the filter of \(them)"
    case .triggerPropertyFiltersOwnProperties: "only the properties of this event count"
    case .triggerPropertyFiltersBesidesTheName: "the filter of \(them) is not all that counts"
    case .triggerSdkEventsOnlyCustomEvents, .triggerSdkEventsOnlyPurchases:
      "\(name: detail) came by the API"

    case .triggerNoMatchReported: "the event matches no trigger"
    case .triggerNoMatchAsItself: "the report names the event"
    case .triggerNoMatchOnlyUnmatched: "the event matches the trigger of \(them)"
    case .deliveryOnSessionStartAll: "\(them) \(are) delivered now"
    case .deliveryOnSessionStartNotBefore: "\(them) \(are) not delivered yet"
    case .deliveryPrefetchOnDelivery: "the assets of \(them) are fetched on delivery"
    case .deliveryPrefetchReadyAtTrigger: "the assets of \(them) are available"
    case .deliveryLateAssetsDisplayedWhenThere: "the assets of \(them) are there now"
    case .deliveryLateAssetsNotWithoutThem: "the assets of \(them) still load"
    case .deliveryHighestPriorityHighestWins: "\(them) \(have) the highest priority"
    case .deliveryHighestPriorityOnlyOne: "\(name: detail) comes before \(them)"
    case .deliveryHighestPriorityAtEachEvent: "\(them) can win at another event"

    case .rateLimitDefaultHoldsBack, .rateLimitOverrideHoldsBack:
      "\(them) come\(s) within \(detail) of another"
    case .rateLimitDefaultThenLetsThrough: "the interval of \(detail) is over"
    case .rateLimitOverrideReplacesDefault: "the interval is \(detail)"
    case .rateLimitDefaultBetweenMessages, .rateLimitOverrideBetweenMessages:
      "an event alone starts no interval"
    case .presenterRequiredNoneDisplayed: "no presenter is assigned"
    case .presenterRequiredOnceAssigned: "a presenter is assigned now"

    case .stackPushOnTriggerGoesOn: "\(them) go\(names.count > 1 ? "" : "es") on the stack"
    case .stackPushOnTriggerOnTop, .reenqueueOnTopOnTop, .localDisplayOnTop: "\(them) \(are) on top"
    case .stackPushOnTriggerOthersStay, .discardLeavesStackOthersStay:
      "\(them) stay\(s) on the stack"
    case .stackPushOnTriggerOnce, .reenqueueOnTopOnce: "\(them) \(are) there once"
    case .stackLastInFirstOutNewestFirst, .stackOfferWhenEligibleTheNewest,
      .manualDisplayNextTheNewest:
      "\(them) \(are) the newest waiting"
    case .stackLastInFirstOutDisplayedLeaves, .localDisplayOnce: "\(them) leave\(s) the stack"
    case .stackLastInFirstOutOthersWaitOn, .manualDisplayNextOne: "\(them) wait\(s) on"
    case .stackOfferWhenEligibleSessionStart, .stackOfferWhenEligiblePushClick: "\(them) waited"
    case .stackOfferWhenEligibleTriggerEvent: "\(them) \(are) offered at once"
    case .stackOfferWhenEligibleWaitsOn: "\(them) wait\(s) for the next opportunity"
    case .stackOfferWhenEligibleOnlyWhatWaits, .manualDisplayNextNoneWaits: "nothing waits"
    case .stackInMemoryEmptyAfterLaunch: "the launch takes \(them) off the stack"
    case .stackInMemoryKeptUntilLaunch: "\(them) stay\(s) until a launch"

    case .reenqueueBackgroundNotDisplayed, .reenqueueBackgroundOffTheStack:
      "the app is in the background"
    case .reenqueueOtherVisibleNotDisplayed, .reenqueueOtherVisibleLocalToo:
      "\(name: detail) is visible"
    case .reenqueueOtherVisibleVisibleStays: "\(them) stay\(s) visible"
    case .reenqueueDisplayChoiceNotDisplayed: "the host puts \(them) off"
    case .reenqueueDisplayChoiceEachMessage, .discardDisplayChoiceEachMessage:
      "the host decides on each message"
    case .reenqueueDisplayChoiceOldMethod, .discardDisplayChoiceOldMethod:
      "the host answers the older question"
    case .reenqueueKeyboardNotDisplayed, .reenqueueKeyboardLocalToo: "the keyboard is up"
    case .reenqueueKeyboardOldMethod: "the host knows that the keyboard is up"
    case .reenqueueBackgroundWaits, .reenqueueOtherVisibleWaits, .reenqueueDisplayChoiceWaits,
      .reenqueueKeyboardWaits, .localDisplayWaits:
      "\(them) wait\(s) on the stack"

    case .discardDisplayChoiceNotDisplayed: "the host discards \(them)"
    case .discardAssetFailedNotDisplayed: "\(name: detail) did not load"
    case .discardAssetFailedLateIsNotFailed: "a late asset has not failed"
    case .discardTimeoutPastIt:
      "\(them) \(are) past the timeout\(detail.isEmpty ? "" : " of \(detail)")"
    case .discardTimeoutInTime: "\(them) \(are) within the timeout of \(detail)"
    case .discardTimeoutWithoutOne: "\(them) \(have) no timeout"
    case .discardOrientationNotDisplayed: "\(them) \(are) not made for \(detail)"
    case .discardOrientationFittingDisplayed: "\(them) \(are) made for \(detail)"
    case .discardOrientationAnyFits: "\(them) fit\(s) either orientation"
    case .discardFullWithoutImageNotDisplayed, .discardImageModalWithoutImageNotDisplayed:
      "\(them) \(have) no image"
    case .discardFullWithoutImageWithImage, .discardImageModalWithoutImageWithImage:
      "\(them) \(have) an image"
    case .discardFullWithoutImageOtherTypes: "\(them) need\(s) no image"
    case .discardImageModalWithoutImageWithText: "\(them) \(have) a text"
    case .discardLeavesStackGone, .discardDisplayChoiceNotKept, .discardAssetFailedNotKept,
      .discardTimeoutNotKept, .discardOrientationNotKept,
      .discardFullWithoutImageNotKept, .discardImageModalWithoutImageNotKept:
      "\(them) \(are) not kept on the stack"
    case .discardCanTriggerAgainAgain: "\(them) can be triggered again"

    case .manualDisplayNextDisplays: "the app asks for the next message"
    case .manualDisplayNextSameConditions: "asking for \(them) changes no condition"
    case .localDisplayDisplayed: "the app presents \(them)"
    case .localDisplayOnRequest: "only the app brings up \(them)"
    case .localDisplaySameConditions: "the conditions apply to \(them), too"
    case .localNoAnalyticsNoImpression, .localNoAnalyticsNoClicks: "the app itself made \(them)"
    case .localNoAnalyticsCampaignsAreCounted: "\(them) belong\(s) to a campaign"
    case .localManualLoggingImpressions, .localManualLoggingClicks: "the host logs it"
    case .localManualLoggingNothingMore: "the engine adds nothing"
    case .extrasDeliveredAll: "\(them) \(have) extras"
    case .extrasDeliveredUnchanged: "extras arrive as they were set"
    case .extrasDeliveredNoneElse: "\(them) bring\(s) no other extras"
    }
  }
}
