// Written by `iamspec builtin-data` from the questions of the built-in suite; scripts/update calls it.

/// The answers to each open question; the first is the default.
///
/// Names are ids: `Reading.AfterDismiss.showsNext` is the answer `shows-next` to `open.after-dismiss`.
extension Reading {
  // triggers
  package enum NoMatchWhenLimited: UInt8, Answer { case silent, reported }
  package enum NoMatchWhenFiltered: UInt8, Answer { case reported, silent }
  package enum NoMatchWhenExhausted: UInt8, Answer { case reported, silent }
  package enum NoMatchWhenWaiting: UInt8, Answer { case reported, silent }
  package enum NoMatchKinds: UInt8, Answer { case all, namedOnly }
  package enum NoMatchEarly: UInt8, Answer { case reported, silent }
  package enum NoMatchLateStart: UInt8, Answer { case onArrival, atOnce, twice }
  package enum NoMatchApi: UInt8, Answer { case silent, reported, reportedUnmatched }
  package enum FilterMissing: UInt8, Answer { case noMatch, match }
  package enum FilterNotEqualsType: UInt8, Answer { case noMatch, match }
  package enum FilterNumberTexts: UInt8, Answer { case doesNotHold, converted }
  package enum FilterDateTexts: UInt8, Answer { case doesNotHold, converted, asTexts }
  package enum FilterBooleanTexts: UInt8, Answer { case doesNotHold, converted }
  package enum FilterBooleanNumbers: UInt8, Answer { case doesNotHold, converted }
  package enum FilterPatternTypes: UInt8, Answer { case textsOnly, anyValue }
  package enum FilterPatternCase: UInt8, Answer { case counts, doesNotCount }

  // delivery
  package enum OnAsset: UInt8, Answer { case waits, offers }
  package enum OnAssetAgain: UInt8, Answer { case once, again }
  package enum LateAsset: UInt8, Answer { case displayed, waits }
  package enum NextAfterLoading: UInt8, Answer { case waits, offersNext }
  package enum RateLimitLoading: UInt8, Answer { case whenOffered, atTrigger }
  package enum ReportOnArrival: UInt8, Answer { case likeTrigger, reported }
  package enum ReportWhileLoading: UInt8, Answer { case silent, reported }
  package enum PriorityTie: UInt8, Answer { case firstDelivered, lastDelivered }
  package enum HighestNotAgain: UInt8, Answer { case givesWay, notLower, nothing }
  package enum DuplicateReturned: UInt8, Answer { case alike, twice }
  package enum Loading: UInt8, Answer { case beside, onStack }
  package enum LoadingReturned: UInt8, Answer { case inPlace, onTop }
  package enum LoadingHoldsUp: UInt8, Answer { case passedOver, holdsUp }
  package enum LoadingHoldsUpReady: UInt8, Answer { case displayed, waits }
  package enum LoadingAgain: UInt8, Answer { case twice, once, anew, notTriggered }
  package enum LoadingAgainTimeout: UInt8, Answer { case first, second }
  package enum ReadyTogether: UInt8, Answer { case newestFirst, oldestFirst }
  package enum ReadyOnStack: UInt8, Answer { case newestFirst, oldestFirst }
  package enum ReadyBelow: UInt8, Answer { case displayed, waits }
  package enum ReadyOthers: UInt8, Answer { case offered, wait, waitAlsoFailed }
  package enum LoadingBehindVisible: UInt8, Answer { case atTrigger, whenReady }
  package enum LoadingUnderKeyboard: UInt8, Answer { case atTrigger, whenReady }
  package enum LoadingWithoutPresenter: UInt8, Answer { case whenOffered, atTrigger }
  package enum LoadingAway: UInt8, Answer { case atTrigger, whenReady }
  package enum LoadingInBackground: UInt8, Answer { case reportedAtOnce, reportedWhenReady }
  package enum BackgroundLoad: UInt8, Answer { case reenqueues, showsOnReturn, showsAtOnce }
  package enum PrefetchImmediate: UInt8, Answer { case prefetched, notPrefetched }
  package enum PrefetchAtOnce: UInt8, Answer { case prefetched, notPrefetched }
  package enum AssetRetry: UInt8, Answer { case staysFailed, fetchedAgain, fetchedAfterDiscard }
  package enum AssetRetryBy: UInt8, Answer { case asset, message }
  package enum AssetRetryTimes: UInt8, Answer { case eachTime, once }
  package enum AssetRetryOffered: UInt8, Answer { case fetchedAgain, staysFailed }
  package enum FetchStart: UInt8, Answer { case atTrigger, whenOffered }
  package enum FailedShared: UInt8, Answer { case once, again }
  package enum Redelivery: UInt8, Answer { case replaces, extends }
  package enum RedeliveryEmpty: UInt8, Answer { case replaces, leaves }
  package enum RedeliveryStack: UInt8, Answer { case stays, purged }
  package enum RedeliveryPresent: UInt8, Answer { case kept, fetchedAgain }
  package enum RedeliveryLoading: UInt8, Answer { case goesOn, begunAnew }
  package enum RedeliveryFirst: UInt8, Answer { case brokenOff, goesOn }
  package enum RedeliveryArrival: UInt8, Answer { case offered, waits, staysLoading }
  package enum RedeliveryWaiting: UInt8, Answer { case stays, loadsAgain }
  package enum ExhaustedCampaign: UInt8, Answer { case again, never, onceDeliveredAgain }
  package enum RelaunchDelivery: UInt8, Answer { case forgotten, kept }
  package enum RelaunchAssets: UInt8, Answer { case forgotten, kept }
  package enum RelaunchExhausted: UInt8, Answer { case kept, forgotten }
  package enum EarlyEvents: UInt8, Answer { case gone, evaluatedOnDelivery }
  package enum UnderWayEvents: UInt8, Answer { case gone, evaluatedOnArrival }
  package enum UnderWayEarlier: UInt8, Answer { case triggered, notTriggered }
  package enum UnderWayStart: UInt8, Answer { case once, again }
  package enum DeliveryFailed: UInt8, Answer { case kept, gone }
  package enum DeliveryOvertaken: UInt8, Answer { case both, inOrder, latest }
  package enum OnDelivery: UInt8, Answer { case waits, offers }

