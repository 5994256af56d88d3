import SpecModel

/// Writes a suite as texts and numbers; see ``CompactSuite``.
struct CompactWriter {
  private var textPlaces: [String: Int] = [:]
  /// All texts.
  private(set) var texts: [String] = []
  /// The numbers of the part that is being written: the suite, or an entry of a table.
  private var line: [UInt8] = []

  // The tables, in the order in which they are written.
  private var lists = Table<[String]>()
  private var numberLists = Table<[Int]>()
  private var givens = Table<Given>()
  private var messages = Table<Message>()
  private var messageLists = Table<[Message]>()
  private var actions = Table<Action>()
  private var actionLists = Table<[Action]>()
  private var expectationLists = Table<[Expectation]>()

  /// A table of values that are referred to by index.
  private struct Table<Value: Hashable> {
    var places: [Value: Int] = [:]
    var lines: [[UInt8]] = []

    var bytes: [UInt8] {
      lines.reduce(into: Array("\(lines.count)\n".utf8)) { $0 += $1 + [UInt8(ascii: "\n")] }
    }
  }

  /// All numbers: the tables, and the suite.
  var numbers: [UInt8] {
    lists.bytes + numberLists.bytes + givens.bytes + messages.bytes + messageLists.bytes
      + actions.bytes + actionLists.bytes + expectationLists.bytes + line
  }

  // MARK: Numbers and texts

  /// Writes a number that is not negative, such as a count or an index.
  mutating func number(_ number: Int) { digits(of: UInt(number)) }

  /// Writes any whole number: non-negative ones are doubled, and negative ones take the odd
  /// numbers.
  mutating func integer(_ integer: Int) {
    digits(of: UInt(bitPattern: integer &<< 1) ^ (integer < 0 ? .max : 0))
  }

  private mutating func digits(of number: UInt) {
    if let last = line.last, last != UInt8(ascii: "\n") { line.append(UInt8(ascii: " ")) }
    line += Array("\(number)".utf8)
  }

  /// Writes a truth value.
  mutating func flag(_ flag: Bool) { number(flag ? 1 : 0) }

  /// Writes one of an enumeration's cases.
  mutating func option<Value: CaseIterable & Equatable>(_ value: Value) {
    number(Array(Value.allCases).firstIndex(of: value) ?? 0)
  }

  /// Writes a text.
  mutating func text(_ text: String) {
    let place = textPlaces[text] ?? texts.count
    if place == texts.count {
      textPlaces[text] = place
      texts.append(text)
    }
    number(place)
  }

  /// Writes whether there is a text, and the text.
  mutating func optionalText(_ text: String?) { optional(text) { $0.text($1) } }

  /// Writes whether there is a value, and the value.
  mutating func optional<Value>(_ value: Value?, _ write: (inout Self, Value) -> Void) {
    flag(value != nil)
    if let value { write(&self, value) }
  }

  /// Writes the number of values, and each value.
  mutating func array<Value>(_ values: [Value], _ write: (inout Self, Value) -> Void) {
    number(values.count)
    for value in values { write(&self, value) }
  }

  /// Writes the members of a dictionary.
  mutating func dictionary<Value>(
    _ values: [String: Value], _ write: (inout Self, Value) -> Void
  ) {
    array(values.sorted { $0.key < $1.key }) { writer, member in
      writer.text(member.key)
      write(&writer, member.value)
    }
  }

  /// Writes a source location.
  mutating func location(_ location: SourceLocation) {
    text(location.file)
    sourcePosition(location.position)
  }

  /// Writes a position in a file.
  mutating func sourcePosition(_ position: SourcePosition) {
    number(position.line)
    number(position.column)
  }

  /// Ends a line, so that people can read the numbers.
  mutating func endLine() { line.append(UInt8(ascii: "\n")) }

  // MARK: Shared values

  mutating func texts(_ texts: [String]) {
    share(texts, in: \.lists) { $0.array(texts) { $0.text($1) } }
  }

  mutating func given(_ given: Given) { share(given, in: \.givens) { given.write(to: &$0) } }

  mutating func numbers(_ numbers: [Int]) {
    share(numbers, in: \.numberLists) { $0.array(numbers) { $0.number($1) } }
  }

  mutating func messages(_ messages: [Message]) {
    share(messages, in: \.messageLists) {
      $0.array(messages) { writer, message in
        writer.share(message, in: \.messages) { message.write(to: &$0) }
      }
    }
  }

  mutating func actions(_ actions: [Action]) {
    share(actions, in: \.actionLists) {
      $0.array(actions) { writer, action in
        writer.share(action, in: \.actions) { action.write(to: &$0) }
      }
    }
  }

  mutating func expectations(_ expectations: [Expectation]) {
    share(expectations, in: \.expectationLists) {
      $0.array(expectations) { $1.write(to: &$0) }
    }
  }

  /// Writes the index of a value, which is added to its table when it first occurs.
  private mutating func share<Value: Hashable>(
    _ value: Value, in table: WritableKeyPath<Self, Table<Value>>, _ write: (inout Self) -> Void
  ) {
    if let place = self[keyPath: table].places[value] { return number(place) }
    let outer = line
    line = []
    write(&self)
    let place = self[keyPath: table].lines.count
    self[keyPath: table].lines.append(line)
    self[keyPath: table].places[value] = place
    line = outer
    number(place)
  }
}
