extension YAMLNode {
  /// The elements of a sequence, in order; none for a scalar or a mapping.
  @inlinable package var elements: Elements {
    Elements(children: Children(of: self, if: .sequence))
  }

  /// The entries of a mapping, in order; none for a scalar or a sequence.
  @inlinable package var entries: Entries {
    Entries(children: Children(of: self, if: .mapping))
  }

  /// Finds the value for a key of a mapping, in time linear in its entries.
  ///
  /// - Returns: The value, or `nil` if there is no such key or the node is not a mapping.
  package subscript(key: String) -> YAMLNode? {
    var key = key
    return key.withUTF8 { bytes in firstValue { $0.equals(bytes) } }
  }

  /// Finds the value for a key of a mapping, given a scalar with the key's text.
  ///
  /// - Returns: The value, or `nil` if there is no such key or the node is not a mapping.
  package subscript(key: YAMLNode) -> YAMLNode? { firstValue { $0.equals(key) } }

  @inline(__always)
  private func firstValue(where isWanted: (YAMLNode) -> Bool) -> YAMLNode? {
    var children = Children(of: self, if: .mapping)
    while let key = children.next() {
      guard let value = children.next() else { return nil }
      if isWanted(YAMLNode(contents: contents, position: key)) {
        return YAMLNode(contents: contents, position: value)
      }
    }
    return nil
  }

  /// A key and its value.
  @usableFromInline
  package struct Entry {
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
  package struct Elements: Sequence, IteratorProtocol {
    @usableFromInline var children: Children

    @inlinable
    init(children: Children) {
      self.children = children
    }

    /// The number of elements left.
    @inlinable package var underestimatedCount: Int { children.left }

    /// Moves to the next element and returns it.
    @inlinable
    package mutating func next() -> YAMLNode? {
      guard let position = children.next() else { return nil }
      return YAMLNode(contents: children.contents, position: position)
    }
  }

  /// The entries of a mapping.
  @usableFromInline
  package struct Entries: Sequence, IteratorProtocol {
    @usableFromInline var children: Children

    @inlinable
    init(children: Children) {
      self.children = children
    }

    /// The number of entries left.
    @inlinable package var underestimatedCount: Int { children.left / 2 }

    /// Moves to the next entry and returns it.
    @inlinable
    package mutating func next() -> Entry? {
      guard let key = children.next(), let value = children.next() else { return nil }
      return Entry(
        key: YAMLNode(contents: children.contents, position: key),
        value: YAMLNode(contents: children.contents, position: value))
    }
  }

  /// The positions of a collection's children.
  @usableFromInline
  struct Children {
    @usableFromInline let contents: Loan<YAMLContents>
    @usableFromInline var position: Int
    @usableFromInline var left: Int

    /// Starts before the first child, or at the end if the node is of another kind.
    @inlinable
    init(of node: YAMLNode, if kind: YAMLRecord.Kind) {
      contents = node.contents
      position = Int(node.position) + 1
      left = node.record.kind == kind ? Int(node.record.payload) : 0
    }

    @inlinable
    mutating func next() -> Int? {
      guard left > 0 else { return nil }
      left -= 1
      defer { position = contents.value.end(of: position) }
      return position
    }
  }
}
