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

  /// Offers the newest waiting message; where the policy says so, further ones until one is
  /// displayed.
  ///
  /// - Parameter way: How messages that wait come to be offered; one that has only just been put
  ///   on the stack keeps its own way.
  mutating func offerWaiting(by way: Entry.Way) {
    guard isPresent else { return }
    repeatLast(by: way)
    let take = way == .request ? book.rules.stack.takeOnRequest : book.rules.stack.take
    var putOff: [(entry: Entry, reason: ReenqueueReason)] = []
    var candidates = stack.count
    while candidates > 0, let entry = takeWaiting(take, by: way) {
      candidates -= 1
      switch offer(entry) {
      case .discarded where book.rules.opportunities.goesOnAfterDiscard: continue
      case .reenqueued(let reason):
        putOff.append((entry, reason))
        if book.rules.opportunities.goesOnAfterReenqueue { continue }
      case .settled, .discarded: break
      }
      break
    }
    // What was passed over goes back in its old order, so that the newest stays on top.
    for (entry, reason) in putOff.reversed() {
      reenqueue(entry, reason, at: nil)
    }
  }

  /// Takes a message off the stack, unless it lies there only because its assets still load.
  private mutating func takeWaiting(_ take: StackPolicy.Take, by way: Entry.Way) -> Entry? {
    guard var entry = take(&stack) else { return nil }
    if entry.isLoading {
      stack.append(entry)
      return nil
    }
    if let since = entry.waitingSince { entry.timeOnStack += world.now - since }
    entry.waitingSince = nil
    if entry.way == .stack { entry.way = way }
    return entry
  }

  /// Offers a message that has been taken off the stack: waits for its assets, or decides.
  private mutating func offer(_ entry: Entry) -> Fate {
    if !book.rules.display.checksOnRequest, entry.way == .request {
      display(entry)
      return .settled
    }
    fetchAssets(of: entry)
    guard isLoading(entry) else { return decide(entry) }
    let situation = situation(of: entry)
    for check in book.rules.checks where check.isEarly && check.holds(situation) {
      if let fate = suffer(check.outcome, entry) { return fate }
    }
    return wait(entry)
  }

  /// Runs the display checks in order; the first that holds decides.
  mutating func decide(_ entry: Entry) -> Fate {
    var situation = situation(of: entry)
    var hasAsked = entry.way == .request && !book.rules.display.asksHostOnRequest
    for check in book.rules.checks {
      if check.subject == .host, !hasAsked {
        hasAsked = true
        situation.choice = askHost(about: entry)
      }
      if check.holds(situation), let fate = suffer(check.outcome, entry) { return fate }
    }
    display(entry)
    return .settled
  }

  /// Lets happen what a check demands; returns `nil` where the message goes on to the next check.
  private mutating func suffer(_ outcome: DisplayCheck.Outcome, _ entry: Entry) -> Fate? {
    switch outcome {
    case .reenqueue(let reason): return .reenqueued(reason)
    case .discard(let reason):
      discard(entry, reason)
      return .discarded
    case .replaceVisible:
      dismissVisible()
      return nil
    }
  }

  private mutating func askHost(about entry: Entry) -> DisplayChoice {
    guard let answer = book.rules.display.answer(world, entry.stored.name) else { return .now }
    world.report(.choiceAsked(message: entry.stored.name))
    switch book.rules.display.choiceMemory {
    case .none: return answer
    case .ofMessage: return remember(answer, about: entry.stored.name)
    case .ofAll: return remember(answer, about: "")
    }
  }

  /// Returns the first answer to the same question; only faulty engines remember any.
  private mutating func remember(_ answer: DisplayChoice, about subject: String) -> DisplayChoice {
    let first = answers[subject] ?? answer
    answers[subject] = first
    return first
  }

  private func situation(of entry: Entry) -> Situation {
    Situation(
      entry: entry, world: world, visible: visible,
      failedAssets: world.assets.failures(among: entry.stored.assets),
      isPastTimeout: book.rules.display.isPastTimeout(entry, now: world.now))
  }
}
