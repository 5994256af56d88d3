extension Reading {
  /// Its answers by their ids, in the order of the questions, without what it leaves open.
  package var named: [(question: String, answer: String, isDefault: Bool)] {
    Reading.questions.compactMap { question in
      self[question].map { (question.id, question.answers[$0], $0 == Reading.default[question]) }
    }
  }

  /// The answers that differ from the default, as `--reading` takes them: `open.after-dismiss=shows-next`.
  package var otherAnswers: [String] {
    named.filter { !$0.isDefault }.map { "\($0.question)=\($0.answer)" }
  }
}