  // rate-limit
  package enum OnIntervalEnd: UInt8, Answer { case waits, offers }
  package enum RateLimitKept: UInt8, Answer { case lost, waits }
  package enum RateLimitReady: UInt8, Answer { case lost, waits }
  package enum RateLimitOrder: UInt8, Answer { case intervalFirst, conditionsFirst }
  package enum RateLimitOrderReady: UInt8, Answer { case intervalFirst, conditionsFirst }
  package enum RateLimitFailed: UInt8, Answer { case heldBack, discarded }
  package enum RateLimitLate: UInt8, Answer { case discarded, heldBack }
  package enum RateLimitEvent: UInt8, Answer { case unused, used }
  package enum RateLimitBase: UInt8, Answer { case trigger, display, dismissal }
  package enum RateLimitWaiting: UInt8, Answer { case starts, doesNotStart }
  package enum RateLimitHeldBack: UInt8, Answer { case doesNotStart, starts }
  package enum RateLimitDiscarded: UInt8, Answer { case starts, doesNotStart }
  package enum RateLimitPresenter: UInt8, Answer { case starts, doesNotStart }
  package enum RateLimitStack: UInt8, Answer { case exempt, heldBack }
  package enum RateLimitStackDisplay: UInt8, Answer { case doesNotStart, starts }
  package enum RateLimitRequest: UInt8, Answer { case exempt, heldBack }
  package enum RateLimitLocal: UInt8, Answer { case exempt, heldBack }
  package enum RateLimitLocalDisplay: UInt8, Answer { case doesNotStart, starts }
  package enum RateLimitEdge: UInt8, Answer { case enough, notEnough }
  package enum RelaunchRateLimit: UInt8, Answer { case forgotten, kept }

  // presenter
  package enum OnPresenter: UInt8, Answer { case waits, offers, offersEach }
  package enum NoPresenter: UInt8, Answer { case lost, kept }
  package enum NoPresenterLocal: UInt8, Answer { case lost, kept }
  package enum NoPresenterStack: UInt8, Answer { case named, unnamed }

  // stack
  package enum AfterDismiss: UInt8, Answer { case waits, showsNext }
  package enum OnForeground: UInt8, Answer { case waits, offers }
  package enum OnRotation: UInt8, Answer { case waits, offers }
  package enum UnmatchedEvent: UInt8, Answer { case no, yes }
  package enum OpportunityAtTimes: UInt8, Answer { case alike, atTimes }
  package enum OpportunityOrder: UInt8, Answer { case triggeredFirst, waitingFirst }
  package enum OpportunityOnce: UInt8, Answer { case once, twice }
  package enum OpportunityAfterTrigger: UInt8, Answer { case same, another }
  package enum NextAfterDiscard: UInt8, Answer { case waits, offersNext }
  package enum NextAfterReenqueue: UInt8, Answer { case waits, offersNext }
  package enum NextAtTimes: UInt8, Answer { case alike, atTimes }
  package enum DuplicateOnStack: UInt8, Answer { case twice, onceOnTop, onceInPlace }
  package enum WaitingRetrigger: UInt8, Answer { case can, cannot }
  package enum WaitingRearmed: UInt8, Answer { case offTheStack, onceDeliveredAgain }
  package enum DuplicateVisible: UInt8, Answer { case waits, dropped }
  package enum DuplicateDismissed: UInt8, Answer { case waits, goes }
  package enum DuplicateTimeout: UInt8, Answer { case own, first, second }
  package enum ClickDismisses: UInt8, Answer { case stays, dismisses }
  package enum RelaunchVisible: UInt8, Answer { case silent, reported }

