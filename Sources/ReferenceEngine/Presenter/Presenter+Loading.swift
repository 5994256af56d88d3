import ClauseIDs
import SpecModel

/// A message whose assets are not there yet (`delivery.late-assets`).
extension Presenter {
  /// Starts to fetch what a message that is offered lacks.
  func fetchAssets(of entry: Entry, in scene: inout Scene) {
    let assets = entry.stored.assets
    if assets.isEmpty { return }
    if !book.rules.display.keepsFetches { scene.assets.breakOffFetches(of: assets) }
    if entry.way != .local {
      scene.assets.retry(
        assets, for: entry.stored.name, hasWaited: !entry.isNew, &scene.answers)
    }
    for url in assets { scene.fetch(url) }
  }

  /// Whether a message has assets that have not been requested yet.
  func needsFetch(_ entry: Entry, in scene: inout Scene) -> Bool {
    entry.stored.assets.contains { scene.state(of: $0) == .unknown }
  }

  /// Whether a message has to wait: an asset is under way, and none has failed.
  func isLoading(_ entry: Entry, in scene: Scene) -> Bool {
    var isLoading = false
    for url in book.rules.display.awaitedAssets(entry) {
      switch scene.assets.state(of: url) {
      case .failed: return false
      case .loading: isLoading = true
      case .unknown, .present: break
      }
    }
    let isForOthers = entry.isLoading && book.rules.display.awaitsEveryFetch
    return isLoading || isForOthers && scene.assets.nextEnd != nil
  }

  /// Lets a message wait for its assets.
  mutating func wait(_ entry: Entry, in scene: inout Scene) -> Fate {
    var entry = entry
    entry.wasLoading = true
    scene.cite(.deliveryLateAssetsNotWithoutThem, entry.stored)
    scene.cite(.discardAssetFailedLateIsNotFailed, entry.stored)
    switch book.rules.display.whileLoading(entry, scene.world) {
    case .waits:
      keepLoading(entry, in: &scene)
      return .loading
    case .needsOpportunity:
      entry.way = .stack
      push(entry, by: StackPolicy.onTop, in: &scene)
    case .goesOn: return decide(entry, in: &scene)
    case .vanishes: break
    }
    return .settled
  }

  /// Forgets the copy of a message that still loads when the message is triggered or presented again, if
  /// the second copy replaces the first (`open.loading-again`).
  mutating func forgetLoading(_ message: StoredMessage, in scene: inout Scene) {
    let isTwin = { (other: Entry) in other.isLoading && other.stored === message }
    guard loading.contains(where: isTwin) || stack.contains(where: isTwin),
      scene.answers[.loadingAgain] == .anew
    else { return }
    loading.removeAll(where: isTwin)
    stack.removeAll(where: isTwin)
  }

  /// Keeps a message until its assets are there, unless the same message loads already
  /// (`open.loading-again`).
  mutating func keepLoading(_ entry: Entry, in scene: inout Scene) {
    var entry = entry
    entry.isLoading = true
    let stored = entry.stored
    let isTwin = { (other: Entry) in other.isLoading && other.stored === stored }
    if loading.contains(where: isTwin) || stack.contains(where: isTwin) {
      switch scene.answers[.loadingAgain] {
      case .twice, .anew: shareTimeout(of: &entry, with: isTwin, in: &scene)
      // A local message that is presented again: no event triggers one.
      case .notTriggered: return
      case .once:
        if entry.message.timeout != nil, scene.answers[.loadingAgainTimeout] == .second {
          if let index = loading.firstIndex(where: isTwin) { loading[index] = entry }
          if let index = stack.firstIndex(where: isTwin) { stack[index] = entry }
        }
        return
      }
    }
    if scene.answers[.loading] == .onStack {
      stack.append(entry)
    } else {
      loading.append(entry)
    }
    if loading.count > book.rules.display.mostLoading { loading.removeFirst() }
  }

  /// Forgets messages whose assets load, if the rulebook says so.
  mutating func forgetLoading(behind displayed: Entry? = nil, in world: World) {
    guard let forgets = book.rules.display.forgetsLoading else { return }
    loading.removeAll { forgets($0, world, displayed) }
    stack.removeAll { $0.isLoading && forgets($0, world, displayed) }
  }

  // MARK: Offered while its assets load

  /// Reports that the newest message goes back although it still loads on the stack, if something else is in
  /// its way and the engine looks at that first (`open.report-while-loading`); returns whether it did.
  ///
  /// It stays where it is, and goes on loading.
  func putsBackLoading(by way: Entry.Way, in scene: inout Scene) -> Bool {
    guard var entry = stack.last, entry.isLoading, isPresent(in: scene.world) else { return false }
    entry.way = way
    let check = firstHolding(.surroundings, situation(of: entry, in: scene), &scene.answers)
    guard case .reenqueue(let reason)? = check?.outcome,
      scene.answers[.reportWhileLoading] == .reported
    else { return false }
    scene.report(.reenqueued(message: entry.stored.name, reason: reason))
    return true
  }

  // MARK: The timeout while assets load

  /// When the timeout may next pass of a message that loads or waits, in milliseconds.
  func nextTimeout(in scene: Scene) -> Int? {
    if loading.isEmpty, stack.isEmpty { return nil }
    var next = NextTime()
    for entry in loading + stack {
      guard let timeout = entry.message.timeout?.milliseconds else { continue }
      // Counted from the delivery or from the trigger (`open.timeout-from`).
      for start in [entry.deliveredAt.first, entry.deliveredAt.latest, entry.timeoutSince] {
        next.noteEnd(start + timeout, after: scene.world.now)
      }
    }
    return next.time
  }

  /// Discards messages whose timeout has passed while their assets load, unless that is done when
  /// they are there (`open.timeout-loading`).
  mutating func discardLate(in scene: inout Scene) {
    // So many at most: an edited rulebook may keep what is discarded.
    for _ in loading.indices {
      guard let index = loading.firstIndex(where: { isLate($0, in: &scene) }) else { break }
      scene.cite(.discardTimeoutPastIt, loading[index].stored)
      discard(loading.remove(at: index), .timeout, in: &scene)
    }
    for _ in stack.indices {
      let late = stack.firstIndex { $0.isLoading && isLate($0, in: &scene) }
      guard let late else { break }
      scene.cite(.discardTimeoutPastIt, stack[late].stored)
      discard(stack.remove(at: late), .timeout, in: &scene)
    }
  }

  private func isLate(_ entry: Entry, in scene: inout Scene) -> Bool {
    guard let timeout = entry.message.timeout?.milliseconds,
      scene.world.now - entry.deliveredAt.first >= timeout, isLoading(entry, in: scene),
      scene.answers[.timeoutLoading] == .atOnce
    else { return false }
    return firstHolding(.time, situation(of: entry, in: scene), &scene.answers) != nil
  }
}
