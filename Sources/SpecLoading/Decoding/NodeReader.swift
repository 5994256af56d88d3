import SpecModel
import YAMLTree

/// Reads a node as the format requires at its place, and reports anything else.
///
/// A method that returns `nil` has reported why.
struct NodeReader {
  /// The node; if a `$column` led here, the column's value.
  let node: YAMLNode
  /// Whether the node is part of a table of variants, where `$` has no meaning.
  let isInTable: Bool
  // There is a reader for every node, so readers are kept small.
  private let lentContext: Loan<Unmanaged<FileContext>>
  /// The line of ``reference``, or 0 if there is none.
  private let referenceLine: UInt32
  private let referenceColumn: UInt32

  /// Creates a reader of a node; using it after the context is gone stops the program.
  @inline(__always)
  init(node: YAMLNode, context: FileContext, reference: YAMLMark?, isInTable: Bool) {
    self.node = node
    self.isInTable = isInTable
    lentContext = context.loan
    referenceLine = UInt32(truncatingIfNeeded: reference?.line ?? 0)
    referenceColumn = UInt32(truncatingIfNeeded: reference?.column ?? 0)
  }

  /// Creates a reader of another node in the same file.
  @inline(__always)
  init(node: YAMLNode, like other: NodeReader) {
    self.node = node
    isInTable = other.isInTable
    lentContext = other.lentContext
    referenceLine = other.referenceLine
    referenceColumn = other.referenceColumn
  }

  /// The context of the node's file.
  @inline(__always)
  var context: FileContext { lentContext.value.takeUnretainedValue() }

  /// The place of the `$column` that led here, if one did.
  var reference: YAMLMark? {
    referenceLine == 0 ? nil : YAMLMark(line: Int(referenceLine), column: Int(referenceColumn))
  }

  /// Reports a mistake in this node.
  @inline(__always)
  func report(_ mistake: @autoclosure () -> Mistake, notes: [Diagnostic.Note] = []) {
    if hasRoom { collect(mistake(), notes: notes) }
  }

  /// Reports a mistake in this node, in words of its own.
  @inline(never)
  func report(
    _ code: DiagnosticCode.Suite, _ message: @autoclosure () -> String,
    hint: @autoclosure () -> String? = nil
  ) {
    report(Mistake(code, message(), hint: hint()))
  }

  /// Reports a mistake in a part of this node.
  func report(_ mistake: Mistake, at place: Diagnostic.Place) {
    context.report(mistake, at: place, notes: uses)
  }

  /// Whether a mistake in this node can be reported.
  private var hasRoom: Bool {
    @inline(never) get { context.hasRoom(for: place) }
  }

  @inline(never)
  private func collect(_ mistake: Mistake, notes: [Diagnostic.Note]) {
    context.collect(mistake, at: place, notes: notes + uses)
  }

  /// Where the node is used, if that is not where it is written.
  var uses: [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    if let reference {
      notes.append(
        Diagnostic.Note(
          message: "the column is used here", place: context.place(reference, length: 1)))
    }
    if let alias = node.aliasMark {
      notes.append(
        Diagnostic.Note(
          message: "the alias is used here",
          place: context.place(alias, length: node.aliasLength ?? 1)))
    }
    return notes
  }

  /// Reports a mistake of a whole mapping, at its first key.
  func reportAtStart(_ mistake: Mistake) {
    guard node.style == .block, let first = node.entries.first(where: { _ in true }) else {
      report(mistake)
      return
    }
    NodeReader(node: first.key, like: self).report(mistake)
  }

  /// The place of the node, with its width.
  var place: Diagnostic.Place { context.place(node.mark, length: node.length ?? 1) }

  /// The location of the node.
  var location: SourceLocation { context.location(node.mark) }

  /// The position of the node in its file.
  var position: SourcePosition { SourcePosition(line: node.mark.line, column: node.mark.column) }

  /// Starts reading a node within this one.
  ///
  /// - Returns: A reader of the node or, if it is a column, of the column's value; `nil`, with a
  ///   diagnostic, if the node begins with `$` but is not a column of the variant.
  @inline(__always)
  func reader(for node: YAMLNode) -> NodeReader? {
    NodeReader(node: node, like: self).resolved
  }

  /// This reader or, if the node is a column, that of its value.
  @inline(__always)
  var resolved: NodeReader? { isColumn ? context.resolve(self) : self }

  /// Whether the node begins with `$`; `${column}` begins a text and is only replaced in texts for
  /// people.
  @inline(__always)
  private var isColumn: Bool {
    node.isPlain
      && node.withUTF8 {
        $0.count > 0 && $0[0] == UInt8(ascii: "$") && !($0.count > 1 && $0[1] == UInt8(ascii: "{"))
      }
  }

  /// The contents of the node, in words.
  var description: String {
    switch node.kind {
    case .sequence: return "a list"
    case .mapping: return "a mapping"
    case .scalar: break
    }
    guard node.isPlain else { return "a text" }
    return node.withUTF8 {
      switch PlainScalar($0) {
      case .number, .oddNumber: "a number"
      case .boolean, .oddBoolean: "a boolean"
      case .null: "nothing"
      case .date: "a date"
      case .text, .indicator: "a text"
      }
    }
  }

  /// Reports that something else is expected here.
  func reportKind(_ expected: String, hint: String? = nil) {
    report(.wrongKind(expected: expected, found: description, hint: hint))
  }

