import Conformance
import EngineKit
import SpecModel
import Wording

/// A case in a JUnit report.
struct JUnitCase {
  let result: CaseResult
  private let headline: String
  private let body: String
  /// The parts of the case's id.
  private let idParts: [String]

  /// Creates a case for a result.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - text: Says why it failed or errored.
  ///   - reasons: Why the failed step should have caused something else.
  ///   - cause: The cause of the failure, on one line; `nil` if none is known.
  init(
    _ result: CaseResult, _ text: FailureText?, because reasons: @autoclosure () -> [Reason],
    cause: String? = nil
  ) {
    self.result = result
    headline = text?.headline(of: result) ?? ""
    body =
      (text?.lines(for: result, because: reasons())?.joined(separator: "\n") ?? "")
      + (cause.map { "\n\n  cause: \($0)" } ?? "")
    // Split by bytes, not characters, which takes a tenth of the time: a slash is never part of
    // another character.
    idParts = result.planned.case.id.utf8.split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
    ).map { String(Substring($0)) }
  }

  /// The profile, the chapter and the file, joined by dots like a class name.
  private var className: String {
    ([result.planned.profile] + idParts.dropLast().prefix(2)).joined(separator: ".")
  }

  /// The rest of the case's id, which is unique in a report together with the class name.
  private var name: String {
    idParts.dropFirst(min(2, idParts.count - 1)).joined(separator: "/")
  }

  /// Writes the case.
  func write(to writer: inout XMLWriter, dialect: JUnitRecorder.Dialect) {
    let `case` = result.planned.case
    var attributes: [(String, String?)] = [
      ("name", name), ("classname", className),
      ("time", DurationText.seconds(of: result.duration, digits: 6)),
    ]
    if dialect == .extended {
      attributes += [("file", `case`.location.file), ("line", "\(`case`.location.line)")]
    }
    if dialect == .strict, result.verdict.kind == .passed, result.log.isEmpty {
      writer.empty("testcase", attributes)
      return
    }
    writer.open("testcase", attributes)
    if dialect == .extended { writeProperties(to: &writer) }
    switch result.verdict {
    case .passed: break
    case .failed:
      let rule = `case`.rules.first ?? "unknown"
      writer.text("failure", [("type", rule), ("message", headline)], content: body)
    case .errored(let failure):
      writer.text(
        "error", [("type", failure.kind.rawValue), ("message", headline)], content: body)
    case .unexpectedPass:
      writer.text(
        "failure", [("type", "unexpected-pass"), ("message", headline)], content: body)
    case .knownFailure(let entry, _):
      let issue = entry.issue.map { " (\($0))" } ?? ""
      writer.empty("skipped", [("message", "known failure: \(entry.reason)\(issue)")])
    case .skipped(let reason):
      writer.empty("skipped", [("message", reason.description)])
    }
    if !result.log.isEmpty { writer.text("system-err", content: result.log) }
    writer.close()
  }

  private func writeProperties(to writer: inout XMLWriter) {
    writer.open("properties")
    for rule in result.planned.case.rules {
      writer.empty("property", [("name", "rule"), ("value", rule)])
    }
    for clause in result.brokenClauses {
      writer.empty("property", [("name", "clause"), ("value", clause)])
    }
    for (name, value) in [
      ("profile", result.planned.profile), ("chapter", result.planned.case.chapter),
      ("verdict", result.verdict.kind.rawValue),
    ] {
      writer.empty("property", [("name", name), ("value", value)])
    }
    writer.close()
  }
}
