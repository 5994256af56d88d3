extension YAMLNode {
  /// The elements of a sequence, in order; none for a scalar or a mapping.
  @inlinable package var elements: Elements {
    Elements(children: Children(of: self, if: .sequence))
  }

  /// The entries of a mapping, in order; none for a scalar or a sequence.
  @inlinable package var entries: Entries {
    Entries(children: Children(of: self, if: .mapping))
  }

  /// The value of a mapping's entry, found by going through the entries.
  ///
  /// - Returns: The value, or `nil` if there is no such key or the node is not a mapping.
  package subscript(key: String) -> YAMLNode? {
    var children = Children(of: self, if: .mapping)
    while let position = children.next() {
      let isWanted = YAMLNode(storage: storage, position: position).equals(key)
      guard let value = children.next() else { return nil }
      if isWanted { return YAMLNode(storage: storage, position: value) }
    }
    return nil
  }

  /// A key and its value.
  @usableFromInline
  package struct Entry: Sendable {
    /// The key, always a scalar.
    @usableFromInline package let key: YAMLNode
    /// The value.
    @usableFromInline package let value: YAMLNode

    @inlinable
    init(key: YAMLNode, value: YAMLNode) {
      self.key = key
      self.value = value
    }
  }

  /// The elements of a sequence.
  @usableFromInline
  package struct Elements: Sequence, IteratorProtocol, Sendable {
    @usableFromInline var children: Children

    @inlinable
    init(children: Children) {
      self.children = children
    }

    /// How many elements are left.
    @inlinable package var underestimatedCount: Int { children.left }

    /// Moves to the next element and returns it.
    @inlinable
    package mutating func next() -> YAMLNode? {
      guard let position = children.next() else { return nil }
      return YAMLNode(storage: children.storage, position: position)
    }
  }

  /// The entries of a mapping.
  @usableFromInline
  package struct Entries: Sequence, IteratorProtocol, Sendable {
    @usableFromInline var children: Children

    @inlinable
    init(children: Children) {
      self.children = children
    }

    /// How many entries are left.
    @inlinable package var underestimatedCount: Int { children.left / 2 }

    /// Moves to the next entry and returns it.
    @inlinable
    package mutating func next() -> Entry? {
      guard let key = children.next(), let value = children.next() else { return nil }
      return Entry(
        key: YAMLNode(storage: children.storage, position: key),
        value: YAMLNode(storage: children.storage, position: value))
    }
  }

  /// The positions of a collection's children.
  @usableFromInline
  struct Children: Sendable {
    @usableFromInline let storage: YAMLStorage
    @usableFromInline var position: Int
    @usableFromInline var left: Int

    /// Starts before the first child, or at the end if the node is of another kind.
    @inlinable
    init(of node: YAMLNode, if kind: YAMLRecord.Kind) {
      storage = node.storage
      position = Int(node.position) + 1
      left = node.record.kind == kind ? Int(node.record.payload) : 0
    }

    @inlinable
    mutating func next() -> Int? {
      guard left > 0 else { return nil }
      left -= 1
      defer { position = storage.end(of: position) }
      return position
    }
  }
}
