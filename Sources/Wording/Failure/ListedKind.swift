import Conformance
import SpecModel

/// The remark about a case that is a known failure but misbehaved in another way.
struct ListedKind {
  /// The sentence: `listed as fail in known.yaml:12:5, but it crashed`.
  let sentence: String

  /// Creates the remark for a result.
  ///
  /// - Returns: `nil` if the case is not listed, or misbehaved as listed.
  init?(_ result: CaseResult) {
    guard result.verdict.kind == .failed || result.verdict.kind == .errored,
      let entry = result.planned.knownFailure, let misbehavior = result.verdict.misbehavior
    else { return nil }
    let behavior =
      switch KnownFailure.Kind(misbehavior) {
      case .fail: "it did something else"
      case .crash: "it crashed"
      case .timeout: "it did not answer in time"
      case .error: "it reported an error or broke the protocol"
      }
    sentence = VisibleText.line(
      "listed as \(entry.kind.rawValue) in \(entry.location), but \(behavior)")
  }
}
