import SpecModel

/// The stack: what is put on it, and what leaves it without having been displayed.
extension Presenter {
  /// Takes campaigns off the stack that are not in a delivery, if a delivery does that
  /// (`open.redelivery-stack`); messages that the app made are not delivered, and stay.
  mutating func purge(allBut delivered: [StoredMessage], in scene: inout Scene) {
    func isPurged(_ entry: Entry) -> Bool {
      !entry.message.triggers.isEmpty && !delivered.contains { $0 === entry.stored }
    }
    guard stack.contains(where: isPurged), scene.answers[.redeliveryStack] == .purged else {
      return
    }
    stack.removeAll(where: isPurged)
  }

  /// Puts back a message that cannot be displayed now.
  mutating func reenqueue(
    _ entry: Entry, _ reason: ReenqueueReason, at place: Int?, in scene: inout Scene
  ) {
    var entry = entry
    if !isSilent(entry, reason, &scene.answers) {
      if entry.isNew, !entry.isArriving, reason == .background, isLoading(entry, in: scene),
        scene.answers[.loadingInBackground] == .reportedWhenReady
      {
        entry.isReportedWhenReady = true
      } else {
        scene.report(.reenqueued(message: entry.stored.name, reason: reason))
      }
    }
    if scene.keepsDecisions { citeReturn(of: entry, reason, in: &scene) }
    entry.isArriving = false
    entry.followsReturned = false
    entry.returns.note(reason)
    let news = PresenterNews.reenqueued(entry)
    defer { note(news, in: &scene) }
    forgetLoading(in: scene.world)
    entry.way = .stack
    if let place {
      push(entry, by: { $0.insert($1, at: min(place, $0.count)) }, isReturned: true, in: &scene)
    } else {
      push(entry, by: StackPolicy.onTop, isReturned: true, in: &scene)
    }
  }

  /// Whether the return of a message to the stack at its trigger goes unreported
  /// (`open.report-in-background`, `open.report-behind-visible`, `open.report-under-keyboard`).
  private func isSilent(
    _ entry: Entry, _ reason: ReenqueueReason, _ answers: inout Answers
  ) -> Bool {
    guard entry.isNew else { return false }
    let isSilent =
      switch reason {
      case .background: answers[.reportInBackground] == .silent
      case .otherVisible: answers[.reportBehindVisible] == .silent
      case .keyboard: answers[.reportUnderKeyboard] == .silent
      default: false
      }
    return isSilent && !(entry.isArriving && answers[.reportOnArrival] == .reported)
  }

  /// Discards a message.
  mutating func discard(_ entry: Entry, _ reason: DiscardReason, in scene: inout Scene) {
    if scene.keepsDecisions { citeDiscard(of: entry, reason, in: &scene) }
    scene.report(.discarded(message: entry.stored.name, reason: reason))
    if reason == .assetFailed {
      scene.assets.noteDiscard(of: entry.stored.name, with: entry.stored.assets)
      if entry.wasLoading, book.rules.display.keepsFailed(entry, loading) {
        loading.append(entry.givenUp)
      }
    }
    forgetLoading(in: scene.world)
    note(.discarded(entry, reason), in: &scene)
  }

  /// Puts a message on the stack that was just triggered or presented.
  mutating func pushNew(_ entry: Entry, in scene: inout Scene) {
    let isLocal = entry.stored.isLocal
    push(entry, by: isLocal ? StackPolicy.onTop : book.rules.stack.push, in: &scene)
    if !book.rules.interventions.isEmpty {
      intervene(isLocal ? .presented : .triggered, about: entry, in: &scene)
    }
  }

  /// Puts a message on the stack, where it may be already (`open.duplicate-on-stack`,
  /// `open.duplicate-returned`); a copy that still loads there does not count.
  mutating func push(
    _ entry: Entry, by put: (inout [Entry], Entry) -> Void, isReturned: Bool = false,
    in scene: inout Scene
  ) {
    var entry = entry
    entry.waitingSince = scene.world.now
    if scene.assets.hasFailure(among: entry.stored.assets) { entry.hasFailed = true }
    let stored = entry.stored
    let isTwin = { (other: Entry) in other.stored === stored && !other.isLoading }
    if stack.contains(where: isTwin) {
      shareTimeout(of: &entry, with: isTwin, in: &scene)
      switch scene.answers[.duplicateOnStack] {
      case .twice: break
      case _ where isReturned && scene.answers[.duplicateReturned] == .twice: break
      case .onceOnTop: stack.removeAll(where: isTwin)
      case .onceInPlace: return
      }
    }
    put(&stack, entry)
  }

  /// Decides which timeout counts if a message is triggered or presented again while instances of it wait or
  /// load (`open.duplicate-timeout`).
  mutating func shareTimeout(
    of entry: inout Entry, with isTwin: (Entry) -> Bool, in scene: inout Scene
  ) {
    let now = scene.world.now
    guard entry.message.timeout != nil, entry.triggeredAt == now,
      let first = (stack + loading).first(where: isTwin), first.timeoutSince < now
    else { return }
    switch scene.answers[.duplicateTimeout] {
    case .own: break
    case .first: entry.shareTimeout(of: first, at: now)
    case .second:
      for index in stack.indices where isTwin(stack[index]) {
        stack[index].shareTimeout(of: entry, at: now)
      }
      for index in loading.indices where isTwin(loading[index]) {
        loading[index].shareTimeout(of: entry, at: now)
      }
    }
  }
}
