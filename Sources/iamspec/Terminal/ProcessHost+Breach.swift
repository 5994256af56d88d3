import EngineProcess
import Reporting

extension ProcessHost {
  /// Prints what the engine wrote besides its replies, if it did; its processes must have ended.
  ///
  /// - Throws: `ExitStatus.doesNotConform` if it did.
  func checkBreach() throws {
    guard let breach else { return }
    Terminal.error.writeError("the engine broke the protocol: \(breach)")
    throw ExitStatus.doesNotConform
  }
}
