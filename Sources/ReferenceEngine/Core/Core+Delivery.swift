import ClauseIDs
import SpecModel

/// What the service delivers, and what is fetched for it ahead of time.
extension Core {
  /// Takes over what the service delivers (`delivery.on-session-start`) and fetches its assets
  /// (`delivery.prefetch`).
  mutating func deliver(_ delivery: [StoredMessage], in scene: inout Scene) {
    let arrived = book.rules.delivery.taken(delivery).map {
      Delivered(stored: $0, at: scene.world.now, after: known)
    }
    if scene.keepsDecisions {
      for message in arrived { scene.cite(.deliveryOnSessionStartAll, message.stored) }
    }
    known = book.rules.delivery.merge(known, arrived, sessions)
    if !arrived.isEmpty {
      for index in known.indices where known[index].isSuperseded {
        known[index].isSupersededByAny = true
      }
    }
    noteEndings(at: arrived)
    var fetched: Set<String> = []
    refetched = []
    var followsFetched = false
    for (place, delivered) in arrived.enumerated() {
      let message = delivered.stored
      let isLeftToTrigger =
        message.isImmediate && !message.assets.isEmpty
        && !isPrefetchedAlthoughImmediate(message, &scene.answers)
      if book.rules.delivery.repeatsFailedFetches(message),
        !isLeftToTrigger || endsFailures(of: message, in: &scene)
      {
        scene.assets.forgetFailures(of: message.assets.filter { !fetched.contains($0) })
      }
      if isLeftToTrigger || message.assets.isEmpty { continue }
      let arrival = DeliveryPolicy.Arrival(
        place: place, session: sessions, world: scene.world, followsFetched: followsFetched,
        isMessageLoading: held.contains(where: \.isLoading))
      let assets = book.rules.delivery.prefetchedAssets(message, arrival)
      followsFetched =
        followsFetched || message.assets.contains { scene.assets.hasAll(of: [$0]) }
      for url in assets where isDue(url, &fetched, in: &scene) {
        prefetch(url, of: message, in: &scene)
      }
    }
  }

  /// Ends what keeps messages from being triggered only until a delivery, or until one brings them.
  private mutating func noteEndings(at arrived: [Delivered]) {
    if ended.isEmpty { return }
    ended.removeAll {
      if case .eligibility(.endsUntilDelivery) = $0.by { true } else { false }
    }
    for index in ended.indices
    where arrived.contains(where: { $0.stored === ended[index].message }) {
      ended[index].isDeliveredAgain = true
    }
    ended.removeAll { $0.by == .goingBack && $0.isDeliveredAgain }
  }

  /// Tells whether a delivery fetches an asset for a message: once for all that have it, unless it has
  /// failed already (`open.failed-shared`).
  private func isDue(_ url: String, _ fetched: inout Set<String>, in scene: inout Scene) -> Bool {
    if fetched.insert(url).inserted { return true }
    guard scene.state(of: url) == .failed, scene.answers[.failedShared] == .again else {
      return false
    }
    scene.assets.forgetFailures(of: [url])
    return true
  }

  /// Tells whether a delivery ends the failure of assets that it does not fetch: an engine that tries
  /// again at a trigger may leave that to the trigger, too (`open.asset-retry`).
  private func endsFailures(of message: StoredMessage, in scene: inout Scene) -> Bool {
    !scene.assets.hasFailure(among: message.assets)
      || scene.answers[.assetRetry] == .staysFailed
  }

  /// Tells whether assets are fetched on delivery for a message that only a session start or a push
  /// click triggers.
  private func isPrefetchedAlthoughImmediate(
    _ message: StoredMessage, _ answers: inout Answers
  ) -> Bool {
    let triggers = message.message.triggers
    return triggers.contains(.pushClick) && answers[.prefetchImmediate] == .prefetched
      || triggers.contains(.sessionStart) && answers[.prefetchAtOnce] == .prefetched
  }

  /// Fetches an asset for a message that has just been delivered (`delivery.prefetch`); what a second
  /// delivery does with an asset that is there or under way is open (`open.redelivery-present`,
  /// `open.redelivery-loading`).
  private mutating func prefetch(_ url: String, of message: StoredMessage, in scene: inout Scene) {
    switch scene.state(of: url) {
    case .present where scene.answers[.redeliveryPresent] == .fetchedAgain:
      scene.assets.forget(url)
      refetched.append(url)
    case .loading where scene.answers[.redeliveryLoading] == .begunAnew:
      refetched.append(url)
      if scene.answers[.redeliveryFirst] == .goesOn {
        scene.assets.fetchBeside(url, at: scene.world.now)
        reportFetch(of: url, for: message, in: &scene)
        return
      }
      scene.assets.forget(url)
    default: break
    }
    let isNew = !book.rules.delivery.keepsPrefetched || scene.fetch(url)
    guard isNew else { return }
    reportFetch(of: url, for: message, in: &scene)
  }

  /// Reports that the fetch of an asset begins.
  private func reportFetch(of url: String, for message: StoredMessage, in scene: inout Scene) {
    scene.cite(.deliveryPrefetchOnDelivery, message, url)
    scene.report(.prefetched(asset: url))
  }
}
