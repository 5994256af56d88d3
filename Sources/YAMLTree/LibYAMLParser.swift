import CLibYAML

/// libyaml's event parser over bytes in memory.
///
/// Nothing else uses libyaml. An event is a plain value with pointers into libyaml's memory, which
/// are valid until the next event is read. Reading an event allocates no Swift memory and counts no
/// references.
struct LibYAMLParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// The latest event; it owns the memory that ``Event`` points to.
  private let current: UnsafeMutablePointer<yaml_event_t>

  /// Creates a parser that reads bytes in place; the bytes must outlive it.
  init(reading bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    current = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    current.initialize(to: yaml_event_t())
    // This fails only if there is no memory, which ``next()`` then reports.
    guard yaml_parser_initialize(parser) != 0 else { return }
    // Otherwise, libyaml would accept UTF-16, and every offset computed in Swift would be wrong.
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_event_delete(current)
    yaml_parser_delete(parser)
    current.deallocate()
    parser.deallocate()
  }

  /// Reads the next event, and so invalidates the pointers of the one before.
  ///
  /// - Throws: libyaml's error. No event follows it.
  @inline(__always)
  mutating func next() throws(Failure) -> Event {
    yaml_event_delete(current)
    guard parser.pointee.error == YAML_NO_ERROR, yaml_parser_parse(parser, current) != 0 else {
      throw Failure(of: parser.pointee)
    }
    return Event(current)
  }

  /// Whether the end of the file follows the event, as far as libyaml has looked ahead.
  var isAtEnd: Bool {
    parser.pointee.token_available != 0
      && parser.pointee.tokens.head.pointee.type == YAML_STREAM_END_TOKEN
  }
}

extension LibYAMLParser {
  /// A place as libyaml counts it: lines and columns from 0, columns in Unicode scalars.
  struct Mark {
    var line: UInt32
    var column: UInt32

    @inline(__always)
    init(_ mark: yaml_mark_t) {
      line = UInt32(truncatingIfNeeded: mark.line)
      column = UInt32(truncatingIfNeeded: mark.column)
    }

    /// The same place, counted from 1.
    var mark: YAMLMark { YAMLMark(line: Int(line) + 1, column: Int(column) + 1) }
  }

  /// Why libyaml stopped.
  struct Failure: Error {
    enum Stage {
      case memory
      /// The bytes are not text; `offset` is that of the first invalid one.
      case reader
      /// The text is not YAML; the marks say where.
      case syntax
    }

    let stage: Stage
    let problem: String
    let place: Mark
    let offset: Int
    /// The character or byte at which the reader stopped, or -1 if there is none.
    let value: Int
    /// What libyaml was parsing, and where that began.
    let context: String
    let contextPlace: Mark

    init(of parser: yaml_parser_t) {
      stage =
        switch parser.error {
        case YAML_MEMORY_ERROR, YAML_NO_ERROR: .memory
        case YAML_READER_ERROR: .reader
        default: .syntax
        }
      problem = parser.problem.map { String(cString: $0) } ?? ""
      place = Mark(parser.problem_mark)
      offset = parser.problem_offset
      value = Int(parser.problem_value)
      context = parser.context.map { String(cString: $0) } ?? ""
      contextPlace = Mark(parser.context_mark)
    }
  }
}
