// The open questions, as a table: each has one line for its answers, its place, its slot, and the question at
// that place.
//
// Names are ids: `Reading.AfterDismiss.showsNext` is the answer `shows-next` to `open.after-dismiss`.
// The suite's `questions.yaml` says what a question asks and what each answer means.

/// The answers to each question; the first is the default.
extension Reading {
  // When a waiting message is offered.
  package enum AfterDismiss: UInt8, Answer { case waits, showsNext }
  package enum OnForeground: UInt8, Answer { case waits, offers }
  package enum OnIntervalEnd: UInt8, Answer { case waits, offers }
  package enum OnRotation: UInt8, Answer { case waits, offers }
  package enum OnKeyboardHidden: UInt8, Answer { case waits, offers }
  package enum OnKeyboardShown: UInt8, Answer { case waits, offers }
  package enum OnPresenter: UInt8, Answer { case waits, offers, offersEach }
  package enum OnAsset: UInt8, Answer { case waits, offers }
  package enum OnFailedAsset: UInt8, Answer { case waits, offers }
  package enum OnAssetAgain: UInt8, Answer { case once, again }
  package enum UnmatchedEvent: UInt8, Answer { case no, yes }
  package enum UnmatchedInBackground: UInt8, Answer { case likeOthers, leftAlone }
  package enum UnmatchedBehindVisible: UInt8, Answer { case likeOthers, leftAlone }
  package enum UnmatchedUnderKeyboard: UInt8, Answer { case likeOthers, leftAlone }
  package enum OpportunityOrder: UInt8, Answer { case triggeredFirst, waitingFirst }
  package enum OpportunityOnce: UInt8, Answer { case once, twice }
  package enum OpportunityAfterTrigger: UInt8, Answer { case same, another }
  package enum OpportunityInBackground: UInt8, Answer { case putBack, leftAlone }
  package enum OpportunityBehindVisible: UInt8, Answer { case putBack, leftAlone }
  package enum OpportunityUnderKeyboard: UInt8, Answer { case putBack, leftAlone }
  package enum RequestInBackground: UInt8, Answer { case putBack, leftAlone }
  package enum RequestBehindVisible: UInt8, Answer { case putBack, leftAlone }
  package enum RequestUnderKeyboard: UInt8, Answer { case putBack, leftAlone }
  package enum BackgroundOffered: UInt8, Answer { case goesBack, displayed }
  package enum NextAfterDiscard: UInt8, Answer { case waits, offersNext }
  package enum NextAfterReenqueue: UInt8, Answer { case waits, offersNext }
  package enum NextAfterChoice: UInt8, Answer { case waits, offersNext }
  package enum PutOffOrder: UInt8, Answer { case oldOrder, asReturned }
  package enum NextAfterLoading: UInt8, Answer { case waits, offersNext }
  package enum NextAtTimes: UInt8, Answer { case alike, atTimes }
  package enum OpportunityAtTimes: UInt8, Answer { case alike, atTimes }

  // What the interval holds back, and what starts it.
  package enum RateLimitKept: UInt8, Answer { case lost, waits }
  package enum RateLimitReady: UInt8, Answer { case lost, waits }
  package enum RateLimitOrder: UInt8, Answer { case intervalFirst, conditionsFirst }
  package enum RateLimitFailed: UInt8, Answer { case heldBack, discarded }
  package enum RateLimitLate: UInt8, Answer { case discarded, heldBack }
  package enum RateLimitEvent: UInt8, Answer { case unused, used }
  package enum RateLimitLoading: UInt8, Answer { case whenOffered, atTrigger }
  package enum RateLimitBase: UInt8, Answer { case trigger, display, dismissal }
  package enum RateLimitWaiting: UInt8, Answer { case starts, doesNotStart }
  package enum RateLimitDiscarded: UInt8, Answer { case starts, doesNotStart }
  package enum RateLimitPresenter: UInt8, Answer { case starts, doesNotStart }
  package enum RateLimitStack: UInt8, Answer { case exempt, heldBack }
  package enum RateLimitStackDisplay: UInt8, Answer { case doesNotStart, starts }
  package enum RateLimitRequest: UInt8, Answer { case exempt, heldBack }
  package enum RateLimitLocal: UInt8, Answer { case exempt, heldBack }
  package enum RateLimitLocalDisplay: UInt8, Answer { case doesNotStart, starts }
  package enum RateLimitEdge: UInt8, Answer { case enough, notEnough }
  package enum RelaunchRateLimit: UInt8, Answer { case forgotten, kept }

  // What triggers a message, and what is reported otherwise.
  package enum PriorityTie: UInt8, Answer { case firstDelivered, lastDelivered }
  package enum HighestNotAgain: UInt8, Answer { case givesWay, notLower, nothing }
  package enum NoMatchWhenLimited: UInt8, Answer { case silent, reported }
  package enum NoMatchWhenFiltered: UInt8, Answer { case reported, silent }
  package enum NoMatchWhenExhausted: UInt8, Answer { case reported, silent }
  package enum NoMatchWhenWaiting: UInt8, Answer { case reported, silent }
  package enum NoMatchKinds: UInt8, Answer { case all, namedOnly }
  package enum NoMatchEarly: UInt8, Answer { case reported, silent }
  package enum NoMatchApi: UInt8, Answer { case silent, reported, reportedUnmatched }
  package enum FilterMissing: UInt8, Answer { case noMatch, match }
  package enum FilterNotEqualsType: UInt8, Answer { case noMatch, match }
  package enum FilterNumberTexts: UInt8, Answer { case doesNotHold, converted }
  package enum FilterDateTexts: UInt8, Answer { case doesNotHold, converted }
  package enum FilterBooleanTexts: UInt8, Answer { case doesNotHold, converted }
  package enum FilterBooleanNumbers: UInt8, Answer { case doesNotHold, converted }
  package enum FilterPatternTypes: UInt8, Answer { case textsOnly, anyValue }
  package enum FilterPatternCase: UInt8, Answer { case counts, doesNotCount }

