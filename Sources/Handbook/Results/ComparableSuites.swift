import Reporting
import SpecJSON
import SpecModel

/// The suites whose cases can be compared: the handbook's own, and earlier ones that the user
/// names.
struct ComparableSuites: Sendable {
  /// The identity of the handbook's suite.
  let own: ResultsHeader.SuiteIdentity
  private let suites: [(identity: ResultsHeader.SuiteIdentity, suite: Suite)]
  /// The digests of cases, by the digest of the suite and the id of the case.
  private var digests: [String: [String: String]] = [:]
  /// The rules that the cases of the handbook's suite test, by case id.
  private var rules: [String: [String]] = [:]
  /// The ids that moved cases of the handbook's suite have now, by each earlier one.
  private let moves: [String: String]
  /// The other rules that the cases of the handbook's suite need, by case id.
  private let needs: [String: [String]]
  /// The ids of the rules of the handbook's suite, in reading order.
  let order: [String]

  /// Creates the collection; the digests of cases are computed on demand.
  init(_ own: Suite, earlier: [Suite]) {
    suites = ([own] + earlier).map { (ResultsHeader.SuiteIdentity($0), $0) }
    self.own = suites[0].identity
    needs = Dictionary(own.cases.map { ($0.id, $0.basis.needs) }) { $1 }
    moves = Dictionary(
      own.cases.flatMap { item in item.formerIDs.map { ($0, item.id) } }, uniquingKeysWith: { $1 })
    order = own.rules.map(\.id)
  }

  /// Computes the digests of the cases of all suites.
  mutating func readCases() {
    guard digests.isEmpty else { return }
    for (identity, suite) in suites {
      digests[identity.digest] = Dictionary(suite.cases.map { ($0.id, $0.digest) }) { $1 }
    }
    rules = Dictionary(suites[0].suite.cases.map { ($0.id, $0.rules) }) { $1 }
  }

  /// Returns the digest of a case; `nil` if the suite does not have the case or is not among these.
  ///
  /// - Parameters:
  ///   - id: The case's id.
  ///   - suite: The identity of the suite.
  func digest(of id: String, in suite: ResultsHeader.SuiteIdentity) -> String? {
    digests[suite.digest]?[id]
  }

  /// Returns the id that a case of the handbook's suite has now, given an earlier one; `nil` if no
  /// case had it.
  func currentID(of id: String) -> String? { moves[id] }

  /// Each case of the handbook's suite in each of its profiles.
  var ownCases: [(item: Case, profile: String)] {
    suites[0].suite.cases.flatMap { item in item.profiles.map { (item, $0) } }
  }

  /// Returns the rules that a case of the handbook's suite tests; `nil` if there is no such case.
  func rules(of id: String) -> [String]? { rules[id] }

  /// Returns the other rules that a case of the handbook's suite needs.
  func needs(of id: String) -> [String] { needs[id] ?? [] }
}
