import SpecModel
import YAMLTree

/// Reads a node as what the format has in its place, and reports where it is something else.
///
/// A method that returns `nil` has reported why.
struct NodeReader {
  /// The node; what a `$column` stands for, not the `$column` itself.
  let node: YAMLNode
  /// Whether the node is part of a table of variants, where `$` has no meaning.
  let isInTable: Bool
  // Readers are made and copied for every node, so they are kept small.
  private let lentContext: Loan<Unmanaged<FileContext>>
  /// The line of ``reference``, or 0.
  private let referenceLine: UInt32
  private let referenceColumn: UInt32

  /// Creates a reader of a node.
  ///
  /// To use it after the context is gone stops the program.
  @inline(__always)
  init(node: YAMLNode, context: FileContext, reference: YAMLMark?, isInTable: Bool) {
    self.node = node
    self.isInTable = isInTable
    lentContext = context.loan
    referenceLine = UInt32(truncatingIfNeeded: reference?.line ?? 0)
    referenceColumn = UInt32(truncatingIfNeeded: reference?.column ?? 0)
  }

  /// Creates a reader of a node in the same file as the node of another reader.
  @inline(__always)
  private init(node: YAMLNode, like other: NodeReader) {
    self.node = node
    isInTable = other.isInTable
    lentContext = other.lentContext
    referenceLine = other.referenceLine
    referenceColumn = other.referenceColumn
  }

  /// The file that the node is part of.
  @inline(__always)
  var context: FileContext { lentContext.value.takeUnretainedValue() }

  /// The place of the `$column` that led here, if one did.
  var reference: YAMLMark? {
    referenceLine == 0 ? nil : YAMLMark(line: Int(referenceLine), column: Int(referenceColumn))
  }

  /// Collects a mistake in this node.
  @inline(__always)
  func report(_ mistake: @autoclosure () -> Mistake, notes: [Diagnostic.Note] = []) {
    if hasRoom { collect(mistake(), notes: notes) }
  }

  /// Whether a mistake in this node can be told.
  private var hasRoom: Bool {
    @inline(never) get { context.hasRoom(for: place) }
  }

  @inline(never)
  private func collect(_ mistake: Mistake, notes: [Diagnostic.Note]) {
    var notes = notes
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
    context.collect(mistake, at: place, notes: notes)
  }

  /// Collects a mistake in a mapping as a whole, at the first of its keys.
  func reportAtStart(_ mistake: Mistake) {
    guard node.style == .block, let first = node.entries.first(where: { _ in true }) else {
      report(mistake)
      return
    }
    NodeReader(node: first.key, like: self).report(mistake)
  }

  /// Where the node is, and how many columns it takes.
  var place: Diagnostic.Place { context.place(node.mark, length: node.length ?? 1) }

  /// Where the node is.
  var location: SourceLocation { context.location(node.mark) }

  /// Starts reading a node within this one.
  ///
  /// - Returns: A reader of the node, or of what it stands for if it is a column, or `nil` if it
  ///   begins with `$` and is no column of the variant; that has been reported then.
  @inline(__always)
  func reader(for node: YAMLNode) -> NodeReader? {
    NodeReader(node: node, like: self).resolved
  }

  /// This reader, or that of the value if the node is a column.
  @inline(__always)
  var resolved: NodeReader? { isColumn ? context.resolve(self) : self }

  /// Whether the node begins with `$`; but `${column}` begins a text, and only texts for people
  /// know it.
  @inline(__always)
  private var isColumn: Bool {
    node.isPlain
      && node.withUTF8 {
        $0.count > 0 && $0[0] == UInt8(ascii: "$") && !($0.count > 1 && $0[1] == UInt8(ascii: "{"))
      }
  }

  /// What is found here, in words.
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

  /// Reports that something else was expected here.
  func reportKind(_ expected: String, hint: String? = nil) {
    report(.wrongKind(expected: expected, found: description, hint: hint))
  }

  /// Reports that a list was expected, and how to make one of what is there.
  ///
  /// - Parameters:
  ///   - expected: What was expected.
  ///   - isElement: Whether what is there could be an element of the list.
  ///   - hint: The way out where it could not.
  func reportNoList(_ expected: String, isElement: Bool, otherwise hint: String?) {
    let isShort = (node.length ?? 99) <= 40
    let isSeveral = node.kind == .scalar && node.isPlain && node.text.contains(", ")
    switch node.kind {
    case .scalar where isShort && (isElement || isSeveral):
      reportKind(expected, hint: "write `[\(node.text)]`")
    case .mapping where node.style == .block:
      reportKind(expected, hint: "begin each of its elements with `- `")
    case .mapping: reportKind(expected, hint: "put it in brackets: `[…]`")
    case .scalar, .sequence: reportKind(expected, hint: hint)
    }
  }
}

