/// A check of an adapter.
protocol Check: Sendable {
  /// The check's id.
  var id: CheckID { get }

  /// Runs the check, and records on the patient what later checks need.
  ///
  /// - Throws: ``EngineStartError`` if another process of the engine does not start, and
  ///   `CancellationError`.
  func examine(_ patient: inout Patient) async throws -> CheckResult
}

/// The ids of the checks, in the order in which they run.
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

  /// The check's title, in a word or two.
  package var title: String { rawValue.replacing("_", with: " ") }
}

/// The result of a check.
package struct CheckResult: Hashable, Sendable {
  /// The check.
  package var check: CheckID
  /// How the check ended.
  package var status: Status
  /// What was checked, or why it was not: a phrase for the line of the check.
  package var detail: String
  /// The findings, each with advice.
  package var findings: [CheckFinding]
  /// Whether the check was not run because an earlier one found that the engine does not answer.
  package var isBlocked = false
  /// Whether the check was not run because the suite lacks the rules that it rests on.
  package var isUnjudged = false

  /// How a check ended.
  package enum Status: String, Hashable, Sendable {
    /// Nothing is wrong.
    case fine
    /// Something is wrong.
    case found
    /// The check was not run, or not in full.
    case skipped
  }

  /// Creates the result of a check that ran.
  ///
  /// - Parameters:
  ///   - check: The check's id.
  ///   - detail: What was checked.
  ///   - found: The detail to show instead if there are findings.
  ///   - findings: The findings.
  init(_ check: CheckID, _ detail: String, found: String? = nil, findings: [CheckFinding] = []) {
    self.check = check
    self.status = findings.isEmpty ? .fine : .found
    self.detail = findings.isEmpty ? detail : found ?? detail
    self.findings = findings
  }

  /// Creates the result of a check that did not run in full.
  init(_ check: CheckID, skipped reason: String) {
    self.check = check
    status = .skipped
    detail = reason
    findings = []
  }

  /// Creates the result of a check that found nothing to ask: because of the suite, unless that has every
  /// rule.
  init(
    _ check: CheckID, unjudgedIn scope: SuiteScope,
    otherwise reason: String = "it claims nothing that shows it"
  ) {
    self.init(check, skipped: scope.isWhole ? reason : scope.excuse)
    isUnjudged = !scope.isWhole
  }

  /// Creates the result of a check that could not run because of what an earlier one found.
  init(_ check: CheckID, blockedBecause reason: String) {
    self.init(check, skipped: reason)
    isBlocked = true
  }
}