  // What becomes of a delivery and of its assets.
  package enum PrefetchImmediate: UInt8, Answer { case prefetched, notPrefetched }
  package enum PrefetchAtOnce: UInt8, Answer { case prefetched, notPrefetched }
  package enum AssetRetry: UInt8, Answer { case staysFailed, fetchedAgain, fetchedAfterDiscard }
  package enum AssetRetryBy: UInt8, Answer { case asset, message }
  package enum AssetRetryTimes: UInt8, Answer { case eachTime, once }
  package enum AssetRetryOffered: UInt8, Answer { case fetchedAgain, staysFailed }
  package enum AssetRetryLocal: UInt8, Answer {
    case fetchedAgain, staysFailed, fetchedAfterDiscard
  }
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
  package enum LegacyRetrigger: UInt8, Answer { case can, cannot, onceDeliveredAgain }
  package enum RelaunchDelivery: UInt8, Answer { case forgotten, kept }
  package enum RelaunchAssets: UInt8, Answer { case forgotten, kept }
  package enum RelaunchExhausted: UInt8, Answer { case kept, forgotten }
  package enum EarlyEvents: UInt8, Answer { case gone, evaluatedOnDelivery }

  // What the presenter does with the stack and with a message on its way.
  package enum FailedOrBack: UInt8, Answer { case goesBack, discarded }
  package enum LateOrBack: UInt8, Answer { case goesBack, discarded }
  package enum TurnedOrBack: UInt8, Answer { case goesBack, discarded }
  package enum ImagelessOrBack: UInt8, Answer { case goesBack, discarded }
  package enum UnfitAtTrigger: UInt8, Answer { case examined, leftAlone }
  package enum UnfitWhileLoading: UInt8, Answer { case whenReady, atOnce }
  package enum HostOrBack: UInt8, Answer { case notAsked, asked }
  package enum HostInBackground: UInt8, Answer { case notAsked, asked }
  package enum HostUnderKeyboard: UInt8, Answer { case notAsked, asked }
  package enum HostOrDiscard: UInt8, Answer { case notAsked, asked }
  package enum HostWhileLoading: UInt8, Answer { case whenReady, atOnce }
  package enum FailedAndLate: UInt8, Answer { case failed, late }
  package enum TurnedAndLost: UInt8, Answer { case lost, turned }
  package enum ImagelessAndLost: UInt8, Answer { case lost, imageless }
  package enum ReportInBackground: UInt8, Answer { case reported, silent }
  package enum ReportBehindVisible: UInt8, Answer { case reported, silent }
  package enum ReportUnderKeyboard: UInt8, Answer { case reported, silent }
  package enum ReportOnArrival: UInt8, Answer { case likeTrigger, reported }
  package enum ReportWhileLoading: UInt8, Answer { case silent, reported }
  package enum ChoiceAgain: UInt8, Answer { case asked, notAsked }
  package enum NowAgain: UInt8, Answer { case asked, notAsked }
  package enum LocalFailed: UInt8, Answer { case discarded, displayed }
  package enum LocalLate: UInt8, Answer { case discarded, displayed }
  package enum LocalTurned: UInt8, Answer { case discarded, displayed }
  package enum LocalImageless: UInt8, Answer { case discarded, displayed }
  package enum LocalLoading: UInt8, Answer { case waits, displayed }
  package enum DuplicateOnStack: UInt8, Answer { case twice, onceOnTop, onceInPlace }
  package enum WaitingRetrigger: UInt8, Answer { case can, cannot }
  package enum WaitingRearmed: UInt8, Answer { case offTheStack, onceDeliveredAgain }
  package enum DuplicateReturned: UInt8, Answer { case alike, twice }
  package enum DuplicateVisible: UInt8, Answer { case waits, dropped }
  package enum DuplicateDismissed: UInt8, Answer { case waits, goes }
  package enum DuplicateTimeout: UInt8, Answer { case own, first, second }
  package enum NoPresenter: UInt8, Answer { case lost, kept }
  package enum NoPresenterLocal: UInt8, Answer { case lost, kept }
  package enum NoPresenterStack: UInt8, Answer { case named, unnamed }
  package enum TimeoutFrom: UInt8, Answer { case trigger, delivery }
  package enum TimeoutLoading: UInt8, Answer { case whenReady, atOnce }
  package enum ManualChoice: UInt8, Answer { case asked, notAsked }
  package enum LocalChoice: UInt8, Answer { case asked, notAsked }
  package enum TimeoutOnStack: UInt8, Answer { case counts, doesNotCount }
  package enum TimeoutEdge: UInt8, Answer { case inTime, tooLate }
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
  package enum FailedWithoutPresenter: UInt8, Answer { case whenOffered, atOnce }
  package enum LoadingAway: UInt8, Answer { case atTrigger, whenReady }
  package enum LoadingInBackground: UInt8, Answer { case reportedAtOnce, reportedWhenReady }
  package enum WaitingFailed: UInt8, Answer { case whenOffered, atOnce }
  package enum WaitingLate: UInt8, Answer { case whenOffered, atOnce }
  package enum WaitingTimeout: UInt8, Answer { case whenOffered, atOnce }
  package enum WaitingFetch: UInt8, Answer { case own, others, any }
  package enum WaitingFetchedAgain: UInt8, Answer { case displayed, discarded }
  package enum BackgroundLoad: UInt8, Answer { case reenqueues, showsOnReturn, showsAtOnce }

  // What becomes of the message on the screen.
  package enum ClickDismisses: UInt8, Answer { case stays, dismisses }
  package enum ClickAgain: UInt8, Answer { case recorded, ignored }
  package enum ImpressionAgain: UInt8, Answer { case once, again }
  package enum RotateVisible: UInt8, Answer { case stays, dismisses, dismissesAtAnyTurn }
  package enum KeyboardVisible: UInt8, Answer { case stays, dismisses }
  package enum TimeoutVisible: UInt8, Answer { case stays, dismisses }
  package enum BackgroundVisible: UInt8, Answer { case stays, dismisses, displayedAgain }
  package enum RelaunchVisible: UInt8, Answer { case silent, reported }
  package enum ImpressionOffScreen: UInt8, Answer { case recorded, ignored }
  package enum ClickOffScreen: UInt8, Answer { case recorded, ignored }
  package enum ImpressionLoggedAgain: UInt8, Answer { case recorded, ignored }
  package enum ClickLoggedAgain: UInt8, Answer { case recorded, ignored }
}

