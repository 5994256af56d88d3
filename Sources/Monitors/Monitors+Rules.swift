// Written by `iamspec builtin-data` from the rules of the built-in suite; scripts/update calls it.

extension Monitors {
  /// The monitors of each rule that monitors.yaml does not declare whole, in the order of the rules; such a
  /// rule without monitors does not compile.
  static let byRule: [[Monitor]] = [
    triggerSessionStart, triggerCustomEvent, triggerAnyPurchase, triggerSpecificPurchase,
    triggerPushClick, triggerPropertyFilters, triggerSdkEventsOnly, triggerNoMatch,
    deliveryOnSessionStart, deliveryPrefetch, deliveryLateAssets, deliveryHighestPriority,
    rateLimitDefault, rateLimitOverride, presenterRequired, stackPushOnTrigger, stackLastInFirstOut,
    stackOfferWhenEligible, stackInMemory, reenqueueOtherVisible, reenqueueKeyboard, reenqueueOnTop,
    discardAssetFailed, discardTimeout, discardCanTriggerAgain, manualDisplayNext, localDisplay,
    localNoAnalytics, localManualLogging, extrasDelivered,
  ]
}
