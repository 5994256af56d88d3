/// The contents of a document, lent to all of its nodes.
///
/// The record of a collection is followed by the records of its children, each with its own
/// children after it. The children of a mapping are key, value, key, value.
///
/// Neither this class nor its nodes are `Sendable`: they are read in the task that has the
/// document.
final class YAMLStorage {
  /// All nodes, in document order.
  private let records: YAMLBuffer<YAMLRecord>
  /// The text of all scalars, end to end, in UTF-8.
  private let text: YAMLBuffer<UInt8>
  /// The number of lines of the file; its end counts as one.
  let lineCount: Int
  private let lending = Lending(in: YAMLStorage.slots)

  private static let slots = LoanSlots<YAMLContents>()

  init(records: consuming YAMLBuffer<YAMLRecord>, text: consuming YAMLBuffer<UInt8>, lineCount: Int)
  {
    self.records = records
    self.text = text
    self.lineCount = lineCount
    lending.lend(YAMLContents(records: self.records.start, text: self.text.start))
  }

  /// The number of nodes.
  var count: Int { records.count }

  /// The contents as nodes read them, for as long as this object exists.
  var contents: Loan<YAMLContents> { lending.loan }
}

/// Where the contents of a document are in memory; nodes hold it as a loan.
@usableFromInline
struct YAMLContents: BitwiseCopyable {
  @usableFromInline let records: UnsafePointer<YAMLRecord>
  @usableFromInline let text: UnsafePointer<UInt8>

  /// The position after a node and its descendants: that of its next sibling, if it has one.
  @inlinable
  func end(of position: Int) -> Int { records[position].end(at: position) }
}

/// One node in 24 bytes.
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
  /// For a scalar, the offset of its text; for a collection, the number of its children (two for
  /// each entry of a mapping); for an alias, the position of the record that it stands for.
  @usableFromInline var payload: UInt32
  /// For a scalar, the number of bytes in its text; for an alias, its width in columns.
  @usableFromInline var size: UInt32
  /// For a scalar, its width in columns, or 0 if it has several lines; for a collection, the
  /// position after its last descendant.
  @usableFromInline var extent: UInt32

  /// Whether it is a scalar that is not written at all.
  @inlinable var isMissing: Bool { kind == .scalar && style == .plain && size == 0 }

  @inlinable var mark: YAMLMark { YAMLMark(line: Int(line), column: Int(column)) }

  /// The position after a node at `position` and its descendants.
  @inlinable
  func end(at position: Int) -> Int {
    switch kind {
    case .scalar, .alias: position + 1
    case .sequence, .mapping: Int(extent)
    }
  }
}
