// The open questions: three lines each, all of them in this file.
//
// Names are ids: `Reading.AfterDismiss.showsNext` is the answer `shows-next` to `open.after-dismiss`.
// What a question asks, and what each answer means, stands in the suite's `questions.yaml`.

/// The answers to each question; the first is the default.
extension Reading {
  // When a waiting message is offered.
  package enum AfterDismiss: UInt8, Answer { case waits, showsNext }
  package enum OnForeground: UInt8, Answer { case waits, offers }
  package enum OtherOpportunities: UInt8, Answer { case none, any }
  package enum UnmatchedEvent: UInt8, Answer { case no, yes }
  package enum OpportunityOrder: UInt8, Answer { case triggeredFirst, waitingFirst }
  package enum OpportunityBlocked: UInt8, Answer { case putBack, leftAlone }
  package enum NextAfterDiscard: UInt8, Answer { case waits, offersNext }
  package enum NextAfterReenqueue: UInt8, Answer { case waits, offersNext }

  // What the interval holds back, and what starts it.
  package enum RateLimitKept: UInt8, Answer { case lost, waits }
  package enum RateLimitBase: UInt8, Answer { case trigger, display }
  package enum RateLimitWaiting: UInt8, Answer { case starts, doesNotStart }
  package enum RateLimitDiscarded: UInt8, Answer { case starts, doesNotStart }
  package enum RateLimitStack: UInt8, Answer { case exempt, heldBack }
  package enum RateLimitLocal: UInt8, Answer { case exempt, heldBack }
  package enum RateLimitEdge: UInt8, Answer { case enough, notEnough }
  package enum RelaunchRateLimit: UInt8, Answer { case forgotten, kept }

  // What triggers a message, and what is reported otherwise.
  package enum PriorityTie: UInt8, Answer { case firstDelivered, lastDelivered }
  package enum NoMatchWhenLimited: UInt8, Answer { case silent, reported }
  package enum NoMatchWhenFiltered: UInt8, Answer { case reported, silent }
  package enum NoMatchKinds: UInt8, Answer { case all, namedOnly }
  package enum FilterMissing: UInt8, Answer { case noMatch, match }

  // What becomes of a delivery and of its assets.
  package enum PrefetchImmediate: UInt8, Answer { case prefetched, notPrefetched }
  package enum AssetRetry: UInt8, Answer { case staysFailed, fetchedAgain }
  package enum Redelivery: UInt8, Answer { case replaces, extends }
  package enum ExhaustedCampaign: UInt8, Answer { case again, never }
  package enum LegacyRetrigger: UInt8, Answer { case can, cannot }
  package enum RelaunchDelivery: UInt8, Answer { case forgotten, kept }

  // What the presenter does with the stack and with a message on its way.
  package enum CheckOrder: UInt8, Answer {
    case returnsFirst, discardsFirst, hostBetween, hostFirst
  }
  package enum DuplicateOnStack: UInt8, Answer { case twice, onceOnTop, onceInPlace }
  package enum NoPresenter: UInt8, Answer { case lost, kept }
  package enum ManualChoice: UInt8, Answer { case asked, notAsked }
  package enum TimeoutOnStack: UInt8, Answer { case counts, doesNotCount }
  package enum TimeoutEdge: UInt8, Answer { case inTime, tooLate }
  package enum Loading: UInt8, Answer { case beside, onStack }
  package enum LoadingChecks: UInt8, Answer { case atTrigger, whenReady }
  package enum BackgroundLoad: UInt8, Answer { case reenqueues, showsOnReturn }

  // What becomes of the message on the screen.
  package enum ClickDismisses: UInt8, Answer { case stays, dismisses }
  package enum RotateVisible: UInt8, Answer { case stays, dismisses }
  package enum BackgroundVisible: UInt8, Answer { case stays, dismisses }
  package enum RelaunchVisible: UInt8, Answer { case silent, reported }
}

