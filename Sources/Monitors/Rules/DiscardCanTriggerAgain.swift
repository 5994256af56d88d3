import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `discard.can-trigger-again`.
  static let discardCanTriggerAgain = [
    Monitor(.discardCanTriggerAgainAgain, .lost) { moment in
      guard !moment.isLegacy else { return nil }
      if let because = moment.unheard({ _, missed in
        missed.track.wasDiscarded ? "its event came again after it had been discarded" : nil
      }) {
        return because
      }
      return moment.misfit { misfit, _ in
        guard let brought = moment.brought, misfit == .outdone(by: brought.name),
          brought.wasDiscarded
        else { return nil }
        return "the event triggers `\(brought.name)`, which can come again after it was discarded"
      }
    }
  ]
}
