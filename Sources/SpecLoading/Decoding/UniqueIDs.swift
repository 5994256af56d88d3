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

/// The nodes of names, numbered in the order in which they were added, and found by their text.
struct NameIndex {
  private var nodes: ContiguousArray<YAMLNode> = []
  /// The numbers of the names, if there are many.
  private var numbers: [String: Int]?

  /// The number of names that are compared one by one; most files have fewer, all of them short.
  private static let smallCount = 32

  /// Returns the number of a name with the text of a node, if there is one.
  func number(of name: YAMLNode) -> Int? {
    if let numbers { return numbers[name.text] }
    return nodes.firstIndex { $0.equals(name) }
  }

  /// Adds a name that is not in the index yet.
  mutating func append(_ name: YAMLNode) {
    nodes.append(name)
    numbers?[name.text] = nodes.count - 1
    if nodes.count == Self.smallCount {
      numbers = [:]
      for (number, node) in nodes.enumerated() { numbers?[node.text] = number }
    }
  }
}
