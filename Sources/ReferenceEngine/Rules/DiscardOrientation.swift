import SpecModel

extension DisplayCheck {
  /// The device is held the other way.
  static let discardOrientation = DisplayCheck(
    rule: "discard.orientation", subject: .orientation,
    holds: { situation, answers in
      !situation.message.orientation.allows(situation.world.orientation)
        && (!situation.entry.stored.isLocal || answers[.localTurned] == .discarded)
    },
    outcome: .discard(.orientation))
}
