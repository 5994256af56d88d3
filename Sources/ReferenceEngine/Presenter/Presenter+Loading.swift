import SpecModel

/// A message whose assets are not there yet (`delivery.late-assets`).
extension Presenter {
  /// Starts to fetch what a message that is offered lacks.
  func fetchAssets(of entry: Entry, in scene: inout Scene) {
    let assets = entry.stored.assets
    if assets.isEmpty { return }
    if !book.rules.display.keepsFetches { scene.assets.breakOffFetches(of: assets) }
    if scene.assets.hasFailure(among: assets), entry.way != .local {
      switch scene.answers[.assetRetry] {
      case .staysFailed: break
      case .fetchedAgain: scene.assets.forgetFailures(of: assets)
      case .fetchedAgainOnce: scene.assets.forgetFirstFailures(of: assets)
      case .fetchedAfterDiscard: scene.assets.forgetUsedFailures(of: assets)
      }
    }
    for url in assets { scene.fetch(url) }
  }

  /// Tells whether a message has assets that nobody asked for yet.
  func needsFetch(_ entry: Entry, in scene: inout Scene) -> Bool {
    entry.stored.assets.contains { scene.state(of: $0) == .unknown }
  }

  /// Tells whether a message has to wait: an asset is on its way, and none has failed.
  func isLoading(_ entry: Entry, in scene: Scene) -> Bool {
    var isLoading = false
    for url in book.rules.display.awaitedAssets(entry) {
      switch scene.assets.state(of: url) {
      case .failed: return false
      case .loading: isLoading = true
      case .unknown, .present: break
      }
    }
    return isLoading
  }

  /// Lets a message wait for its assets.
  mutating func wait(_ entry: Entry, in scene: inout Scene) -> Fate {
    var entry = entry
    entry.wasLoading = true
    scene.cite("delivery.late-assets", entry.stored)
    switch book.rules.display.whileLoading(entry, scene.world) {
    case .waits:
      if scene.answers[.loading] == .onStack {
        entry.isLoading = true
        stack.append(entry)
      } else {
        loading.append(entry)
      }
    case .needsOpportunity:
      entry.way = .stack
      push(entry, by: book.rules.stack.putBack, in: &scene)
    case .goesOn: return decide(entry, in: &scene)
    case .vanishes: break
    }
    return .settled
  }

  /// A message whose assets have come, or have failed to.
  struct Loaded {
    /// The message.
    var entry: Entry
    /// Where it lay on the stack, if it did.
    var place: Int?
  }

  /// Tells whether there are messages whose assets have come, and it is the time to offer them.
  func canOfferLoaded(in scene: inout Scene) -> Bool {
    guard hasLoaded(in: scene) else { return false }
    return scene.world.app == .foreground || scene.answers[.backgroundLoad] == .reenqueues
  }

  /// Takes the next message whose assets have come, or have failed to.
  mutating func takeLoaded(in scene: Scene) -> Loaded? {
    if let index = loading.firstIndex(where: { !isLoading($0, in: scene) }) {
      return Loaded(entry: loading.remove(at: index))
    }
    if let index = stack.firstIndex(where: { $0.isLoading && !isLoading($0, in: scene) }) {
      return Loaded(entry: stack.remove(at: index), place: index)
    }
    return nil
  }

  private func hasLoaded(in scene: Scene) -> Bool {
    loading.contains { !isLoading($0, in: scene) }
      || stack.contains { $0.isLoading && !isLoading($0, in: scene) }
  }

  /// Offers a message whose assets have come, or have failed to.
  ///
  /// - Parameters:
  ///   - loaded: The message.
  ///   - isHeldBack: Whether the interval keeps it from the screen; a reason to discard it comes
  ///     first.
  ///   - scene: What the presenter shares with the core.
  mutating func offer(_ loaded: Loaded, isHeldBack: Bool, in scene: inout Scene) {
    var entry = loaded.entry
    entry.isLoading = false
    if isHeldBack, !isUnfit(entry, in: &scene) {
      if entry.way == .trigger, scene.answers[.rateLimitKept] == .lost { return }
      entry.way = .stack
      push(entry, by: { $0.insert($1, at: min(loaded.place ?? $0.count, $0.count)) }, in: &scene)
    } else if case .reenqueued(let reason) = decide(entry, in: &scene) {
      reenqueue(entry, reason, at: loaded.place, in: &scene)
    }
  }

  // MARK: The timeout while assets load

  /// When the timeout may next pass of a message whose assets still load, in milliseconds.
  func nextTimeout(in scene: Scene) -> Int? {
    if isIdle { return nil }
    var next: Int?
    for entry in loading + stack.filter(\.isLoading) {
      guard let timeout = entry.message.timeout?.milliseconds else { continue }
      // Counted from the delivery or the trigger, and reached exactly or passed.
      for start in [entry.deliveredAt, entry.triggeredAt] {
        for end in [start + timeout, start + timeout + 1] where end > scene.world.now {
          next = min(next ?? end, end)
        }
      }
    }
    return next
  }

  /// Discards messages whose timeout has passed while their assets load, unless that is done when
  /// they are there (`open.timeout-loading`).
  mutating func discardLate(in scene: inout Scene) {
    while let index = loading.firstIndex(where: { isLate($0, in: &scene) }) {
      discard(loading.remove(at: index), .timeout, in: &scene)
    }
    while let index = stack.firstIndex(where: { $0.isLoading && isLate($0, in: &scene) }) {
      discard(stack.remove(at: index), .timeout, in: &scene)
    }
  }

  private func isLate(_ entry: Entry, in scene: inout Scene) -> Bool {
    guard let timeout = entry.message.timeout?.milliseconds,
      scene.world.now - entry.deliveredAt >= timeout, isLoading(entry, in: scene),
      scene.answers[.timeoutLoading] == .atOnce
    else { return false }
    return situation(of: entry, in: scene).isPastTimeout(&scene.answers)
  }
}
