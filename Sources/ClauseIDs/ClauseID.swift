// Written by `iamspec builtin-data` from the rules of the built-in suite; scripts/update calls it.

/// A clause of the built-in suite's rules; the raw value is its full id.
package enum ClauseID: String, CaseIterable, Sendable {
  // trigger.session-start
  case triggerSessionStartTriggers = "trigger.session-start/triggers"
  case triggerSessionStartItsOwnDelivery = "trigger.session-start/its-own-delivery"
  case triggerSessionStartNothingElse = "trigger.session-start/nothing-else"

  // trigger.custom-event
  case triggerCustomEventTriggers = "trigger.custom-event/triggers"
  case triggerCustomEventItsNameOnly = "trigger.custom-event/its-name-only"
  case triggerCustomEventNothingElse = "trigger.custom-event/nothing-else"

  // trigger.any-purchase
  case triggerAnyPurchaseTriggers = "trigger.any-purchase/triggers"
  case triggerAnyPurchaseNothingElse = "trigger.any-purchase/nothing-else"

  // trigger.specific-purchase
  case triggerSpecificPurchaseTriggers = "trigger.specific-purchase/triggers"
  case triggerSpecificPurchaseItsProductOnly = "trigger.specific-purchase/its-product-only"
  case triggerSpecificPurchaseNothingElse = "trigger.specific-purchase/nothing-else"

  // trigger.push-click
  case triggerPushClickTriggers = "trigger.push-click/triggers"
  case triggerPushClickNothingElse = "trigger.push-click/nothing-else"

  // trigger.property-filters
  case triggerPropertyFiltersBothKinds = "trigger.property-filters/both-kinds"
  case triggerPropertyFiltersUnsatisfied = "trigger.property-filters/unsatisfied"
  case triggerPropertyFiltersSatisfied = "trigger.property-filters/satisfied"
  case triggerPropertyFiltersOwnProperties = "trigger.property-filters/own-properties"
  case triggerPropertyFiltersBesidesTheName = "trigger.property-filters/besides-the-name"

  // trigger.sdk-events-only
  case triggerSdkEventsOnlyCustomEvents = "trigger.sdk-events-only/custom-events"
  case triggerSdkEventsOnlyPurchases = "trigger.sdk-events-only/purchases"

  // trigger.no-match
  case triggerNoMatchReported = "trigger.no-match/reported"
  case triggerNoMatchAsItself = "trigger.no-match/as-itself"
  case triggerNoMatchOnlyUnmatched = "trigger.no-match/only-unmatched"

  // delivery.on-session-start
  case deliveryOnSessionStartAll = "delivery.on-session-start/all"
  case deliveryOnSessionStartNotBefore = "delivery.on-session-start/not-before"

  // delivery.prefetch
  case deliveryPrefetchOnDelivery = "delivery.prefetch/on-delivery"
  case deliveryPrefetchReadyAtTrigger = "delivery.prefetch/ready-at-trigger"

  // delivery.late-assets
  case deliveryLateAssetsDisplayedWhenThere = "delivery.late-assets/displayed-when-there"
  case deliveryLateAssetsNotWithoutThem = "delivery.late-assets/not-without-them"

  // delivery.highest-priority
  case deliveryHighestPriorityHighestWins = "delivery.highest-priority/highest-wins"
  case deliveryHighestPriorityOnlyOne = "delivery.highest-priority/only-one"
  case deliveryHighestPriorityAtEachEvent = "delivery.highest-priority/at-each-event"

  // rate-limit.default
  case rateLimitDefaultHoldsBack = "rate-limit.default/holds-back"
  case rateLimitDefaultThenLetsThrough = "rate-limit.default/then-lets-through"
  case rateLimitDefaultBetweenMessages = "rate-limit.default/between-messages"

  // rate-limit.override
  case rateLimitOverrideReplacesDefault = "rate-limit.override/replaces-default"
  case rateLimitOverrideHoldsBack = "rate-limit.override/holds-back"
  case rateLimitOverrideBetweenMessages = "rate-limit.override/between-messages"

  // presenter.required
  case presenterRequiredNoneDisplayed = "presenter.required/none-displayed"
  case presenterRequiredOnceAssigned = "presenter.required/once-assigned"

  // stack.push-on-trigger
  case stackPushOnTriggerGoesOn = "stack.push-on-trigger/goes-on"
  case stackPushOnTriggerOnTop = "stack.push-on-trigger/on-top"
  case stackPushOnTriggerOthersStay = "stack.push-on-trigger/others-stay"
  case stackPushOnTriggerOnce = "stack.push-on-trigger/once"

  // stack.last-in-first-out
  case stackLastInFirstOutNewestFirst = "stack.last-in-first-out/newest-first"
  case stackLastInFirstOutDisplayedLeaves = "stack.last-in-first-out/displayed-leaves"
  case stackLastInFirstOutOthersWaitOn = "stack.last-in-first-out/others-wait-on"

  // stack.offer-when-eligible
  case stackOfferWhenEligibleSessionStart = "stack.offer-when-eligible/session-start"
  case stackOfferWhenEligiblePushClick = "stack.offer-when-eligible/push-click"
  case stackOfferWhenEligibleTriggerEvent = "stack.offer-when-eligible/trigger-event"
  case stackOfferWhenEligibleTheNewest = "stack.offer-when-eligible/the-newest"
  case stackOfferWhenEligibleWaitsOn = "stack.offer-when-eligible/waits-on"
  case stackOfferWhenEligibleOnlyWhatWaits = "stack.offer-when-eligible/only-what-waits"

  // stack.in-memory
  case stackInMemoryEmptyAfterLaunch = "stack.in-memory/empty-after-launch"
  case stackInMemoryKeptUntilLaunch = "stack.in-memory/kept-until-launch"

  // reenqueue.background
  case reenqueueBackgroundNotDisplayed = "reenqueue.background/not-displayed"
  case reenqueueBackgroundWaits = "reenqueue.background/waits"
  case reenqueueBackgroundOffTheStack = "reenqueue.background/off-the-stack"

  // reenqueue.other-visible
  case reenqueueOtherVisibleNotDisplayed = "reenqueue.other-visible/not-displayed"
  case reenqueueOtherVisibleWaits = "reenqueue.other-visible/waits"
  case reenqueueOtherVisibleVisibleStays = "reenqueue.other-visible/visible-stays"
  case reenqueueOtherVisibleLocalToo = "reenqueue.other-visible/local-too"

  // reenqueue.display-choice
  case reenqueueDisplayChoiceNotDisplayed = "reenqueue.display-choice/not-displayed"
  case reenqueueDisplayChoiceWaits = "reenqueue.display-choice/waits"
  case reenqueueDisplayChoiceEachMessage = "reenqueue.display-choice/each-message"
  case reenqueueDisplayChoiceOldMethod = "reenqueue.display-choice/old-method"

  // reenqueue.keyboard
  case reenqueueKeyboardNotDisplayed = "reenqueue.keyboard/not-displayed"
  case reenqueueKeyboardWaits = "reenqueue.keyboard/waits"
  case reenqueueKeyboardOldMethod = "reenqueue.keyboard/old-method"
  case reenqueueKeyboardLocalToo = "reenqueue.keyboard/local-too"

  // reenqueue.on-top
  case reenqueueOnTopOnTop = "reenqueue.on-top/on-top"
  case reenqueueOnTopOnce = "reenqueue.on-top/once"

  // discard.display-choice
  case discardDisplayChoiceNotDisplayed = "discard.display-choice/not-displayed"
  case discardDisplayChoiceNotKept = "discard.display-choice/not-kept"
  case discardDisplayChoiceEachMessage = "discard.display-choice/each-message"
  case discardDisplayChoiceOldMethod = "discard.display-choice/old-method"

  // discard.asset-failed
  case discardAssetFailedNotDisplayed = "discard.asset-failed/not-displayed"
  case discardAssetFailedNotKept = "discard.asset-failed/not-kept"
  case discardAssetFailedLateIsNotFailed = "discard.asset-failed/late-is-not-failed"
  case discardAssetFailedWithoutOne = "discard.asset-failed/without-one"

  // discard.timeout
  case discardTimeoutPastIt = "discard.timeout/past-it"
  case discardTimeoutNotKept = "discard.timeout/not-kept"
  case discardTimeoutInTime = "discard.timeout/in-time"
  case discardTimeoutWithoutOne = "discard.timeout/without-one"

  // discard.orientation
  case discardOrientationNotDisplayed = "discard.orientation/not-displayed"
  case discardOrientationNotKept = "discard.orientation/not-kept"
  case discardOrientationFittingDisplayed = "discard.orientation/fitting-displayed"
  case discardOrientationAnyFits = "discard.orientation/any-fits"

  // discard.full-without-image
  case discardFullWithoutImageNotDisplayed = "discard.full-without-image/not-displayed"
  case discardFullWithoutImageNotKept = "discard.full-without-image/not-kept"
  case discardFullWithoutImageWithImage = "discard.full-without-image/with-image"
  case discardFullWithoutImageOtherTypes = "discard.full-without-image/other-types"

  // discard.image-modal-without-image
  case discardImageModalWithoutImageNotDisplayed = "discard.image-modal-without-image/not-displayed"
  case discardImageModalWithoutImageNotKept = "discard.image-modal-without-image/not-kept"
  case discardImageModalWithoutImageWithImage = "discard.image-modal-without-image/with-image"
  case discardImageModalWithoutImageWithText = "discard.image-modal-without-image/with-text"

  // discard.leaves-stack
  case discardLeavesStackGone = "discard.leaves-stack/gone"
  case discardLeavesStackOthersStay = "discard.leaves-stack/others-stay"

  // discard.can-trigger-again
  case discardCanTriggerAgainAgain = "discard.can-trigger-again/again"

  // manual.display-next
  case manualDisplayNextDisplays = "manual.display-next/displays"
  case manualDisplayNextTheNewest = "manual.display-next/the-newest"
  case manualDisplayNextOne = "manual.display-next/one"
  case manualDisplayNextSameConditions = "manual.display-next/same-conditions"
  case manualDisplayNextNoneWaits = "manual.display-next/none-waits"

  // local.display
  case localDisplayDisplayed = "local.display/displayed"
  case localDisplayOnRequest = "local.display/on-request"
  case localDisplayOnTop = "local.display/on-top"
  case localDisplaySameConditions = "local.display/same-conditions"
  case localDisplayWaits = "local.display/waits"
  case localDisplayOnce = "local.display/once"

  // local.no-analytics
  case localNoAnalyticsNoImpression = "local.no-analytics/no-impression"
  case localNoAnalyticsNoClicks = "local.no-analytics/no-clicks"
  case localNoAnalyticsCampaignsAreCounted = "local.no-analytics/campaigns-are-counted"

  // local.manual-logging
  case localManualLoggingImpressions = "local.manual-logging/impressions"
  case localManualLoggingClicks = "local.manual-logging/clicks"
  case localManualLoggingNothingMore = "local.manual-logging/nothing-more"

  // extras.delivered
  case extrasDeliveredAll = "extras.delivered/all"
  case extrasDeliveredUnchanged = "extras.delivered/unchanged"
  case extrasDeliveredNoneElse = "extras.delivered/none-else"
}
