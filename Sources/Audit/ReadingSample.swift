package import ReferenceEngine

/// The readings under which every case has to pass.
package struct ReadingSample: Sendable {
  /// The readings: the default, each answer by itself, then the rows of a covering array.
  package let readings: [Reading]
  /// How the sample was made, for reports.
  package let description: String

  /// The seed of the covering array.
  package static let seed: UInt64 = 2026

  /// Makes the sample.
  ///
  /// All combinations would be many more than can be tried, so any three answers occur together at
  /// least once, and each answer also occurs alone, which makes a finding easy to understand.
  package init() {
    let questions = Reading.questions
    var readings = [Reading.default]
    for question in questions {
      for answer in question.answers where answer != question.defaultAnswer {
        readings.append(Self.reading([(question.id, answer)]))
      }
    }
    let alone = readings.count
    let array = CoveringArray(levels: questions.map(\.answers.count), seed: Self.seed)
    readings += array.rows.map { row in
      Self.reading(zip(questions, row).map { ($0.id, $0.answers[$1]) })
    }
    self.readings = readings
    description =
      "the default, each of \(alone - 1) other answers alone, and a covering array of strength 3 "
      + "(\(array.rows.count) readings, seed \(Self.seed))"
  }

  private static func reading(_ answers: [(question: String, answer: String)]) -> Reading {
    answers.reduce(into: Reading.default) { reading, choice in
      // The ids come from the engine itself.
      try? reading.answer(choice.question, with: choice.answer)
    }
  }
}
