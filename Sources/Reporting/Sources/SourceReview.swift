package import SpecModel

/// What a new edition of a document means for a suite: the parts that changed, with the clauses, questions and cases
/// that rest on them.
package struct SourceReview: Sendable {
  /// The file of the new edition, as the user named it.
  package let file: String
  /// The document.
  package let document: SourceDocument
  /// What has changed.
  package let comparison: SourceComparison
  private let holders: [String: [String]]

  /// Reviews a new edition of a document.
  package init(
    _ comparison: SourceComparison, of document: SourceDocument, in file: String, suite: Suite
  ) {
    self.file = file
    self.document = document
    self.comparison = comparison
    var holders: [String: [String]] = [:]
    for item in suite.cases {
      // A case without a basis is known by its rules alone.
      let ids = item.basis.holds.isEmpty ? item.rules : item.basis.holds.map(\.clause)
      for id in Set(ids) { holders[id, default: []].append(item.id) }
    }
    self.holders = holders
  }

  /// The ids of the cases that hold a clause; those of its rule if nothing is known about any clause.
  package func cases(holding clause: String) -> [String] {
    holders[clause] ?? holders[Clause.rule(of: clause)] ?? []
  }

  /// The ids of the cases that rest on a sentence, without repetition.
  package func cases(restingOn sentence: SourceAccount.Sentence) -> [String] {
    sentence.clauses.flatMap(cases).uniqued()
  }

  /// The parts that are not the same.
  package var changes: [SourceComparison.Part] { comparison.parts.filter { $0.change != .same } }
}
