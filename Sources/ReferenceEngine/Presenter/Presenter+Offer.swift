import SpecModel

extension Presenter {
  /// What became of a message that was offered.
  enum Fate {
    /// It is on the screen, or it has vanished.
    case settled
    /// Its assets are not there yet.
    case loading
    /// It was thrown away.
    case discarded
    /// It has to go back on the stack, for this reason.
    case reenqueued(Entry, ReenqueueReason)
  }

  /// Offers the newest waiting message; where that is open, further ones until one is displayed.
  ///
  /// - Parameters:
  ///   - way: How messages that wait come to be offered; one that has only just been put on the
  ///     stack keeps its own way.
  ///   - scene: What the presenter shares with the core.
  mutating func offerWaiting(by way: Entry.Way, in scene: inout Scene) {
    guard isPresent(in: scene.world) else {
      if let newest = stack.last { scene.cite(.presenterNoneDisplayed, newest.stored) }
      return
    }
    repeatLast(by: way, in: &scene)
    let take = way == .request ? book.rules.stack.takeOnRequest : book.rules.stack.take
    var putOff: [(entry: Entry, reason: ReenqueueReason)] = []
    var candidates = stack.count
    while candidates > 0, var entry = takeWaiting(take, by: way, in: &scene) {
      candidates -= 1
      entry.followsReturned = !putOff.isEmpty
      let fate = offer(entry, in: &scene)
      if case .reenqueued(let entry, let reason) = fate { putOff.append((entry, reason)) }
      guard candidates > 0, hasOthersWaiting, goesOn(after: fate, &scene.answers) else { break }
    }
    if scene.keepsDecisions, putOff.isEmpty { citeWaitingOn(in: &scene) }
    // What was passed over goes back in its old order, so that the newest stays on top.
    for (entry, reason) in putOff.reversed() {
      reenqueue(entry, reason, at: nil, in: &scene)
    }
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

  /// Takes a message off the stack; of those that lie there only because their assets still load,
  /// none is taken, and a newer one may hold up the others (`open.loading-holds-up`).
  private mutating func takeWaiting(
    _ take: StackPolicy.Take, by way: Entry.Way, in scene: inout Scene
  ) -> Entry? {
    var entry: Entry
    if !stack.contains(where: \.isLoading) {
      let before = loading.isEmpty ? [] : stack
      guard let taken = take(&stack) else { return nil }
      if isHeldUp(taken, by: loading, &scene.answers) {
        stack = before
        return nil
      }
      entry = taken
    } else {
      let loadingOnStack = stack.filter(\.isLoading)
      var waiting = stack.filter { !$0.isLoading }
      let count = waiting.count
      guard let taken = take(&waiting) else { return nil }
      if isHeldUp(taken, by: loadingOnStack, &scene.answers) { return nil }
      if waiting.count < count,
        let index = stack.lastIndex(where: { $0.number == taken.number && !$0.isLoading })
      {
        stack.remove(at: index)
      }
      entry = taken
    }
    if scene.keepsDecisions { citeTaking(entry, by: way, in: &scene) }
    entry = entry.waited(until: scene.world.now)
    entry.waitingSince = nil
    entry.isReportedWhenReady = false
    if entry.way == .stack { entry.way = way }
    entry.takenAt = scene.world.action?.kind
    return entry
  }

  private func isHeldUp(
    _ entry: Entry, by loading: [Entry], _ answers: inout Answers
  ) -> Bool {
    !entry.isArriving && loading.contains { $0.number > entry.number }
      && answers[.loadingHoldsUp] == .holdsUp
  }

  /// Offers a message that has been taken off the stack: waits for its assets, or decides.
  private mutating func offer(_ entry: Entry, in scene: inout Scene) -> Fate {
    if !book.rules.display.isChecked(entry) {
      display(entry, in: &scene)
      return .settled
    }
    if entry.isArriving { return decide(entry, in: &scene) }
    var entry = entry
    entry.wasOfferedInBackground = scene.world.app == .background
    if needsFetch(entry, in: &scene), isCheckedEarly(entry, in: &scene),
      scene.answers[.fetchStart] == .whenOffered,
      let fate = checkEarly(entry, isFetching: false, in: &scene)
    {
      return fate
    }
    fetchAssets(of: entry, in: &scene)
    guard isLoading(entry, in: scene), waits(entry, &scene.answers) else {
      return decide(entry, in: &scene)
    }
    return checkEarly(entry, isFetching: true, in: &scene) ?? wait(entry, in: &scene)
  }

  /// Tells whether a check holds already while the assets of a message load.
  private func isCheckedEarly(_ entry: Entry, in scene: inout Scene) -> Bool {
    let situation = situation(of: entry, in: scene)
    return book.rules.checks.contains {
      $0.holds(situation, &scene.answers) && $0.whileLoading(&scene.answers)
    }
  }

  /// Runs the checks that are made already while the assets of a message load; returns `nil` where it
  /// goes on to wait for them.
  private mutating func checkEarly(
    _ entry: Entry, isFetching: Bool, in scene: inout Scene
  ) -> Fate? {
    let situation = situation(of: entry, in: scene)
    for check in book.rules.checks
    where check.holds(situation, &scene.answers) && check.whileLoading(&scene.answers) {
      if isFetching, check.letsLoadOn(&scene.answers) { continue }
      if scene.keepsDecisions { cite(check, situation, in: &scene) }
      if let fate = carryOut(check.outcome, entry, in: &scene) { return fate }
    }
    return nil
  }

  /// Tells whether a message could not be displayed now, whatever the host says.
  func isStopped(_ entry: Entry, in scene: inout Scene) -> Bool {
    let situation = situation(of: entry, in: scene)
    return firstHolding(.surroundings, situation, &scene.answers) != nil
      || !discardsHolding(situation, &scene.answers).isEmpty
  }

  /// Tells whether a message is discarded whatever surrounds it.
  func isUnfit(_ entry: Entry, in scene: inout Scene) -> Bool {
    !discardsHolding(situation(of: entry, in: scene), &scene.answers).isEmpty
  }

  /// Tells whether a message is not displayed without its assets (`open.local-loading`).
  private func waits(_ entry: Entry, _ answers: inout Answers) -> Bool {
    !entry.message.isLocal || answers[.localLoading] == .waits
  }

  /// Runs the display checks, and displays the message if none holds.
  mutating func decide(_ entry: Entry, in scene: inout Scene) -> Fate {
    var entry = entry
    var situation = situation(of: entry, in: scene)
    var holding = ownCheck(situation, &scene.answers)
    let isAsked = !isRequestPending && asksHost(before: holding, situation, &scene.answers)
    isRequestPending = false
    let isDisplayed = isAsked && holding == nil && !book.rules.display.isAskedFirst
    if isDisplayed { display(entry, in: &scene) }
    if isAsked {
      holding = askHost(&situation, in: &scene) ?? holding
      entry.wasPutOff = entry.wasPutOff || situation.choice == .reenqueue
    }
    guard let holding else {
      if !isDisplayed { display(entry, in: &scene) }
      return .settled
    }
    if isDisplayed { dismissVisible(in: &scene) }
    if scene.keepsDecisions { cite(holding, situation, in: &scene) }
    // Where it takes the visible message's place, the other checks are still to be made.
    return carryOut(holding.outcome, entry, in: &scene) ?? decide(entry, in: &scene)
  }

  /// Returns the check that decides unless the host does, if one holds.
  private func ownCheck(_ situation: Situation, _ answers: inout Answers) -> DisplayCheck? {
    let goesBack = firstHolding(.surroundings, situation, &answers)
    var discards = discardsHolding(situation, &answers)
    guard let goesBack else { return toldFirst(of: discards, &answers) }
    discards.removeAll { !Self.comesBeforeReturns($0.subject, &answers) }
    if situation.entry.isNew, !situation.entry.isArriving,
      discards.contains(where: { $0.subject == .orientation || $0.subject == .missingImage }),
      answers[.unfitAtTrigger] == .leftAlone
    {
      discards.removeAll { $0.subject == .orientation || $0.subject == .missingImage }
    }
    return toldFirst(of: discards, &answers) ?? goesBack
  }

  /// Whether a message is discarded although something else would send it back.
  private static func comesBeforeReturns(
    _ subject: DisplayCheck.Subject, _ answers: inout Answers
  ) -> Bool {
    switch subject {
    case .asset: answers[.failedOrBack] == .discarded
    case .time: answers[.lateOrBack] == .discarded
    case .orientation: answers[.turnedOrBack] == .discarded
    case .missingImage: answers[.imagelessOrBack] == .discarded
    case .surroundings, .host: false
    }
  }

  /// Returns the check whose reason is told, of those by which a message is discarded.
  private func toldFirst(of checks: [DisplayCheck], _ answers: inout Answers) -> DisplayCheck? {
    if checks.count < 2 { return checks.first }
    var checks = checks
    func prefer(_ subject: DisplayCheck.Subject, _ isPreferred: (inout Answers) -> Bool) {
      let own = checks.filter { $0.subject == subject }
      let others = checks.filter { $0.subject != subject }
      if !own.isEmpty, !others.isEmpty { checks = isPreferred(&answers) ? own : others }
    }
    prefer(.missingImage) { $0[.imagelessAndLost] == .imageless }
    prefer(.orientation) { $0[.turnedAndLost] == .turned }
    prefer(.time) { $0[.failedAndLate] == .late }
    return checks.first
  }

  func firstHolding(
    _ subject: DisplayCheck.Subject, _ situation: Situation, _ answers: inout Answers
  ) -> DisplayCheck? {
    // By index, since to copy a check takes longer than to make it.
    for index in book.rules.checks.indices where book.rules.checks[index].subject == subject {
      if book.rules.checks[index].holds(situation, &answers) { return book.rules.checks[index] }
    }
    return nil
  }

  private func discardsHolding(_ situation: Situation, _ answers: inout Answers) -> [DisplayCheck] {
    var holding: [DisplayCheck] = []
    for index in book.rules.checks.indices where book.rules.checks[index].subject.isMessage {
      if book.rules.checks[index].holds(situation, &answers) {
        holding.append(book.rules.checks[index])
      }
    }
    return holding
  }

  /// Lets happen what a check demands; returns `nil` where the message goes on to the other checks.
  private mutating func carryOut(
    _ outcome: DisplayCheck.Outcome, _ entry: Entry, in scene: inout Scene
  ) -> Fate? {
    switch outcome {
    case .reenqueue(let reason): return .reenqueued(entry, reason)
    case .discard(let reason):
      discard(entry, reason, in: &scene)
      return .discarded
    case .replaceVisible:
      dismissVisible(in: &scene)
      return nil
    }
  }

  // MARK: The host

  /// Tells whether the host is asked for its display choice, given the check that holds otherwise.
  private func asksHost(
    before check: DisplayCheck?, _ situation: Situation, _ answers: inout Answers
  ) -> Bool {
    let entry = situation.entry
    guard book.rules.display.answer(situation.world, entry.stored.name) != nil else {
      return false
    }
    switch check?.subject {
    case nil: break
    case .surroundings: if answers[.hostOrBack] == .notAsked { return false }
    default: if answers[.hostOrDiscard] == .notAsked { return false }
    }
    if entry.way == .request, answers[.manualChoice] == .notAsked { return false }
    if entry.message.isLocal, answers[.localChoice] == .notAsked { return false }
    return !entry.wasPutOff || answers[.choiceAgain] == .asked
  }

  /// Asks the host for its display choice; returns the check that holds then.
  private mutating func askHost(
    _ situation: inout Situation, in scene: inout Scene
  ) -> DisplayCheck? {
    let name = situation.entry.stored.name
    guard let choice = book.rules.display.answer(scene.world, name) else { return nil }
    scene.report(.choiceAsked(message: name))
    situation.choice = choice
    if let remembered = book.rules.display.remembered {
      let answer = DisplayPolicy.HostAnswer(message: name, choice: choice)
      situation.choice = remembered(answer, hostAnswers)
      hostAnswers.append(answer)
    }
    return firstHolding(.host, situation, &scene.answers)
  }

  func situation(of entry: Entry, in scene: Scene) -> Situation {
    Situation(
      entry: entry, world: scene.world, visible: dismissalsOfNothing > 0 ? nil : visible,
      failedAssets: scene.assets.failures(among: entry.stored.assets),
      age: book.rules.display.age(entry, lastDisplayed, scene.world.now))
  }
}
