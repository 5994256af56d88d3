import SpecModel

/// A message whose assets are not there yet (`delivery.late-assets`).
extension Presenter {
  /// Starts to fetch what a message that is offered lacks.
  func fetchAssets(of entry: Entry) {
    let assets = entry.stored.assets
    if assets.isEmpty { return }
    if book.rules.display.restartsFetches { world.assets.breakOffFetches(of: assets) }
    if book.rules.display.retriesAssets { world.assets.forgetFailures(of: assets) }
    for url in assets {
      world.assets.fetch(url, at: world.now)
    }
  }

  /// Tells whether a message has to wait: an asset is on its way, and none has failed.
  func isLoading(_ entry: Entry) -> Bool {
    var isLoading = false
    for url in book.rules.display.awaitedAssets(entry) {
      switch world.assets.state(of: url) {
      case .failed: return false
      case .loading: isLoading = true
      case .unknown, .present: break
      }
    }
    return isLoading
  }

  /// Lets a message wait for its assets.
  mutating func wait(_ entry: Entry) -> Fate {
    guard book.rules.display.isAwaited(entry, world) else { return .settled }
    var entry = entry
    entry.wasLoading = true
    switch book.rules.display.loading {
    case .beside: loading.append(entry)
    case .onStack:
      entry.isLoading = true
      stack.append(entry)
    case .untilOpportunity:
      entry.way = .stack
      push(entry, by: book.rules.stack.putBack)
    case .ignored: return decide(entry)
    case .lost: break
    }
    return .settled
  }

  /// Offers the messages whose assets have come, or have failed to.
  mutating func offerLoaded() {
    if book.rules.display.showsLoadedOnReturn, world.app == .background { return }
    while let index = loading.firstIndex(where: { !isLoading($0) }) {
      offerLoaded(loading.remove(at: index), from: nil)
    }
    while let index = stack.firstIndex(where: { $0.isLoading && !isLoading($0) }) {
      offerLoaded(stack.remove(at: index), from: index)
    }
  }

  private mutating func offerLoaded(_ entry: Entry, from place: Int?) {
    var entry = entry
    entry.isLoading = false
    if case .reenqueued(let reason) = decide(entry) { reenqueue(entry, reason, at: place) }
  }
}
