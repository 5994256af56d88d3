import SpecModel

/// The keys of a list of known failures.
enum KnownFailureFileKey: String, Vocabulary {
  case format
  case maxSkipped = "max_skipped"
  case require
  case knownFailures = "known_failures"

  static let words = WordTable<KnownFailureFileKey>()
}

/// The keys of an entry in the list.
enum KnownFailureKey: String, Vocabulary {
  case cases
  case rule
  case clause
  case fault
  case profile
  case kind
  case reason
  case issue
  case expires

  static let words = WordTable<KnownFailureKey>()
}

extension KnownFailure.Kind: Vocabulary {
  static let words = WordTable<KnownFailure.Kind>()
}