extension NodeReader {
  /// Reads a list, element by element, and passes over what cannot be read.
  ///
  /// - Parameters:
  ///   - what: What it is, such as `a list of actions`.
  ///   - minimum: What there must be at least one of; absent if the list may be empty.
  ///   - hint: The way out where there is a text that could not be an element either.
  ///   - read: Reads an element.
  /// - Returns: What was read, or `nil` if there is no list.
  @discardableResult
  func list<Element>(
    _ what: @autoclosure () -> String, atLeast minimum: String? = nil,
    otherwise hint: @autoclosure () -> String? = nil, _ read: (NodeReader) -> Element?
  ) -> [Element]? {
    guard node.kind == .sequence else {
      let isElement =
        node.kind == .scalar && !node.isMissing && context.canRead { _ = read(self) }
      reportNoList(what(), isElement: isElement, otherwise: hint())
      return nil
    }
    if let minimum, node.count == 0 { report(.nothingGiven(minimum)) }
    var elements: [Element] = []
    for element in node.elements {
      guard let reader = reader(for: element), let value = read(reader) else { continue }
      // Not before there is something to keep: some lists are read for what happens on the way.
      if elements.isEmpty { elements.reserveCapacity(node.count) }
      elements.append(value)
    }
    return elements
  }

  /// Reads a mapping whose keys the author chooses.
  ///
  /// - Parameters:
  ///   - what: What it is, such as `a mapping of properties`.
  ///   - minimum: What there must be at least one of; absent if the mapping may be empty.
  ///   - read: Reads a key and its value.
  /// - Returns: Whether there is a mapping.
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

  /// Reads a mapping whose keys the format names.
  ///
  /// - Parameters:
  ///   - owner: What the mapping describes, such as `a message`.
  ///   - keys: The keys it may have.
  ///   - noun: What a key that is none should have been; absent if it is a key like any other.
  ///   - read: Reads a value.
  /// - Returns: Which keys there are, or `nil` if there is no mapping.
  @discardableResult
  func fields<Key: Vocabulary>(
    of owner: String, _ keys: Key.Type, unknown noun: Noun? = nil,
    _ read: (Key, NodeReader) -> Void
  ) -> FieldSet<Key>? {
    guard node.kind == .mapping else {
      reportKind("a mapping that describes \(owner)")
      return nil
    }
    var fields = FieldSet<Key>(reader: self, owner: owner)
    let words = Key.words
    for entry in node.entries {
      // No word begins with `$`, so a key that is a word is no column.
      let word = entry.key.withUTF8(words.word)
      guard
        let key =
          word == nil ? reader(for: entry.key) : NodeReader(node: entry.key, like: self)
      else { continue }
      guard let (word, position) = word ?? key.node.withUTF8(words.word) else {
        fields.keys.noteUnknown(key, noun, known: Key.spellings)
        continue
      }
      if fields.keys.insert(position) { key.reportDuplicate() }
      if let value = reader(for: entry.value) { read(word, value) }
    }
    return fields
  }
}

extension NodeReader {
  @inline(never)
  fileprivate func reportDuplicate() { report(.duplicateKey(node.text)) }
}

/// Which keys a mapping has.
struct FieldSet<Key: Vocabulary> {
  fileprivate var keys: FoundKeys

  init(reader: NodeReader, owner: String) {
    keys = FoundKeys(reader: reader, owner: owner)
  }

  /// Whether there was a key that is none.
  var hasUnknown: Bool { keys.hasUnknown }

  /// Tells whether the mapping has a key.
  func contains(_ key: Key) -> Bool {
    guard let position = Key.words.position(of: key) else { return false }
    return keys.contains(position)
  }

  /// Reports each of these keys that the mapping lacks, unless it is there and misspelled.
  func require(_ keys: Key...) {
    for key in keys where !contains(key) { self.keys.reportMissing(key.rawValue) }
  }
}

/// The keys found in a mapping, by their places in the table of those it may have.
///
/// What `FieldSet` does for every vocabulary alike, compiled once.
private struct FoundKeys {
  let reader: NodeReader
  let owner: String
  /// The keys that those which are none were probably meant to be.
  private var misspelled: [String] = []
  /// Whether there was a key that is none.
  private(set) var hasUnknown = false
  private var bits: UInt64 = 0

  init(reader: NodeReader, owner: String) {
    self.reader = reader
    self.owner = owner
  }

  /// Notes a key, and tells whether it was there already.
  mutating func insert(_ position: Int) -> Bool {
    let bit: UInt64 = 1 << UInt64(position)
    defer { bits |= bit }
    return bits & bit != 0
  }

  func contains(_ position: Int) -> Bool { bits & (1 << UInt64(position)) != 0 }

  /// Reports and notes a key that is none.
  @inline(never)
  mutating func noteUnknown(_ key: NodeReader, _ noun: Noun?, known: [String]) {
    let text = key.node.text
    key.report(
      noun.map { .unknown($0, text, known: known) } ?? .unknownKey(text, of: owner, known: known))
    hasUnknown = true
    if let nearest = Suggestion.nearest(to: text, among: known) { misspelled.append(nearest) }
  }

  /// Reports a key that is missing, unless it is there and misspelled.
  @inline(never)
  func reportMissing(_ key: String) {
    if !misspelled.contains(key) { reader.reportAtStart(.missingKey(key, of: owner)) }
  }
}