extension Reading {
  /// The place of each question in a reading, counted from 0 in this order.
  ///
  /// A reading has 256 slots for questions (``Slots/questions``). A place is a byte, so that the compiler
  /// refuses the 257th: "integer literal '256' overflows when stored into 'UInt8'".
  package enum Place: UInt8, CaseIterable {
    // When a waiting message is offered.
    case afterDismiss
    case onForeground
    case onIntervalEnd
    case onRotation
    case onKeyboardHidden
    case onKeyboardShown
    case onPresenter
    case onAsset
    case onFailedAsset
    case onAssetAgain
    case unmatchedEvent
    case unmatchedInBackground
    case unmatchedBehindVisible
    case unmatchedUnderKeyboard
    case opportunityOrder
    case opportunityOnce
    case opportunityAfterTrigger
    case opportunityInBackground
    case opportunityBehindVisible
    case opportunityUnderKeyboard
    case requestInBackground
    case requestBehindVisible
    case requestUnderKeyboard
    case backgroundOffered
    case nextAfterDiscard
    case nextAfterReenqueue
    case nextAfterChoice
    case putOffOrder
    case nextAfterLoading
    case nextAtTimes
    case opportunityAtTimes
    // What the interval holds back, and what starts it.
    case rateLimitKept
    case rateLimitReady
    case rateLimitOrder
    case rateLimitFailed
    case rateLimitLate
    case rateLimitEvent
    case rateLimitLoading
    case rateLimitBase
    case rateLimitWaiting
    case rateLimitDiscarded
    case rateLimitPresenter
    case rateLimitStack
    case rateLimitStackDisplay
    case rateLimitRequest
    case rateLimitLocal
    case rateLimitLocalDisplay
    case rateLimitEdge
    case relaunchRateLimit
    // What triggers a message, and what is reported otherwise.
    case priorityTie
    case highestNotAgain
    case noMatchWhenLimited
    case noMatchWhenFiltered
    case noMatchWhenExhausted
    case noMatchWhenWaiting
    case noMatchKinds
    case noMatchEarly
    case noMatchApi
    case filterMissing
    case filterNotEqualsType
    case filterNumberTexts
    case filterDateTexts
    case filterBooleanTexts
    case filterBooleanNumbers
    case filterPatternTypes
    case filterPatternCase
    // What becomes of a delivery and of its assets.
    case prefetchImmediate
    case prefetchAtOnce
    case assetRetry
    case assetRetryBy
    case assetRetryTimes
    case assetRetryOffered
    case assetRetryLocal
    case fetchStart
    case failedShared
    case redelivery
    case redeliveryEmpty
    case redeliveryStack
    case redeliveryPresent
    case redeliveryLoading
    case redeliveryFirst
    case redeliveryArrival
    case redeliveryWaiting
    case exhaustedCampaign
    case legacyRetrigger
    case relaunchDelivery
    case relaunchAssets
    case relaunchExhausted
    case earlyEvents
    // What the presenter does with the stack and with a message on its way.
    case failedOrBack
    case lateOrBack
    case turnedOrBack
    case imagelessOrBack
    case unfitAtTrigger
    case unfitWhileLoading
    case hostOrBack
    case hostInBackground
    case hostUnderKeyboard
    case hostOrDiscard
    case hostWhileLoading
    case failedAndLate
    case turnedAndLost
    case imagelessAndLost
    case reportInBackground
    case reportBehindVisible
    case reportUnderKeyboard
    case reportOnArrival
    case reportWhileLoading
    case choiceAgain
    case nowAgain
    case localFailed
    case localLate
    case localTurned
    case localImageless
    case localLoading
    case duplicateOnStack
    case waitingRetrigger
    case waitingRearmed
    case duplicateReturned
    case duplicateVisible
    case duplicateDismissed
    case duplicateTimeout
    case noPresenter
    case noPresenterLocal
    case noPresenterStack
    case timeoutFrom
    case timeoutLoading
    case manualChoice
    case localChoice
    case timeoutOnStack
    case timeoutEdge
    case loading
    case loadingReturned
    case loadingHoldsUp
    case loadingHoldsUpReady
    case loadingAgain
    case loadingAgainTimeout
    case readyTogether
    case readyOnStack
    case readyBelow
    case readyOthers
    case loadingBehindVisible
    case loadingUnderKeyboard
    case loadingWithoutPresenter
    case failedWithoutPresenter
    case loadingAway
    case loadingInBackground
    case waitingFailed
    case waitingLate
    case waitingTimeout
    case waitingFetch
    case waitingFetchedAgain
    case backgroundLoad
    // What becomes of the message on the screen.
    case clickDismisses
    case clickAgain
    case impressionAgain
    case rotateVisible
    case keyboardVisible
    case timeoutVisible
    case backgroundVisible
    case relaunchVisible
    case impressionOffScreen
    case clickOffScreen
    case impressionLoggedAgain
    case clickLoggedAgain
  }
}

