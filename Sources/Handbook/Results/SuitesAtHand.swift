import Reporting
import SpecJSON
import SpecModel

/// The suites whose cases can be compared: the handbook's own, and earlier ones that the user names.
struct SuitesAtHand: Sendable {
  /// What identifies the handbook's suite.
  let own: ResultsHeader.SuiteIdentity
  private let suites: [(identity: ResultsHeader.SuiteIdentity, suite: Suite)]
  /// What cases ask, by the digest of the suite and the id of the case.
  private var digests: [String: [String: String]] = [:]
  /// For which rules the cases of the handbook's suite ask, by the case's id.
  private var rules: [String: [String]] = [:]

  /// Takes the suites; what their cases ask is found out when it is needed.
  init(_ own: Suite, earlier: [Suite]) {
    suites = ([own] + earlier).map { (ResultsHeader.SuiteIdentity($0), $0) }
    self.own = suites[0].identity
  }

  /// Finds out what the cases of all suites ask.
  mutating func readCases() {
    guard digests.isEmpty else { return }
    for (identity, suite) in suites {
      digests[identity.digest] = Dictionary(suite.cases.map { ($0.id, $0.digest) }) { $1 }
    }
    rules = Dictionary(suites[0].suite.cases.map { ($0.id, $0.rules) }) { $1 }
  }

  /// What tells what a case asks; `nil` where the suite does not have it, or is not at hand.
  ///
  /// - Parameters:
  ///   - id: The case's id.
  ///   - suite: What identifies the suite.
  func digest(of id: String, in suite: ResultsHeader.SuiteIdentity) -> String? {
    digests[suite.digest]?[id]
  }

  /// Each case of the handbook's suite in each of its profiles.
  var ownCases: [(item: Case, profile: String)] {
    suites[0].suite.cases.flatMap { item in item.profiles.map { (item, $0) } }
  }

  /// The rules for which a case of the handbook's suite asks; `nil` where it does not have the case.
  func rules(of id: String) -> [String]? { rules[id] }
}
