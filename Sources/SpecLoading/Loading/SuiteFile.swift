/// A file of a suite that is no case file; it has a fixed name.
package enum SuiteFile: String {
  /// The rules: those of the suite in its directory, those of a chapter in its folder.
  case rules = "rules.yaml"
  /// The open questions: of the suite, or of a chapter.
  case questions = "questions.yaml"
  /// What the cases of a chapter stand on; written by `iamspec audit`.
  case basis = "basis.lock"
  /// The faults that the suite declares.
  case faults = "faults.yaml"
  /// What each clause forbids, as patterns over the suite's words.
  case monitors = "monitors.yaml"
  /// The conventions of the protocol that can be checked.
  case conventions = "conventions.yaml"
  /// The words of the suite.
  case vocabulary = "vocabulary.yaml"
  /// Every case id that the suite has or had.
  case ledger = "ledger.txt"

  /// Finds out which of these files a path in the suite's directory is; `nil` if none.
  package init?(_ path: String) {
    let parts = path.split(separator: "/", maxSplits: 2)
    guard let file = parts.last.flatMap({ SuiteFile(rawValue: String($0)) }) else { return nil }
    switch (file, parts.count) {
    case (.rules, 1...2), (.questions, 1...2), (.basis, 2), (.faults, 1), (.vocabulary, 1),
      (.monitors, 1), (.conventions, 1), (.ledger, 1):
      self = file
    default: return nil
    }
  }

  /// Why a file of this name in a chapter's folder is no case file, in words.
  package var notForCases: String { "a chapter's \(rawValue) has no cases in it" }

  /// Tells whether a path is that of a file that a suite may have, as its name looks; that includes
  /// suffixes that are not read.
  package static func isMeant(_ path: String) -> Bool {
    let name = path.lowercased()
    return name.hasSuffix(".yaml") || name.hasSuffix(".yml") || SuiteFile(path) != nil
  }
}
