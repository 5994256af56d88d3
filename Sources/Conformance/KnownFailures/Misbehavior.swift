package import EngineKit
package import SpecModel

/// The way in which an engine did not do what a case expects.
package enum Misbehavior: Hashable, Sendable {
  /// It did something else.
  case failed(StepFailure)
  /// It did not answer properly.
  case errored(EngineFailure)
}

extension KnownFailure.Kind {
  /// Creates the kind of known failure for a misbehavior.
  package init(_ misbehavior: Misbehavior) {
    switch misbehavior {
    case .failed: self = .fail
    case .errored(let failure):
      switch failure.kind {
      case .crash: self = .crash
      case .timeout: self = .timeout
      case .error, .malformed: self = .error
      }
    }
  }
}
