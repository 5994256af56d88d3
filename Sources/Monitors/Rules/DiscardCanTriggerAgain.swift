import SpecModel

extension Monitors {
  /// `discard.can-trigger-again`
  static let canTriggerAgain = [
    Monitor("discard.can-trigger-again/again", .lost) { moment in
      guard !moment.isLegacy else { return nil }
      return moment.unheard { _, missed in
        missed.track.wasDiscarded ? "its event came again after it had been discarded" : nil
      }
    }
  ]
}
