/// What becomes of a delivery and of its assets.
extension Reading {
  /// Answers to `open.prefetch-immediate`.
  ///
  /// Are assets of messages that only a session start or a push click triggers fetched on delivery?
  public enum PrefetchImmediate: String, Answer {
    /// The assets of every delivered message are fetched on delivery.
    case prefetched
    /// They are fetched only when the message is triggered.
    case notPrefetched = "not-prefetched"

    static var question: String { "open.prefetch-immediate" }

    func edit(_ rulebook: inout Rulebook) {
      guard self == .notPrefetched else { return }
      let assets = rulebook.delivery.prefetchedAssets
      rulebook.delivery.prefetchedAssets = { $0.isImmediate ? [] : assets($0, $1, $2) }
    }
  }

  /// Answers to `open.asset-retry`.
  ///
  /// Is an asset that could not be fetched on delivery fetched again at the trigger?
  public enum AssetRetry: String, Answer {
    /// The failure stands until the next delivery.
    case staysFailed = "stays-failed"
    /// The message is discarded only if another attempt fails too.
    case fetchedAgain = "fetched-again"

    static var question: String { "open.asset-retry" }

    func edit(_ rulebook: inout Rulebook) {
      if self == .fetchedAgain { rulebook.display.retriesAssets = true }
    }
  }

  /// Answers to `open.redelivery`.
  ///
  /// Does the delivery of a later session replace the earlier one, or add to it?
  public enum Redelivery: String, Answer {
    /// Only the messages of the latest delivery can be triggered.
    case replaces
    /// Messages of earlier deliveries can be triggered as well.
    case extends

    static var question: String { "open.redelivery" }

    func edit(_ rulebook: inout Rulebook) {
      guard self == .extends else { return }
      rulebook.delivery.merge = { known, arrived, _ in
        known.filter { old in !arrived.contains { $0.stored === old.stored } } + arrived
      }
    }
  }

  /// Answers to `open.exhausted-campaign`.
  ///
  /// Can a message that has been displayed be triggered and displayed again?
  public enum ExhaustedCampaign: String, Answer {
    /// Every trigger event triggers the message, as long as it is delivered.
    case again
    /// A message that was displayed is not triggered again.
    case never

    static var question: String { "open.exhausted-campaign" }

    func edit(_ rulebook: inout Rulebook) {
      if self == .never { rulebook.delivery.eligibility.insert(.endsWithDisplay) }
    }
  }

  /// Answers to `open.legacy-retrigger`.
  ///
  /// Can a legacy engine trigger a message again that was discarded?
  public enum LegacyRetrigger: String, Answer {
    /// Another occurrence of the trigger event triggers the message again.
    case can
    /// A discarded message is not triggered again.
    case cannot

    static var question: String { "open.legacy-retrigger" }

    func edit(_ rulebook: inout Rulebook) {
      guard self == .cannot else { return }
      if rulebook.profile == .legacy { rulebook.delivery.eligibility.insert(.endsWithDiscard) }
    }
  }

  /// Answers to `open.relaunch-delivery`.
  ///
  /// Can messages that were delivered before a relaunch be triggered after it?
  public enum RelaunchDelivery: String, Answer {
    /// Nothing can be triggered until the next delivery.
    case forgotten
    /// Delivered messages outlive the relaunch.
    case kept

    static var question: String { "open.relaunch-delivery" }

    func edit(_ rulebook: inout Rulebook) {
      if self == .kept { rulebook.delivery.survivesRelaunch = true }
    }
  }
}
