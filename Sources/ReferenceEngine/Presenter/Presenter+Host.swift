import SpecModel

/// The display choice, for which the host app is asked (`reenqueue.display-choice`,
/// `discard.display-choice`).
extension Presenter {
  /// Whether the host is asked for its display choice, given the check that holds otherwise.
  func asksHost(
    before check: DisplayCheck?, _ situation: Situation, _ answers: inout Answers
  ) -> Bool {
    let entry = situation.entry
    guard book.rules.display.answer(situation.world, entry.stored.name) != nil else {
      return false
    }
    switch check?.subject {
    case nil: break
    case .surroundings: if !asksHost(although: check?.outcome, &answers) { return false }
    default: if answers[.hostOrDiscard] == .notAsked { return false }
    }
    if entry.way == .request, answers[.manualChoice] == .notAsked { return false }
    if entry.stored.isLocal, answers[.localChoice] == .notAsked { return false }
    if entry.wasAccepted, answers[.nowAgain] == .notAsked { return false }
    return !entry.wasPutOff || answers[.choiceAgain] == .asked
  }

  /// Whether the host is asked about a message that goes back for another reason.
  private func asksHost(
    although outcome: DisplayCheck.Outcome?, _ answers: inout Answers
  ) -> Bool {
    switch outcome {
    case .reenqueue(.background): answers[.hostInBackground] == .asked
    case .reenqueue(.keyboard): answers[.hostUnderKeyboard] == .asked
    default: answers[.hostOrBack] == .asked
    }
  }

  /// Asks the host for its display choice; returns the check that holds then.
  mutating func askHost(
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
}
