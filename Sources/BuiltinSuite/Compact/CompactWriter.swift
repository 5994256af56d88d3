import SpecModel

/// Writes a suite as texts and numbers; see ``CompactSuite``.
struct CompactWriter: CompactForm {
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

  mutating func digits(_ number: UInt?) throws(CompactError) -> UInt {
    guard let number else { throw error("there is no number to write") }
    if let last = line.last, last != UInt8(ascii: "\n") { line.append(UInt8(ascii: " ")) }
    line += Array("\(number)".utf8)
    return number
  }

  mutating func text(_ text: String?) throws(CompactError) -> String {
    guard let text else { throw error("there is no text to write") }
    let place = textPlaces[text] ?? texts.count
    if place == texts.count {
      textPlaces[text] = place
      texts.append(text)
    }
    return texts[try number(place)]
  }

  mutating func endLine() { line.append(UInt8(ascii: "\n")) }

  func check(count: Int) {}

  func error(_ problem: String) -> CompactError {
    CompactError(problem: problem, offset: line.count)
  }

  // MARK: Shared values

  mutating func shared(_ texts: [String]?) throws(CompactError) -> [String] {
    try share(texts, in: \.lists, [String].init)
  }

  mutating func shared(_ numbers: [Int]?) throws(CompactError) -> [Int] {
    try share(numbers, in: \.numberLists, [Int].init)
  }

  mutating func shared(_ given: Given?) throws(CompactError) -> Given {
    try share(given, in: \.givens, Given.init)
  }

  mutating func shared(_ message: Message?) throws(CompactError) -> Message {
    try share(message, in: \.messages, Message.init)
  }

  mutating func shared(_ messages: [Message]?) throws(CompactError) -> [Message] {
    try share(messages, in: \.messageLists) { messages, form throws(CompactError) in
      try form.list(messages)
    }
  }

  mutating func shared(_ action: Action?) throws(CompactError) -> Action {
    try share(action, in: \.actions, Action.init)
  }

  mutating func shared(_ actions: [Action]?) throws(CompactError) -> [Action] {
    try share(actions, in: \.actionLists) { actions, form throws(CompactError) in
      try form.list(actions)
    }
  }

  mutating func shared(_ expectations: [Expectation]?) throws(CompactError) -> [Expectation] {
    try share(expectations, in: \.expectationLists, [Expectation].init)
  }

  /// Writes the index of a value, which is added to its table when it first occurs.
  private mutating func share<Value: Hashable>(
    _ value: Value?, in table: WritableKeyPath<Self, Table<Value>>,
    _ pass: (Value?, inout Self) throws(CompactError) -> Value
  ) throws(CompactError) -> Value {
    guard let value else { throw error("there is no value to write") }
    if let place = self[keyPath: table].places[value] {
      _ = try number(place)
      return value
    }
    let outer = line
    line = []
    _ = try pass(value, &self)
    let place = self[keyPath: table].lines.count
    self[keyPath: table].lines.append(line)
    self[keyPath: table].places[value] = place
    line = outer
    _ = try number(place)
    return value
  }
}
