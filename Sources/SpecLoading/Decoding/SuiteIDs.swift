import YAMLTree

/// Detects ids that a suite has twice, in one file or in several.
struct SuiteIDs {
  private let owner: String
  private var places: [String: Diagnostic.Place] = [:]

  /// Starts without ids.
  ///
  /// - Parameter owner: What the ids belong to, such as `rule`.
  init(of owner: String) {
    self.owner = owner
  }

  /// Adds the id in a node, and reports it, with the first place, if it was added before.
  mutating func insert(_ id: NodeReader) {
    let text = id.node.text
    if let first = places[text] {
      id.report(
        .duplicateID(text, of: owner),
        notes: [Diagnostic.Note(message: "the first one is here", place: first)])
    } else {
      places[text] = id.place
    }
  }
}
