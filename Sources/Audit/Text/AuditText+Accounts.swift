import SpecModel
import Wording

extension AuditText {
  /// Whether each sentence of the documents is accounted for; nothing if the suite has no accounts of them.
  func accounts() -> [String] {
    let accounts = audit.suite.accounts
    guard !accounts.isEmpty else { return [] }
    let sentences = accounts.flatMap(\.sentences)
    let (missing, unfounded) = audit.findings.reduce(into: (0, 0)) { counts, finding in
      switch finding {
      case .unaccounted: counts.0 += 1
      case .withoutSentence, .withoutHeading: counts.1 += 1
      default: break
      }
    }
    let documents = NumberText.count(accounts.count, "document")
    guard missing + unfounded == 0 else {
      return paragraph(
        false,
        "sentence by sentence: nothing accounts for \(missing) of \(sentences.count) parts of \(documents), and "
          + "\(NumberText.count(unfounded, "citation rests", "citations rest")) on none of them")
    }
    let carrying = sentences.count { $0.none == nil }
    return paragraph(
      true,
      "sentence by sentence: all \(sentences.count) parts of \(documents) are accounted for; clauses and questions "
        + "rest on \(carrying), and what is stated rests on one of them")
  }
}
