import SpecModel

extension DisplayCheck {
  /// The message consists of an image that it does not have.
  package static let discardImageModalWithoutImage = DisplayCheck(
    rule: "discard.image-modal-without-image", subject: .missingImage,
    holds: { situation, answers in situation.lacksImage(of: .imageModal, &answers) },
    outcome: .discard(.missingImage))
}
