import Conformance
import SpecModel

/// The causes of failed cases that no known mistake explains: the rule for which most speaks accounts
/// for the cases in which it may be broken, then the next.
struct SightedCauses {
  /// The causes, each with its cases.
  private(set) var causes: [Seen] = []

  /// What was seen in some cases.
  struct Seen {
    /// What that is, as it was seen in the shortest script.
    fileprivate(set) var finding: Cause.Finding
    /// The cases.
    fileprivate(set) var cases: [Evidence]
    /// How many actions the shortest script has.
    fileprivate var fewestActions: Int
  }

  /// Finds the causes of what was seen.
  init(_ sightings: [Sighting]) {
    let allowed = sightings.filter(\.isAllowed).map(\.evidence)
    var rest = sightings.filter { !$0.isAllowed }.map { (sighting: $0, votes: $0.votes) }
    while let rule = Self.likeliest(rest.map(\.votes)) {
      for item in rest where item.votes[rule] != nil { add(item.sighting, breaking: rule) }
      rest.removeAll { $0.votes[rule] != nil }
    }
    for evidence in allowed { add(evidence, .convention) }
  }

  /// Takes over cases that a known mistake explains, where more speaks for a broken rule.
  ///
  /// An engine may do by chance in some cases what a mistake of another rule would. Where the engine was
  /// seen to break the rule in these, too, they belong to whichever accounts for more of the others.
  ///
  /// - Parameter found: The mistakes with their cases; those that keep none are removed.
  mutating func claim(from found: inout [MistakeSearch.Found]) {
    for (rule, count) in counts {
      for index in found.indices {
        let mistake = found[index]
        if mistake.mistakes.contains(where: { Clause.rule(of: $0.clause) == rule }) { continue }
        let breaching = mistake.cases.map { item in
          item.breaches.first { Clause.rule(of: $0.clause) == rule }
        }
        let kept = breaching.count { $0 == nil }
        guard count > kept, kept < breaching.count else { continue }
        for (item, breach) in zip(mistake.cases, breaching) {
          if let breach { add(item, .clause(breach.clause, because: breach.because)) }
        }
        found[index].cases = zip(mistake.cases, breaching).filter { $0.1 == nil }.map(\.0)
      }
    }
    found.removeAll(where: \.cases.isEmpty)
  }

  /// How many cases each broken rule accounts for, the most first.
  private var counts: [(rule: String, count: Int)] {
    var counts: [String: Int] = [:]
    for cause in causes {
      switch cause.finding {
      case .clause(let clause, _): counts[Clause.rule(of: clause), default: 0] += cause.cases.count
      case .rule(let rule): counts[rule, default: 0] += cause.cases.count
      default: continue
      }
    }
    return counts.map { (rule: $0.key, count: $0.value) }
      .sorted { (-$0.count, $0.rule) < (-$1.count, $1.rule) }
  }

  /// The rule for which most speaks; of several, the first by name, so that it is always the same.
  private static func likeliest(_ votes: [[String: Double]]) -> String? {
    var sums: [String: Double] = [:]
    for votes in votes { sums.merge(votes, uniquingKeysWith: +) }
    return sums.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }

  /// Adds a case to those in which the same was seen.
  private mutating func add(_ sighting: Sighting, breaking rule: String) {
    add(sighting.evidence, sighting.finding(of: rule))
  }

  private mutating func add(_ item: Evidence, _ finding: Cause.Finding) {
    let actions = item.script.actions.count
    guard let index = causes.firstIndex(where: { Self.areSame($0.finding, finding) }) else {
      causes.append(Seen(finding: finding, cases: [item], fewestActions: actions))
      return
    }
    if actions < causes[index].fewestActions {
      causes[index].finding = finding
      causes[index].fewestActions = actions
    }
    causes[index].cases.append(item)
  }

  private static func areSame(_ one: Cause.Finding, _ other: Cause.Finding) -> Bool {
    if case .clause(let one, _) = one, case .clause(let other, _) = other { return one == other }
    return one == other
  }
}
