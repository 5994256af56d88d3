// Written by `iamspec builtin-data` from the rules of the built-in suite; scripts/update calls it.

extension Monitors {
  /// The monitors of each rule, in the order of the rules; a rule without monitors does not compile.
  static let byRule: [[Monitor]] = [
    triggerSessionStart, triggerCustomEvent, triggerAnyPurchase, triggerSpecificPurchase,
    triggerPushClick, triggerPropertyFilters, triggerSdkEventsOnly, triggerNoMatch,
    deliveryOnSessionStart, deliveryPrefetch, deliveryLateAssets, deliveryHighestPriority,
    rateLimitDefault, rateLimitOverride, presenterRequired, stackPushOnTrigger, stackLastInFirstOut,
    stackOfferWhenEligible, stackInMemory, reenqueueBackground, reenqueueOtherVisible,
    reenqueueDisplayChoice, reenqueueKeyboard, reenqueueOnTop, discardDisplayChoice,
    discardAssetFailed, discardTimeout, discardOrientation, discardFullWithoutImage,
    discardImageModalWithoutImage, discardLeavesStack, discardCanTriggerAgain, manualDisplayNext,
    localDisplay, localNoAnalytics, localManualLogging, extrasDelivered,
  ]
}
