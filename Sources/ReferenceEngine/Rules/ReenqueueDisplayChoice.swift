import SpecModel

extension DisplayCheck {
  /// The host says "reenqueue" (legacy: "later").
  static let reenqueueDisplayChoice = DisplayCheck(
    rule: "reenqueue.display-choice", subject: .host,
    holds: { situation, _ in situation.choice == .reenqueue }, outcome: .reenqueue(.displayChoice))
}