  // reenqueue
  package enum OnKeyboardHidden: UInt8, Answer { case waits, offers }
  package enum OnKeyboardShown: UInt8, Answer { case waits, offers }
  package enum OpportunityBehindVisible: UInt8, Answer { case putBack, leftAlone }
  package enum OpportunityInBackground: UInt8, Answer { case putBack, leftAlone }
  package enum OpportunityUnderKeyboard: UInt8, Answer { case putBack, leftAlone }
  package enum UnmatchedInBackground: UInt8, Answer { case likeOthers, leftAlone }
  package enum UnmatchedBehindVisible: UInt8, Answer { case likeOthers, leftAlone }
  package enum UnmatchedUnderKeyboard: UInt8, Answer { case likeOthers, leftAlone }
  package enum BackgroundOffered: UInt8, Answer { case goesBack, displayed }
  package enum NextAfterChoice: UInt8, Answer { case waits, offersNext }
  package enum PutOffOrder: UInt8, Answer { case oldOrder, asReturned }
  package enum HostUnderKeyboard: UInt8, Answer { case notAsked, asked }
  package enum HostWhileLoading: UInt8, Answer { case whenReady, atOnce }
  package enum ReportInBackground: UInt8, Answer { case reported, silent }
  package enum ReportBehindVisible: UInt8, Answer { case reported, silent }
  package enum ReportUnderKeyboard: UInt8, Answer { case reported, silent }
  package enum ChoiceAgain: UInt8, Answer { case asked, notAsked }
  package enum NowAgain: UInt8, Answer { case asked, notAsked }
  package enum KeyboardVisible: UInt8, Answer { case stays, dismisses }
  package enum BackgroundVisible: UInt8, Answer { case stays, dismisses, displayedAgain }

  // discard
  package enum OnFailedAsset: UInt8, Answer { case waits, offers }
  package enum FailedOrBack: UInt8, Answer { case goesBack, discarded }
  package enum LateOrBack: UInt8, Answer { case goesBack, discarded }
  package enum TurnedOrBack: UInt8, Answer { case goesBack, discarded }
  package enum ImagelessOrBack: UInt8, Answer { case goesBack, discarded }
  package enum UnfitAtTrigger: UInt8, Answer { case examined, leftAlone }
  package enum UnfitWhileLoading: UInt8, Answer { case whenReady, atOnce }
  package enum HostOrBack: UInt8, Answer { case notAsked, asked }
  package enum HostInBackground: UInt8, Answer { case notAsked, asked }
  package enum HostOrDiscard: UInt8, Answer { case notAsked, asked }
  package enum FailedAndLate: UInt8, Answer { case failed, late }
  package enum TurnedAndLost: UInt8, Answer { case lost, turned }
  package enum ImagelessAndLost: UInt8, Answer { case lost, imageless }
  package enum TimeoutOnStack: UInt8, Answer { case counts, doesNotCount }
  package enum TimeoutFrom: UInt8, Answer { case trigger, delivery, firstDelivery }
  package enum TimeoutLoading: UInt8, Answer { case whenReady, atOnce }
  package enum TimeoutEdge: UInt8, Answer { case inTime, tooLate }
  package enum RotateVisible: UInt8, Answer { case stays, dismisses, dismissesAtAnyTurn }
  package enum TimeoutVisible: UInt8, Answer { case stays, dismisses }
  package enum FailedWithoutPresenter: UInt8, Answer { case whenOffered, atOnce }
  package enum WaitingFailed: UInt8, Answer { case whenOffered, atOnce }
  package enum WaitingLate: UInt8, Answer { case whenOffered, atOnce }
  package enum WaitingTimeout: UInt8, Answer { case whenOffered, atOnce }
  package enum WaitingFetch: UInt8, Answer { case own, others, any }
  package enum WaitingFetchedAgain: UInt8, Answer { case displayed, discarded }
  package enum LegacyRetrigger: UInt8, Answer { case can, cannot, onceDeliveredAgain }

  // manual
  package enum RequestInBackground: UInt8, Answer { case putBack, leftAlone }
  package enum RequestBehindVisible: UInt8, Answer { case putBack, leftAlone }
  package enum RequestUnderKeyboard: UInt8, Answer { case putBack, leftAlone }
  package enum ManualChoice: UInt8, Answer { case asked, notAsked }