/// The slot of each question, by which the engine asks: `answers[.afterDismiss]`.
extension Slot {
  package static var afterDismiss: Slot<Reading.AfterDismiss> { .init(0) }
  package static var onForeground: Slot<Reading.OnForeground> { .init(1) }
  package static var otherOpportunities: Slot<Reading.OtherOpportunities> { .init(2) }
  package static var unmatchedEvent: Slot<Reading.UnmatchedEvent> { .init(3) }
  package static var opportunityOrder: Slot<Reading.OpportunityOrder> { .init(4) }
  package static var opportunityBlocked: Slot<Reading.OpportunityBlocked> { .init(5) }
  package static var nextAfterDiscard: Slot<Reading.NextAfterDiscard> { .init(6) }
  package static var nextAfterReenqueue: Slot<Reading.NextAfterReenqueue> { .init(7) }
  package static var rateLimitKept: Slot<Reading.RateLimitKept> { .init(8) }
  package static var rateLimitBase: Slot<Reading.RateLimitBase> { .init(9) }
  package static var rateLimitWaiting: Slot<Reading.RateLimitWaiting> { .init(10) }
  package static var rateLimitDiscarded: Slot<Reading.RateLimitDiscarded> { .init(11) }
  package static var rateLimitStack: Slot<Reading.RateLimitStack> { .init(12) }
  package static var rateLimitLocal: Slot<Reading.RateLimitLocal> { .init(13) }
  package static var rateLimitEdge: Slot<Reading.RateLimitEdge> { .init(14) }
  package static var relaunchRateLimit: Slot<Reading.RelaunchRateLimit> { .init(15) }
  package static var priorityTie: Slot<Reading.PriorityTie> { .init(16) }
  package static var noMatchWhenLimited: Slot<Reading.NoMatchWhenLimited> { .init(17) }
  package static var noMatchWhenFiltered: Slot<Reading.NoMatchWhenFiltered> { .init(18) }
  package static var noMatchKinds: Slot<Reading.NoMatchKinds> { .init(19) }
  package static var filterMissing: Slot<Reading.FilterMissing> { .init(20) }
  package static var prefetchImmediate: Slot<Reading.PrefetchImmediate> { .init(21) }
  package static var assetRetry: Slot<Reading.AssetRetry> { .init(22) }
  package static var redelivery: Slot<Reading.Redelivery> { .init(23) }
  package static var exhaustedCampaign: Slot<Reading.ExhaustedCampaign> { .init(24) }
  package static var legacyRetrigger: Slot<Reading.LegacyRetrigger> { .init(25) }
  package static var relaunchDelivery: Slot<Reading.RelaunchDelivery> { .init(26) }
  package static var checkOrder: Slot<Reading.CheckOrder> { .init(27) }
  package static var duplicateOnStack: Slot<Reading.DuplicateOnStack> { .init(28) }
  package static var noPresenter: Slot<Reading.NoPresenter> { .init(29) }
  package static var manualChoice: Slot<Reading.ManualChoice> { .init(30) }
  package static var timeoutOnStack: Slot<Reading.TimeoutOnStack> { .init(31) }
  package static var timeoutEdge: Slot<Reading.TimeoutEdge> { .init(32) }
  package static var loading: Slot<Reading.Loading> { .init(33) }
  package static var loadingChecks: Slot<Reading.LoadingChecks> { .init(34) }
  package static var backgroundLoad: Slot<Reading.BackgroundLoad> { .init(35) }
  package static var clickDismisses: Slot<Reading.ClickDismisses> { .init(36) }
  package static var rotateVisible: Slot<Reading.RotateVisible> { .init(37) }
  package static var backgroundVisible: Slot<Reading.BackgroundVisible> { .init(38) }
  package static var relaunchVisible: Slot<Reading.RelaunchVisible> { .init(39) }
}

extension Reading {
  /// The questions, by subject; each stands at the place that its slot names.
  public static let questions: [Question] = [
    Question(.afterDismiss),
    Question(.onForeground),
    Question(.otherOpportunities),
    Question(.unmatchedEvent),
    Question(.opportunityOrder),
    Question(.opportunityBlocked),
    Question(.nextAfterDiscard),
    Question(.nextAfterReenqueue),
    Question(.rateLimitKept),
    Question(.rateLimitBase),
    Question(.rateLimitWaiting),
    Question(.rateLimitDiscarded),
    Question(.rateLimitStack),
    Question(.rateLimitLocal),
    Question(.rateLimitEdge),
    Question(.relaunchRateLimit),
    Question(.priorityTie),
    Question(.noMatchWhenLimited),
    Question(.noMatchWhenFiltered),
    Question(.noMatchKinds),
    Question(.filterMissing),
    Question(.prefetchImmediate),
    Question(.assetRetry),
    Question(.redelivery),
    Question(.exhaustedCampaign),
    Question(.legacyRetrigger),
    Question(.relaunchDelivery),
    Question(.checkOrder),
    Question(.duplicateOnStack),
    Question(.noPresenter),
    Question(.manualChoice),
    Question(.timeoutOnStack),
    Question(.timeoutEdge),
    Question(.loading),
    Question(.loadingChecks),
    Question(.backgroundLoad),
    Question(.clickDismisses),
    Question(.rotateVisible),
    Question(.backgroundVisible),
    Question(.relaunchVisible),
  ]
}
