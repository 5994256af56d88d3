import SpecModel

/// What becomes of a delivery.
struct DeliveryPolicy: Sendable {
  /// The messages that events can trigger from now on: of those known so far and those that have
  /// just arrived, at the session of this number since the launch (`open.redelivery`).
  var merge:
    @Sendable (_ known: [Delivered], _ arrived: [Delivered], _ session: Int) -> [Delivered] = {
      _, arrived, _ in arrived
    }
  /// The assets that are fetched on delivery (`delivery.prefetch`) of the message at this place of
  /// the delivery, at the session of this number since the launch.
  var prefetchedAssets: @Sendable (StoredMessage, _ place: Int, _ session: Int) -> [String] = {
    message, _, _ in message.assets
  }
  /// What ends a message's eligibility before its delivery does.
  var eligibility: Eligibility = []
  /// Tells whether this discard ends the message's eligibility; only in faulty engines, which tell
  /// discards apart, does any.
  var endsEligibility: @Sendable (Entry, DiscardReason) -> Bool = { _, _ in false }
  /// Whether delivered messages outlive a relaunch (`open.relaunch-delivery`).
  var survivesRelaunch = false

  /// Whether messages can be triggered before any session; only in faulty engines.
  var isTriggerableBeforeDelivery = false
  /// Tells whether an action makes the service deliver every message there is; none does but in
  /// faulty engines.
  var deliversEverything: @Sendable (Action) -> Bool = { _ in false }
  /// Whether a session's start is dealt with before its delivery; only in faulty engines.
  var arrivesAfterEvent = false
  /// Whether what was fetched on delivery is not kept; only in faulty engines.
  var wastesPrefetch = false

  /// What ends a message's eligibility before its delivery does.
  struct Eligibility: OptionSet, Sendable {
    let rawValue: Int

    /// A message that was displayed is not triggered again (`open.exhausted-campaign`).
    static let endsWithDisplay = Eligibility(rawValue: 1)
    /// A message that was discarded is not triggered again (`discard.can-trigger-again`,
    /// `open.legacy-retrigger`).
    static let endsWithDiscard = Eligibility(rawValue: 2)
    /// … until the next delivery.
    static let returnsWithDelivery = Eligibility(rawValue: 4)
    /// A message that another of higher priority outdid is not triggered again; only in faulty
    /// engines.
    static let endsWhenPassedOver = Eligibility(rawValue: 8)
  }
}