/// The slot of each question, by which the engine asks: `answers[.afterDismiss]`.
extension Slot {
  static var afterDismiss: Slot<Reading.AfterDismiss> { .at(.afterDismiss) }
  static var onForeground: Slot<Reading.OnForeground> { .at(.onForeground) }
  static var onIntervalEnd: Slot<Reading.OnIntervalEnd> { .at(.onIntervalEnd) }
  static var onRotation: Slot<Reading.OnRotation> { .at(.onRotation) }
  static var onKeyboardHidden: Slot<Reading.OnKeyboardHidden> { .at(.onKeyboardHidden) }
  static var onKeyboardShown: Slot<Reading.OnKeyboardShown> { .at(.onKeyboardShown) }
  static var onPresenter: Slot<Reading.OnPresenter> { .at(.onPresenter) }
  static var onAsset: Slot<Reading.OnAsset> { .at(.onAsset) }
  static var onFailedAsset: Slot<Reading.OnFailedAsset> { .at(.onFailedAsset) }
  static var onAssetAgain: Slot<Reading.OnAssetAgain> { .at(.onAssetAgain) }
  static var unmatchedEvent: Slot<Reading.UnmatchedEvent> { .at(.unmatchedEvent) }
  static var unmatchedInBackground: Slot<Reading.UnmatchedInBackground> {
    .at(.unmatchedInBackground)
  }
  static var unmatchedBehindVisible: Slot<Reading.UnmatchedBehindVisible> {
    .at(.unmatchedBehindVisible)
  }
  static var unmatchedUnderKeyboard: Slot<Reading.UnmatchedUnderKeyboard> {
    .at(.unmatchedUnderKeyboard)
  }
  static var opportunityOrder: Slot<Reading.OpportunityOrder> { .at(.opportunityOrder) }
  static var opportunityOnce: Slot<Reading.OpportunityOnce> { .at(.opportunityOnce) }
  static var opportunityAfterTrigger: Slot<Reading.OpportunityAfterTrigger> {
    .at(.opportunityAfterTrigger)
  }
  static var opportunityInBackground: Slot<Reading.OpportunityInBackground> {
    .at(.opportunityInBackground)
  }
  static var opportunityBehindVisible: Slot<Reading.OpportunityBehindVisible> {
    .at(.opportunityBehindVisible)
  }
  static var opportunityUnderKeyboard: Slot<Reading.OpportunityUnderKeyboard> {
    .at(.opportunityUnderKeyboard)
  }
  static var requestInBackground: Slot<Reading.RequestInBackground> { .at(.requestInBackground) }
  static var requestBehindVisible: Slot<Reading.RequestBehindVisible> { .at(.requestBehindVisible) }
  static var requestUnderKeyboard: Slot<Reading.RequestUnderKeyboard> { .at(.requestUnderKeyboard) }
  static var backgroundOffered: Slot<Reading.BackgroundOffered> { .at(.backgroundOffered) }
  static var nextAfterDiscard: Slot<Reading.NextAfterDiscard> { .at(.nextAfterDiscard) }
  static var nextAfterReenqueue: Slot<Reading.NextAfterReenqueue> { .at(.nextAfterReenqueue) }
  static var nextAfterChoice: Slot<Reading.NextAfterChoice> { .at(.nextAfterChoice) }
  static var putOffOrder: Slot<Reading.PutOffOrder> { .at(.putOffOrder) }
  static var nextAfterLoading: Slot<Reading.NextAfterLoading> { .at(.nextAfterLoading) }
  static var nextAtTimes: Slot<Reading.NextAtTimes> { .at(.nextAtTimes) }
  static var opportunityAtTimes: Slot<Reading.OpportunityAtTimes> { .at(.opportunityAtTimes) }
  static var rateLimitKept: Slot<Reading.RateLimitKept> { .at(.rateLimitKept) }
  static var rateLimitReady: Slot<Reading.RateLimitReady> { .at(.rateLimitReady) }
  static var rateLimitOrder: Slot<Reading.RateLimitOrder> { .at(.rateLimitOrder) }
  static var rateLimitFailed: Slot<Reading.RateLimitFailed> { .at(.rateLimitFailed) }
  static var rateLimitLate: Slot<Reading.RateLimitLate> { .at(.rateLimitLate) }
  static var rateLimitEvent: Slot<Reading.RateLimitEvent> { .at(.rateLimitEvent) }
  static var rateLimitLoading: Slot<Reading.RateLimitLoading> { .at(.rateLimitLoading) }
  static var rateLimitBase: Slot<Reading.RateLimitBase> { .at(.rateLimitBase) }
  static var rateLimitWaiting: Slot<Reading.RateLimitWaiting> { .at(.rateLimitWaiting) }
  static var rateLimitDiscarded: Slot<Reading.RateLimitDiscarded> { .at(.rateLimitDiscarded) }
  static var rateLimitPresenter: Slot<Reading.RateLimitPresenter> { .at(.rateLimitPresenter) }
  static var rateLimitStack: Slot<Reading.RateLimitStack> { .at(.rateLimitStack) }
  static var rateLimitStackDisplay: Slot<Reading.RateLimitStackDisplay> {
    .at(.rateLimitStackDisplay)
  }
  static var rateLimitRequest: Slot<Reading.RateLimitRequest> { .at(.rateLimitRequest) }
  static var rateLimitLocal: Slot<Reading.RateLimitLocal> { .at(.rateLimitLocal) }
  static var rateLimitLocalDisplay: Slot<Reading.RateLimitLocalDisplay> {
    .at(.rateLimitLocalDisplay)
  }
  static var rateLimitEdge: Slot<Reading.RateLimitEdge> { .at(.rateLimitEdge) }
  static var relaunchRateLimit: Slot<Reading.RelaunchRateLimit> { .at(.relaunchRateLimit) }
  static var priorityTie: Slot<Reading.PriorityTie> { .at(.priorityTie) }
  static var highestNotAgain: Slot<Reading.HighestNotAgain> { .at(.highestNotAgain) }
  static var noMatchWhenLimited: Slot<Reading.NoMatchWhenLimited> { .at(.noMatchWhenLimited) }
  static var noMatchWhenFiltered: Slot<Reading.NoMatchWhenFiltered> { .at(.noMatchWhenFiltered) }
  static var noMatchWhenExhausted: Slot<Reading.NoMatchWhenExhausted> { .at(.noMatchWhenExhausted) }
  static var noMatchWhenWaiting: Slot<Reading.NoMatchWhenWaiting> { .at(.noMatchWhenWaiting) }
  static var noMatchKinds: Slot<Reading.NoMatchKinds> { .at(.noMatchKinds) }
  static var noMatchEarly: Slot<Reading.NoMatchEarly> { .at(.noMatchEarly) }
  static var noMatchApi: Slot<Reading.NoMatchApi> { .at(.noMatchApi) }
  static var filterMissing: Slot<Reading.FilterMissing> { .at(.filterMissing) }
  static var filterNotEqualsType: Slot<Reading.FilterNotEqualsType> { .at(.filterNotEqualsType) }
  static var filterNumberTexts: Slot<Reading.FilterNumberTexts> { .at(.filterNumberTexts) }
  static var filterDateTexts: Slot<Reading.FilterDateTexts> { .at(.filterDateTexts) }
  static var filterBooleanTexts: Slot<Reading.FilterBooleanTexts> { .at(.filterBooleanTexts) }
  static var filterBooleanNumbers: Slot<Reading.FilterBooleanNumbers> { .at(.filterBooleanNumbers) }
  static var filterPatternTypes: Slot<Reading.FilterPatternTypes> { .at(.filterPatternTypes) }
  static var filterPatternCase: Slot<Reading.FilterPatternCase> { .at(.filterPatternCase) }
  static var prefetchImmediate: Slot<Reading.PrefetchImmediate> { .at(.prefetchImmediate) }
  static var prefetchAtOnce: Slot<Reading.PrefetchAtOnce> { .at(.prefetchAtOnce) }
  static var assetRetry: Slot<Reading.AssetRetry> { .at(.assetRetry) }
  static var assetRetryBy: Slot<Reading.AssetRetryBy> { .at(.assetRetryBy) }
  static var assetRetryTimes: Slot<Reading.AssetRetryTimes> { .at(.assetRetryTimes) }
  static var assetRetryOffered: Slot<Reading.AssetRetryOffered> { .at(.assetRetryOffered) }
  static var assetRetryLocal: Slot<Reading.AssetRetryLocal> { .at(.assetRetryLocal) }
  static var fetchStart: Slot<Reading.FetchStart> { .at(.fetchStart) }
  static var failedShared: Slot<Reading.FailedShared> { .at(.failedShared) }
  static var redelivery: Slot<Reading.Redelivery> { .at(.redelivery) }
  static var redeliveryEmpty: Slot<Reading.RedeliveryEmpty> { .at(.redeliveryEmpty) }
  static var redeliveryStack: Slot<Reading.RedeliveryStack> { .at(.redeliveryStack) }
  static var redeliveryPresent: Slot<Reading.RedeliveryPresent> { .at(.redeliveryPresent) }
  static var redeliveryLoading: Slot<Reading.RedeliveryLoading> { .at(.redeliveryLoading) }
  static var redeliveryFirst: Slot<Reading.RedeliveryFirst> { .at(.redeliveryFirst) }
  static var redeliveryArrival: Slot<Reading.RedeliveryArrival> { .at(.redeliveryArrival) }
  static var redeliveryWaiting: Slot<Reading.RedeliveryWaiting> { .at(.redeliveryWaiting) }
  static var exhaustedCampaign: Slot<Reading.ExhaustedCampaign> { .at(.exhaustedCampaign) }
  static var legacyRetrigger: Slot<Reading.LegacyRetrigger> { .at(.legacyRetrigger) }
  static var relaunchDelivery: Slot<Reading.RelaunchDelivery> { .at(.relaunchDelivery) }
  static var relaunchAssets: Slot<Reading.RelaunchAssets> { .at(.relaunchAssets) }
  static var relaunchExhausted: Slot<Reading.RelaunchExhausted> { .at(.relaunchExhausted) }
  static var earlyEvents: Slot<Reading.EarlyEvents> { .at(.earlyEvents) }
  static var failedOrBack: Slot<Reading.FailedOrBack> { .at(.failedOrBack) }
  static var lateOrBack: Slot<Reading.LateOrBack> { .at(.lateOrBack) }
  static var turnedOrBack: Slot<Reading.TurnedOrBack> { .at(.turnedOrBack) }
  static var imagelessOrBack: Slot<Reading.ImagelessOrBack> { .at(.imagelessOrBack) }
  static var unfitAtTrigger: Slot<Reading.UnfitAtTrigger> { .at(.unfitAtTrigger) }
  static var unfitWhileLoading: Slot<Reading.UnfitWhileLoading> { .at(.unfitWhileLoading) }
  static var hostOrBack: Slot<Reading.HostOrBack> { .at(.hostOrBack) }
  static var hostInBackground: Slot<Reading.HostInBackground> { .at(.hostInBackground) }
  static var hostUnderKeyboard: Slot<Reading.HostUnderKeyboard> { .at(.hostUnderKeyboard) }
  static var hostOrDiscard: Slot<Reading.HostOrDiscard> { .at(.hostOrDiscard) }
  static var hostWhileLoading: Slot<Reading.HostWhileLoading> { .at(.hostWhileLoading) }
  static var failedAndLate: Slot<Reading.FailedAndLate> { .at(.failedAndLate) }
  static var turnedAndLost: Slot<Reading.TurnedAndLost> { .at(.turnedAndLost) }
  static var imagelessAndLost: Slot<Reading.ImagelessAndLost> { .at(.imagelessAndLost) }
  static var reportInBackground: Slot<Reading.ReportInBackground> { .at(.reportInBackground) }
  static var reportBehindVisible: Slot<Reading.ReportBehindVisible> { .at(.reportBehindVisible) }
  static var reportUnderKeyboard: Slot<Reading.ReportUnderKeyboard> { .at(.reportUnderKeyboard) }
  static var reportOnArrival: Slot<Reading.ReportOnArrival> { .at(.reportOnArrival) }
  static var reportWhileLoading: Slot<Reading.ReportWhileLoading> { .at(.reportWhileLoading) }
  static var choiceAgain: Slot<Reading.ChoiceAgain> { .at(.choiceAgain) }
  static var nowAgain: Slot<Reading.NowAgain> { .at(.nowAgain) }
  static var localFailed: Slot<Reading.LocalFailed> { .at(.localFailed) }
  static var localLate: Slot<Reading.LocalLate> { .at(.localLate) }
  static var localTurned: Slot<Reading.LocalTurned> { .at(.localTurned) }
  static var localImageless: Slot<Reading.LocalImageless> { .at(.localImageless) }
  static var localLoading: Slot<Reading.LocalLoading> { .at(.localLoading) }
  static var duplicateOnStack: Slot<Reading.DuplicateOnStack> { .at(.duplicateOnStack) }
  static var waitingRetrigger: Slot<Reading.WaitingRetrigger> { .at(.waitingRetrigger) }
  static var waitingRearmed: Slot<Reading.WaitingRearmed> { .at(.waitingRearmed) }
  static var duplicateReturned: Slot<Reading.DuplicateReturned> { .at(.duplicateReturned) }
  static var duplicateVisible: Slot<Reading.DuplicateVisible> { .at(.duplicateVisible) }
  static var duplicateDismissed: Slot<Reading.DuplicateDismissed> { .at(.duplicateDismissed) }
  static var duplicateTimeout: Slot<Reading.DuplicateTimeout> { .at(.duplicateTimeout) }
  static var noPresenter: Slot<Reading.NoPresenter> { .at(.noPresenter) }
  static var noPresenterLocal: Slot<Reading.NoPresenterLocal> { .at(.noPresenterLocal) }
  static var noPresenterStack: Slot<Reading.NoPresenterStack> { .at(.noPresenterStack) }
  static var timeoutFrom: Slot<Reading.TimeoutFrom> { .at(.timeoutFrom) }
  static var timeoutLoading: Slot<Reading.TimeoutLoading> { .at(.timeoutLoading) }
  static var manualChoice: Slot<Reading.ManualChoice> { .at(.manualChoice) }
  static var localChoice: Slot<Reading.LocalChoice> { .at(.localChoice) }
  static var timeoutOnStack: Slot<Reading.TimeoutOnStack> { .at(.timeoutOnStack) }
  static var timeoutEdge: Slot<Reading.TimeoutEdge> { .at(.timeoutEdge) }
  static var loading: Slot<Reading.Loading> { .at(.loading) }
  static var loadingReturned: Slot<Reading.LoadingReturned> { .at(.loadingReturned) }
  static var loadingHoldsUp: Slot<Reading.LoadingHoldsUp> { .at(.loadingHoldsUp) }
  static var loadingHoldsUpReady: Slot<Reading.LoadingHoldsUpReady> { .at(.loadingHoldsUpReady) }
  static var loadingAgain: Slot<Reading.LoadingAgain> { .at(.loadingAgain) }
  static var loadingAgainTimeout: Slot<Reading.LoadingAgainTimeout> { .at(.loadingAgainTimeout) }
  static var readyTogether: Slot<Reading.ReadyTogether> { .at(.readyTogether) }
  static var readyOnStack: Slot<Reading.ReadyOnStack> { .at(.readyOnStack) }
  static var readyBelow: Slot<Reading.ReadyBelow> { .at(.readyBelow) }
  static var readyOthers: Slot<Reading.ReadyOthers> { .at(.readyOthers) }
  static var loadingBehindVisible: Slot<Reading.LoadingBehindVisible> { .at(.loadingBehindVisible) }
  static var loadingUnderKeyboard: Slot<Reading.LoadingUnderKeyboard> { .at(.loadingUnderKeyboard) }
  static var loadingWithoutPresenter: Slot<Reading.LoadingWithoutPresenter> {
    .at(.loadingWithoutPresenter)
  }
  static var failedWithoutPresenter: Slot<Reading.FailedWithoutPresenter> {
    .at(.failedWithoutPresenter)
  }
  static var loadingAway: Slot<Reading.LoadingAway> { .at(.loadingAway) }
  static var loadingInBackground: Slot<Reading.LoadingInBackground> { .at(.loadingInBackground) }
  static var waitingFailed: Slot<Reading.WaitingFailed> { .at(.waitingFailed) }
  static var waitingLate: Slot<Reading.WaitingLate> { .at(.waitingLate) }
  static var waitingTimeout: Slot<Reading.WaitingTimeout> { .at(.waitingTimeout) }
  static var waitingFetch: Slot<Reading.WaitingFetch> { .at(.waitingFetch) }
  static var waitingFetchedAgain: Slot<Reading.WaitingFetchedAgain> { .at(.waitingFetchedAgain) }
  static var backgroundLoad: Slot<Reading.BackgroundLoad> { .at(.backgroundLoad) }
  static var clickDismisses: Slot<Reading.ClickDismisses> { .at(.clickDismisses) }
  static var clickAgain: Slot<Reading.ClickAgain> { .at(.clickAgain) }
  static var impressionAgain: Slot<Reading.ImpressionAgain> { .at(.impressionAgain) }
  static var rotateVisible: Slot<Reading.RotateVisible> { .at(.rotateVisible) }
  static var keyboardVisible: Slot<Reading.KeyboardVisible> { .at(.keyboardVisible) }
  static var timeoutVisible: Slot<Reading.TimeoutVisible> { .at(.timeoutVisible) }
  static var backgroundVisible: Slot<Reading.BackgroundVisible> { .at(.backgroundVisible) }
  static var relaunchVisible: Slot<Reading.RelaunchVisible> { .at(.relaunchVisible) }
  static var impressionOffScreen: Slot<Reading.ImpressionOffScreen> { .at(.impressionOffScreen) }
  static var clickOffScreen: Slot<Reading.ClickOffScreen> { .at(.clickOffScreen) }
  static var impressionLoggedAgain: Slot<Reading.ImpressionLoggedAgain> {
    .at(.impressionLoggedAgain)
  }
  static var clickLoggedAgain: Slot<Reading.ClickLoggedAgain> { .at(.clickLoggedAgain) }
}

