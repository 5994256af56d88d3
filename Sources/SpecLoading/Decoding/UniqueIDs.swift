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
      id.reportDuplicate(of: owner, first: readers[first].place)
    } else {
      index.append(id.node)
      readers.append(id)
    }
  }
}

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
    if let first = places[id.node.text] {
      id.reportDuplicate(of: owner, first: first)
    } else {
      places[id.node.text] = id.place
    }
  }
}

extension NodeReader {
  /// Reports an id that was read before.
  fileprivate func reportDuplicate(of owner: String, first: Diagnostic.Place) {
    report(
      .duplicateID(node.text, of: owner),
      notes: [Diagnostic.Note(message: "the first one is here", place: first)])
  }
}
