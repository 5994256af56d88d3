import SpecModel

/// A search for the fewest cases that change the answer to a later one.
struct PollutionSearch {
  let runner: ScriptRunner
  /// The case whose answer changes.
  let script: Script
  /// A fresh process's answer to the case.
  let fresh: ScriptReply

  /// Cases that change an answer, and the answer after them.
  struct Pollution {
    var scripts: [Script]
    var answer: ScriptReply
  }

  /// Searches the cases that ran before, in their order.
  ///
  /// A binary search first finds the last case that is needed, then the first one, with a few dozen
  /// processes at most.
  ///
  /// - Returns: `nil` if the same cases do not change the answer again.
  func smallest(of prefix: [Script]) async throws -> Pollution? {
    guard try await pollutes(prefix) != nil else { return nil }
    var (low, high) = (1, prefix.count)
    while low < high {
      let middle = (low + high) / 2
      if try await pollutes(prefix[..<middle]) != nil { high = middle } else { low = middle + 1 }
    }
    let needed = prefix[..<high]
    // Most often, the last one alone is enough.
    if let answer = try await pollutes(needed.suffix(1)) {
      return Pollution(scripts: Array(needed.suffix(1)), answer: answer)
    }
    (low, high) = (0, needed.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if try await pollutes(needed[middle...]) != nil { low = middle } else { high = middle - 1 }
    }
    guard let answer = try await pollutes(needed[low...]) else { return nil }
    return Pollution(scripts: Array(needed[low...]), answer: answer)
  }

  /// Runs some cases in a fresh process, then the case whose answer changes.
  ///
  /// - Returns: The answer, if it differs from that of a fresh process.
  private func pollutes(_ scripts: some Collection<Script>) async throws -> ScriptReply? {
    let answer = try await runner.lastAnswer(to: Array(scripts) + [script])
    return answer.differs(from: fresh) ? answer : nil
  }
}
