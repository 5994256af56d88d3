import Conformance
import SpecModel

/// The results of each rule's cases in all profiles; a case counts for each of its rules.
struct RuleTallies {
  /// The ids of all rules, in reading order.
  private(set) var order: [String]
  /// The results of each of them.
  private var tallies: [Tally]
  /// Where each of them is.
  private var places: [String: Int]
  /// The rules of the last case, and where they are: most cases have those of the one before.
  private var last: (rules: [String], places: [Int]) = ([], [])

  /// Creates empty tallies for a suite.
  init(_ suite: Suite) {
    order = suite.rules.map(\.id)
    tallies = Array(repeating: Tally(), count: order.count)
    places = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// Counts a result.
  mutating func count(_ result: CaseResult) {
    let rules = result.planned.case.rules
    if last.rules != rules { last = (rules, rules.map { place(of: $0) }) }
    let kind = result.verdict.kind
    for place in last.places { tallies[place].count(kind) }
  }

  /// Returns where a rule is; one that the suite does not have comes last.
  private mutating func place(of id: String) -> Int {
    if let place = places[id] { return place }
    places[id] = order.count
    order.append(id)
    tallies.append(Tally())
    return order.count - 1
  }

  /// The rules that had cases, in reading order, each with their results.
  var all: [(id: String, tally: Tally)] {
    zip(order, tallies).filter { $1.total > 0 }.map { (id: $0, tally: $1) }
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
