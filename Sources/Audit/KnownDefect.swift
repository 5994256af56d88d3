import Conformance
import ReferenceEngine
package import ReferenceFaults
import SpecModel

/// Something that an engine does wrong, and an engine that does it.
package struct KnownDefect: Sendable {
  /// The id of the fault, or what the engine does in words.
  package let name: String
  /// What it does, in a sentence.
  package let sentence: String
  /// The full id of the clause that it breaks.
  package let clause: String
  /// The ids of the profiles in which it is possible; `nil` if these are all.
  let profiles: Set<String>?
  /// The reference engine with the defect.
  let adapter: ReferenceAdapter

  /// A fault.
  package init(_ fault: Fault) {
    name = fault.id
    sentence = fault.summary
    clause = fault.clause
    profiles = Set(fault.profiles)
    adapter = ReferenceAdapter(faults: [fault])
  }

  /// A breach at a moment.
  package init(_ entry: BreachBook.Entry) {
    name = entry.edit.words
    sentence = entry.edit.sentence
    clause = entry.clause
    profiles = nil
    adapter = ReferenceAdapter { $0.interventions = [entry.edit] }
  }

  /// Whether it is possible in a profile.
  func isPossible(in profile: String) -> Bool { profiles?.contains(profile) ?? true }

  /// The rules that are rightly named for failed cases: the one of its clause, and those that it breaks in at
  /// least half as many of the cases as the one that it breaks in most.
  ///
  /// A message that is lost while it waits is not displayed when its turn comes, and does not stay on the stack
  /// until then: neither says more than the other.
  func rules(brokenIn failed: [CaseResult]) -> [String] {
    let scripts = failed.compactMap { result in
      SurveyedScript(result.planned.script, of: result.planned.case, ReferenceAdapter())
    }
    let clauses = [clause] + EditChanges(adapter, scripts).mainClauses
    return clauses.map(Clause.rule(of:)).uniqued()
  }
}
