import SpecModel

extension DisplayCheck {
  /// The app is in the background; what becomes of messages that were triggered before it went there is open
  /// (`open.background-offered`, `open.background-load`).
  static let reenqueueBackground = DisplayCheck(
    rule: "reenqueue.background", subject: .surroundings,
    whileLoading: { _ in true },
    letsLoadOn: { $0[.loadingAway] == .whenReady },
    holds: { situation, answers in
      guard situation.world.app == .background else { return false }
      let entry = situation.entry
      if entry.isArriving {
        return entry.wasOfferedInBackground || answers[.backgroundLoad] != .showsAtOnce
      }
      return entry.isNew || entry.followsReturned || entry.wasTriggeredInBackground
        || answers[.backgroundOffered] == .goesBack
    },
    outcome: .reenqueue(.background))
}
