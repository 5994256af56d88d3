import EmbeddedFiles
package import ReferenceEngine
import ReferenceFaults

/// What an engine can do wrong at a moment and need not be noticed, each with the reason.
package struct ExcusedEdits: Sendable {
  /// The reasons, by the words of what they excuse.
  package let reasons: [String: String]

  /// The breaches that need not be noticed.
  package static let unnoticed = ExcusedEdits(
    text: String(cString: EmbeddedFile.unnoticed_breaches_txt.start))
  /// What no clause and no question needs to speak of.
  package static let unasked = ExcusedEdits(
    text: String(cString: EmbeddedFile.unasked_moments_txt.start))

  /// Reads reasons, each followed by a line for each thing that it excuses.
  package init(text: String) {
    reasons = Dictionary(
      HeadedLine.all(in: text).map { ($0.left, $0.heading) }, uniquingKeysWith: { $1 })
  }

  /// Whether something is excused.
  package func contains(_ edit: Intervention) -> Bool { reasons[edit.words] != nil }

  /// The words of those that excuse nothing, because no such thing needs an excuse.
  package func needless(besides edits: some Sequence<Intervention>) -> [String] {
    Set(reasons.keys).subtracting(edits.map(\.words)).sorted()
  }
}