  // local
  package enum LegacyAnalytics: UInt8, Answer { case logged, notLogged }
  package enum HtmlClick: UInt8, Answer { case recorded, notRecorded }
  package enum ClickAgain: UInt8, Answer { case recorded, ignored }
  package enum ImpressionAgain: UInt8, Answer { case once, again }
  package enum AssetRetryLocal: UInt8, Answer {
    case fetchedAgain, staysFailed, fetchedAfterDiscard
  }
  package enum LocalChoice: UInt8, Answer { case asked, notAsked }
  package enum LocalFailed: UInt8, Answer { case discarded, displayed }
  package enum LocalLate: UInt8, Answer { case discarded, displayed }
  package enum LocalTurned: UInt8, Answer { case discarded, displayed }
  package enum LocalImageless: UInt8, Answer { case discarded, displayed }
  package enum LocalInTheWay: UInt8, Answer { case waits, lost }
  package enum LocalLoading: UInt8, Answer { case waits, waitsOnStack, displayed }
  package enum ImpressionOffScreen: UInt8, Answer { case recorded, ignored }
  package enum ClickOffScreen: UInt8, Answer { case recorded, ignored }
  package enum ImpressionLoggedAgain: UInt8, Answer { case recorded, ignored }
  package enum ClickLoggedAgain: UInt8, Answer { case recorded, ignored }

  /// The types of the answers, in the order of the questions' slots.
  static let answerTypes: [any Answer.Type] = [
    NoMatchWhenLimited.self, NoMatchWhenFiltered.self, NoMatchWhenExhausted.self,
    NoMatchWhenWaiting.self, NoMatchKinds.self, NoMatchEarly.self, NoMatchLateStart.self,
    NoMatchApi.self, FilterMissing.self, FilterNotEqualsType.self, FilterNumberTexts.self,
    FilterDateTexts.self, FilterBooleanTexts.self, FilterBooleanNumbers.self,
    FilterPatternTypes.self, FilterPatternCase.self, OnAsset.self, OnAssetAgain.self,
    LateAsset.self, NextAfterLoading.self, RateLimitLoading.self, ReportOnArrival.self,
    ReportWhileLoading.self, PriorityTie.self, HighestNotAgain.self, DuplicateReturned.self,
    Loading.self, LoadingReturned.self, LoadingHoldsUp.self, LoadingHoldsUpReady.self,
    LoadingAgain.self, LoadingAgainTimeout.self, ReadyTogether.self, ReadyOnStack.self,
    ReadyBelow.self, ReadyOthers.self, LoadingBehindVisible.self, LoadingUnderKeyboard.self,
    LoadingWithoutPresenter.self, LoadingAway.self, LoadingInBackground.self, BackgroundLoad.self,
    PrefetchImmediate.self, PrefetchAtOnce.self, AssetRetry.self, AssetRetryBy.self,
    AssetRetryTimes.self, AssetRetryOffered.self, FetchStart.self, FailedShared.self,
    Redelivery.self, RedeliveryEmpty.self, RedeliveryStack.self, RedeliveryPresent.self,
    RedeliveryLoading.self, RedeliveryFirst.self, RedeliveryArrival.self, RedeliveryWaiting.self,
    ExhaustedCampaign.self, RelaunchDelivery.self, RelaunchAssets.self, RelaunchExhausted.self,
    EarlyEvents.self, UnderWayEvents.self, UnderWayEarlier.self, UnderWayStart.self,
    DeliveryFailed.self, DeliveryOvertaken.self, OnDelivery.self, OnIntervalEnd.self,
    RateLimitKept.self, RateLimitReady.self, RateLimitOrder.self, RateLimitOrderReady.self,
    RateLimitFailed.self, RateLimitLate.self, RateLimitEvent.self, RateLimitBase.self,
    RateLimitWaiting.self, RateLimitHeldBack.self, RateLimitDiscarded.self, RateLimitPresenter.self,
    RateLimitStack.self, RateLimitStackDisplay.self, RateLimitRequest.self, RateLimitLocal.self,
    RateLimitLocalDisplay.self, RateLimitEdge.self, RelaunchRateLimit.self, OnPresenter.self,
    NoPresenter.self, NoPresenterLocal.self, NoPresenterStack.self, AfterDismiss.self,
    OnForeground.self, OnRotation.self, UnmatchedEvent.self, OpportunityAtTimes.self,
    OpportunityOrder.self, OpportunityOnce.self, OpportunityAfterTrigger.self,
    NextAfterDiscard.self, NextAfterReenqueue.self, NextAtTimes.self, DuplicateOnStack.self,
    WaitingRetrigger.self, WaitingRearmed.self, DuplicateVisible.self, DuplicateDismissed.self,
    DuplicateTimeout.self, ClickDismisses.self, RelaunchVisible.self, OnKeyboardHidden.self,
    OnKeyboardShown.self, OpportunityBehindVisible.self, OpportunityInBackground.self,
    OpportunityUnderKeyboard.self, UnmatchedInBackground.self, UnmatchedBehindVisible.self,
    UnmatchedUnderKeyboard.self, BackgroundOffered.self, NextAfterChoice.self, PutOffOrder.self,
    HostUnderKeyboard.self, HostWhileLoading.self, ReportInBackground.self,
    ReportBehindVisible.self, ReportUnderKeyboard.self, ChoiceAgain.self, NowAgain.self,
    KeyboardVisible.self, BackgroundVisible.self, OnFailedAsset.self, FailedOrBack.self,
    LateOrBack.self, TurnedOrBack.self, ImagelessOrBack.self, UnfitAtTrigger.self,
    UnfitWhileLoading.self, HostOrBack.self, HostInBackground.self, HostOrDiscard.self,
    FailedAndLate.self, TurnedAndLost.self, ImagelessAndLost.self, TimeoutOnStack.self,
    TimeoutFrom.self, TimeoutLoading.self, TimeoutEdge.self, RotateVisible.self,
    TimeoutVisible.self, FailedWithoutPresenter.self, WaitingFailed.self, WaitingLate.self,
    WaitingTimeout.self, WaitingFetch.self, WaitingFetchedAgain.self, LegacyRetrigger.self,
    RequestInBackground.self, RequestBehindVisible.self, RequestUnderKeyboard.self,
    ManualChoice.self, LegacyAnalytics.self, HtmlClick.self, ClickAgain.self, ImpressionAgain.self,
    AssetRetryLocal.self, LocalChoice.self, LocalFailed.self, LocalLate.self, LocalTurned.self,
    LocalImageless.self, LocalInTheWay.self, LocalLoading.self, ImpressionOffScreen.self,
    ClickOffScreen.self, ImpressionLoggedAgain.self, ClickLoggedAgain.self,
  ]
}

