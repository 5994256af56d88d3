import YAMLTree

/// Detects duplicate ids.
struct UniqueIDs {
  private let owner: String
  private var index = NameIndex()
  private var readers: [NodeReader] = []

  /// Starts without ids.
  ///
  /// - Parameter owner: What the ids belong to, such as `rule`.
  init(of owner: String) {
    self.owner = owner
  }

  /// Adds the id in a node, and reports it if it was added before.
  mutating func insert(_ id: NodeReader) {
    if let first = index.number(of: id.node) {
      id.report(
        .duplicateID(id.node.text, of: owner),
        notes: [
          Diagnostic.Note(message: "the first one is here", place: readers[first].place)
        ])
    } else {
      index.append(id.node)
      readers.append(id)
    }
  }
}
