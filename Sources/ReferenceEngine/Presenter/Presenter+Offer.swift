import SpecModel

extension Presenter {
  /// What became of a message that was offered.
  enum Fate {
    /// It is on the screen, or it will be offered again when its assets are there.
    case settled
    /// It was thrown away.
    case discarded
    /// It has to go back on the stack, for this reason.
    case reenqueued(ReenqueueReason)
  }

  /// Offers the newest waiting message; where that is open, further ones until one is displayed.
  ///
  /// - Parameters:
  ///   - way: How messages that wait come to be offered; one that has only just been put on the
  ///     stack keeps its own way.
  ///   - scene: What the presenter shares with the core.
  mutating func offerWaiting(by way: Entry.Way, in scene: inout Scene) {
    guard isPresent(in: scene.world) else {
      scene.cite("presenter.required")
      return
    }
    repeatLast(by: way, in: &scene)
    let take = way == .request ? book.rules.stack.takeOnRequest : book.rules.stack.take
    var putOff: [(entry: Entry, reason: ReenqueueReason)] = []
    var candidates = stack.count
    while candidates > 0, let entry = takeWaiting(take, by: way, in: &scene) {
      candidates -= 1
      let fate = offer(entry, in: &scene)
      if case .reenqueued(let reason) = fate { putOff.append((entry, reason)) }
      guard candidates > 0, !stack.isEmpty, goesOn(after: fate, &scene.answers) else { break }
    }
    // What was passed over goes back in its old order, so that the newest stays on top.
    for (entry, reason) in putOff.reversed() {
      reenqueue(entry, reason, at: nil, in: &scene)
    }
  }

  /// Tells whether the next message is offered at the same opportunity.
  private func goesOn(after fate: Fate, _ answers: inout Answers) -> Bool {
    switch fate {
    case .settled: false
    case .discarded: answers[.nextAfterDiscard] == .offersNext
    case .reenqueued: answers[.nextAfterReenqueue] == .offersNext
    }
  }

  /// Takes a message off the stack, unless it lies there only because its assets still load.
  private mutating func takeWaiting(
    _ take: StackPolicy.Take, by way: Entry.Way, in scene: inout Scene
  ) -> Entry? {
    guard var entry = take(&stack) else { return nil }
    if entry.isLoading {
      stack.append(entry)
      return nil
    }
    scene.cite("stack.last-in-first-out", entry.stored)
    if let since = entry.waitingSince { entry.timeOnStack += scene.world.now - since }
    entry.waitingSince = nil
    if entry.way == .stack { entry.way = way }
    return entry
  }

  /// Offers a message that has been taken off the stack: waits for its assets, or decides.
  private mutating func offer(_ entry: Entry, in scene: inout Scene) -> Fate {
    if !book.rules.display.isChecked(entry) {
      display(entry, in: &scene)
      return .settled
    }
    if needsFetch(entry, in: &scene) {
      let early = earlyChecks(entry, in: &scene)
      if !early.isEmpty, scene.answers[.fetchStart] == .whenOffered,
        let fate = carryOut(early, entry, in: &scene)
      {
        return fate
      }
    }
    fetchAssets(of: entry, in: &scene)
    guard isLoading(entry, in: scene) else { return decide(entry, in: &scene) }
    return carryOut(earlyChecks(entry, in: &scene), entry, in: &scene) ?? wait(entry, in: &scene)
  }

  /// The checks that hold already while the assets of a message load.
  private func earlyChecks(_ entry: Entry, in scene: inout Scene) -> [DisplayCheck] {
    let situation = situation(of: entry, in: scene)
    return book.rules.checks.filter { check in
      guard check.whileLoading != .no, check.holds(situation, &scene.answers) else { return false }
      return check.whileLoading == .yes || scene.answers[.loadingChecks] == .atTrigger
    }
  }

