import ClauseIDs
import SpecModel

/// Messages that were waiting for their assets, when these arrive or fail
/// (`delivery.late-assets`).
extension Presenter {
  /// A message whose assets have arrived or failed.
  struct Loaded {
    /// The message.
    var entry: Entry
    /// Its place on the stack; `nil` if it was not there.
    var place: Int?
  }

  /// Takes the next message whose assets have arrived or failed; which of several is open
  /// (`open.ready-together`, `open.ready-on-stack`).
  mutating func takeLoaded(in scene: inout Scene) -> Loaded? {
    if !isAnyLoading { return nil }
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

  /// Leaves the other messages whose assets have arrived at the same moment waiting for an opportunity,
  /// unless they are offered in turn (`open.ready-others`).
  ///
  /// Those whose assets have failed may be among them.
  mutating func leaveOthersLoaded(in scene: inout Scene) {
    if !isAnyLoading { return }
    let others = loadedEntries(in: scene)
    if others.isEmpty { return }
    switch scene.answers[.readyOthers] {
    case .offered: return
    case .wait: leave(others.filter { scene.assets.hasAll(of: $0.stored.assets) }, in: &scene)
    case .waitAlsoFailed: leave(others, in: &scene)
    }
  }

  /// The messages that have waited for their assets long enough.
  func loadedEntries(in scene: Scene) -> [Entry] {
    stack.filter { isLoaded($0, in: scene) } + loading.filter { isLoaded($0, in: scene) }
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

  /// The message as it waits for an opportunity, and no longer for its assets.
  private func waiting(_ entry: Entry, in world: World) -> Entry {
    var entry = entry
    entry.isLoading = false
    entry.way = .stack
    entry.waitingSince = world.now
    return entry
  }

  /// Whether any message waits for its assets.
  var isAnyLoading: Bool { !loading.isEmpty || stack.contains { $0.isLoading } }

  /// Whether a message has waited for its assets long enough.
  func isLoaded(_ entry: Entry, in scene: Scene) -> Bool {
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

  /// Offers a message whose assets have arrived or failed.
  mutating func offer(_ loaded: Loaded, in scene: inout Scene) {
    let isPresent = isPresent(in: scene.world)
    if !isPresent { scene.cite(.presenterRequiredNoneDisplayed, loaded.entry.stored) }
    guard isPresent, !isHeldUp(loaded.entry, in: &scene), !waitsBelow(loaded, in: &scene),
      !needsOpportunity(loaded.entry, in: &scene)
    else {
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

  /// Tells whether a message waits for an opportunity although its assets have arrived
  /// (`open.late-asset`, `open.local-loading`).
  ///
  /// One that is displayed right on delivery does not: it is merely late (`delivery.late-assets`).
  private func needsOpportunity(_ entry: Entry, in scene: inout Scene) -> Bool {
    guard scene.assets.hasAll(of: entry.stored.assets) else { return false }
    if entry.stored.isLocal { return scene.answers[.localLoading] == .waitsOnStack }
    if entry.stored.isImmediate, entry.way == .trigger { return false }
    return scene.answers[.lateAsset] == .waits
  }

  /// Tells whether a message that loaded on the stack waits on, since another one waits above it
  /// (`open.ready-below`).
  private func waitsBelow(_ loaded: Loaded, in scene: inout Scene) -> Bool {
    guard let place = loaded.place, stack[place...].contains(where: { !$0.isLoading }),
      scene.assets.hasAll(of: loaded.entry.stored.assets)
    else { return false }
    return scene.answers[.readyBelow] == .waits
  }

  /// Where a message goes that loaded on the stack, and is put back when its assets are there
  /// (`open.loading-returned`); `nil` is on top.
  private func placeOnReturn(of loaded: Loaded, in scene: inout Scene) -> Int? {
    guard let place = loaded.place, place < stack.count,
      scene.answers[.loadingReturned] == .inPlace
    else { return nil }
    return place
  }

  /// Takes a message whose assets have arrived, and which the interval holds back.
  ///
  /// It may be discarded all the same: if they have failed or arrived too late (`open.rate-limit-late`), or put back
  /// or discarded for another reason (`open.rate-limit-order-ready`).
  mutating func holdBack(_ loaded: Loaded, in scene: inout Scene) {
    let entry = loaded.entry
    if isStopped(entry, in: &scene), scene.answers[.rateLimitOrderReady] == .conditionsFirst {
      offer(loaded, in: &scene)
    } else if isUnfit(entry, in: &scene), discardsHeldBack(entry, in: &scene) {
      offer(loaded, in: &scene)
    } else if entry.way != .trigger || scene.answers[.rateLimitReady] == .waits {
      leaveWaiting(loaded, in: &scene)
    }
  }

  /// Tells whether a message is discarded although the interval holds it back.
  private func discardsHeldBack(_ entry: Entry, in scene: inout Scene) -> Bool {
    let situation = situation(of: entry, in: scene)
    let isNeverReady =
      firstHolding(.asset, situation, &scene.answers) != nil
      || firstHolding(.time, situation, &scene.answers) != nil
    return isNeverReady && scene.answers[.rateLimitLate] == .discarded
  }

  /// Lets a message whose assets have arrived wait for an opportunity.
  private mutating func leaveWaiting(_ loaded: Loaded, in scene: inout Scene) {
    var entry = loaded.entry
    entry.way = .stack
    entry.isArriving = false
    push(entry, by: { $0.insert($1, at: min(loaded.place ?? $0.count, $0.count)) }, in: &scene)
  }

  /// Whether messages wait for an opportunity, apart from those that load.
  var hasOthersWaiting: Bool {
    stack.contains { !$0.isLoading }
  }

  /// Whether the host has put off the newest message that waits, and would not be asked about it again.
  func hasJustBeenPutOff(in scene: inout Scene) -> Bool {
    stack.last { !$0.isLoading }?.wasPutOff == true && scene.answers[.choiceAgain] == .notAsked
  }

  /// Offers the newest of those that wait, among them one whose assets have arrived right now
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
}
