import SpecModel

extension DisplayCheck {
  /// The host says "discard".
  static let discardDisplayChoice = DisplayCheck(
    rule: "discard.display-choice", subject: .host,
    holds: { situation, _ in situation.choice == .discard }, outcome: .discard(.displayChoice))
}