  private mutating func carryOut(
    _ checks: [DisplayCheck], _ entry: Entry, in scene: inout Scene
  ) -> Fate? {
    for check in checks {
      scene.cite(check.rule, entry.stored)
      if let fate = carryOut(check.outcome, entry, in: &scene) { return fate }
    }
    return nil
  }

  /// Tells whether a message could not be displayed now, whatever the host says.
  func isStopped(_ entry: Entry, in scene: inout Scene) -> Bool {
    let situation = situation(of: entry, in: scene)
    return firstHolding(.surroundings, situation, &scene.answers) != nil
      || firstHolding(.message, situation, &scene.answers) != nil
  }

  /// Tells whether a message is discarded whatever surrounds it.
  func isUnfit(_ entry: Entry, in scene: inout Scene) -> Bool {
    firstHolding(.message, situation(of: entry, in: scene), &scene.answers) != nil
  }

  /// Runs the display checks, and displays the message if none holds.
  mutating func decide(_ entry: Entry, in scene: inout Scene) -> Fate {
    var situation = situation(of: entry, in: scene)
    let surroundings = firstHolding(.surroundings, situation, &scene.answers)
    let message = firstHolding(.message, situation, &scene.answers)
    let holding =
      switch order(surroundings, message, situation, &scene.answers) {
      case .returnsFirst: surroundings ?? message ?? askHost(&situation, in: &scene)
      case .discardsFirst: message ?? surroundings ?? askHost(&situation, in: &scene)
      case .hostBetween: surroundings ?? askHost(&situation, in: &scene) ?? message
      case .hostFirst: askHost(&situation, in: &scene) ?? surroundings ?? message
      }
    guard let holding else {
      display(entry, in: &scene)
      return .settled
    }
    scene.cite(holding.rule, entry.stored)
    // Where it takes the visible message's place, the other checks are still to be made.
    return carryOut(holding.outcome, entry, in: &scene) ?? decide(entry, in: &scene)
  }

  private func firstHolding(
    _ subject: DisplayCheck.Subject, _ situation: Situation, _ answers: inout Answers
  ) -> DisplayCheck? {
    // By index, since to copy a check takes longer than to make it.
    for index in book.rules.checks.indices where book.rules.checks[index].subject == subject {
      if book.rules.checks[index].holds(situation, &answers) { return book.rules.checks[index] }
    }
    return nil
  }

  /// The order of the subjects, asked for where it makes a difference (`open.check-order`).
  private func order(
    _ surroundings: DisplayCheck?, _ message: DisplayCheck?, _ situation: Situation,
    _ answers: inout Answers
  ) -> Reading.CheckOrder {
    let isHeld = surroundings != nil || message != nil
    let matters = isHeld && canAskHost(situation) || surroundings != nil && message != nil
    return matters ? answers[.checkOrder] : .returnsFirst
  }

  /// Lets happen what a check demands; returns `nil` where the message goes on to the other checks.
  private mutating func carryOut(
    _ outcome: DisplayCheck.Outcome, _ entry: Entry, in scene: inout Scene
  ) -> Fate? {
    switch outcome {
    case .reenqueue(let reason): return .reenqueued(reason)
    case .discard(let reason):
      discard(entry, reason, in: &scene)
      return .discarded
    case .replaceVisible:
      dismissVisible(in: &scene)
      return nil
    }
  }

  // MARK: The host

  private func canAskHost(_ situation: Situation) -> Bool {
    book.rules.display.answer(situation.world, situation.entry.stored.name) != nil
  }

  /// Asks the host for its display choice, if it can be asked; returns the check that holds then.
  private mutating func askHost(
    _ situation: inout Situation, in scene: inout Scene
  ) -> DisplayCheck? {
    let name = situation.entry.stored.name
    guard let choice = book.rules.display.answer(scene.world, name) else { return nil }
    if situation.entry.way == .request, scene.answers[.manualChoice] == .notAsked { return nil }
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
      entry: entry, world: scene.world, visible: visible,
      failedAssets: scene.assets.failures(among: entry.stored.assets),
      age: book.rules.display.age(entry, scene.world.now))
  }
}
