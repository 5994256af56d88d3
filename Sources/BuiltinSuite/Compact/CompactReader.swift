import SpecModel

/// Reads what a ``CompactWriter`` wrote.
///
/// Every method throws if the numbers end, or if an index is out of range.
struct CompactReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private let texts: [String]
  private var lists: [[String]] = []
  private var numberLists: [[Int]] = []
  private var givens: [Given] = []
  private var messages: [Message] = []
  private var messageLists: [[Message]] = []
  private var actions: [Action] = []
  private var actionLists: [[Action]] = []
  private var expectationLists: [[Expectation]] = []

  /// Reads the tables, up to the suite itself.
  init(texts: [String], numbers: UnsafeBufferPointer<UInt8>) throws(CompactError) {
    self.texts = texts
    bytes = numbers
    lists = try array { reader throws(CompactError) in
      try reader.array { reader throws(CompactError) in try reader.text() }
    }
    numberLists = try array { reader throws(CompactError) in
      try reader.array { reader throws(CompactError) in try reader.number() }
    }
    givens = try array { reader throws(CompactError) in try Given(&reader) }
    messages = try array { reader throws(CompactError) in try Message(&reader) }
    messageLists = try array { reader throws(CompactError) in
      try reader.array { reader throws(CompactError) in try reader.message() }
    }
    actions = try array { reader throws(CompactError) in try Action(&reader) }
    actionLists = try array { reader throws(CompactError) in
      try reader.array { reader throws(CompactError) in try reader.action() }
    }
    expectationLists = try array { reader throws(CompactError) in
      try reader.array { reader throws(CompactError) in try Expectation(&reader) }
    }
  }

  /// Checks that everything was read.
  func checkEnd() throws(CompactError) {
    if position < bytes.count { throw error("there is more behind the suite") }
  }

  /// Returns an error about the number that was read last.
  func error(_ problem: String) -> CompactError { CompactError(problem: problem, offset: position) }

  // MARK: Numbers and texts

  /// Reads a number that is not negative.
  @inline(__always)
  mutating func number() throws(CompactError) -> Int {
    guard let number = Int(exactly: try digits()) else { throw error("the number is too large") }
    return number
  }

  /// Reads any whole number.
  mutating func integer() throws(CompactError) -> Int {
    let number = try digits()
    return Int(bitPattern: number >> 1) ^ (number & 1 == 0 ? 0 : -1)
  }

  @inline(__always)
  private mutating func digits() throws(CompactError) -> UInt {
    let start = position
    var result: UInt = 0
    while position < bytes.count {
      let digit = bytes[position] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      let (tenfold, isLarge) = result.multipliedReportingOverflow(by: 10)
      let (sum, isLarger) = tenfold.addingReportingOverflow(UInt(digit))
      if isLarge || isLarger { throw error("the number is too large") }
      result = sum
      position += 1
    }
    if position == start { throw error("expected a number") }
    // Skip the space or the line break after it.
    position += 1
    return result
  }

  /// Reads a truth value.
  mutating func flag() throws(CompactError) -> Bool { try number() != 0 }

  /// Reads one of an enumeration's cases.
  @inline(__always)
  mutating func option<Value: CaseIterable>() throws(CompactError) -> Value
  where Value.AllCases == [Value] {
    let all = Value.allCases
    return all[try place(below: all.count)]
  }

  /// Reads a text.
  mutating func text() throws(CompactError) -> String { texts[try place(below: texts.count)] }

  /// Reads a text that may be absent.
  mutating func optionalText() throws(CompactError) -> String? { try flag() ? try text() : nil }

  /// Reads a value that may be absent.
  @inline(__always)
  mutating func optional<Value>(
    _ read: (inout Self) throws(CompactError) -> Value
  ) throws(CompactError) -> Value? {
    try flag() ? try read(&self) : nil
  }

  /// Reads a list of values.
  @inline(__always)
  mutating func array<Value>(
    _ read: (inout Self) throws(CompactError) -> Value
  ) throws(CompactError) -> [Value] {
    let count = try number()
    // Each value takes at least a byte.
    guard count <= bytes.count else { throw error("the list ends behind the suite") }
    var result: [Value] = []
    result.reserveCapacity(count)
    for _ in 0..<count { result.append(try read(&self)) }
    return result
  }

  /// Reads a dictionary.
  @inline(__always)
  mutating func dictionary<Value>(
    _ read: (inout Self) throws(CompactError) -> Value
  ) throws(CompactError) -> [String: Value] {
    var result: [String: Value] = [:]
    for _ in 0..<(try number()) { result[try text()] = try read(&self) }
    return result
  }

  /// Reads a source location.
  mutating func location() throws(CompactError) -> SourceLocation {
    SourceLocation(file: try text(), try sourcePosition())
  }

  /// Reads a position in a file.
  mutating func sourcePosition() throws(CompactError) -> SourcePosition {
    SourcePosition(line: try number(), column: try number())
  }

  // MARK: Shared values

  mutating func textList() throws(CompactError) -> [String] { lists[try place(below: lists.count)] }

  mutating func given() throws(CompactError) -> Given { givens[try place(below: givens.count)] }

  mutating func numberList() throws(CompactError) -> [Int] {
    numberLists[try place(below: numberLists.count)]
  }

  mutating func messageList() throws(CompactError) -> [Message] {
    messageLists[try place(below: messageLists.count)]
  }

  mutating func actionList() throws(CompactError) -> [Action] {
    actionLists[try place(below: actionLists.count)]
  }

  mutating func expectationList() throws(CompactError) -> [Expectation] {
    expectationLists[try place(below: expectationLists.count)]
  }

  private mutating func message() throws(CompactError) -> Message {
    messages[try place(below: messages.count)]
  }

  private mutating func action() throws(CompactError) -> Action {
    actions[try place(below: actions.count)]
  }

  /// Reads the index of a value in a table.
  @inline(__always)
  private mutating func place(below count: Int) throws(CompactError) -> Int {
    let place = try number()
    guard place < count else { throw error("nothing has the place \(place)") }
    return place
  }
}
