import InAppMessages
import ReferenceFaults
import SpecModel

@testable import Handbook

extension SuiteHandbook {
  /// The handbook of a suite with the built-in words, as the tool writes it.
  init(_ suite: Suite, searchWords: String? = nil) {
    self.init(
      suite, of: InAppMessages(),
      breaking: Fault.all.map {
        KnownFault($0.id, breaks: $0.clause, $0.summary, in: $0.profiles)
      }, searchWords: searchWords)
  }
}
