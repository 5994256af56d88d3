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
    case .waits: keepLoading(entry, in: &scene)
    case .needsOpportunity:
      entry.way = .stack
      push(entry, by: book.rules.stack.putBack, in: &scene)
    case .goesOn: return decide(entry, in: &scene)
    case .vanishes: break
    }
    return .settled
  }

  /// Keeps a message until its assets are there, unless the same message loads already
  /// (`open.loading-again`).
  private mutating func keepLoading(_ entry: Entry, in scene: inout Scene) {
    var entry = entry
    entry.isLoading = true
    let isTwin = { (other: Entry) in other.isLoading && other.stored === entry.stored }
    if loading.contains(where: isTwin) || stack.contains(where: isTwin) {
      guard scene.answers[.loadingAgain] == .twice else {
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
  }

  /// Offers the messages whose assets have come, or have failed to.
  ///
  /// - Parameters:
  ///   - justNow: Whether they have come right now, and not while the app was in the background.
  ///   - scene: What the presenter shares with the core.
  /// - Returns: Whether there are any.
  @discardableResult
  mutating func offerLoaded(justNow: Bool, in scene: inout Scene) -> Bool {
    var isAny = false
    while let (entry, place) = takeLoaded(in: &scene) {
      isAny = true
      if justNow, scene.answers[.onAsset] == .offers {
        // It is one among those that wait, of which the newest is offered.
        stack.insert(entry, at: place ?? stack.count)
        offerWaiting(by: .stack, in: &scene)
        for index in stack.indices where stack[index].isArriving {
          stack[index].isArriving = false
          stack[index].way = .stack
          stack[index].waitingSince = scene.world.now
        }
      } else if case .reenqueued(let entry, let reason) = decide(entry, in: &scene) {
        reenqueue(entry, reason, at: place, in: &scene)
      }
    }
    return isAny
  }

  /// Takes a message whose assets have come, or have failed to, with its place on the stack if it has
  /// one.
  private mutating func takeLoaded(in scene: inout Scene) -> (entry: Entry, place: Int?)? {
    var place: Int?
    var entry: Entry
    if let index = stack.lastIndex(where: { isLoaded($0, in: scene) }),
      isOfferedWhenLoaded(stack[index], in: &scene)
    {
      place = index
      entry = stack.remove(at: index)
    } else {
      let loaded = loading.indices.filter {
        isLoaded(loading[$0], in: scene) && isOfferedWhenLoaded(loading[$0], in: &scene)
      }
      guard let newest = loaded.last else { return nil }
      let isOldest = loaded.count > 1 && scene.answers[.readyTogether] == .oldestFirst
      entry = loading.remove(at: isOldest ? loaded[0] : newest)
    }
    entry.isLoading = false
    entry.isArriving = true
    return (entry, place)
  }

  private func isLoaded(_ entry: Entry, in scene: Scene) -> Bool {
    entry.isLoading && !isLoading(entry, in: scene)
  }

  /// Whether a message is offered now that its assets are there: one that was triggered before the app
  /// went to the background may wait for its return (`open.background-load`).
  private func isOfferedWhenLoaded(_ entry: Entry, in scene: inout Scene) -> Bool {
    scene.world.app == .foreground || entry.wasOfferedInBackground
      || scene.answers[.backgroundLoad] != .showsOnReturn
  }

  /// Looks at the messages that wait for an opportunity when their assets have come or failed: those
  /// that have failed or are too late may go at once (`open.waiting-failed`, `open.waiting-late`).
  ///
  /// - Parameters:
  ///   - ended: The assets whose fetch has just ended, each with whether it came.
  ///   - scene: What the presenter shares with the core.
  mutating func examineWaiting(
    after ended: [(url: String, succeeded: Bool)], in scene: inout Scene
  ) {
    for (url, succeeded) in ended {
      for index in stack.indices.reversed()
      where !stack[index].isLoading && stack[index].stored.assets.contains(url) {
        if stack[index].isReportedWhenReady {
          stack[index].isReportedWhenReady = false
          if succeeded {
            scene.report(.reenqueued(message: stack[index].stored.name, reason: .background))
          }
        }
        guard let check = discardAtOnce(stack[index], succeeded, in: &scene),
          case .discard(let reason) = check.outcome
        else { continue }
        scene.cite(check.rule, stack[index].stored)
        discard(stack.remove(at: index), reason, in: &scene)
      }
    }
  }

  /// The check by which a message that waits is discarded at once because its asset came too late, or
  /// failed; `nil` where it is left until it is offered.
  private func discardAtOnce(
    _ entry: Entry, _ succeeded: Bool, in scene: inout Scene
  ) -> DisplayCheck? {
    let situation = situation(of: entry.waited(until: scene.world.now), in: scene)
    guard let check = firstHolding(succeeded ? .time : .asset, situation, &scene.answers) else {
      return nil
    }
    let isAtOnce =
      succeeded
      ? scene.answers[.waitingLate] == .atOnce : scene.answers[.waitingFailed] == .atOnce
    return isAtOnce ? check : nil
  }
}
