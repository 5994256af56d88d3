import Conformance
import SpecModel

/// The results of each rule's cases in all profiles; a case counts for each of its rules.
struct RuleTallies {
  private var ids: [String]
  private var tallies: [String: Tally] = [:]

  /// Creates empty tallies for a suite.
  init(_ suite: Suite) {
    ids = suite.rules.map(\.id)
  }

  /// Counts a result.
  mutating func count(_ result: CaseResult) {
    for id in result.planned.case.rules {
      let isFirst = add(result.verdict.kind, to: &tallies[id, default: Tally()])
      if isFirst, !ids.contains(id) { ids.append(id) }
    }
  }

  /// Adds to a tally, which is looked up once, and says whether it had no cases before.
  private func add(_ kind: Verdict.Kind, to tally: inout Tally) -> Bool {
    defer { tally.count(kind) }
    return tally.total == 0
  }

  /// The ids of all rules, in reading order.
  var order: [String] { ids }

  /// The rules that had cases, in reading order, each with their results.
  var all: [(id: String, tally: Tally)] {
    ids.compactMap { id in tallies[id].map { (id, $0) } }
  }

  /// The rules that the engine breaks, the one with the most failing cases first.
  var broken: [(id: String, tally: Tally)] {
    all.filter { $0.tally.broken > 0 }.enumerated().sorted {
      let (left, right) = ($0.element.tally.broken, $1.element.tally.broken)
      return left != right ? left > right : $0.offset < $1.offset
    }.map(\.element)
  }
}

extension Tally {
  /// The number of cases the engine did not pass, except for known failures.
  var broken: Int { self[.failed] + self[.errored] }
}
