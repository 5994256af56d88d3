package import SpecModel

/// What becomes of a delivery.
package struct DeliveryPolicy: Sendable {
  /// The messages that events can trigger before any session: none (`delivery.on-session-start`).
  package var atLaunch: @Sendable (_ all: StoredMessages) -> [Delivered] = { _ in [] }
  /// The names of the messages that an action delivers; `nil` if it is no delivery.
  ///
  /// A session start is one (`delivery.on-session-start`).
  package var names: @Sendable (Action, _ all: StoredMessages) -> [String]? = {
    action, _ in if case .startSession(let names) = action { names } else { nil }
  }
  /// The messages of a delivery that are taken in: all of them (`delivery.on-session-start`).
  package var taken: @Sendable (_ delivery: [StoredMessage]) -> [StoredMessage] = { $0 }
  /// Whether a delivery that takes time is taken in only when it arrives: it is
  /// (`delivery.on-session-start`).
  package var isAwaited = true
  /// Whether a delivery that is over is taken in: if it has not failed (`delivery.on-session-start`).
  package var isTakenIn: @Sendable (DeliveryUnderWay, World) -> Bool = { delivery, _ in
    delivery.succeeds
  }
  /// Whether a delivery that arrives late is evaluated with its session start: it is
  /// (`trigger.session-start`).
  package var startsOnArrival = true
  /// Whether a delivery is taken in before its session start is evaluated (`trigger.session-start`).
  package var comesFirst = true
  /// The messages that events can trigger from now on: of those known so far and those that have
  /// just arrived, at the session of this number since the launch (`open.redelivery`).
  package var merge:
    @Sendable (_ known: [Delivered], _ arrived: [Delivered], _ session: Int) -> [Delivered] = {
      known, arrived, _ in DeliveryPolicy.superseded(known, by: arrived) + arrived
    }
  /// The assets of a message that are fetched on delivery: all of them (`delivery.prefetch`).
  package var prefetchedAssets: @Sendable (StoredMessage, Arrival) -> [String] = { message, _ in
    message.assets
  }
  /// Under which name an asset is kept, given its URL; `nil` if it is the URL (`delivery.prefetch`).
  package var assetKey: (@Sendable (String) -> String)?
  /// Whether a delivery fetches again what failed before for a message: it does (`delivery.prefetch`).
  package var repeatsFailedFetches: @Sendable (StoredMessage) -> Bool = { _ in true }
  /// Whether what was fetched on delivery is kept for the trigger (`delivery.prefetch`).
  package var keepsPrefetched = true
  /// Whether a message that was discarded can be triggered again: it can
  /// (`discard.can-trigger-again`).
  package var afterDiscard = Eligibility.stays

  /// The message that cannot be triggered before the next delivery once this one is displayed, given those
  /// that are known: none.
  package var lostWithDisplay: @Sendable (Entry, _ known: [Delivered]) -> StoredMessage? = { _, _ in
    nil
  }

  /// How a message arrives.
  package struct Arrival: Sendable {
    /// Its place in the delivery, from 0.
    package let place: Int
    /// The number of the session since the launch, from 1.
    package let session: Int
    /// What surrounds the engine.
    package let world: World
    /// Whether it follows a message of the same delivery whose assets were there already.
    package let followsFetched: Bool
    /// Whether a message that was triggered loads.
    package let isMessageLoading: Bool

    /// Whether the app is in the foreground.
    package var isInForeground: Bool { world.app == .foreground }
  }

  /// Whether a message can be triggered, as long as it is delivered.
  package enum Eligibility: Sendable {
    /// It can.
    case stays
    /// No document says (`open.legacy-retrigger`).
    case isOpen
    /// It cannot before the next delivery.
    case endsUntilDelivery
    /// It never can.
    case ends
  }

  /// Marks what was known before a delivery and did not come with it.
  static func superseded(_ known: [Delivered], by arrived: [Delivered]) -> [Delivered] {
    if known.isEmpty { return [] }
    return known.compactMap { old in
      if arrived.contains(where: { $0.stored === old.stored }) { return nil }
      var old = old
      old.isSuperseded = true
      return old
    }
  }
}
