import SpecModel

extension DisplayCheck {
  /// The message fills the screen with an image that it does not have.
  package static let discardFullWithoutImage = DisplayCheck(
    rule: "discard.full-without-image", subject: .missingImage,
    holds: { situation, answers in situation.lacksImage(of: .full, &answers) },
    outcome: .discard(.missingImage))
}