  /// Reports that a list is expected, and how to turn the node into one.
  ///
  /// - Parameters:
  ///   - expected: What is expected.
  ///   - isElement: Whether the node could be an element of the list.
  ///   - hint: The hint if it could not.
  func reportNoList(_ expected: String, isElement: Bool, otherwise hint: String?) {
    let isShort = (node.length ?? 99) <= 40
    let isSeveral = node.kind == .scalar && node.isPlain && node.text.contains(", ")
    switch node.kind {
    case .scalar where isShort && (isElement || isSeveral):
      reportKind(expected, hint: "write `[\(node.text)]`")
    case .mapping where node.style == .block:
      reportKind(expected, hint: "begin each of its elements with `- `")
    case .mapping: reportKind(expected, hint: "put it in brackets: `[…]`")
    case .scalar where isShort && node.isPlain && !node.isMissing && !node.text.contains(" "):
      // A word that may be misspelled as well.
      reportKind(expected, hint: hint ?? "write `[\(node.text)]`")
    case .scalar, .sequence: reportKind(expected, hint: hint)
    }
  }
}

extension NodeReader {
  /// Reads a list element by element, skipping what cannot be read.
  ///
  /// - Parameters:
  ///   - what: The list, such as `a list of actions`.
  ///   - minimum: What the list must have at least one of; `nil` if it may be empty.
  ///   - hint: The hint if the node is a text that cannot be an element either.
  ///   - read: Reads an element.
  /// - Returns: The elements that could be read, or `nil` if the node is not a list.
  func list<Element>(
    _ what: @autoclosure () -> String, atLeast minimum: String? = nil,
    otherwise hint: @autoclosure () -> String? = nil, _ read: (NodeReader) -> Element?
  ) -> [Element]? {
    guard isList(what(), atLeast: minimum, otherwise: hint(), { _ = read($0) }) else { return nil }
    var elements: [Element] = []
    elements.reserveCapacity(node.count)
    for element in node.elements {
      if let reader = reader(for: element), let value = read(reader) { elements.append(value) }
    }
    return elements
  }

  /// Visits a list element by element.
  ///
  /// - Parameters:
  ///   - what: The list, such as `a list of rules`.
  ///   - minimum: What the list must have at least one of; `nil` if it may be empty.
  ///   - hint: The hint if the node is a text that cannot be an element either.
  ///   - visit: Reads an element.
  /// - Returns: Whether the node is a list.
  @discardableResult
  func elements(
    _ what: @autoclosure () -> String, atLeast minimum: String? = nil,
    otherwise hint: @autoclosure () -> String? = nil, _ visit: (NodeReader) -> Void
  ) -> Bool {
    guard isList(what(), atLeast: minimum, otherwise: hint(), visit) else { return false }
    for element in node.elements {
      if let reader = reader(for: element) { visit(reader) }
    }
    return true
  }

  /// Reads a list of words that all differ, and reports each that it has twice.
  ///
  /// - Parameters:
  ///   - what: The list, such as `a list of rules`.
  ///   - minimum: What the list must have at least one of; `nil` if it may be empty.
  ///   - hint: The hint if the node is a text that cannot be an element either.
  ///   - read: Reads an element.
  /// - Returns: The elements that could be read, each once; `nil` if the node is not a list.
  func distinct<Element: Equatable>(
    _ what: @autoclosure () -> String, atLeast minimum: String? = nil,
    otherwise hint: @autoclosure () -> String? = nil, _ read: (NodeReader) -> Element?
  ) -> [Element]? {
    var all: [Element] = []
    let isList = elements(what(), atLeast: minimum, otherwise: hint()) { element in
      guard let value = read(element) else { return }
      if all.contains(value) {
        element.report(.duplicateEntry(element.node.text))
      } else {
        all.append(value)
      }
    }
    return isList ? all : nil
  }

  /// Tells whether the node is a list, and reports what is wrong with it otherwise.
  @inline(__always)
  private func isList(
    _ what: @autoclosure () -> String, atLeast minimum: String?,
    otherwise hint: @autoclosure () -> String?, _ visit: (NodeReader) -> Void
  ) -> Bool {
    guard node.kind == .sequence else {
      let isElement = node.kind == .scalar && !node.isMissing && context.canRead { visit(self) }
      reportNoList(what(), isElement: isElement, otherwise: hint())
      return false
    }
    if let minimum, node.count == 0 { report(.nothingGiven(minimum)) }
    return true
  }

  /// Reads a mapping whose keys the author chooses.
  ///
  /// - Parameters:
  ///   - what: The mapping, such as `a mapping of properties`.
  ///   - minimum: What the mapping must have at least one of; `nil` if it may be empty.
  ///   - read: Reads a key and its value.
  /// - Returns: Whether the node is a mapping.
  @discardableResult
  func entries(
    _ what: @autoclosure () -> String, atLeast minimum: String? = nil,
    _ read: (_ key: NodeReader, _ value: NodeReader) -> Void
  ) -> Bool {
    guard node.kind == .mapping else {
      reportKind(what())
      return false
    }
    if let minimum, node.count == 0 { report(.nothingGiven(minimum)) }
    for entry in node.entries {
      guard let key = reader(for: entry.key), let value = reader(for: entry.value) else { continue }
      read(key, value)
    }
    return true
  }
}
