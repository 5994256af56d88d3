import ClauseIDs
import SpecModel

extension Jurisdiction {
  /// The words in which a clause is told as a reason: those of the suite or, if it has none, those of the
  /// built-in suite; `nil` if no reason names the clause.
  func because(of clause: ClauseID) -> Because? { because(of: clause.id) ?? clause.because }
}

extension ClauseID {
  /// The clause's words in the built-in suite.
  fileprivate var because: Because? { Self.known[self] ?? nil }

  private static let known = Dictionary(uniqueKeysWithValues: zip(allCases, words))
}
