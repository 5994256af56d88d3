/// Something to find out about an adapter.
protocol Check: Sendable {
  /// Which check it is.
  var id: CheckID { get }

  /// Finds it out, and notes on the patient what later checks should know.
  ///
  /// - Throws: ``EngineStartError`` where a further process of the engine does not start, and
  ///   `CancellationError`.
  func examine(_ patient: inout Patient) async throws -> CheckResult
}

/// The checks, in the order in which they are made.
package enum CheckID: String, Hashable, Sendable, CaseIterable {
  case handshake
  case manifest
  case answer
  case output
  case endOfInput = "end_of_input"
  case virtualTime = "virtual_time"
  case times
  case actions
  case observations
  case conventions
  case cases
  case determinism
  case freshState = "fresh_state"
  case window

  /// The check in a word or two.
  package var title: String { rawValue.replacing("_", with: " ") }
}

/// What one check came to.
package struct CheckResult: Hashable, Sendable {
  /// The check.
  package var check: CheckID
  /// How it ended.
  package var status: Status
  /// What was looked at, or why nothing was: a phrase for the line of the check.
  package var detail: String
  /// What is wrong, each with advice.
  package var findings: [CheckFinding]

  /// How a check ended.
  package enum Status: String, Hashable, Sendable {
    /// All is well.
    case fine
    /// Something is wrong.
    case found
    /// Not everything was looked at, or nothing.
    case skipped
  }

  /// Creates the result of a check that looked at something.
  ///
  /// - Parameters:
  ///   - detail: What was looked at.
  ///   - found: What to say instead where something is wrong.
  init(_ check: CheckID, _ detail: String, found: String? = nil, findings: [CheckFinding] = []) {
    self.check = check
    self.status = findings.isEmpty ? .fine : .found
    self.detail = findings.isEmpty ? detail : found ?? detail
    self.findings = findings
  }

  /// Creates the result of a check that did not look at everything.
  init(_ check: CheckID, skipped reason: String) {
    self.check = check
    status = .skipped
    detail = reason
    findings = []
  }
}
