package import SpecModel

/// What the default answers to some questions mean, in words.
package struct QuestionDefaultText {
  /// The meaning of an asterisk at the default answers, as a sentence without its end.
  package let sentence: String

  /// Looks up which of the questions the reference engine knows: only these take a `--reading`.
  package init(of questions: [Question], in domain: any Domain) {
    let own = questions.filter { !domain.knows($0) }.map { VisibleText.line($0.id) }
    let them = own.count == 1 ? "it" : "them"
    let known = "the reference engine's answer unless it is told otherwise"
    sentence =
      switch own.count {
      case 0: known
      case questions.count:
        "the default in questions.yaml; only this suite knows \(them), and `--reading` does not take \(them)"
      default:
        "\(known); only this suite knows \(own.joined(separator: ", ")), and `--reading` does not take \(them)"
      }
  }
}
