import SpecModel

extension DisplayCheck {
  /// The keyboard is up, and the host does not implement the old method, which is told about it.
  static let reenqueueKeyboard = DisplayCheck(
    rule: "reenqueue.keyboard", subject: .surroundings,
    whileLoading: { $0[.loadingUnderKeyboard] == .atTrigger },
    holds: { situation, _ in situation.world.keyboardKeepsMessages },
    outcome: .reenqueue(.keyboard))
}
