package import Conformance
package import EngineProcess

extension ProcessHost {
  /// What the processes did beside answering cases; final once they have ended.
  package var troubles: EngineTroubles {
    EngineTroubles(
      breach: breach, restarts: restarts, restartReason: restartReason, shortage: shortage?.lines)
  }
}
