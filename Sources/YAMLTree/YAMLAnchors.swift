/// The anchors of a document so far, and what an alias to each would stand for.
struct YAMLAnchors {
  struct Anchor {
    /// The position of the node it is at.
    var position: Int
    var mark: YAMLMark
    /// Whether its node is a collection that has not ended.
    var isOpen: Bool
    /// How many nodes it stands for, with all aliases in it replaced.
    var size = 1
    /// How many levels of collections it stands for, with all aliases in it replaced.
    var height = 0
  }

  private var all: ContiguousArray<Anchor> = []
  private var numbers: [String: Int] = [:]

  subscript(name: String) -> Anchor? { numbers[name].map { all[$0] } }

  /// Sets an anchor, which from now on hides an earlier one of that name.
  ///
  /// - Returns: The number under which it can be closed.
  mutating func set(_ name: String, _ anchor: Anchor) -> Int {
    all.append(anchor)
    numbers[name] = all.count - 1
    return all.count - 1
  }

  /// Ends the collection that an anchor is at.
  mutating func close(_ number: Int, height: Int, size: Int) {
    all[number].isOpen = false
    all[number].height = height
    all[number].size = size
  }
}
