/// Builds the contents of a document from libyaml's events, and collects the mistakes.
///
/// Every step takes constant time or, at the end of a mapping, time linear in its entries. So the
/// time for a file is linear in its length.
struct YAMLComposer: ~Copyable {
  private let source: YAMLSource
  private let limits: YAMLLimits
  private let recordLimit: Int
  private var records: YAMLBuffer<YAMLRecord>
  private var text: YAMLBuffer<UInt8>
  /// The collection that is being read; at the start, the file itself.
  private var frame = Frame(position: -1, isMapping: false)
  /// The collections around it, outermost first.
  private var outer = YAMLBuffer<Frame>(capacity: 16)
  private var anchors = YAMLAnchors()
  private var duplicates = YAMLDuplicates()
  /// The number of nodes that the aliases so far stand for.
  private var expansion = 0
  private var lineCount = 0
  /// Where texts are looked for that have unusual spaces.
  private var cursor = YAMLCursor()
  private var errors: [YAMLError] = []

  /// A collection that is being read.
  private struct Frame {
    var position: Int
    var isMapping: Bool
    /// The number of its anchor, or -1 if it has none.
    var anchor = -1
    /// The value of ``YAMLComposer/expansion`` when the collection began.
    var expansion = 0
    /// The number of children read so far.
    var count: UInt32 = 0
    /// The number of levels of collections inside it so far, with aliases replaced.
    var height = 0

    /// Whether the next child is a mapping's key.
    var expectsKey: Bool { isMapping && count & 1 == 0 }
  }

  init(source: YAMLSource, limits: YAMLLimits) {
    self.source = source
    self.limits = limits
    recordLimit = max(0, min(limits.nodes, Int(Int32.max)))
    // This reserves address space only: a page is allocated when it is written. Growing would copy.
    text = YAMLBuffer(capacity: source.bytes.count)
    records = YAMLBuffer(capacity: min(source.bytes.count / 8, 1 << 26, recordLimit))
  }

  /// Reads the whole file.
  ///
  /// - Throws: Every mistake in the file, up to the first one that makes the rest unreadable.
  consuming func compose() throws(YAMLErrors) -> YAMLStorage {
    do {
      try readFile()
    } catch {
      // After a complex key, the parser may call the same place badly indented. An unusual space may
      // have been noticed in a text, too.
      let isRepeated =
        error.code == .indentation && errors.last?.code == .complexKey
        && errors.last?.mark == error.mark || errors.contains(error)
      if !isRepeated { errors.append(error) }
    }
    guard errors.isEmpty else { throw YAMLErrors(errors) }
    return YAMLStorage(records: records, text: text, lineCount: lineCount)
  }

  private mutating func readFile() throws(YAMLError) {
    var parser = LibYAMLParser(reading: source.bytes)
    var isInDocument = false
    while true {
      let event = try next(of: &parser)
      switch event.kind {
      case .scalar: try addScalar(event)
      case .sequenceStart, .mappingStart: try openCollection(event)
      case .collectionEnd: try closeCollection(event)
      case .alias: try addAlias(event)
      case .streamStart: break
      case .documentStart:
        if isInDocument { throw .severalDocuments(at: event.start.mark) }
        isInDocument = true
      case .documentEnd:
        if !parser.isAtEnd { try source.refuseDirectives(fromLine: Int(event.start.line)) }
      case .streamEnd:
        lineCount = Int(event.start.line) + 1
        if errors.isEmpty, records.count == 0 || records[0].isMissing { throw .empty }
        return
      }
    }
  }

  @inline(__always)
  private func next(of parser: inout LibYAMLParser) throws(YAMLError) -> LibYAMLParser.Event {
    do {
      return try parser.next()
    } catch {
      throw .stopped(error, in: source)
    }
  }
}

// MARK: - Nodes

// There are millions of events: the common cases are compiled into the loop that reads them.
extension YAMLComposer {
  @inline(__always)
  private mutating func addScalar(_ event: LibYAMLParser.Event) throws(YAMLError) {
    if event.isMarked {
      try checkTag(event)
      _ = try setAnchor(event, isOpen: false)
    }
    if source.hasUnusualSpaces, event.style == .plain { try checkSpaces(event) }
    if frame.expectsKey, event.isMergeKey { try report(.mergeKey(at: event.start.mark)) }
    try add(
      YAMLRecord(
        kind: .scalar, style: event.style, line: event.start.line + 1,
        column: event.start.column + 1, payload: UInt32(truncatingIfNeeded: text.count),
        size: UInt32(truncatingIfNeeded: event.text.count), extent: event.columns))
    text.append(contentsOf: event.text)
  }

