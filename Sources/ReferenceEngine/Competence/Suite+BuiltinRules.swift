import ClauseIDs
package import SpecModel

extension Suite {
  /// Whether the suite has all rules of the built-in suite, whatever else it has.
  package var hasBuiltinRules: Bool { Jurisdiction(of: self).foreignRules.isEmpty }

  /// Whether the suite has the rules and the questions of the built-in suite, all of them and no others,
  /// whatever it is called.
  package var hasExactlyTheBuiltinRules: Bool {
    let jurisdiction = Jurisdiction(of: self)
    return Competence(over: self, in: profiles.map(\.id)).unjudged.isEmpty
      && ClauseID.allCases.allSatisfy { jurisdiction.has(clause: $0.id) }
      && Reading.questions.allSatisfy { $0.isAsked(in: jurisdiction) }
  }
}
