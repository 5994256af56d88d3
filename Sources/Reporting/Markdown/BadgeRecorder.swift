package import Conformance
import SpecJSON
import SpecModel
import Wording

/// Writes JSON for a badge service, in the form of shields.io endpoints.
///
/// The number counts the cases that ran; skipped cases do not count as passed.
package final class BadgeRecorder: Recorder {
  private let write: ([UInt8]) -> Void
  private var plan: Plan?

  /// Creates a recorder.
  ///
  /// - Parameter write: Receives the bytes of the file.
  package init(write: @escaping ([UInt8]) -> Void) {
    self.write = write
  }

  /// Records an event.
  package func record(_ event: RunEvent) {
    switch event {
    case .started(let plan): self.plan = plan
    case .finished: break
    case .ended(let end):
      var json = JSONWriter()
      json.object { json in
        json.member("schemaVersion", 1)
        json.member("label", plan.map { "\($0.suite.name) \($0.suite.version)" } ?? "iamspec")
        json.member("message", Self.message(end))
        json.member("color", Self.color(end))
      }
      json.endLine()
      write(json.bytes)
    }
  }

  private static func message(_ end: RunEnd) -> String {
    let asked = end.tally.total - end.tally[.skipped]
    switch end.stop?.reason {
    case .interrupted: return "interrupted"
    case .engineNotRun: return "engine not run"
    case .failureLimit, nil: break
    }
    if !end.tally.isRed, end.protocolBreach != nil { return "protocol broken" }
    if asked == 0 { return "nothing judged" }
    if Settlement().leavesOnlyListRed(end) { return "list out of date" }
    if !end.tally.isRed, !end.coverage.shortfalls.isEmpty { return "too little judged" }
    let passed = "\(end.tally[.passed])/\(asked) passed"
    return end.wasInterrupted ? passed + ", ended early" : passed
  }

  private static func color(_ end: RunEnd) -> String {
    if end.isRed { return "red" }
    if end.wasInterrupted || end.tally.total == end.tally[.skipped] { return "lightgrey" }
    return end.tally[.knownFailure] > 0 || end.unblamedRestarts > 0 ? "yellow" : "brightgreen"
  }
}
