/// One answer to each question that the documents leave open.
///
/// The engine behaves otherwise under every answer; no case may depend on any of them. The raw
/// values of the answers are the ids that the suite's questions give them.
public struct Reading: Hashable, Sendable {
  /// The answer to `open.after-dismiss`.
  public var afterDismiss = AfterDismiss.waits
  /// The answer to `open.on-foreground`.
  public var onForeground = OnForeground.waits
  /// The answer to `open.other-opportunities`.
  public var otherOpportunities = OtherOpportunities.none
  /// The answer to `open.unmatched-event`.
  public var unmatchedEvent = UnmatchedEvent.no
  /// The answer to `open.opportunity-order`.
  public var opportunityOrder = OpportunityOrder.triggeredFirst
  /// The answer to `open.opportunity-blocked`.
  public var opportunityBlocked = OpportunityBlocked.putBack
  /// The answer to `open.next-after-discard`.
  public var nextAfterDiscard = NextAfterDiscard.waits
  /// The answer to `open.next-after-reenqueue`.
  public var nextAfterReenqueue = NextAfterReenqueue.waits
  /// The answer to `open.rate-limit-kept`.
  public var rateLimitKept = RateLimitKept.lost
  /// The answer to `open.rate-limit-base`.
  public var rateLimitBase = RateLimitBase.trigger
  /// The answer to `open.rate-limit-waiting`.
  public var rateLimitWaiting = RateLimitWaiting.starts
  /// The answer to `open.rate-limit-discarded`.
  public var rateLimitDiscarded = RateLimitDiscarded.starts
  /// The answer to `open.rate-limit-stack`.
  public var rateLimitStack = RateLimitStack.exempt
  /// The answer to `open.rate-limit-local`.
  public var rateLimitLocal = RateLimitLocal.exempt
  /// The answer to `open.rate-limit-edge`.
  public var rateLimitEdge = RateLimitEdge.enough
  /// The answer to `open.relaunch-rate-limit`.
  public var relaunchRateLimit = RelaunchRateLimit.forgotten
  /// The answer to `open.priority-tie`.
  public var priorityTie = PriorityTie.firstDelivered
  /// The answer to `open.no-match-when-limited`.
  public var noMatchWhenLimited = NoMatchWhenLimited.silent
  /// The answer to `open.no-match-when-filtered`.
  public var noMatchWhenFiltered = NoMatchWhenFiltered.reported
  /// The answer to `open.no-match-kinds`.
  public var noMatchKinds = NoMatchKinds.all
  /// The answer to `open.filter-missing`.
  public var filterMissing = FilterMissing.noMatch
  /// The answer to `open.prefetch-immediate`.
  public var prefetchImmediate = PrefetchImmediate.prefetched
  /// The answer to `open.asset-retry`.
  public var assetRetry = AssetRetry.staysFailed
  /// The answer to `open.redelivery`.
  public var redelivery = Redelivery.replaces
  /// The answer to `open.exhausted-campaign`.
  public var exhaustedCampaign = ExhaustedCampaign.again
  /// The answer to `open.legacy-retrigger`.
  public var legacyRetrigger = LegacyRetrigger.can
  /// The answer to `open.relaunch-delivery`.
  public var relaunchDelivery = RelaunchDelivery.forgotten
  /// The answer to `open.check-order`.
  public var checkOrder = CheckOrder.returnsFirst
  /// The answer to `open.duplicate-on-stack`.
  public var duplicateOnStack = DuplicateOnStack.twice
  /// The answer to `open.no-presenter`.
  public var noPresenter = NoPresenter.lost
  /// The answer to `open.manual-choice`.
  public var manualChoice = ManualChoice.asked
  /// The answer to `open.timeout-on-stack`.
  public var timeoutOnStack = TimeoutOnStack.counts
  /// The answer to `open.timeout-edge`.
  public var timeoutEdge = TimeoutEdge.inTime
  /// The answer to `open.loading`.
  public var loading = Loading.beside
  /// The answer to `open.loading-checks`.
  public var loadingChecks = LoadingChecks.atTrigger
  /// The answer to `open.background-load`.
  public var backgroundLoad = BackgroundLoad.reenqueues
  /// The answer to `open.click-dismisses`.
  public var clickDismisses = ClickDismisses.stays
  /// The answer to `open.rotate-visible`.
  public var rotateVisible = RotateVisible.stays
  /// The answer to `open.background-visible`.
  public var backgroundVisible = BackgroundVisible.stays
  /// The answer to `open.relaunch-visible`.
  public var relaunchVisible = RelaunchVisible.silent

  /// Creates the default reading.
  public init() {}

  /// The answers that the reference engine gives unless told otherwise.
  public static let `default` = Reading()
}

/// An answer to an open question: an edit of the rulebook.
protocol Answer: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The id of the question.
  static var question: String { get }

  /// Makes a rulebook give this answer.
  func edit(_ rulebook: inout Rulebook)
}
