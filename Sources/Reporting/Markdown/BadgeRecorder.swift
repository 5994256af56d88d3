package import Conformance
import SpecJSON
import SpecModel

/// Writes JSON for a badge service, in the form of shields.io endpoints.
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
      let text = BadgeText(end, scope: plan?.scope ?? .suite)
      var json = JSONWriter()
      json.object { json in
        json.member("schemaVersion", 1)
        json.member("label", plan.map { "\($0.suite.name) \($0.suite.version)" } ?? "iamspec")
        json.member("message", text.message)
        json.member("color", text.outcome.shieldsColor)
      }
      json.endLine()
      write(json.bytes)
    }
  }
}

extension BadgeText.Outcome {
  /// The name of the color for shields.io.
  fileprivate var shieldsColor: String {
    switch self {
    case .red: "red"
    case .none: "lightgrey"
    case .odd: "yellow"
    case .part: "yellowgreen"
    case .green: "brightgreen"
    }
  }
}
