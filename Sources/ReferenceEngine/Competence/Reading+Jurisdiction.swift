package import SpecModel

extension Reading.Question {
  /// Whether a suite asks this question, with the answers that the reference engine knows.
  package func isAsked(in jurisdiction: Jurisdiction) -> Bool {
    jurisdiction == .everything || jurisdiction.has(question: id, answers: answers)
  }
}

extension Reading {
  /// Returns a suite's question as the reference engine knows it; `nil` if only the suite knows it, or with
  /// other answers.
  package static func known(_ question: SpecModel.Question) -> Question? {
    self.question(named: question.id).flatMap {
      Set($0.answers) == Set(question.answers.map(\.id)) ? $0 : nil
    }
  }

  /// The answers to what a suite asks; everything else is left open.
  package func limited(to jurisdiction: Jurisdiction) -> Reading {
    var limited = self
    for question in Reading.questions where !question.isAsked(in: jurisdiction) {
      limited[question] = nil
    }
    return limited
  }

  /// The reading that leaves open what a suite asks, and gives the default answer to everything else.
  package static func open(in jurisdiction: Jurisdiction) -> Reading {
    var reading = Reading.open
    for question in questions where !question.isAsked(in: jurisdiction) { reading[question] = 0 }
    return reading
  }
}