/// The slot of each question, by which the engine asks: `answers[.localLate]`.
extension Slot {
  // triggers
  static var noMatchWhenLimited: Slot<Reading.NoMatchWhenLimited> { .at(0) }
  static var noMatchWhenFiltered: Slot<Reading.NoMatchWhenFiltered> { .at(1) }
  static var noMatchWhenExhausted: Slot<Reading.NoMatchWhenExhausted> { .at(2) }
  static var noMatchWhenWaiting: Slot<Reading.NoMatchWhenWaiting> { .at(3) }
  static var noMatchKinds: Slot<Reading.NoMatchKinds> { .at(4) }
  static var noMatchEarly: Slot<Reading.NoMatchEarly> { .at(5) }
  static var noMatchLateStart: Slot<Reading.NoMatchLateStart> { .at(6) }
  static var noMatchApi: Slot<Reading.NoMatchApi> { .at(7) }
  static var filterMissing: Slot<Reading.FilterMissing> { .at(8) }
  static var filterNotEqualsType: Slot<Reading.FilterNotEqualsType> { .at(9) }
  static var filterNumberTexts: Slot<Reading.FilterNumberTexts> { .at(10) }
  static var filterDateTexts: Slot<Reading.FilterDateTexts> { .at(11) }
  static var filterBooleanTexts: Slot<Reading.FilterBooleanTexts> { .at(12) }
  static var filterBooleanNumbers: Slot<Reading.FilterBooleanNumbers> { .at(13) }
  static var filterPatternTypes: Slot<Reading.FilterPatternTypes> { .at(14) }
  static var filterPatternCase: Slot<Reading.FilterPatternCase> { .at(15) }

