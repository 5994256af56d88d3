/// A pinned answer to an open question that the engine does not give; each makes a run red.
package struct AnswerChange: Hashable, Sendable {
  /// The id of the question.
  package var question: String
  /// The question, as a sentence.
  package var sentence: String
  /// The id of the profile.
  package var profile: String
  /// The answer that is pinned.
  package var pinned: Answer
  /// What the engine does instead.
  package var outcome: Outcome
  /// The ids of the cases, probes or scripts that show it, without their profile.
  package var places: [String]

  /// An answer by its id and in words.
  package struct Answer: Hashable, Sendable {
    /// The id.
    package var id: String
    /// What an engine with this answer does.
    package var text: String

    /// Creates an answer.
    package init(id: String, text: String) {
      (self.id, self.text) = (id, text)
    }
  }

  /// What the engine does instead of giving the pinned answer.
  package enum Outcome: Hashable, Sendable {
    /// It gives these answers, of which one may be the pinned one.
    case answers([Answer])
    /// It does something that no known answer leads to.
    case other
    /// It does not show its answer, for this reason: a phrase.
    case notShown(String)
  }

  /// Describes a change.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - profile: The id of the profile.
  ///   - pinned: The id of the pinned answer.
  ///   - outcome: What the engine does instead.
  ///   - places: The ids of what shows it.
  package init(
    of question: Question, in profile: String, pinned: String, outcome: Outcome,
    places: [String] = []
  ) {
    self.init(
      question: question.id, sentence: question.question, profile: profile,
      pinned: Answer(pinned, to: question), outcome: outcome, places: places)
  }

  /// Creates a change from all of its parts.
  package init(
    question: String, sentence: String, profile: String, pinned: Answer, outcome: Outcome,
    places: [String]
  ) {
    self.question = question
    self.sentence = sentence
    self.profile = profile
    self.pinned = pinned
    self.outcome = outcome
    self.places = places
  }
}

extension AnswerChange.Answer {
  /// Describes an answer to a question by its id.
  package init(_ id: String, to question: Question) {
    self.init(id: id, text: question.answers.first { $0.id == id }?.text ?? "")
  }
}

extension [AnswerChange] {
  /// The number of places of each change that are enough for a run, in which many cases show it.
  package static let enoughPlaces = 3

  /// Adds a change, or what shows it, if the same change is known.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - limit: The number of places that are kept of each change.
  package mutating func add(
    _ change: AnswerChange, keeping limit: Int = Self.enoughPlaces
  ) {
    let known = firstIndex {
      $0.question == change.question && $0.profile == change.profile
        && $0.outcome == change.outcome
    }
    guard let known else { return append(change) }
    let new = change.places.filter { !self[known].places.contains($0) }
    self[known].places += new.prefix(Swift.max(limit - self[known].places.count, 0))
  }

  /// Adds the answers that an engine gives in place of pinned ones.
  ///
  /// - Parameters:
  ///   - departures: These answers.
  ///   - pinned: The pinned answers.
  ///   - profile: The id of the profile.
  ///   - suite: The suite, with its questions.
  ///   - place: The id of the case or the script that shows it.
  ///   - limit: The number of places that are kept of each change.
  package mutating func add(
    _ departures: [PinnedAnswers.Entry], from pinned: PinnedAnswers, in profile: String,
    of suite: Suite, shownBy place: String, keeping limit: Int = Self.enoughPlaces
  ) {
    if departures.isEmpty { return }
    let answers = pinned.answers(in: profile)
    for departure in departures {
      guard let answer = answers[departure.question],
        let question = suite.questions.first(where: { $0.id == departure.question })
      else { continue }
      add(
        AnswerChange(
          of: question, in: profile, pinned: answer,
          outcome: .answers([AnswerChange.Answer(departure.answer, to: question)]),
          places: [place]), keeping: limit)
    }
  }
}
