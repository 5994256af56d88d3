import SpecModel

/// Reads what a ``CompactWriter`` wrote.
///
/// Every method throws if the numbers end, or if an index is out of range.
struct CompactReader: CompactForm {
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
    lists = try array(nil)
    numberLists = try array(nil)
    givens = try array(nil)
    messages = try array(nil)
    messageLists = try array(nil) { messages, reader throws(CompactError) in
      try reader.list(messages)
    }
    actions = try array(nil)
    actionLists = try array(nil) { actions, reader throws(CompactError) in
      try reader.list(actions)
    }
    expectationLists = try array(nil)
  }

  /// Checks that everything was read.
  func checkEnd() throws(CompactError) {
    if position < bytes.count { throw error("there is more behind the suite") }
  }

  /// Returns an error about the number that was read last.
  func error(_ problem: String) -> CompactError { CompactError(problem: problem, offset: position) }

  @inline(__always)
  mutating func digits(_: UInt?) throws(CompactError) -> UInt {
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

  mutating func text(_: String?) throws(CompactError) -> String {
    texts[try place(nil, below: texts.count)]
  }

  func endLine() {}

  func check(count: Int) throws(CompactError) {
    // Each value takes at least a byte.
    guard count <= bytes.count else { throw error("the list ends behind the suite") }
  }

  // MARK: Shared values

  mutating func shared(_: [String]?) throws(CompactError) -> [String] {
    lists[try place(nil, below: lists.count)]
  }

  mutating func shared(_: [Int]?) throws(CompactError) -> [Int] {
    numberLists[try place(nil, below: numberLists.count)]
  }

  mutating func shared(_: Given?) throws(CompactError) -> Given {
    givens[try place(nil, below: givens.count)]
  }

  mutating func shared(_: Message?) throws(CompactError) -> Message {
    messages[try place(nil, below: messages.count)]
  }

  mutating func shared(_: [Message]?) throws(CompactError) -> [Message] {
    messageLists[try place(nil, below: messageLists.count)]
  }

  mutating func shared(_: Action?) throws(CompactError) -> Action {
    actions[try place(nil, below: actions.count)]
  }

  mutating func shared(_: [Action]?) throws(CompactError) -> [Action] {
    actionLists[try place(nil, below: actionLists.count)]
  }

  mutating func shared(_: [Expectation]?) throws(CompactError) -> [Expectation] {
    expectationLists[try place(nil, below: expectationLists.count)]
  }
}