  // delivery
  static var onAsset: Slot<Reading.OnAsset> { .at(16) }
  static var onAssetAgain: Slot<Reading.OnAssetAgain> { .at(17) }
  static var lateAsset: Slot<Reading.LateAsset> { .at(18) }
  static var nextAfterLoading: Slot<Reading.NextAfterLoading> { .at(19) }
  static var rateLimitLoading: Slot<Reading.RateLimitLoading> { .at(20) }
  static var reportOnArrival: Slot<Reading.ReportOnArrival> { .at(21) }
  static var reportWhileLoading: Slot<Reading.ReportWhileLoading> { .at(22) }
  static var priorityTie: Slot<Reading.PriorityTie> { .at(23) }
  static var highestNotAgain: Slot<Reading.HighestNotAgain> { .at(24) }
  static var duplicateReturned: Slot<Reading.DuplicateReturned> { .at(25) }
  static var loading: Slot<Reading.Loading> { .at(26) }
  static var loadingReturned: Slot<Reading.LoadingReturned> { .at(27) }
  static var loadingHoldsUp: Slot<Reading.LoadingHoldsUp> { .at(28) }
  static var loadingHoldsUpReady: Slot<Reading.LoadingHoldsUpReady> { .at(29) }
  static var loadingAgain: Slot<Reading.LoadingAgain> { .at(30) }
  static var loadingAgainTimeout: Slot<Reading.LoadingAgainTimeout> { .at(31) }
  static var readyTogether: Slot<Reading.ReadyTogether> { .at(32) }
  static var readyOnStack: Slot<Reading.ReadyOnStack> { .at(33) }
  static var readyBelow: Slot<Reading.ReadyBelow> { .at(34) }
  static var readyOthers: Slot<Reading.ReadyOthers> { .at(35) }
  static var loadingBehindVisible: Slot<Reading.LoadingBehindVisible> { .at(36) }
  static var loadingUnderKeyboard: Slot<Reading.LoadingUnderKeyboard> { .at(37) }
  static var loadingWithoutPresenter: Slot<Reading.LoadingWithoutPresenter> { .at(38) }
  static var loadingAway: Slot<Reading.LoadingAway> { .at(39) }
  static var loadingInBackground: Slot<Reading.LoadingInBackground> { .at(40) }
  static var backgroundLoad: Slot<Reading.BackgroundLoad> { .at(41) }
  static var prefetchImmediate: Slot<Reading.PrefetchImmediate> { .at(42) }
  static var prefetchAtOnce: Slot<Reading.PrefetchAtOnce> { .at(43) }
  static var assetRetry: Slot<Reading.AssetRetry> { .at(44) }
  static var assetRetryBy: Slot<Reading.AssetRetryBy> { .at(45) }
  static var assetRetryTimes: Slot<Reading.AssetRetryTimes> { .at(46) }
  static var assetRetryOffered: Slot<Reading.AssetRetryOffered> { .at(47) }
  static var fetchStart: Slot<Reading.FetchStart> { .at(48) }
  static var failedShared: Slot<Reading.FailedShared> { .at(49) }
  static var redelivery: Slot<Reading.Redelivery> { .at(50) }
  static var redeliveryEmpty: Slot<Reading.RedeliveryEmpty> { .at(51) }
  static var redeliveryStack: Slot<Reading.RedeliveryStack> { .at(52) }
  static var redeliveryPresent: Slot<Reading.RedeliveryPresent> { .at(53) }
  static var redeliveryLoading: Slot<Reading.RedeliveryLoading> { .at(54) }
  static var redeliveryFirst: Slot<Reading.RedeliveryFirst> { .at(55) }
  static var redeliveryArrival: Slot<Reading.RedeliveryArrival> { .at(56) }
  static var redeliveryWaiting: Slot<Reading.RedeliveryWaiting> { .at(57) }
  static var exhaustedCampaign: Slot<Reading.ExhaustedCampaign> { .at(58) }
  static var relaunchDelivery: Slot<Reading.RelaunchDelivery> { .at(59) }
  static var relaunchAssets: Slot<Reading.RelaunchAssets> { .at(60) }
  static var relaunchExhausted: Slot<Reading.RelaunchExhausted> { .at(61) }
  static var earlyEvents: Slot<Reading.EarlyEvents> { .at(62) }
  static var underWayEvents: Slot<Reading.UnderWayEvents> { .at(63) }
  static var underWayEarlier: Slot<Reading.UnderWayEarlier> { .at(64) }
  static var underWayStart: Slot<Reading.UnderWayStart> { .at(65) }
  static var deliveryFailed: Slot<Reading.DeliveryFailed> { .at(66) }
  static var deliveryOvertaken: Slot<Reading.DeliveryOvertaken> { .at(67) }
  static var onDelivery: Slot<Reading.OnDelivery> { .at(68) }

