extension Reading {
  /// Its answers by their ids, in the order of the questions; what it leaves open is not among them.
  package var named: [(question: String, answer: String, isDefault: Bool)] {
    Reading.questions.compactMap { question in
      self[question].map { (question.id, question.answers[$0], $0 == Reading.default[question]) }
    }
  }

  /// What it answers otherwise than by default, as `--reading` takes it: `open.after-dismiss=shows-next`.
  package var otherAnswers: [String] {
    named.filter { !$0.isDefault }.map { "\($0.question)=\($0.answer)" }
  }
}
