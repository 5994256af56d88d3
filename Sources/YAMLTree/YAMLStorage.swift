/// The arena behind a document and all of its nodes.
///
/// A collection's record is followed by the records of its children, each with its own children
/// after it; a mapping's children are key, value, key, value.
@usableFromInline
final class YAMLStorage: Sendable {
  /// All nodes, in document order.
  @usableFromInline let records: ContiguousArray<YAMLRecord>
  /// The text of all scalars, end to end, in UTF-8.
  @usableFromInline let text: ContiguousArray<UInt8>

  init(records: ContiguousArray<YAMLRecord>, text: ContiguousArray<UInt8>) {
    self.records = records
    self.text = text
  }

  /// The position after a node and everything in it: that of its next sibling, if it has one.
  @inlinable
  func end(of position: Int) -> Int { records[position].end(at: position) }
}

/// One node, in 24 bytes.
@usableFromInline
struct YAMLRecord: BitwiseCopyable, Sendable {
  @usableFromInline
  enum Kind: UInt8, BitwiseCopyable, Sendable {
    case scalar
    case sequence
    case mapping
    case alias
  }

  @usableFromInline var kind: Kind
  @usableFromInline var style: YAMLNode.Style
  /// The place, counted from 1.
  var line: UInt32
  var column: UInt32
  /// Where a scalar's text starts, how many children a collection has (a mapping's entry is two),
  /// or which record an alias stands for.
  @usableFromInline var payload: UInt32
  /// How many bytes a scalar's text has, or how many columns an alias takes.
  @usableFromInline var size: UInt32
  /// How many columns a scalar takes, 0 if it has several lines, or where a collection ends.
  @usableFromInline var extent: UInt32

  /// Whether it is a scalar for which nothing was written.
  @inlinable var isMissing: Bool { kind == .scalar && style == .plain && size == 0 }

  var mark: YAMLMark { YAMLMark(line: Int(line), column: Int(column)) }

  /// The position after the node, which itself is at `position`, and everything in it.
  @inlinable
  func end(at position: Int) -> Int {
    switch kind {
    case .scalar, .alias: position + 1
    case .sequence, .mapping: Int(extent)
    }
  }
}
