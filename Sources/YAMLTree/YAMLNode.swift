/// A scalar, a sequence or a mapping in a document, and its place in the file.
///
/// A node is cheap to copy. It does not keep its document: using a node whose document is gone
/// stops the program (``Loan``). An alias is read as the node that it stands for, with the place of
/// that node; ``aliasMark`` is the place of the alias itself.
@usableFromInline
package struct YAMLNode: BitwiseCopyable {
  /// What a node is.
  @usableFromInline
  package enum Kind: UInt8, Sendable {
    case scalar
    case sequence
    case mapping
  }

  /// How a node is written.
  @usableFromInline
  package enum Style: UInt8, BitwiseCopyable, Sendable {
    /// A scalar without quotes.
    case plain
    /// A scalar in `'single'` quotes.
    case singleQuoted
    /// A scalar in `"double"` quotes.
    case doubleQuoted
    /// A scalar after `|`, which keeps its line breaks.
    case literal
    /// A scalar after `>`, which folds its lines.
    case folded
    /// A sequence or mapping by indentation.
    case block
    /// A sequence or mapping in brackets or braces.
    case flow
  }

  @usableFromInline let contents: Loan<YAMLContents>
  /// The position of the node's record, never the position of an alias.
  @usableFromInline let position: Int32
  /// The position of the alias that led here, or -1 if none did.
  @usableFromInline let alias: Int32

  /// Creates a view of the record at a position or, if that is an alias, of the record that it stands for.
  @inlinable
  init(contents: Loan<YAMLContents>, position: Int) {
    self.contents = contents
    let record = contents.value.records[position]
    if record.kind == .alias {
      self.position = Int32(truncatingIfNeeded: record.payload)
      alias = Int32(truncatingIfNeeded: position)
    } else {
      self.position = Int32(truncatingIfNeeded: position)
      alias = -1
    }
  }

  @inlinable var record: YAMLRecord { contents.value.records[Int(position)] }

  /// What the node is.
  @inlinable package var kind: Kind {
    switch record.kind {
    case .mapping: .mapping
    case .sequence: .sequence
    case .scalar, .alias: .scalar
    }
  }

  /// How the node is written: its quotes, block or brackets.
  @inlinable package var style: Style { record.style }
  /// Whether the node is a scalar without quotes.
  @inlinable package var isPlain: Bool { style == .plain }
  /// Whether nothing is written where a value could be, as after the colon in `key:`.
  @inlinable package var isMissing: Bool { record.isMissing }

  /// The place where the node begins: at its `&` if it has an anchor.
  ///
  /// If an alias led here, this is the place of the node, not of the alias.
  @inlinable package var mark: YAMLMark { record.mark }
  /// The place of the alias that led to this node, if one did.
  package var aliasMark: YAMLMark? { alias < 0 ? nil : contents.value.records[Int(alias)].mark }
  /// The width of the node, in columns; known only for a scalar on a single line.
  @inlinable package var length: Int? {
    record.kind == .scalar && record.extent > 0 ? Int(record.extent) : nil
  }
  /// The width, in columns, of the alias that led to this node, if one did.
  package var aliasLength: Int? { alias < 0 ? nil : Int(contents.value.records[Int(alias)].size) }

  /// The number of elements of a sequence or of entries of a mapping; 0 for a scalar.
  @inlinable package var count: Int {
    switch record.kind {
    case .scalar, .alias: 0
    case .sequence: Int(record.payload)
    case .mapping: Int(record.payload / 2)
    }
  }
}
