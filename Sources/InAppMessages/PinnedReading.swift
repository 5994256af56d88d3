import EngineKit
package import ReferenceEngine
package import SpecModel

/// The answers that an engine is held to in a profile, as far as the reference engine knows their
/// questions.
///
/// What an engine does *departs* from them if some answers to the open questions explain it, but no
/// answers that include the pinned ones do.
package struct PinnedReading: Sendable {
  /// The pinned answers; everything else is left open.
  package let reading: Reading
  private let questions: [Reading.Question]
  private let profile: String

  /// The number of actions performed per action of a script, for each of the readings that are tried.
  private static let budget = 50

  /// Creates the pinned answers of a profile.
  ///
  /// - Parameters:
  ///   - pinned: The pinned answers.
  ///   - profile: The id of the profile.
  ///   - suite: The suite; what only it knows is left out.
  package init(_ pinned: PinnedAnswers, in profile: String, of suite: Suite) {
    let answers = pinned.answers(in: profile)
    var reading = Reading.open
    for item in suite.questions {
      guard let answer = answers[item.id], let question = Reading.known(item) else { continue }
      reading[question] = question.answers.firstIndex(of: answer)
    }
    self.reading = reading
    self.profile = profile
    questions = Reading.questions.filter { reading[$0] != nil }
  }

  /// Whether nothing is pinned.
  package var isEmpty: Bool { questions.isEmpty }

  /// Returns answers with the pinned ones in place of what they say about the same questions.
  package func preferred(to others: Reading) -> Reading {
    var preferred = others
    for question in questions { preferred[question] = reading[question] }
    return preferred
  }

  /// Whether it agrees with answers wherever both answer a question.
  package func agrees(with other: Reading) -> Bool {
    questions.allSatisfy { other[$0] == nil || other[$0] == reading[$0] }
  }

  /// Returns the fewest answers that an engine must have given in place of pinned ones.
  ///
  /// - Parameters:
  ///   - transcript: What the engine reported: one list for each action.
  ///   - script: The script that it ran.
  ///   - kinds: The kinds of observation that it reports; others are ignored.
  ///   - known: The ids of questions whose answers are known to differ, which are tried first.
  /// - Returns: The answers; empty if pinned answers explain what it did, if no answers do, and if
  ///   there are too many ways to try them all.
  package func departures(
    in transcript: Transcript, of script: Script, reporting kinds: Set<Observation.Kind>,
    knowing known: Set<String> = []
  ) -> [PinnedAnswers.Entry] {
    departures(knowing: known) { reading in
      try? Explainer(ReferenceAdapter(reading: reading), budget: Self.budget).explain(
        transcript, of: script, reporting: kinds, preferring: preferred(to: .default))
    }
  }

  /// Returns the fewest answers that an engine must have given in place of pinned ones.
  ///
  /// - Parameters:
  ///   - known: The ids of questions whose answers are known to differ, which are tried first.
  ///   - explanation: Explains what the engine did under a reading; `nil` if nobody can.
  /// - Returns: The answers; empty if the engine does not depart from the pinned answers.
  package func departures(
    knowing known: Set<String> = [], explaining explanation: (Reading) -> Explanation?
  ) -> [PinnedAnswers.Entry] {
    guard !isEmpty, case .unexplained? = explanation(reading) else { return [] }
    let looser = leaving(known)
    let first = looser == reading ? nil : explanation(looser)?.reading
    guard var found = first ?? explanation(.open)?.reading else { return [] }
    var kept = reading
    let others = questions.filter { found[$0] != nil && found[$0] != reading[$0] }
    for question in others { kept[question] = nil }
    // What is not needed for an explanation is no departure.
    for question in others {
      var stricter = kept
      stricter[question] = reading[question]
      if let other = explanation(stricter)?.reading { (kept, found) = (stricter, other) }
    }
    return questions.compactMap { question in
      guard kept[question] == nil, let place = found[question] else { return nil }
      return PinnedAnswers.Entry(
        question: question.id, answer: question.answers[place], profile: profile)
    }
  }

  /// The pinned answers to all questions but some.
  private func leaving(_ ids: Set<String>) -> Reading {
    var rest = reading
    for question in questions where ids.contains(question.id) { rest[question] = nil }
    return rest
  }
}

extension Explanation {
  /// The answers that explain what an engine did, if some do.
  fileprivate var reading: Reading? {
    if case .explained(let reading) = self { reading } else { nil }
  }
}
