import EngineKit
import EngineProcess
import SpecJSON
import SpecModel

/// Checks that standard output contains only the manifest and replies.
struct OutputCheck: Check {
  let id = CheckID.output

  func examine(_ patient: inout Patient) async throws -> CheckResult {
    guard patient.isAnswering else {
      return CheckResult(id, blockedBecause: patient.excuse)
    }
    guard let script = patient.simplest else { return CheckResult(id, skipped: "nothing to ask") }
    var lines = try await Self.lines(answering: script, patient.runner)
    var findings: [CheckFinding] = []
    let advice = "Standard output is only for the manifest and replies: log to standard error."
    if let half = lines.popLast(), !half.isEmpty {
      findings.append(
        CheckFinding(
          "The last line on standard output has no line feed: `\(Self.excerpt(half))`.",
          advice: "End every line with a line feed.", input: .requests([script])))
    }
    let stray = lines.dropFirst().filter { line in
      (try? WireReply(line: line))?.id != 1 && line.contains { $0 > 0x20 }
    }
    if let first = stray.first {
      findings.append(
        CheckFinding(
          "A line on standard output is not a reply: `\(Self.excerpt(first))`.", advice: advice,
          input: .requests([script])))
    }
    let replies = lines.dropFirst().count { (try? WireReply(line: $0))?.id == 1 }
    if replies != 1 {
      findings.append(
        CheckFinding(
          "One request, at the end of its input, got \(replies) replies.",
          advice: replies == 0
            ? "Answer what has been read before the process ends, and flush standard output."
            : "Answer each request once.", input: .requests([script])))
    }
    return CheckResult(
      id, "nothing but the manifest and replies", found: "not just the manifest and replies",
      findings: findings)
  }

  /// Returns what a new process writes, line by line, if a script is all of its input.
  static func lines(
    answering script: Script, _ runner: ScriptRunner
  ) async throws -> [ArraySlice<UInt8>] {
    var json = JSONWriter()
    WireRequest(id: 1, script: script).write(to: &json)
    json.endLine()
    let exchange = try await EngineExchange.record(
      command: runner.command, input: json.bytes, patience: runner.timeout)
    return exchange.output.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// Returns the beginning of a line.
  static func excerpt(_ line: some Collection<UInt8>, length: Int = 60) -> String {
    let text = String(decoding: line.prefix(length), as: UTF8.self)
    return text + (line.count > length ? "…" : "")
  }
}
