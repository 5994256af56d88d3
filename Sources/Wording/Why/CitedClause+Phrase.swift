package import ReferenceEngine

extension CitedClause {
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
    case .sessionStartTriggers: "\(them) listen\(s) for a session start"
    case .sessionStartItsOwnDelivery: "\(them) come\(s) with this session start"
    case .sessionStartNothingElse: "\(them) listen\(s) for a session start alone"
    case .customEventTriggers: "\(them) listen\(s) for this event"
    case .customEventItsNameOnly: "\(them) listen\(s) for another event"
    case .customEventNothingElse: "\(them) listen\(s) for a custom event"
    case .anyPurchaseTriggers: "\(them) listen\(s) for any purchase"
    case .anyPurchaseNothingElse: "\(them) listen\(s) for a purchase"
    case .specificPurchaseTriggers: "\(them) listen\(s) for this purchase"
    case .specificPurchaseItsProductOnly: "\(them) listen\(s) for another purchase"
    case .specificPurchaseNothingElse: "\(them) listen\(s) for a purchase"
    case .pushClickTriggers, .pushClickNothingElse: "\(them) listen\(s) for a push click"
    case .filterBothKinds: "the trigger of \(them) has a filter"
    case .filterUnsatisfied: "the event does not satisfy the filter of \(them)"
    case .filterSatisfied: "the event satisfies the filter of \(them)"
    case .filterOwnProperties: "only the properties of this event count"
    case .filterBesidesTheName: "the filter of \(them) is not all that counts"
    case .apiEventCustomEvents, .apiEventPurchases: "\(name: detail) came by the API"

    case .noMatchReported: "the event matches no trigger"
    case .noMatchAsItself: "the report names the event"
    case .noMatchOnlyUnmatched: "the event matches the trigger of \(them)"
    case .deliveryAll: "\(them) \(are) delivered now"
    case .deliveryNotBefore: "\(them) \(are) not delivered yet"
    case .prefetchOnDelivery: "the assets of \(them) are fetched on delivery"
    case .prefetchReadyAtTrigger: "the assets of \(them) are available"
    case .lateAssetsDisplayedWhenThere: "the assets of \(them) are there now"
    case .lateAssetsNotWithoutThem: "the assets of \(them) still load"
    case .priorityHighestWins: "\(them) \(have) the highest priority"
    case .priorityOnlyOne: "\(name: detail) comes before \(them)"
    case .priorityAtEachEvent: "\(them) can win at another event"

    case .defaultIntervalHoldsBack, .configuredIntervalHoldsBack:
      "\(them) come\(s) within \(detail) of another"
    case .defaultIntervalThenLetsThrough: "the interval of \(detail) is over"
    case .configuredIntervalReplacesDefault: "the interval is \(detail)"
    case .defaultIntervalBetweenMessages, .configuredIntervalBetweenMessages:
      "an event alone starts no interval"
    case .presenterNoneDisplayed: "no presenter is assigned"
    case .presenterOnceAssigned: "a presenter is assigned now"

    case .pushedGoesOn: "\(them) go\(names.count > 1 ? "" : "es") on the stack"
    case .pushedOnTop, .returnedOnTop, .localOnTop: "\(them) \(are) on top"
    case .pushedOthersStay, .discardedOthersStay: "\(them) stay\(s) on the stack"
    case .pushedOnce, .returnedOnce: "\(them) \(are) there once"
    case .lifoNewestFirst, .offeredTheNewest, .requestTheNewest: "\(them) \(are) the newest waiting"
    case .lifoDisplayedLeaves, .localOnce: "\(them) leave\(s) the stack"
    case .lifoOthersWaitOn, .requestOne: "\(them) wait\(s) on"
    case .offeredSessionStart, .offeredPushClick: "\(them) waited"
    case .offeredTriggerEvent: "\(them) \(are) offered at once"
    case .offeredWaitsOn: "\(them) wait\(s) for the next opportunity"
    case .offeredOnlyWhatWaits, .requestNoneWaits: "nothing waits"
    case .memoryEmptyAfterLaunch: "the launch takes \(them) off the stack"
    case .memoryKeptUntilLaunch: "\(them) stay\(s) until a launch"

    case .backgroundNotDisplayed, .backgroundOffTheStack: "the app is in the background"
    case .otherVisibleNotDisplayed, .otherVisibleLocalToo: "\(name: detail) is visible"
    case .otherVisibleVisibleStays: "\(them) stay\(s) visible"
    case .putOffNotDisplayed: "the host puts \(them) off"
    case .putOffEachMessage, .refusedEachMessage: "the host decides on each message"
    case .putOffOldMethod, .refusedOldMethod: "the host answers the older question"
    case .keyboardNotDisplayed, .keyboardLocalToo: "the keyboard is up"
    case .keyboardOldMethod: "the host knows that the keyboard is up"
    case .backgroundWaits, .otherVisibleWaits, .putOffWaits, .keyboardWaits, .localWaits:
      "\(them) wait\(s) on the stack"

    case .refusedNotDisplayed: "the host discards \(them)"
    case .failedNotDisplayed: "\(name: detail) did not load"
    case .failedLateIsNotFailed: "a late asset has not failed"
    case .timeoutPastIt:
      "\(them) \(are) past the timeout\(detail.isEmpty ? "" : " of \(detail)")"
    case .timeoutInTime: "\(them) \(are) within the timeout of \(detail)"
    case .timeoutWithoutOne: "\(them) \(have) no timeout"
    case .orientationNotDisplayed: "\(them) \(are) not made for \(detail)"
    case .orientationFittingDisplayed: "\(them) \(are) made for \(detail)"
    case .orientationAnyFits: "\(them) fit\(s) either orientation"
    case .fullNotDisplayed, .imageModalNotDisplayed: "\(them) \(have) no image"
    case .fullWithImage, .imageModalWithImage: "\(them) \(have) an image"
    case .fullOtherTypes: "\(them) need\(s) no image"
    case .imageModalWithText: "\(them) \(have) a text"
    case .discardedGone, .refusedNotKept, .failedNotKept, .timeoutNotKept, .orientationNotKept,
      .fullNotKept, .imageModalNotKept:
      "\(them) \(are) not kept on the stack"
    case .retriggerAgain: "\(them) can be triggered again"

    case .requestDisplays: "the app asks for the next message"
    case .requestSameConditions: "asking for \(them) changes no condition"
    case .localDisplayed: "the app presents \(them)"
    case .localOnRequest: "only the app brings up \(them)"
    case .localSameConditions: "the conditions apply to \(them), too"
    case .analyticsNoImpression, .analyticsNoClicks: "the app itself made \(them)"
    case .analyticsCampaignsAreCounted: "\(them) belong\(s) to a campaign"
    case .hostLogImpressions, .hostLogClicks: "the host logs it"
    case .hostLogNothingMore: "the engine adds nothing"
    case .extrasAll: "\(them) \(have) extras"
    case .extrasUnchanged: "extras arrive as they were set"
    case .extrasNoneElse: "\(them) bring\(s) no other extras"
    }
  }
}
