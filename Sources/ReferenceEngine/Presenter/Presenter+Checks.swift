import SpecModel

/// The display checks of the rulebook: which of them decides about a message, and what becomes of it
/// (`reenqueue.*`, `discard.*`).
extension Presenter {
  /// Makes the display checks, and displays the message if none holds.
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
      if situation.choice == .now, holding?.outcome != .reenqueue(.background) {
        entry.wasAccepted = true
      }
    }
    guard let holding else {
      if !isDisplayed { display(entry, in: &scene) }
      return .settled
    }
    if isDisplayed { dismissVisible(in: &scene) }
    if scene.keepsDecisions { cite(holding, situation, in: &scene) }
    // If it replaces the visible message, the other checks are still to be made.
    return carryOut(holding.outcome, entry, in: &scene) ?? decide(entry, in: &scene)
  }

  /// Carries out the outcome of a check; returns `nil` if the message goes on to the other checks.
  private mutating func carryOut(
    _ outcome: DisplayCheck.Outcome, _ entry: Entry, in scene: inout Scene
  ) -> Fate? {
    switch outcome {
    case .reenqueue(let reason):
      return isLostOnReturn(entry, in: &scene) ? .settled : .reenqueued(entry, reason)
    case .discard(let reason):
      discard(entry, reason, in: &scene)
      return .discarded
    case .replaceVisible:
      dismissVisible(in: &scene)
      return nil
    case .lose: return .settled
    }
  }

  /// Whether a message that the app has just presented does not wait until nothing is in its way
  /// (`open.local-in-the-way`).
  private func isLostOnReturn(_ entry: Entry, in scene: inout Scene) -> Bool {
    book.rules.profile == .swift && entry.way == .local
      && scene.answers[.localInTheWay] == .lost
  }

  // MARK: While the assets load

  /// Whether a check holds that does not wait for the assets of a message.
  func isCheckedEarly(_ entry: Entry, in scene: inout Scene) -> Bool {
    let situation = situation(of: entry, in: scene)
    return book.rules.checks.contains {
      $0.holds(situation, &scene.answers) && $0.whileLoading(&scene.answers)
    }
  }

  /// Makes the checks that do not wait for the assets of a message; returns `nil` if it goes on to wait for
  /// them.
  mutating func checkEarly(
    _ entry: Entry, isFetching: Bool, in scene: inout Scene
  ) -> Fate? {
    let situation = situation(of: entry, in: scene)
    // By index, since to copy a check takes longer than to make it.
    for index in book.rules.checks.indices
    where book.rules.checks[index].holds(situation, &scene.answers)
      && book.rules.checks[index].whileLoading(&scene.answers)
    {
      let check = book.rules.checks[index]
      if isFetching, check.letsLoadOn(&scene.answers) { continue }
      if scene.keepsDecisions { cite(check, situation, in: &scene) }
      if let fate = carryOut(check.outcome, entry, in: &scene) { return fate }
    }
    return nil
  }

  /// Asks the host about a message that is to wait for its assets, if the host is asked that early
  /// (`open.host-while-loading`); returns `nil` if the message goes on to wait for them.
  mutating func askEarly(about entry: Entry, in scene: inout Scene) -> Fate? {
    var situation = situation(of: entry, in: scene)
    let holding = ownCheck(situation, &scene.answers)
    guard !isRequestPending, asksHost(before: holding, situation, &scene.answers),
      scene.answers[.hostWhileLoading] == .atOnce
    else { return nil }
    // Whatever it says now, it is asked again when the message could be displayed.
    guard let check = askHost(&situation, in: &scene) else { return nil }
    if scene.keepsDecisions { cite(check, situation, in: &scene) }
    return carryOut(check.outcome, entry, in: &scene)
  }

  /// Whether a message is discarded before its assets arrive: it does not fit
  /// (`open.unfit-while-loading`), is already too late (`open.timeout-loading`), or had failed
  /// (`open.waiting-fetched-again`).
  func isDiscardedWhileLoading(_ entry: Entry, in scene: inout Scene) -> Bool {
    let situation = situation(of: entry, in: scene)
    func isMade(_ subject: DisplayCheck.Subject) -> Bool {
      firstHolding(subject, situation, &scene.answers) != nil
    }
    let isChecked =
      isMade(.asset) || isMade(.time) && scene.answers[.timeoutLoading] == .atOnce
      || (isMade(.orientation) || isMade(.missingImage))
        && scene.answers[.unfitWhileLoading] == .atOnce
    return isChecked && ownCheck(situation, &scene.answers)?.subject.isMessage == true
  }

  /// Whether a message could not be displayed now, whatever the host says.
  func isStopped(_ entry: Entry, in scene: inout Scene) -> Bool {
    let situation = situation(of: entry, in: scene)
    return firstHolding(.surroundings, situation, &scene.answers) != nil
      || !discardsHolding(situation, &scene.answers).isEmpty
  }

  /// Whether a message is discarded whatever the state of the app and the screen.
  func isUnfit(_ entry: Entry, in scene: inout Scene) -> Bool {
    !discardsHolding(situation(of: entry, in: scene), &scene.answers).isEmpty
  }

  // MARK: Which check decides

  /// Returns the check that decides unless the host does; `nil` if none holds.
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

  /// Returns the check whose reason is reported, of those by which a message is discarded.
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

  /// The first check on this subject that holds; `nil` if none does.
  func firstHolding(
    _ subject: DisplayCheck.Subject, _ situation: Situation, _ answers: inout Answers
  ) -> DisplayCheck? {
    // By index, since to copy a check takes longer than to make it.
    for index in book.rules.checks.indices where book.rules.checks[index].subject == subject {
      if book.rules.checks[index].holds(situation, &answers) { return book.rules.checks[index] }
    }
    return nil
  }

  /// The checks that hold and by which a message is discarded, apart from the host's.
  private func discardsHolding(_ situation: Situation, _ answers: inout Answers) -> [DisplayCheck] {
    var holding: [DisplayCheck] = []
    for index in book.rules.checks.indices where book.rules.checks[index].subject.isMessage {
      if book.rules.checks[index].holds(situation, &answers) {
        holding.append(book.rules.checks[index])
      }
    }
    return holding
  }

  /// What is known when the engine decides about a message.
  func situation(of entry: Entry, in scene: Scene) -> Situation {
    Situation(
      entry: entry, world: scene.world, visible: overlooksVisible ? nil : visible,
      isVisibleClicked: visible != nil && visible?.number == clickedNumber,
      failedAssets: scene.assets.failures(among: entry.stored.assets),
      age: book.rules.display.age(entry, lastDisplayed, scene.world.now), instances: instances)
  }
}
