import YAMLTree

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
