import ClauseIDs
import SpecModel

extension Presenter {
  /// What became of a message that was offered.
  enum Fate {
    /// It is on the screen, or it has vanished.
    case settled
    /// Its assets are not there yet.
    case loading
    /// It was discarded.
    case discarded
    /// It has to go back on the stack, for this reason.
    case reenqueued(Entry, ReenqueueReason)
  }

  /// Offers the newest waiting message, and further ones until one is displayed, if the engine goes on
  /// (`open.next-after-discard` and others).
  ///
  /// - Parameters:
  ///   - way: How messages that wait come to be offered; one that has only just been put on the
  ///     stack keeps its own way.
  ///   - scene: What the presenter shares with the core.
  mutating func offerWaiting(by way: Entry.Way, in scene: inout Scene) {
    guard isPresent(in: scene.world) else {
      if let newest = stack.last { scene.cite(.presenterRequiredNoneDisplayed, newest.stored) }
      return
    }
    if !book.rules.interventions.isEmpty { intervene(atOpportunityBy: way, in: &scene) }
    let take = way == .request ? book.rules.stack.takeOnRequest : book.rules.stack.take
    var putOff: [(entry: Entry, reason: ReenqueueReason)] = []
    var candidates = stack.count
    while candidates > 0, !scene.answers.isPastReports,
      var entry = takeWaiting(take, by: way, in: &scene)
    {
      candidates -= 1
      entry.followsReturned = !putOff.isEmpty
      let fate = offer(entry, in: &scene)
      if case .reenqueued(let entry, let reason) = fate { putOff.append((entry, reason)) }
      guard candidates > 0, hasOthersWaiting, goesOn(after: fate, &scene.answers) else { break }
    }
    if scene.keepsDecisions, putOff.isEmpty { citeWaitingOn(in: &scene) }
    // What was passed over goes back in its old order, so that the newest stays on top.
    if !returnsAsOffered(putOff.map(\.reason), &scene.answers) { putOff.reverse() }
    for (entry, reason) in putOff {
      reenqueue(entry, reason, at: nil, in: &scene)
    }
  }

  /// Whether messages that go back at one opportunity go on top one after the other, as they were offered,
  /// so that the oldest ends on top (`open.put-off-order`).
  private func returnsAsOffered(_ reasons: [ReenqueueReason], _ answers: inout Answers) -> Bool {
    reasons.count > 1 && reasons.allSatisfy { $0 == .displayChoice }
      && answers[.putOffOrder] == .asReturned
  }

  /// Tells whether the next message is offered at the same opportunity.
  private func goesOn(after fate: Fate, _ answers: inout Answers) -> Bool {
    switch fate {
    case .settled: false
    case .loading: answers.anew(.nextAfterLoading, under: .nextAtTimes) == .offersNext
    case .discarded: answers.anew(.nextAfterDiscard, under: .nextAtTimes) == .offersNext
    case .reenqueued(_, .displayChoice):
      answers.anew(.nextAfterChoice, under: .nextAtTimes) == .offersNext
    case .reenqueued: answers.anew(.nextAfterReenqueue, under: .nextAtTimes) == .offersNext
    }
  }

  /// Takes a message off the stack; none of those that are there only until their assets have arrived.
  private mutating func takeWaiting(
    _ take: StackPolicy.Take, by way: Entry.Way, in scene: inout Scene
  ) -> Entry? {
    var entry: Entry
    if !stack.contains(where: \.isLoading) {
      let before = loading.isEmpty ? [] : stack
      guard let taken = take(&stack) else { return nil }
      if isHeldUp(taken, in: &scene) {
        stack = before
        return nil
      }
      entry = taken
    } else {
      var waiting = stack.filter { !$0.isLoading }
      let count = waiting.count
      guard let taken = take(&waiting) else { return nil }
      if isHeldUp(taken, in: &scene) { return nil }
      if waiting.count < count,
        let index = stack.lastIndex(where: { $0.number == taken.number && !$0.isLoading })
      {
        stack.remove(at: index)
      }
      entry = taken
    }
    if scene.keepsDecisions { citeTaking(entry, by: way, in: &scene) }
    entry.wait(until: scene.world.now)
    entry.waitingSince = nil
    entry.isReportedWhenReady = false
    if entry.way == .stack { entry.way = way }
    entry.takenAt = scene.world.action?.kind
    return entry
  }

  /// Tells whether a newer message that still loads holds up a message (`open.loading-holds-up`), even one
  /// whose assets have just arrived (`open.loading-holds-up-ready`).
  func isHeldUp(_ entry: Entry, in scene: inout Scene) -> Bool {
    func isNewerLoading(_ other: Entry) -> Bool {
      other.isLoading && other.number > entry.number && !isLoaded(other, in: scene)
    }
    guard loading.contains(where: isNewerLoading) || stack.contains(where: isNewerLoading) else {
      return false
    }
    return if entry.isArriving {
      scene.assets.hasAll(of: entry.stored.assets)
        && scene.answers[.loadingHoldsUpReady] == .waits
    } else {
      scene.answers[.loadingHoldsUp] == .holdsUp
    }
  }

  /// Offers a message that has been taken off the stack: it waits for its assets, or the checks decide.
  private mutating func offer(_ entry: Entry, in scene: inout Scene) -> Fate {
    if !book.rules.display.isChecked(entry) {
      display(entry, in: &scene)
      return .settled
    }
    var entry = entry
    if entry.isArriving {
      if !isLoading(entry, in: scene) { return decide(entry, in: &scene) }
      // The offer of another message has begun to fetch its asset again.
      entry.isArriving = false
      return wait(entry, in: &scene)
    }
    entry.wasOfferedInBackground = scene.world.app == .background
    if needsFetch(entry, in: &scene), isCheckedEarly(entry, in: &scene),
      scene.answers[.fetchStart] == .whenOffered,
      let fate = checkEarly(entry, isFetching: false, in: &scene)
    {
      return fate
    }
    let isLost = scene.assets.hasFailure(among: entry.stored.assets)
    fetchAssets(of: entry, in: &scene)
    if isLost, !scene.assets.hasFailure(among: entry.stored.assets) { entry.hasFailed = false }
    guard isLoading(entry, in: scene), waits(entry, &scene.answers),
      !isDiscardedWhileLoading(entry, in: &scene)
    else { return decide(entry, in: &scene) }
    return askEarly(about: entry, in: &scene) ?? checkEarly(entry, isFetching: true, in: &scene)
      ?? wait(entry, in: &scene)
  }

  /// Whether a message waits for assets that are under way (`delivery.late-assets`,
  /// `open.local-loading`).
  private func waits(_ entry: Entry, _ answers: inout Answers) -> Bool {
    !entry.stored.isLocal || answers[.localLoading] != .displayed
  }
}
