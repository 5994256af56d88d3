import ReferenceEngine
package import ReferenceFaults

/// Something that an engine does wrong, and an engine that does it.
package struct KnownDefect: Sendable {
  /// The id of the fault, or what the engine does in words.
  package let name: String
  /// The full id of the clause that it breaks.
  package let clause: String
  /// The ids of the profiles in which it is possible; `nil` if these are all.
  let profiles: Set<String>?
  /// The reference engine with the defect.
  let adapter: ReferenceAdapter

  /// A fault.
  package init(_ fault: Fault) {
    name = fault.id
    clause = fault.clause
    profiles = Set(fault.profiles)
    adapter = ReferenceAdapter(faults: [fault])
  }

  /// A breach at a moment.
  package init(_ entry: BreachBook.Entry) {
    name = entry.edit.words
    clause = entry.clause
    profiles = nil
    adapter = ReferenceAdapter { $0.interventions = [entry.edit] }
  }

  /// Whether it is possible in a profile.
  func isPossible(in profile: String) -> Bool { profiles?.contains(profile) ?? true }
}
