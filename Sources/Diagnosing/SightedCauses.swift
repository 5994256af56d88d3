import Conformance
import SpecModel

/// The causes of failed cases that no known mistake explains: the rule for which most speaks accounts
/// for the cases in which it may be broken, then the next.
struct SightedCauses {
  /// The causes, each with its cases.
  private(set) var causes: [(finding: Cause.Finding, cases: [Evidence])] = []

  /// Finds the causes of what was seen.
  init(_ sightings: [Sighting]) {
    let allowed = sightings.filter(\.isAllowed).map(\.evidence)
    var rest = sightings.filter { !$0.isAllowed }.map { (sighting: $0, votes: $0.votes) }
    while let rule = Self.likeliest(rest.map(\.votes)) {
      for item in rest where item.votes[rule] != nil { add(item.sighting, breaking: rule) }
      rest.removeAll { $0.votes[rule] != nil }
    }
    if !allowed.isEmpty { causes.append((.convention, allowed)) }
  }

  /// The rule for which most speaks; of several, the first by name, so that it is always the same.
  private static func likeliest(_ votes: [[String: Double]]) -> String? {
    var sums: [String: Double] = [:]
    for votes in votes { sums.merge(votes, uniquingKeysWith: +) }
    return sums.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }

  /// Adds a case to those in which the same was seen.
  private mutating func add(_ sighting: Sighting, breaking rule: String) {
    let (finding, item) = (sighting.finding(of: rule), sighting.evidence)
    let index = causes.firstIndex { Self.areSame($0.finding, finding) }
    guard let index else {
      causes.append((finding, [item]))
      return
    }
    // What was seen in the shortest script is told.
    let shortest = causes[index].cases.map(\.script.actions.count).min() ?? 0
    if item.script.actions.count < shortest { causes[index].finding = finding }
    causes[index].cases.append(item)
  }

  private static func areSame(_ one: Cause.Finding, _ other: Cause.Finding) -> Bool {
    if case .clause(let one, _) = one, case .clause(let other, _) = other { return one == other }
    return one == other
  }
}
