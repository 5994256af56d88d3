/// The arena behind a document and all of its nodes.
///
/// A collection's record is followed by the records of its children, each with its own children
/// after it; a mapping's children are key, value, key, value.
///
/// Not checked by the compiler, but sendable: nothing changes in the arena after it has been made.
final class YAMLStorage: @unchecked Sendable {
  /// All nodes, in document order.
  private let records: YAMLBuffer<YAMLRecord>
  /// The text of all scalars, end to end, in UTF-8.
  private let text: YAMLBuffer<UInt8>

  init(records: consuming YAMLBuffer<YAMLRecord>, text: consuming YAMLBuffer<UInt8>) {
    self.records = records
    self.text = text
  }

  /// How many nodes there are.
  var count: Int { records.count }

  /// The arena's contents, for as long as it exists.
  var contents: YAMLContents { YAMLContents(records: records.start, text: text.start) }
}

/// Where the contents of an arena are, which somebody else keeps in existence.
@usableFromInline
struct YAMLContents: BitwiseCopyable, @unchecked Sendable {
  @usableFromInline let records: UnsafePointer<YAMLRecord>
  @usableFromInline let text: UnsafePointer<UInt8>

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
  @usableFromInline var line: UInt32
  @usableFromInline var column: UInt32
  /// Where a scalar's text starts, how many children a collection has (a mapping's entry is two),
  /// or which record an alias stands for.
  @usableFromInline var payload: UInt32
  /// How many bytes a scalar's text has, or how many columns an alias takes.
  @usableFromInline var size: UInt32
  /// How many columns a scalar takes, 0 if it has several lines, or where a collection ends.
  @usableFromInline var extent: UInt32

  /// Whether it is a scalar for which nothing was written.
  @inlinable var isMissing: Bool { kind == .scalar && style == .plain && size == 0 }

  @inlinable var mark: YAMLMark { YAMLMark(line: Int(line), column: Int(column)) }

  /// The position after the node, which itself is at `position`, and everything in it.
  @inlinable
  func end(at position: Int) -> Int {
    switch kind {
    case .scalar, .alias: position + 1
    case .sequence, .mapping: Int(extent)
    }
  }
}