  @inline(__always)
  private mutating func openCollection(_ event: LibYAMLParser.Event) throws(YAMLError) {
    guard outer.count < limits.depth else {
      throw .tooDeep(at: event.start.mark, limit: limits.depth, isAlias: false)
    }
    let kind = event.kind == .mappingStart ? YAMLRecord.Kind.mapping : .sequence
    var anchor = -1
    if event.isMarked {
      try checkTag(event)
      anchor = try setAnchor(event, isOpen: true)
    }
    if frame.expectsKey { try report(.complexKey(at: event.start.mark, kind: kind)) }
    try add(
      YAMLRecord(
        kind: kind, style: event.style, line: event.start.line + 1,
        column: event.start.column + 1, payload: 0, size: 0, extent: 0))
    outer.append(frame)
    frame = Frame(
      position: records.count - 1, isMapping: kind == .mapping, anchor: anchor,
      expansion: expansion)
  }

  @inline(__always)
  private mutating func closeCollection(_ event: LibYAMLParser.Event) throws(YAMLError) {
    let closed = frame
    guard let enclosing = outer.popLast() else { return }
    frame = enclosing
    frame.height = max(frame.height, closed.height + 1)
    records[closed.position].payload = closed.count
    records[closed.position].extent = UInt32(truncatingIfNeeded: records.count)
    if closed.anchor >= 0 {
      anchors.close(
        closed.anchor, height: closed.height + 1,
        size: records.count - closed.position + expansion - closed.expansion)
    }
    guard closed.isMapping, closed.count > 2 else { return }
    let found = duplicates.find(in: records.elements, text.elements, mapping: closed.position)
    for (key, first) in found {
      try report(
        .duplicateKey(textOfScalar(at: key), record: records[key], first: records[first].mark),
        stopAt: event.start)
    }
  }

  private mutating func addAlias(_ event: LibYAMLParser.Event) throws(YAMLError) {
    let mark = event.start.mark
    let name = event.anchorName
    var record = YAMLRecord(
      kind: .alias, style: .plain, line: event.start.line + 1, column: event.start.column + 1,
      payload: 0, size: event.columns, extent: 0)
    if let anchor = anchors[name] {
      if anchor.isOpen {
        try report(.recursiveAlias(name, at: mark, length: event.columns, anchor: anchor.mark))
      } else {
        expansion += anchor.size
        if expansion > limits.aliasExpansion {
          throw .aliasExpansion(at: mark, length: event.columns, limit: limits.aliasExpansion)
        }
        if outer.count + anchor.height > limits.depth {
          throw .tooDeep(at: mark, limit: limits.depth, isAlias: true)
        }
        frame.height = max(frame.height, anchor.height)
        let kind = records[anchor.position].kind
        if frame.expectsKey, kind != .scalar { try report(.complexKey(at: mark, kind: kind)) }
      }
      record.payload = UInt32(truncatingIfNeeded: anchor.position)
    } else {
      try report(.undefinedAlias(name, at: mark, length: event.columns))
    }
    try add(record)
  }

  @inline(__always)
  private mutating func add(_ record: YAMLRecord) throws(YAMLError) {
    guard records.count < recordLimit else {
      throw .tooManyNodes(at: record.mark, limit: recordLimit)
    }
    records.append(record)
    frame.count &+= 1
  }

  private func textOfScalar(at position: Int) -> String {
    var record = records[position]
    if record.kind == .alias { record = records[Int(record.payload)] }
    let start = Int(record.payload)
    return String(decoding: text.elements[start..<start + Int(record.size)], as: UTF8.self)
  }
}

// MARK: - Spaces

extension YAMLComposer {
  /// Reports an unusual space in a text without quotes, where YAML would expect one of its own.
  private mutating func checkSpaces(_ event: LibYAMLParser.Event) throws(YAMLError) {
    let start = cursor.advance(to: event.start, in: source)
    let end = cursor.advance(to: event.end, in: source)
    guard let offset = source.misplacedSpace(from: start, to: end, inText: true),
      let space = source.scalar(at: offset)
    else { return }
    try report(.unusualSpace(space, at: source.mark(at: offset)))
  }
}

// MARK: - Tags, anchors and mistakes

extension YAMLComposer {
  private mutating func checkTag(_ event: LibYAMLParser.Event) throws(YAMLError) {
    if event.isTagged { try report(.tag(at: event.start.mark)) }
  }

  /// Records the anchor of a node, if it has one, before the node is added.
  ///
  /// - Returns: The number of the anchor, or -1.
  private mutating func setAnchor(
    _ event: LibYAMLParser.Event, isOpen: Bool
  ) throws(YAMLError) -> Int {
    guard event.hasAnchor else { return -1 }
    let name = event.anchorName
    if let first = anchors[name] {
      try report(.duplicateAnchor(name, at: event.start.mark, first: first.mark))
    }
    return anchors.set(
      name, YAMLAnchors.Anchor(position: records.count, mark: event.start.mark, isOpen: isOpen))
  }

  /// Collects a mistake that leaves the rest of the file readable.
  ///
  /// - Throws: An error if there are too many mistakes.
  private mutating func report(
    _ error: YAMLError, stopAt place: LibYAMLParser.Mark? = nil
  ) throws(YAMLError) {
    errors.append(error)
    if errors.count >= limits.errors {
      throw .tooManyErrors(at: place?.mark ?? error.mark, limit: limits.errors)
    }
  }
}
