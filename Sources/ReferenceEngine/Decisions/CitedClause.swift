import SpecModel

/// A clause of the rules on which a decision can rest; the raw value is its full id in `rules.yaml`.
///
/// Every clause of the suite is listed, so that none can be cited that does not exist, and none is forgotten.
package enum CitedClause: String, CaseIterable, Sendable {
  // trigger.session-start
  case sessionStartTriggers = "trigger.session-start/triggers"
  case sessionStartItsOwnDelivery = "trigger.session-start/its-own-delivery"
  case sessionStartNothingElse = "trigger.session-start/nothing-else"

  // trigger.custom-event
  case customEventTriggers = "trigger.custom-event/triggers"
  case customEventItsNameOnly = "trigger.custom-event/its-name-only"
  case customEventNothingElse = "trigger.custom-event/nothing-else"

  // trigger.any-purchase
  case anyPurchaseTriggers = "trigger.any-purchase/triggers"
  case anyPurchaseNothingElse = "trigger.any-purchase/nothing-else"

  // trigger.specific-purchase
  case specificPurchaseTriggers = "trigger.specific-purchase/triggers"
  case specificPurchaseItsProductOnly = "trigger.specific-purchase/its-product-only"
  case specificPurchaseNothingElse = "trigger.specific-purchase/nothing-else"

  // trigger.push-click
  case pushClickTriggers = "trigger.push-click/triggers"
  case pushClickNothingElse = "trigger.push-click/nothing-else"

  // trigger.property-filters
  case filterBothKinds = "trigger.property-filters/both-kinds"
  case filterUnsatisfied = "trigger.property-filters/unsatisfied"
  case filterSatisfied = "trigger.property-filters/satisfied"
  case filterOwnProperties = "trigger.property-filters/own-properties"
  case filterBesidesTheName = "trigger.property-filters/besides-the-name"

  // trigger.sdk-events-only
  case apiEventCustomEvents = "trigger.sdk-events-only/custom-events"
  case apiEventPurchases = "trigger.sdk-events-only/purchases"

  // trigger.no-match
  case noMatchReported = "trigger.no-match/reported"
  case noMatchAsItself = "trigger.no-match/as-itself"
  case noMatchOnlyUnmatched = "trigger.no-match/only-unmatched"

  // delivery.on-session-start
  case deliveryAll = "delivery.on-session-start/all"
  case deliveryNotBefore = "delivery.on-session-start/not-before"

  // delivery.prefetch
  case prefetchOnDelivery = "delivery.prefetch/on-delivery"
  case prefetchReadyAtTrigger = "delivery.prefetch/ready-at-trigger"

  // delivery.late-assets
  case lateAssetsDisplayedWhenThere = "delivery.late-assets/displayed-when-there"
  case lateAssetsNotWithoutThem = "delivery.late-assets/not-without-them"

  // delivery.highest-priority
  case priorityHighestWins = "delivery.highest-priority/highest-wins"
  case priorityOnlyOne = "delivery.highest-priority/only-one"
  case priorityAtEachEvent = "delivery.highest-priority/at-each-event"

  // rate-limit.default
  case defaultIntervalHoldsBack = "rate-limit.default/holds-back"
  case defaultIntervalThenLetsThrough = "rate-limit.default/then-lets-through"
  case defaultIntervalBetweenMessages = "rate-limit.default/between-messages"

  // rate-limit.override
  case configuredIntervalReplacesDefault = "rate-limit.override/replaces-default"
  case configuredIntervalHoldsBack = "rate-limit.override/holds-back"
  case configuredIntervalBetweenMessages = "rate-limit.override/between-messages"

  // presenter.required
  case presenterNoneDisplayed = "presenter.required/none-displayed"
  case presenterOnceAssigned = "presenter.required/once-assigned"

  // stack.push-on-trigger
  case pushedGoesOn = "stack.push-on-trigger/goes-on"
  case pushedOnTop = "stack.push-on-trigger/on-top"
  case pushedOthersStay = "stack.push-on-trigger/others-stay"
  case pushedOnce = "stack.push-on-trigger/once"

  // stack.last-in-first-out
  case lifoNewestFirst = "stack.last-in-first-out/newest-first"
  case lifoDisplayedLeaves = "stack.last-in-first-out/displayed-leaves"
  case lifoOthersWaitOn = "stack.last-in-first-out/others-wait-on"

  // stack.offer-when-eligible
  case offeredSessionStart = "stack.offer-when-eligible/session-start"
  case offeredPushClick = "stack.offer-when-eligible/push-click"
  case offeredTriggerEvent = "stack.offer-when-eligible/trigger-event"
  case offeredTheNewest = "stack.offer-when-eligible/the-newest"
  case offeredWaitsOn = "stack.offer-when-eligible/waits-on"
  case offeredOnlyWhatWaits = "stack.offer-when-eligible/only-what-waits"

  // stack.in-memory
  case memoryEmptyAfterLaunch = "stack.in-memory/empty-after-launch"
  case memoryKeptUntilLaunch = "stack.in-memory/kept-until-launch"

  // reenqueue.background
  case backgroundNotDisplayed = "reenqueue.background/not-displayed"
  case backgroundWaits = "reenqueue.background/waits"
  case backgroundOffTheStack = "reenqueue.background/off-the-stack"

  // reenqueue.other-visible
  case otherVisibleNotDisplayed = "reenqueue.other-visible/not-displayed"
  case otherVisibleWaits = "reenqueue.other-visible/waits"
  case otherVisibleVisibleStays = "reenqueue.other-visible/visible-stays"
  case otherVisibleLocalToo = "reenqueue.other-visible/local-too"

  // reenqueue.display-choice
  case putOffNotDisplayed = "reenqueue.display-choice/not-displayed"
  case putOffWaits = "reenqueue.display-choice/waits"
  case putOffEachMessage = "reenqueue.display-choice/each-message"
  case putOffOldMethod = "reenqueue.display-choice/old-method"

  // reenqueue.keyboard
  case keyboardNotDisplayed = "reenqueue.keyboard/not-displayed"
  case keyboardWaits = "reenqueue.keyboard/waits"
  case keyboardOldMethod = "reenqueue.keyboard/old-method"
  case keyboardLocalToo = "reenqueue.keyboard/local-too"

  // reenqueue.on-top
  case returnedOnTop = "reenqueue.on-top/on-top"
  case returnedOnce = "reenqueue.on-top/once"

  // discard.display-choice
  case refusedNotDisplayed = "discard.display-choice/not-displayed"
  case refusedNotKept = "discard.display-choice/not-kept"
  case refusedEachMessage = "discard.display-choice/each-message"
  case refusedOldMethod = "discard.display-choice/old-method"

  // discard.asset-failed
  case failedNotDisplayed = "discard.asset-failed/not-displayed"
  case failedNotKept = "discard.asset-failed/not-kept"
  case failedLateIsNotFailed = "discard.asset-failed/late-is-not-failed"

  // discard.timeout
  case timeoutPastIt = "discard.timeout/past-it"
  case timeoutNotKept = "discard.timeout/not-kept"
  case timeoutInTime = "discard.timeout/in-time"
  case timeoutWithoutOne = "discard.timeout/without-one"

  // discard.orientation
  case orientationNotDisplayed = "discard.orientation/not-displayed"
  case orientationNotKept = "discard.orientation/not-kept"
  case orientationFittingDisplayed = "discard.orientation/fitting-displayed"
  case orientationAnyFits = "discard.orientation/any-fits"

  // discard.full-without-image
  case fullNotDisplayed = "discard.full-without-image/not-displayed"
  case fullNotKept = "discard.full-without-image/not-kept"
  case fullWithImage = "discard.full-without-image/with-image"
  case fullOtherTypes = "discard.full-without-image/other-types"

  // discard.image-modal-without-image
  case imageModalNotDisplayed = "discard.image-modal-without-image/not-displayed"
  case imageModalNotKept = "discard.image-modal-without-image/not-kept"
  case imageModalWithImage = "discard.image-modal-without-image/with-image"
  case imageModalWithText = "discard.image-modal-without-image/with-text"

  // discard.leaves-stack
  case discardedGone = "discard.leaves-stack/gone"
  case discardedOthersStay = "discard.leaves-stack/others-stay"

  // discard.can-trigger-again
  case retriggerAgain = "discard.can-trigger-again/again"

  // manual.display-next
  case requestDisplays = "manual.display-next/displays"
  case requestTheNewest = "manual.display-next/the-newest"
  case requestOne = "manual.display-next/one"
  case requestSameConditions = "manual.display-next/same-conditions"
  case requestNoneWaits = "manual.display-next/none-waits"

  // local.display
  case localDisplayed = "local.display/displayed"
  case localOnRequest = "local.display/on-request"
  case localOnTop = "local.display/on-top"
  case localSameConditions = "local.display/same-conditions"
  case localWaits = "local.display/waits"
  case localOnce = "local.display/once"

  // local.no-analytics
  case analyticsNoImpression = "local.no-analytics/no-impression"
  case analyticsNoClicks = "local.no-analytics/no-clicks"
  case analyticsCampaignsAreCounted = "local.no-analytics/campaigns-are-counted"

  // local.manual-logging
  case hostLogImpressions = "local.manual-logging/impressions"
  case hostLogClicks = "local.manual-logging/clicks"
  case hostLogNothingMore = "local.manual-logging/nothing-more"

  // extras.delivered
  case extrasAll = "extras.delivered/all"
  case extrasUnchanged = "extras.delivered/unchanged"
  case extrasNoneElse = "extras.delivered/none-else"

  /// The clause of a rule by its name there; `nil` if there is none.
  init?(_ name: String, of rule: String) {
    self.init(rawValue: rule + "/" + name)
  }

  /// The full id, such as `reenqueue.other-visible/waits`.
  package var id: String { rawValue }

  /// The ids of the rules that the reference engine knows and the monitors watch; a suite may have others.
  package static let rules = Set(allCases.map { Clause.rule(of: $0.id) })
}
