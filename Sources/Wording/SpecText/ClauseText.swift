package import SpecModel

/// The citations of a clause, in words.
package enum ClauseText {
  /// Returns the stance of each document on a clause: `stated: pt, ko · silent: en`.
  ///
  /// - Parameter clause: The clause.
  package static func stances(of clause: Clause) -> String {
    Citation.Stance.allCases.compactMap { stance in
      let documents = clause.citations.filter { $0.stance == stance }.map(\.document)
      return documents.isEmpty
        ? nil : "\(stance.rawValue): \(documents.joined(separator: ", "))"
    }.joined(separator: " · ")
  }
}
