import EngineProcess

/// Checks that the process ends when its input does, with status 0.
struct EndOfInputCheck: Check {
  let id = CheckID.endOfInput

  func examine(_ patient: inout Patient) async throws -> CheckResult {
    let exchange = patient.emptyExchange
    let words = exchange.lastWords.last.map { " Its last words: \($0)" } ?? ""
    if exchange.wasKilled {
      return CheckResult(
        id, "does not end with its input",
        findings: [
          CheckFinding(
            "The process was still there \(exchange.lingering.words) after its input had ended, and "
              + "was killed.\(words)",
            advice: "Leave the loop at the end of standard input, and let nothing keep the "
              + "process: no timer, no thread, no handler of signals.", input: .end)
        ])
    }
    if !exchange.exitedWell {
      return CheckResult(
        id, "exits with an error",
        findings: [
          CheckFinding(
            "The process \(exchange.exit) when its input ended.\(words)",
            advice: "The end of standard input is how every run ends: exit with status 0.",
            input: .end)
        ])
    }
    return CheckResult(id, "ends \(exchange.lingering.words) after its input, with status 0")
  }
}
