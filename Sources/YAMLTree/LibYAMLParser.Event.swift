import CLibYAML

extension LibYAMLParser {
  /// A view of libyaml's event, without a copy of its members.
  ///
  /// It is valid until the next event is read.
  struct Event {
    enum Kind: UInt8 {
      case streamStart
      case streamEnd
      case documentStart
      case documentEnd
      case scalar
      case alias
      case sequenceStart
      case mappingStart
      case collectionEnd
    }

    /// What happened; stored, so that the rest of the event is read without asking again.
    let kind: Kind
    private let raw: UnsafePointer<yaml_event_t>

    @inline(__always)
    init(_ raw: UnsafePointer<yaml_event_t>) {
      kind = Kind(raw.pointee.type)
      self.raw = raw
    }
  }
}

extension LibYAMLParser.Event.Kind {
  @inline(__always)
  fileprivate init(_ type: yaml_event_type_t) {
    self =
      switch type {
      case YAML_SCALAR_EVENT: .scalar
      case YAML_MAPPING_START_EVENT: .mappingStart
      case YAML_SEQUENCE_START_EVENT: .sequenceStart
      case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: .collectionEnd
      case YAML_ALIAS_EVENT: .alias
      case YAML_DOCUMENT_START_EVENT: .documentStart
      case YAML_DOCUMENT_END_EVENT: .documentEnd
      case YAML_STREAM_START_EVENT: .streamStart
      // The end of the stream, or the empty event that libyaml returns after it.
      default: .streamEnd
      }
  }
}

extension LibYAMLParser.Event {
  /// The place where it begins.
  @inline(__always)
  var start: LibYAMLParser.Mark { LibYAMLParser.Mark(raw.pointee.start_mark) }

  /// The place where it ends.
  @inline(__always)
  var end: LibYAMLParser.Mark { LibYAMLParser.Mark(raw.pointee.end_mark) }

  /// The width in columns, or 0 if it ends on another line.
  @inline(__always)
  var columns: UInt32 {
    let end = LibYAMLParser.Mark(raw.pointee.end_mark)
    return start.line == end.line ? end.column - start.column : 0
  }

  /// The text of a scalar; empty for anything else.
  @inline(__always)
  var text: UnsafeBufferPointer<UInt8> {
    guard kind == .scalar else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    return UnsafeBufferPointer(
      start: raw.pointee.data.scalar.value, count: raw.pointee.data.scalar.length)
  }

  /// The style in which a node is written.
  @inline(__always)
  var style: YAMLNode.Style {
    switch kind {
    case .scalar:
      switch raw.pointee.data.scalar.style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE: .literal
      case YAML_FOLDED_SCALAR_STYLE: .folded
      default: .plain
      }
    case .mappingStart:
      raw.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE ? .flow : .block
    case .sequenceStart:
      raw.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE ? .flow : .block
    default: .plain
    }
  }

  /// The name after a node's `&` or an alias's `*`: ASCII, with a zero at its end.
  @inline(__always)
  private var anchor: UnsafeMutablePointer<UInt8>? {
    switch kind {
    case .scalar: raw.pointee.data.scalar.anchor
    case .mappingStart: raw.pointee.data.mapping_start.anchor
    case .sequenceStart: raw.pointee.data.sequence_start.anchor
    case .alias: raw.pointee.data.alias.anchor
    default: nil
    }
  }

  /// The tag of a node, with a zero at its end.
  @inline(__always)
  private var tag: UnsafeMutablePointer<UInt8>? {
    switch kind {
    case .scalar: raw.pointee.data.scalar.tag
    case .mappingStart: raw.pointee.data.mapping_start.tag
    case .sequenceStart: raw.pointee.data.sequence_start.tag
    default: nil
    }
  }

  /// Whether a node has an anchor.
  @inline(__always)
  var hasAnchor: Bool { anchor != nil }

  /// Whether a node has an anchor, a tag, or both; few have.
  @inline(__always)
  var isMarked: Bool { anchor != nil || tag != nil }

  /// The anchor's name; empty if there is none.
  var anchorName: String { anchor.map { String(cString: $0) } ?? "" }

  /// Whether it is an unquoted `<<`, the key that merges mappings.
  @inline(__always)
  var isMergeKey: Bool {
    let text = text
    return text.count == 2 && text[0] == UInt8(ascii: "<") && text[1] == text[0] && style == .plain
  }

  /// Whether the node has a tag other than `!`, which only keeps a scalar from being resolved.
  var isTagged: Bool {
    guard let tag else { return false }
    return tag[0] != UInt8(ascii: "!") || tag[1] != 0
  }
}
