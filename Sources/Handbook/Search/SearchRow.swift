import SpecModel

/// What the search box can lead to, and the words by which it is found.
struct SearchRow {
  /// What it is, as readers see it, such as `Rule`.
  var kind: String
  /// The title.
  var title: String
  /// The id; empty if it has none.
  var id: String
  /// A sentence or two that readers see below the title.
  var text: String
  /// Texts whose words lead to it as well.
  var more: [String]
  /// The address, relative to the handbook's root.
  var place: String

  /// The row as an array in a script; of the further texts, each word once.
  var literal: String {
    let seen = Set(SearchText.words(in: "\(title) \(text)").map { $0.lowercased() })
    let words = more.flatMap(SearchText.words).filter { !seen.contains($0.lowercased()) }
      .uniqued { $0.lowercased() }.joined(separator: " ")
    let parts = [kind, title, id, text, words, place].map(ScriptLiteral.text)
    return "[\(parts.joined(separator: ","))]"
  }
}
