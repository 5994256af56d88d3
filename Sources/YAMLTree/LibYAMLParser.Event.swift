extension LibYAMLParser {
  /// An event as libyaml reports it, without a copy of its text.
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

    var kind: Kind
    var style = YAMLNode.Style.plain
    /// The places where it begins and ends.
    var start: Mark
    var end: Mark
    /// A scalar's text.
    var text = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    /// The name after a node's `&` or an alias's `*`: ASCII, with a zero at its end.
    var anchor: UnsafeMutablePointer<UInt8>?
    /// A node's tag, with a zero at its end.
    var tag: UnsafeMutablePointer<UInt8>?

    /// The width in columns, or 0 if it ends on another line.
    var columns: UInt32 { start.line == end.line ? end.column - start.column : 0 }

    /// The anchor's name; empty if there is none.
    var anchorName: String { anchor.map { String(cString: $0) } ?? "" }

    /// Whether it is an unquoted `<<`, the key that merges mappings.
    var isMergeKey: Bool {
      text.count == 2 && style == .plain && text[0] == UInt8(ascii: "<") && text[1] == text[0]
    }

    /// Whether the node has a tag other than `!`, which only keeps a scalar from being resolved.
    var isTagged: Bool {
      guard let tag else { return false }
      return tag[0] != UInt8(ascii: "!") || tag[1] != 0
    }
  }
}
