import SpecModel

/// A message whose assets are not there yet (`delivery.late-assets`).
extension Presenter {
  /// Starts to fetch what a message that is offered lacks.
  func fetchAssets(of entry: Entry, in scene: inout Scene) {
    let assets = entry.stored.assets
    if assets.isEmpty { return }
    if !book.rules.display.keepsFetches { scene.assets.breakOffFetches(of: assets) }
    if entry.way != .local {
      scene.assets.retry(assets, for: entry.stored.name, &scene.answers)
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
    let isForOthers = entry.isLoading && book.rules.display.awaitsEveryFetch
    return isLoading || isForOthers && scene.assets.nextEnd != nil
  }

  /// Lets a message wait for its assets.
  mutating func wait(_ entry: Entry, in scene: inout Scene) -> Fate {
    var entry = entry
    entry.wasLoading = true
    scene.cite(.lateAssetsNotWithoutThem, entry.stored)
    scene.cite(.failedLateIsNotFailed, entry.stored)
    switch book.rules.display.whileLoading(entry, scene.world) {
    case .waits:
      keepLoading(entry, in: &scene)
      return .loading
    case .needsOpportunity:
      entry.way = .stack
      push(entry, by: book.rules.stack.putBack, in: &scene)
    case .goesOn: return decide(entry, in: &scene)
    case .vanishes: break
    }
    return .settled
  }

  /// Forgets a message that still loads where it is triggered or presented anew, if the second takes
  /// the place of the first (`open.loading-again`).
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
    let isTwin = { (other: Entry) in other.isLoading && other.stored === entry.stored }
    if loading.contains(where: isTwin) || stack.contains(where: isTwin) {
      guard scene.answers[.loadingAgain] != .once else {
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

  /// Forgets messages whose assets load, where the rulebook says so.
  mutating func forgetLoading(displaying entry: Entry? = nil, in world: World) {
    guard let forgets = book.rules.display.forgetsLoading else { return }
    loading.removeAll { forgets($0, world, entry) }
    stack.removeAll { $0.isLoading && forgets($0, world, entry) }
  }

  // MARK: When the assets are there

  /// A message whose assets have come, or have failed to.
  struct Loaded {
    /// The message.
    var entry: Entry
    /// Where it lay on the stack, if it did.
    var place: Int?
  }

  /// Takes the next message whose assets have come, or have failed to; which of several is open
  /// (`open.ready-together`, `open.ready-on-stack`).
  mutating func takeLoaded(in scene: inout Scene) -> Loaded? {
    var loaded: Loaded
    if let newest = stack.lastIndex(where: { isLoaded($0, in: scene) }),
      isOfferedWhenLoaded(stack[newest], in: &scene)
    {
      let oldest = stack.firstIndex { isLoaded($0, in: scene) } ?? newest
      let isOldest = oldest < newest && scene.answers[.readyOnStack] == .oldestFirst
      let place = isOldest ? oldest : newest
      loaded = Loaded(entry: stack.remove(at: place), place: place)
    } else {
      let indices = loading.indices.filter {
        isLoaded(loading[$0], in: scene) && isOfferedWhenLoaded(loading[$0], in: &scene)
      }
      guard let newest = indices.last else { return nil }
      let isOldest = indices.count > 1 && scene.answers[.readyTogether] == .oldestFirst
      loaded = Loaded(entry: loading.remove(at: isOldest ? indices[0] : newest))
    }
    loaded.entry.isLoading = false
    loaded.entry.isArriving = true
    return loaded
  }

  /// Lets further messages whose assets have come at the same moment as those of one that has been
  /// offered wait for an opportunity, unless they are offered in turn (`open.ready-others`); those whose
  /// assets have failed are not concerned.
  mutating func leaveOthersLoaded(in scene: inout Scene) {
    let others = loadedEntries(in: scene).filter { scene.assets.hasAll(of: $0.stored.assets) }
    if others.isEmpty || scene.answers[.readyOthers] == .offered { return }
    leave(others, in: &scene)
  }

  /// The messages that have waited for their assets long enough.
  func loadedEntries(in scene: Scene) -> [Entry] {
    if isIdle { return [] }
    return (stack + loading).filter { isLoaded($0, in: scene) }
  }

  /// Lets messages that were waiting for their assets wait for an opportunity.
  mutating func leave(_ entries: [Entry], in scene: inout Scene) {
    for entry in entries {
      loading.removeAll { $0.number == entry.number }
      if let index = stack.firstIndex(where: { $0.isLoading && $0.number == entry.number }) {
        stack[index] = waiting(entry, in: scene.world)
      } else {
        push(waiting(entry, in: scene.world), by: StackPolicy.onTop, in: &scene)
      }
    }
  }

  private func waiting(_ entry: Entry, in world: World) -> Entry {
    var entry = entry
    entry.isLoading = false
    entry.way = .stack
    entry.waitingSince = world.now
    return entry
  }

  private func isLoaded(_ entry: Entry, in scene: Scene) -> Bool {
    if entry.isGivenUp, !scene.assets.hasAll(of: entry.stored.assets) { return false }
    if entry.awaitsNextEnd { return false }
    return entry.isLoading && !isLoading(entry, in: scene)
  }

  /// Whether a message is offered now that its assets are there: one that was triggered before the app
  /// went to the background may wait for its return (`open.background-load`).
  private func isOfferedWhenLoaded(_ entry: Entry, in scene: inout Scene) -> Bool {
    scene.world.app == .foreground || entry.wasOfferedInBackground
      || scene.answers[.backgroundLoad] != .showsOnReturn
  }

  /// Offers a message whose assets have come, or have failed to.
  mutating func offer(_ loaded: Loaded, in scene: inout Scene) {
    guard isPresent(in: scene.world) else {
      scene.cite(.presenterNoneDisplayed, loaded.entry.stored)
      let hasCome = scene.assets.hasAll(of: loaded.entry.stored.assets)
      if case .discard(let reason)? = discardAtOnce(loaded.entry, hasCome, in: &scene)?.outcome {
        discard(loaded.entry, reason, in: &scene)
      } else {
        leaveWaiting(loaded, in: &scene)
      }
      return
    }
    if case .reenqueued(let entry, let reason) = decide(loaded.entry, in: &scene) {
      reenqueue(entry, reason, at: placeOnReturn(of: loaded, in: &scene), in: &scene)
    }
  }

  /// Where a message goes that loaded on the stack, and is put back when its assets are there
  /// (`open.loading-returned`); `nil` is on top.
  private func placeOnReturn(of loaded: Loaded, in scene: inout Scene) -> Int? {
    guard let place = loaded.place, place < stack.count,
      scene.answers[.loadingReturned] == .inPlace
    else { return nil }
    return place
  }

  /// Takes a message whose assets have come, and which the interval keeps from the screen; that they
  /// have failed, or came too late, comes first, and so may another reason to discard it
  /// (`open.rate-limit-order`).
  mutating func holdBack(_ loaded: Loaded, in scene: inout Scene) {
    let entry = loaded.entry
    if isUnfit(entry, in: &scene), discardsHeldBack(entry, in: &scene) {
      offer(loaded, in: &scene)
    } else if entry.way != .trigger || scene.answers[.rateLimitKept] == .waits {
      leaveWaiting(loaded, in: &scene)
    }
  }

  private func discardsHeldBack(_ entry: Entry, in scene: inout Scene) -> Bool {
    let situation = situation(of: entry, in: scene)
    return firstHolding(.asset, situation, &scene.answers) != nil
      || firstHolding(.time, situation, &scene.answers) != nil
      || scene.answers[.rateLimitOrder] == .conditionsFirst
  }

  /// Lets a message whose assets have come wait for an opportunity.
  private mutating func leaveWaiting(_ loaded: Loaded, in scene: inout Scene) {
    var entry = loaded.entry
    entry.way = .stack
    entry.isArriving = false
    push(entry, by: { $0.insert($1, at: min(loaded.place ?? $0.count, $0.count)) }, in: &scene)
  }

  /// Tells whether other messages wait for an opportunity when the assets of one have come.
  var hasOthersWaiting: Bool {
    stack.contains { !$0.isLoading }
  }

  /// Whether the host has put off the newest message that waits, and would not be asked about it again.
  func hasJustBeenPutOff(in scene: inout Scene) -> Bool {
    stack.last { !$0.isLoading }?.wasPutOff == true && scene.answers[.choiceAgain] == .notAsked
  }

  /// Offers the newest of those that wait, among them one whose assets have come right now
  /// (`open.on-asset`), and which may be on top now (`open.loading-returned`).
  mutating func offerNewest(with loaded: Loaded, in scene: inout Scene) {
    stack.insert(loaded.entry, at: placeOnReturn(of: loaded, in: &scene) ?? stack.count)
    offerWaiting(by: .stack, in: &scene)
    for index in stack.indices where stack[index].isArriving {
      stack[index].isArriving = false
      stack[index].way = .stack
      stack[index].waitingSince = scene.world.now
    }
  }

  // MARK: Those that wait for an opportunity

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
      // A discard may take more off the stack than its message (`StackPolicy.afterDiscard`).
      for index in stack.indices.reversed()
      where index < stack.count && !stack[index].isLoading
        && stack[index].stored.assets.contains(url)
      {
        if stack[index].isReportedWhenReady {
          stack[index].isReportedWhenReady = false
          if succeeded {
            scene.report(.reenqueued(message: stack[index].stored.name, reason: .background))
          }
        }
        guard let check = discardAtOnce(stack[index], succeeded, in: &scene),
          case .discard(let reason) = check.outcome
        else { continue }
        if scene.keepsDecisions { cite(check, situation(of: stack[index], in: scene), in: &scene) }
        discard(stack.remove(at: index), reason, in: &scene)
      }
      examineOthers(afterFetchOf: url, in: &scene)
    }
  }

  /// Looks at the messages that wait and do not have the asset whose fetch has just ended
  /// (`open.waiting-fetch`).
  private mutating func examineOthers(afterFetchOf url: String, in scene: inout Scene) {
    for index in stack.indices.reversed()
    where index < stack.count && !stack[index].isLoading
      && !stack[index].stored.assets.contains(url) && !isLoading(stack[index], in: scene)
    {
      let situation = situation(of: stack[index].waited(until: scene.world.now), in: scene)
      let check =
        firstHolding(.asset, situation, &scene.answers)
        ?? firstHolding(.time, situation, &scene.answers)
      guard let check, case .discard(let reason) = check.outcome,
        scene.answers[.waitingFetch] != .own
      else { continue }
      if scene.keepsDecisions { cite(check, situation, in: &scene) }
      discard(stack.remove(at: index), reason, in: &scene)
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
    if scene.answers[.waitingFetch] == .others { return nil }
    let isAtOnce =
      succeeded
      ? scene.answers[.waitingLate] == .atOnce : scene.answers[.waitingFailed] == .atOnce
    return isAtOnce ? check : nil
  }

  // MARK: The timeout while assets load

  /// When the timeout may next pass of a message whose assets still load, in milliseconds.
  func nextTimeout(in scene: Scene) -> Int? {
    if loading.isEmpty, stack.isEmpty { return nil }
    var next: Int?
    for entry in loading + stack {
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
    // So many at most: an engine that makes a mistake may keep what it discards.
    for _ in loading.indices {
      guard let index = loading.firstIndex(where: { isLate($0, in: &scene) }) else { break }
      scene.cite(.timeoutPastIt, loading[index].stored)
      discard(loading.remove(at: index), .timeout, in: &scene)
    }
    for _ in stack.indices {
      let late = stack.firstIndex { $0.isLoading && isLate($0, in: &scene) }
      guard let late else { break }
      scene.cite(.timeoutPastIt, stack[late].stored)
      discard(stack.remove(at: late), .timeout, in: &scene)
    }
  }

  /// Discards messages whose timeout has just passed while they wait for an opportunity, unless that is
  /// done when they are offered (`open.waiting-timeout`).
  mutating func discardLateWaiting(in scene: inout Scene) {
    for index in stack.indices.reversed()
    where index < stack.count && !stack[index].isLoading
      && isJustLate(stack[index], at: scene.world.now) && !isLoading(stack[index], in: scene)
      && scene.answers[.waitingTimeout] == .atOnce
    {
      let situation = situation(of: stack[index].waited(until: scene.world.now), in: scene)
      guard let check = firstHolding(.time, situation, &scene.answers) else { continue }
      if scene.keepsDecisions { cite(check, situation, in: &scene) }
      discard(stack.remove(at: index), .timeout, in: &scene)
    }
  }

  /// Whether the timeout of a message may have passed at exactly this time.
  private func isJustLate(_ entry: Entry, at now: Int) -> Bool {
    guard let timeout = entry.message.timeout?.milliseconds else { return false }
    return [entry.deliveredAt, entry.triggeredAt].contains { (0...1).contains(now - $0 - timeout) }
  }

  private func isLate(_ entry: Entry, in scene: inout Scene) -> Bool {
    guard let timeout = entry.message.timeout?.milliseconds,
      scene.world.now - entry.deliveredAt >= timeout, isLoading(entry, in: scene),
      scene.answers[.timeoutLoading] == .atOnce
    else { return false }
    return firstHolding(.time, situation(of: entry, in: scene), &scene.answers) != nil
  }
}
