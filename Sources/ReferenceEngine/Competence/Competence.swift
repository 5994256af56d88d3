import ClauseIDs
package import SpecModel

/// What of a suite's rules the judges of iamspec know, in some of its profiles.
///
/// The monitors and the reference engine judge an engine without any case. They know the built-in rules, in
/// the profiles that the reference engine follows. Rules that only the suite has are judged by its cases.
package struct Competence: Hashable, Sendable {
  /// The ids of the testable rules of which they know at least a part.
  package let judged: [String]
  /// The ids of the testable rules that they do not know, and of the clauses that they do not know of
  /// other rules.
  package let unjudged: [String]

  /// Compares a suite with what the judges know.
  ///
  /// - Parameters:
  ///   - suite: The suite.
  ///   - profiles: The ids of the profiles that are asked for.
  package init(over suite: Suite, in profiles: [String]) {
    let known = Set(Rulebook.Profile.allCases.map(\.rawValue)).intersection(profiles)
    var (judged, unjudged): ([String], [String]) = ([], [])
    for rule in suite.rules
    where rule.isTestable && !Set(rule.profiles).isDisjoint(with: profiles) {
      let others = rule.clauses.map(\.id).filter { !Self.clauses.contains($0) }
      let isKnown =
        suite.semantics != nil && ClauseID.rules.contains(rule.id)
        && !known.isDisjoint(with: rule.profiles)
        && (rule.clauses.isEmpty || others.count < rule.clauses.count)
      if isKnown { judged.append(rule.id) }
      unjudged += isKnown ? others : [rule.id]
    }
    (self.judged, self.unjudged) = (judged, unjudged)
  }

  private static let clauses = Set(ClauseID.allCases.map(\.id))

  /// Whether they know none of the rules, so that only the suite's own cases judge an engine.
  package var isNone: Bool { judged.isEmpty }
}