  // rate-limit
  static var onIntervalEnd: Slot<Reading.OnIntervalEnd> { .at(69) }
  static var rateLimitKept: Slot<Reading.RateLimitKept> { .at(70) }
  static var rateLimitReady: Slot<Reading.RateLimitReady> { .at(71) }
  static var rateLimitOrder: Slot<Reading.RateLimitOrder> { .at(72) }
  static var rateLimitOrderReady: Slot<Reading.RateLimitOrderReady> { .at(73) }
  static var rateLimitFailed: Slot<Reading.RateLimitFailed> { .at(74) }
  static var rateLimitLate: Slot<Reading.RateLimitLate> { .at(75) }
  static var rateLimitEvent: Slot<Reading.RateLimitEvent> { .at(76) }
  static var rateLimitBase: Slot<Reading.RateLimitBase> { .at(77) }
  static var rateLimitWaiting: Slot<Reading.RateLimitWaiting> { .at(78) }
  static var rateLimitHeldBack: Slot<Reading.RateLimitHeldBack> { .at(79) }
  static var rateLimitDiscarded: Slot<Reading.RateLimitDiscarded> { .at(80) }
  static var rateLimitPresenter: Slot<Reading.RateLimitPresenter> { .at(81) }
  static var rateLimitStack: Slot<Reading.RateLimitStack> { .at(82) }
  static var rateLimitStackDisplay: Slot<Reading.RateLimitStackDisplay> { .at(83) }
  static var rateLimitRequest: Slot<Reading.RateLimitRequest> { .at(84) }
  static var rateLimitLocal: Slot<Reading.RateLimitLocal> { .at(85) }
  static var rateLimitLocalDisplay: Slot<Reading.RateLimitLocalDisplay> { .at(86) }
  static var rateLimitEdge: Slot<Reading.RateLimitEdge> { .at(87) }
  static var relaunchRateLimit: Slot<Reading.RelaunchRateLimit> { .at(88) }

  // presenter
  static var onPresenter: Slot<Reading.OnPresenter> { .at(89) }
  static var noPresenter: Slot<Reading.NoPresenter> { .at(90) }
  static var noPresenterLocal: Slot<Reading.NoPresenterLocal> { .at(91) }
  static var noPresenterStack: Slot<Reading.NoPresenterStack> { .at(92) }

  // stack
  static var afterDismiss: Slot<Reading.AfterDismiss> { .at(93) }
  static var onForeground: Slot<Reading.OnForeground> { .at(94) }
  static var onRotation: Slot<Reading.OnRotation> { .at(95) }
  static var unmatchedEvent: Slot<Reading.UnmatchedEvent> { .at(96) }
  static var opportunityAtTimes: Slot<Reading.OpportunityAtTimes> { .at(97) }
  static var opportunityOrder: Slot<Reading.OpportunityOrder> { .at(98) }
  static var opportunityOnce: Slot<Reading.OpportunityOnce> { .at(99) }
  static var opportunityAfterTrigger: Slot<Reading.OpportunityAfterTrigger> { .at(100) }
  static var nextAfterDiscard: Slot<Reading.NextAfterDiscard> { .at(101) }
  static var nextAfterReenqueue: Slot<Reading.NextAfterReenqueue> { .at(102) }
  static var nextAtTimes: Slot<Reading.NextAtTimes> { .at(103) }
  static var duplicateOnStack: Slot<Reading.DuplicateOnStack> { .at(104) }
  static var waitingRetrigger: Slot<Reading.WaitingRetrigger> { .at(105) }
  static var waitingRearmed: Slot<Reading.WaitingRearmed> { .at(106) }
  static var duplicateVisible: Slot<Reading.DuplicateVisible> { .at(107) }
  static var duplicateDismissed: Slot<Reading.DuplicateDismissed> { .at(108) }
  static var duplicateTimeout: Slot<Reading.DuplicateTimeout> { .at(109) }
  static var clickDismisses: Slot<Reading.ClickDismisses> { .at(110) }
  static var relaunchVisible: Slot<Reading.RelaunchVisible> { .at(111) }

  // reenqueue
  static var onKeyboardHidden: Slot<Reading.OnKeyboardHidden> { .at(112) }
  static var onKeyboardShown: Slot<Reading.OnKeyboardShown> { .at(113) }
  static var opportunityBehindVisible: Slot<Reading.OpportunityBehindVisible> { .at(114) }
  static var opportunityInBackground: Slot<Reading.OpportunityInBackground> { .at(115) }
  static var opportunityUnderKeyboard: Slot<Reading.OpportunityUnderKeyboard> { .at(116) }
  static var unmatchedInBackground: Slot<Reading.UnmatchedInBackground> { .at(117) }
  static var unmatchedBehindVisible: Slot<Reading.UnmatchedBehindVisible> { .at(118) }
  static var unmatchedUnderKeyboard: Slot<Reading.UnmatchedUnderKeyboard> { .at(119) }
  static var backgroundOffered: Slot<Reading.BackgroundOffered> { .at(120) }
  static var nextAfterChoice: Slot<Reading.NextAfterChoice> { .at(121) }
  static var putOffOrder: Slot<Reading.PutOffOrder> { .at(122) }
  static var hostUnderKeyboard: Slot<Reading.HostUnderKeyboard> { .at(123) }
  static var hostWhileLoading: Slot<Reading.HostWhileLoading> { .at(124) }
  static var reportInBackground: Slot<Reading.ReportInBackground> { .at(125) }
  static var reportBehindVisible: Slot<Reading.ReportBehindVisible> { .at(126) }
  static var reportUnderKeyboard: Slot<Reading.ReportUnderKeyboard> { .at(127) }
  static var choiceAgain: Slot<Reading.ChoiceAgain> { .at(128) }
  static var nowAgain: Slot<Reading.NowAgain> { .at(129) }
  static var keyboardVisible: Slot<Reading.KeyboardVisible> { .at(130) }
  static var backgroundVisible: Slot<Reading.BackgroundVisible> { .at(131) }

