import Conformance
import SpecModel
import Wording

extension JUnitFindingsSuite {
  /// Creates a suite for problems with the list of known failures.
  init(_ findings: [KnownFailureList.Finding]) {
    self.init(
      name: "known-failures",
      properties: findings.first.map { [("list", $0.entry.location.file)] } ?? [],
      findings: findings.map {
        Finding(subject: "\($0.entry.location) \($0.sort)", sort: $0.sort, sentence: $0.sentence)
      })
  }
}

extension KnownFailureList.Finding {
  /// The entry that the finding is about.
  fileprivate var entry: KnownFailure {
    switch self {
    case .matchesNothing(let entry), .nothingFails(let entry), .overlaps(let entry, _, _),
      .expired(let entry):
      entry
    }
  }

  fileprivate var sort: String {
    switch self {
    case .matchesNothing: "matches-nothing"
    case .nothingFails: "nothing-fails"
    case .overlaps: "overlaps"
    case .expired: "expired"
    }
  }
}
