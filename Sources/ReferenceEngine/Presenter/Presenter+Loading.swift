import SpecModel

/// A message whose assets are not there yet (`delivery.late-assets`).
extension Presenter {
  /// Starts to fetch what a message that is offered lacks.
  func fetchAssets(of entry: Entry, in scene: inout Scene) {
    let assets = entry.stored.assets
    if assets.isEmpty { return }
    if !book.rules.display.keepsFetches { scene.assets.breakOffFetches(of: assets) }
    if scene.assets.hasFailure(among: assets),
      scene.answers[.assetRetry] == .fetchedAgain
    {
      scene.assets.forgetFailures(of: assets)
    }
    for url in assets {
      scene.assets.fetch(url, at: scene.world.now)
    }
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

  /// Offers the messages whose assets have come, or have failed to.
  mutating func offerLoaded(in scene: inout Scene) {
    guard hasLoaded(in: scene) else { return }
    if scene.world.app == .background, scene.answers[.backgroundLoad] == .showsOnReturn { return }
    while let index = loading.firstIndex(where: { !isLoading($0, in: scene) }) {
      offerLoaded(loading.remove(at: index), from: nil, in: &scene)
    }
    while let index = stack.firstIndex(where: { $0.isLoading && !isLoading($0, in: scene) }) {
      offerLoaded(stack.remove(at: index), from: index, in: &scene)
    }
  }

  private func hasLoaded(in scene: Scene) -> Bool {
    loading.contains { !isLoading($0, in: scene) }
      || stack.contains { $0.isLoading && !isLoading($0, in: scene) }
  }

  private mutating func offerLoaded(_ entry: Entry, from place: Int?, in scene: inout Scene) {
    var entry = entry
    entry.isLoading = false
    if case .reenqueued(let reason) = decide(entry, in: &scene) {
      reenqueue(entry, reason, at: place, in: &scene)
    }
  }
}
