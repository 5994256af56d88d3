import SpecModel

/// Searches for the fewest cases that, asked before another one, change its answer.
struct PollutionSearch {
  let runner: ScriptRunner
  /// The case whose answer changes.
  let script: Script
  /// What a fresh process answers to it.
  let fresh: Answer

  /// Cases that change an answer, and the answer after them.
  struct Pollution {
    var scripts: [Script]
    var answer: Answer
  }

  /// Searches among cases that were asked before, in their order.
  ///
  /// It halves: first from the end, for the last case that is needed, then from the start, for the
  /// first one; a few dozen processes at the most.
  ///
  /// - Returns: `nil` where the same cases do not change the answer once more.
  func smallest(of prefix: [Script]) async throws -> Pollution? {
    guard try await pollutes(prefix) != nil else { return nil }
    var (low, high) = (1, prefix.count)
    while low < high {
      let middle = (low + high) / 2
      if try await pollutes(prefix[..<middle]) != nil { high = middle } else { low = middle + 1 }
    }
    let needed = prefix[..<high]
    // Most often the last one alone does it.
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

  /// Asks cases in a fresh process, then the one whose answer changes.
  ///
  /// - Returns: The answer, where it is not that of a fresh process.
  private func pollutes(_ scripts: some Collection<Script>) async throws -> Answer? {
    let answer = try await runner.lastAnswer(to: Array(scripts) + [script])
    return answer.differs(from: fresh) ? answer : nil
  }
}