  // discard
  static var onFailedAsset: Slot<Reading.OnFailedAsset> { .at(132) }
  static var failedOrBack: Slot<Reading.FailedOrBack> { .at(133) }
  static var lateOrBack: Slot<Reading.LateOrBack> { .at(134) }
  static var turnedOrBack: Slot<Reading.TurnedOrBack> { .at(135) }
  static var imagelessOrBack: Slot<Reading.ImagelessOrBack> { .at(136) }
  static var unfitAtTrigger: Slot<Reading.UnfitAtTrigger> { .at(137) }
  static var unfitWhileLoading: Slot<Reading.UnfitWhileLoading> { .at(138) }
  static var hostOrBack: Slot<Reading.HostOrBack> { .at(139) }
  static var hostInBackground: Slot<Reading.HostInBackground> { .at(140) }
  static var hostOrDiscard: Slot<Reading.HostOrDiscard> { .at(141) }
  static var failedAndLate: Slot<Reading.FailedAndLate> { .at(142) }
  static var turnedAndLost: Slot<Reading.TurnedAndLost> { .at(143) }
  static var imagelessAndLost: Slot<Reading.ImagelessAndLost> { .at(144) }
  static var timeoutOnStack: Slot<Reading.TimeoutOnStack> { .at(145) }
  static var timeoutFrom: Slot<Reading.TimeoutFrom> { .at(146) }
  static var timeoutLoading: Slot<Reading.TimeoutLoading> { .at(147) }
  static var timeoutEdge: Slot<Reading.TimeoutEdge> { .at(148) }
  static var rotateVisible: Slot<Reading.RotateVisible> { .at(149) }
  static var timeoutVisible: Slot<Reading.TimeoutVisible> { .at(150) }
  static var failedWithoutPresenter: Slot<Reading.FailedWithoutPresenter> { .at(151) }
  static var waitingFailed: Slot<Reading.WaitingFailed> { .at(152) }
  static var waitingLate: Slot<Reading.WaitingLate> { .at(153) }
  static var waitingTimeout: Slot<Reading.WaitingTimeout> { .at(154) }
  static var waitingFetch: Slot<Reading.WaitingFetch> { .at(155) }
  static var waitingFetchedAgain: Slot<Reading.WaitingFetchedAgain> { .at(156) }
  static var legacyRetrigger: Slot<Reading.LegacyRetrigger> { .at(157) }

  // manual
  static var requestInBackground: Slot<Reading.RequestInBackground> { .at(158) }
  static var requestBehindVisible: Slot<Reading.RequestBehindVisible> { .at(159) }
  static var requestUnderKeyboard: Slot<Reading.RequestUnderKeyboard> { .at(160) }
  static var manualChoice: Slot<Reading.ManualChoice> { .at(161) }

  // local
  static var legacyAnalytics: Slot<Reading.LegacyAnalytics> { .at(162) }
  static var htmlClick: Slot<Reading.HtmlClick> { .at(163) }
  static var clickAgain: Slot<Reading.ClickAgain> { .at(164) }
  static var impressionAgain: Slot<Reading.ImpressionAgain> { .at(165) }
  static var assetRetryLocal: Slot<Reading.AssetRetryLocal> { .at(166) }
  static var localChoice: Slot<Reading.LocalChoice> { .at(167) }
  static var localFailed: Slot<Reading.LocalFailed> { .at(168) }
  static var localLate: Slot<Reading.LocalLate> { .at(169) }
  static var localTurned: Slot<Reading.LocalTurned> { .at(170) }
  static var localImageless: Slot<Reading.LocalImageless> { .at(171) }
  static var localInTheWay: Slot<Reading.LocalInTheWay> { .at(172) }
  static var localLoading: Slot<Reading.LocalLoading> { .at(173) }
  static var impressionOffScreen: Slot<Reading.ImpressionOffScreen> { .at(174) }
  static var clickOffScreen: Slot<Reading.ClickOffScreen> { .at(175) }
  static var impressionLoggedAgain: Slot<Reading.ImpressionLoggedAgain> { .at(176) }
  static var clickLoggedAgain: Slot<Reading.ClickLoggedAgain> { .at(177) }
}
