import ClauseIDs
import SpecModel

/// Messages that are triggered within the interval or without a presenter: they may wait, load or be
/// discarded, but are not displayed.
extension Presenter {
  /// Takes a message that the interval holds back, unless something else decides about it first
  /// (`open.rate-limit-order`).
  mutating func holdBack(
    _ message: StoredMessage, deliveredAt: DeliveryTimes, in scene: inout Scene
  ) {
    let entry = entry(message, deliveredAt: deliveredAt, way: .trigger, in: scene.world)
    if isPresent(in: scene.world), scene.assets.hasFailure(among: message.assets),
      discardsFailed(in: &scene)
    {
      // What failed before may be there after another attempt.
      fetchAssets(of: entry, in: &scene)
    }
    if isPresent(in: scene.world), isStopped(entry, in: &scene),
      scene.answers[.rateLimitOrder] == .conditionsFirst
    {
      receive(message, deliveredAt: deliveredAt, in: &scene)
    } else if hasJustFailed(entry, in: &scene) {
      discard(entry, .assetFailed, in: &scene)
    } else if scene.answers[.rateLimitKept] == .waits {
      if loadsHeldBack(entry, in: &scene) { return }
      if hasJustFailed(entry, in: &scene) {
        discard(entry, .assetFailed, in: &scene)
        return
      }
      keep(message, deliveredAt: deliveredAt, in: &scene)
      if needsFetch(entry, in: &scene), scene.answers[.fetchStart] == .atTrigger {
        fetchAssets(of: entry, in: &scene)
      }
    }
  }

  /// Lets a message that the interval holds back load, if the engine fetches its assets at the trigger
  /// (`open.rate-limit-loading`); returns whether it loads.
  mutating func loadsHeldBack(_ entry: Entry, in scene: inout Scene) -> Bool {
    guard isPresent(in: scene.world),
      isLoading(entry, in: scene) || needsFetch(entry, in: &scene),
      scene.answers[.rateLimitLoading] == .atTrigger
    else { return false }
    fetchAssets(of: entry, in: &scene)
    forgetLoading(entry.stored, in: &scene)
    guard isLoading(entry, in: scene) else { return false }
    var entry = entry
    entry.way = .stack
    entry.isHeldBack = true
    keepLoading(entry, in: &scene)
    return true
  }

  /// Tells whether a message that the interval holds back is discarded because its assets cannot be
  /// fetched (`open.rate-limit-failed`).
  func hasJustFailed(_ entry: Entry, in scene: inout Scene) -> Bool {
    scene.assets.hasFailure(among: entry.stored.assets) && isPresent(in: scene.world)
      && isUnfit(entry, in: &scene) && discardsFailed(in: &scene)
  }

  /// Tells whether a failed asset discards a message although the interval holds it back.
  private func discardsFailed(in scene: inout Scene) -> Bool {
    scene.answers[.rateLimitOrder] == .conditionsFirst
      || scene.answers[.rateLimitFailed] == .discarded
  }

  /// Lets a held-back message wait.
  mutating func keep(_ message: StoredMessage, deliveredAt: DeliveryTimes, in scene: inout Scene) {
    guard takes(message, in: &scene) else { return }
    let entry = entry(message, deliveredAt: deliveredAt, way: .stack, in: scene.world)
    pushNew(entry, in: &scene)
  }

  /// Takes a message that is triggered without a presenter; it may still load
  /// (`open.loading-without-presenter`).
  mutating func keepUndisplayed(
    _ message: StoredMessage, deliveredAt: DeliveryTimes, in scene: inout Scene
  ) {
    let entry = entry(message, deliveredAt: deliveredAt, way: .stack, in: scene.world)
    if scene.assets.hasFailure(among: message.assets),
      scene.answers[.failedWithoutPresenter] == .atOnce
    {
      fetchAssets(of: entry, in: &scene)
      if scene.assets.hasFailure(among: message.assets) {
        discard(entry, .assetFailed, in: &scene)
        return
      }
    }
    guard takes(message, in: &scene) else { return }
    if isLoading(entry, in: scene) || needsFetch(entry, in: &scene),
      scene.answers[.loadingWithoutPresenter] == .atTrigger
    {
      fetchAssets(of: entry, in: &scene)
      if scene.assets.hasFailure(among: message.assets),
        scene.answers[.failedWithoutPresenter] == .atOnce
      {
        discard(entry, .assetFailed, in: &scene)
        return
      }
      forgetLoading(message, in: &scene)
      if isLoading(entry, in: scene) {
        keepLoading(entry, in: &scene)
        return
      }
    }
    pushNew(entry, in: &scene)
  }

  /// Offers each message that was kept because there was no presenter (`open.on-presenter`).
  ///
  /// They come in the order in which they were triggered or presented, as if that happened now. What went
  /// back before has been offered already.
  mutating func offerEachKept(in scene: inout Scene) {
    let kept = stack.filter(\.returns.isEmpty)
    stack.removeAll(where: \.returns.isEmpty)
    for var entry in kept {
      entry.way = entry.stored.isLocal ? .local : .trigger
      pushNew(entry, in: &scene)
      offerWaiting(by: .stack, in: &scene)
    }
  }

  /// Whether a triggered message is taken although there may be no presenter (`open.no-presenter`).
  private func takes(_ message: StoredMessage, in scene: inout Scene) -> Bool {
    if isPresent(in: scene.world) { return true }
    scene.cite(.presenterRequiredNoneDisplayed, message)
    return scene.answers[.noPresenter] == .kept
  }
}
