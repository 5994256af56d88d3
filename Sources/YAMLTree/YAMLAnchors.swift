/// The anchors of a document so far, each with the size of what an alias to it stands for.
struct YAMLAnchors {
  struct Anchor {
    /// The position of the anchored node.
    var position: Int
    var mark: YAMLMark
    /// Whether its node is a collection that has not ended yet.
    var isOpen: Bool
    /// The number of nodes that an alias stands for, with all aliases in it replaced.
    var size = 1
    /// The number of levels of collections that an alias stands for, with all aliases in it
    /// replaced.
    var height = 0
  }

  private var all: ContiguousArray<Anchor> = []
  private var numbers: [String: Int] = [:]

  subscript(name: String) -> Anchor? { numbers[name].map { all[$0] } }

  /// Adds an anchor, which hides an earlier one of the same name.
  ///
  /// - Returns: The number to pass to ``close(_:height:size:)``.
  mutating func set(_ name: String, _ anchor: Anchor) -> Int {
    all.append(anchor)
    numbers[name] = all.count - 1
    return all.count - 1
  }

  /// Records the size of an anchored collection when it ends.
  mutating func close(_ number: Int, height: Int, size: Int) {
    all[number].isOpen = false
    all[number].height = height
    all[number].size = size
  }
}