extension Reading {
  /// The questions, by subject, in the order of their places.
  public static let questions: [Question] = Place.allCases.map(\.question)
}

extension Reading.Place {
  /// The question at the place; the compiler refuses a place that has none.
  fileprivate var question: Reading.Question {
    switch self {
    case .afterDismiss: Reading.Question(.afterDismiss)
    case .onForeground: Reading.Question(.onForeground)
    case .onIntervalEnd: Reading.Question(.onIntervalEnd)
    case .onRotation: Reading.Question(.onRotation)
    case .onKeyboardHidden: Reading.Question(.onKeyboardHidden)
    case .onKeyboardShown: Reading.Question(.onKeyboardShown)
    case .onPresenter: Reading.Question(.onPresenter)
    case .onAsset: Reading.Question(.onAsset)
    case .onFailedAsset: Reading.Question(.onFailedAsset)
    case .onAssetAgain: Reading.Question(.onAssetAgain)
    case .unmatchedEvent: Reading.Question(.unmatchedEvent)
    case .unmatchedInBackground: Reading.Question(.unmatchedInBackground)
    case .unmatchedBehindVisible: Reading.Question(.unmatchedBehindVisible)
    case .unmatchedUnderKeyboard: Reading.Question(.unmatchedUnderKeyboard)
    case .opportunityOrder: Reading.Question(.opportunityOrder)
    case .opportunityOnce: Reading.Question(.opportunityOnce)
    case .opportunityAfterTrigger: Reading.Question(.opportunityAfterTrigger)
    case .opportunityInBackground: Reading.Question(.opportunityInBackground)
    case .opportunityBehindVisible: Reading.Question(.opportunityBehindVisible)
    case .opportunityUnderKeyboard: Reading.Question(.opportunityUnderKeyboard)
    case .requestInBackground: Reading.Question(.requestInBackground)
    case .requestBehindVisible: Reading.Question(.requestBehindVisible)
    case .requestUnderKeyboard: Reading.Question(.requestUnderKeyboard)
    case .backgroundOffered: Reading.Question(.backgroundOffered)
    case .nextAfterDiscard: Reading.Question(.nextAfterDiscard)
    case .nextAfterReenqueue: Reading.Question(.nextAfterReenqueue)
    case .nextAfterChoice: Reading.Question(.nextAfterChoice)
    case .putOffOrder: Reading.Question(.putOffOrder)
    case .nextAfterLoading: Reading.Question(.nextAfterLoading)
    case .nextAtTimes: Reading.Question(.nextAtTimes)
    case .opportunityAtTimes: Reading.Question(.opportunityAtTimes)
    case .rateLimitKept: Reading.Question(.rateLimitKept)
    case .rateLimitReady: Reading.Question(.rateLimitReady)
    case .rateLimitOrder: Reading.Question(.rateLimitOrder)
    case .rateLimitFailed: Reading.Question(.rateLimitFailed)
    case .rateLimitLate: Reading.Question(.rateLimitLate)
    case .rateLimitEvent: Reading.Question(.rateLimitEvent)
    case .rateLimitLoading: Reading.Question(.rateLimitLoading)
    case .rateLimitBase: Reading.Question(.rateLimitBase)
    case .rateLimitWaiting: Reading.Question(.rateLimitWaiting)
    case .rateLimitDiscarded: Reading.Question(.rateLimitDiscarded)
    case .rateLimitPresenter: Reading.Question(.rateLimitPresenter)
    case .rateLimitStack: Reading.Question(.rateLimitStack)
    case .rateLimitStackDisplay: Reading.Question(.rateLimitStackDisplay)
    case .rateLimitRequest: Reading.Question(.rateLimitRequest)
    case .rateLimitLocal: Reading.Question(.rateLimitLocal)
    case .rateLimitLocalDisplay: Reading.Question(.rateLimitLocalDisplay)
    case .rateLimitEdge: Reading.Question(.rateLimitEdge)
    case .relaunchRateLimit: Reading.Question(.relaunchRateLimit)
    case .priorityTie: Reading.Question(.priorityTie)
    case .highestNotAgain: Reading.Question(.highestNotAgain)
    case .noMatchWhenLimited: Reading.Question(.noMatchWhenLimited)
    case .noMatchWhenFiltered: Reading.Question(.noMatchWhenFiltered)
    case .noMatchWhenExhausted: Reading.Question(.noMatchWhenExhausted)
    case .noMatchWhenWaiting: Reading.Question(.noMatchWhenWaiting)
    case .noMatchKinds: Reading.Question(.noMatchKinds)
    case .noMatchEarly: Reading.Question(.noMatchEarly)
    case .noMatchApi: Reading.Question(.noMatchApi)
    case .filterMissing: Reading.Question(.filterMissing)
    case .filterNotEqualsType: Reading.Question(.filterNotEqualsType)
    case .filterNumberTexts: Reading.Question(.filterNumberTexts)
    case .filterDateTexts: Reading.Question(.filterDateTexts)
    case .filterBooleanTexts: Reading.Question(.filterBooleanTexts)
    case .filterBooleanNumbers: Reading.Question(.filterBooleanNumbers)
    case .filterPatternTypes: Reading.Question(.filterPatternTypes)
    case .filterPatternCase: Reading.Question(.filterPatternCase)
    case .prefetchImmediate: Reading.Question(.prefetchImmediate)
    case .prefetchAtOnce: Reading.Question(.prefetchAtOnce)
    case .assetRetry: Reading.Question(.assetRetry)
    case .assetRetryBy: Reading.Question(.assetRetryBy)
    case .assetRetryTimes: Reading.Question(.assetRetryTimes)
    case .assetRetryOffered: Reading.Question(.assetRetryOffered)
    case .assetRetryLocal: Reading.Question(.assetRetryLocal)
    case .fetchStart: Reading.Question(.fetchStart)
    case .failedShared: Reading.Question(.failedShared)
    case .redelivery: Reading.Question(.redelivery)
    case .redeliveryEmpty: Reading.Question(.redeliveryEmpty)
    case .redeliveryStack: Reading.Question(.redeliveryStack)
    case .redeliveryPresent: Reading.Question(.redeliveryPresent)
    case .redeliveryLoading: Reading.Question(.redeliveryLoading)
    case .redeliveryFirst: Reading.Question(.redeliveryFirst)
    case .redeliveryArrival: Reading.Question(.redeliveryArrival)
    case .redeliveryWaiting: Reading.Question(.redeliveryWaiting)
    case .exhaustedCampaign: Reading.Question(.exhaustedCampaign)
    case .legacyRetrigger: Reading.Question(.legacyRetrigger)
    case .relaunchDelivery: Reading.Question(.relaunchDelivery)
    case .relaunchAssets: Reading.Question(.relaunchAssets)
    case .relaunchExhausted: Reading.Question(.relaunchExhausted)
    case .earlyEvents: Reading.Question(.earlyEvents)
    case .failedOrBack: Reading.Question(.failedOrBack)
    case .lateOrBack: Reading.Question(.lateOrBack)
    case .turnedOrBack: Reading.Question(.turnedOrBack)
    case .imagelessOrBack: Reading.Question(.imagelessOrBack)
    case .unfitAtTrigger: Reading.Question(.unfitAtTrigger)
    case .unfitWhileLoading: Reading.Question(.unfitWhileLoading)
    case .hostOrBack: Reading.Question(.hostOrBack)
    case .hostInBackground: Reading.Question(.hostInBackground)
    case .hostUnderKeyboard: Reading.Question(.hostUnderKeyboard)
    case .hostOrDiscard: Reading.Question(.hostOrDiscard)
    case .hostWhileLoading: Reading.Question(.hostWhileLoading)
    case .failedAndLate: Reading.Question(.failedAndLate)
    case .turnedAndLost: Reading.Question(.turnedAndLost)
    case .imagelessAndLost: Reading.Question(.imagelessAndLost)
    case .reportInBackground: Reading.Question(.reportInBackground)
    case .reportBehindVisible: Reading.Question(.reportBehindVisible)
    case .reportUnderKeyboard: Reading.Question(.reportUnderKeyboard)
    case .reportOnArrival: Reading.Question(.reportOnArrival)
    case .reportWhileLoading: Reading.Question(.reportWhileLoading)
    case .choiceAgain: Reading.Question(.choiceAgain)
    case .nowAgain: Reading.Question(.nowAgain)
    case .localFailed: Reading.Question(.localFailed)
    case .localLate: Reading.Question(.localLate)
    case .localTurned: Reading.Question(.localTurned)
    case .localImageless: Reading.Question(.localImageless)
    case .localLoading: Reading.Question(.localLoading)
    case .duplicateOnStack: Reading.Question(.duplicateOnStack)
    case .waitingRetrigger: Reading.Question(.waitingRetrigger)
    case .waitingRearmed: Reading.Question(.waitingRearmed)
    case .duplicateReturned: Reading.Question(.duplicateReturned)
    case .duplicateVisible: Reading.Question(.duplicateVisible)
    case .duplicateDismissed: Reading.Question(.duplicateDismissed)
    case .duplicateTimeout: Reading.Question(.duplicateTimeout)
    case .noPresenter: Reading.Question(.noPresenter)
    case .noPresenterLocal: Reading.Question(.noPresenterLocal)
    case .noPresenterStack: Reading.Question(.noPresenterStack)
    case .timeoutFrom: Reading.Question(.timeoutFrom)
    case .timeoutLoading: Reading.Question(.timeoutLoading)
    case .manualChoice: Reading.Question(.manualChoice)
    case .localChoice: Reading.Question(.localChoice)
    case .timeoutOnStack: Reading.Question(.timeoutOnStack)
    case .timeoutEdge: Reading.Question(.timeoutEdge)
    case .loading: Reading.Question(.loading)
    case .loadingReturned: Reading.Question(.loadingReturned)
    case .loadingHoldsUp: Reading.Question(.loadingHoldsUp)
    case .loadingHoldsUpReady: Reading.Question(.loadingHoldsUpReady)
    case .loadingAgain: Reading.Question(.loadingAgain)
    case .loadingAgainTimeout: Reading.Question(.loadingAgainTimeout)
    case .readyTogether: Reading.Question(.readyTogether)
    case .readyOnStack: Reading.Question(.readyOnStack)
    case .readyBelow: Reading.Question(.readyBelow)
    case .readyOthers: Reading.Question(.readyOthers)
    case .loadingBehindVisible: Reading.Question(.loadingBehindVisible)
    case .loadingUnderKeyboard: Reading.Question(.loadingUnderKeyboard)
    case .loadingWithoutPresenter: Reading.Question(.loadingWithoutPresenter)
    case .failedWithoutPresenter: Reading.Question(.failedWithoutPresenter)
    case .loadingAway: Reading.Question(.loadingAway)
    case .loadingInBackground: Reading.Question(.loadingInBackground)
    case .waitingFailed: Reading.Question(.waitingFailed)
    case .waitingLate: Reading.Question(.waitingLate)
    case .waitingTimeout: Reading.Question(.waitingTimeout)
    case .waitingFetch: Reading.Question(.waitingFetch)
    case .waitingFetchedAgain: Reading.Question(.waitingFetchedAgain)
    case .backgroundLoad: Reading.Question(.backgroundLoad)
    case .clickDismisses: Reading.Question(.clickDismisses)
    case .clickAgain: Reading.Question(.clickAgain)
    case .impressionAgain: Reading.Question(.impressionAgain)
    case .rotateVisible: Reading.Question(.rotateVisible)
    case .keyboardVisible: Reading.Question(.keyboardVisible)
    case .timeoutVisible: Reading.Question(.timeoutVisible)
    case .backgroundVisible: Reading.Question(.backgroundVisible)
    case .relaunchVisible: Reading.Question(.relaunchVisible)
    case .impressionOffScreen: Reading.Question(.impressionOffScreen)
    case .clickOffScreen: Reading.Question(.clickOffScreen)
    case .impressionLoggedAgain: Reading.Question(.impressionLoggedAgain)
    case .clickLoggedAgain: Reading.Question(.clickLoggedAgain)
    }
  }
}
