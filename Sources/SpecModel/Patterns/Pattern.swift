/// A regular expression that is found in a text in a time in proportion to the lengths of both.
///
/// It has what all dialects have in common, and means the same as in Swift: characters are those that
/// people see, and a pattern is found anywhere. All ways to match are followed at the same time, one
/// character after the other, so no pattern can take long, however it is nested.
package struct Pattern: Sendable {
  /// What is done, from the first instruction on.
  let program: [Instruction]

  /// What is wrong with a pattern.
  package struct Mistake: Error, Hashable, Sendable {
    /// What is wrong, in a sentence without a period.
    package let message: String
    /// How to fix it.
    package let hint: String
  }

  /// One step of matching.
  enum Instruction: Hashable, Sendable {
    /// Takes a character that passes the test.
    case take(CharacterTest)
    /// Goes on at both instructions.
    case fork(Int, Int)
    /// Goes on at another instruction.
    case jump(Int)
    /// Goes on only at the start of the text.
    case start
    /// Goes on only at its end.
    case end
    /// The pattern is found.
    case found
  }

  /// Reads a pattern.
  ///
  /// - Throws: ``Mistake`` if it is not valid, or has something that cannot be matched in linear time.
  package init(_ text: String) throws(Mistake) {
    var parser = PatternParser(text)
    let tree = try parser.pattern()
    var program: [Instruction] = []
    try tree.compile(into: &program)
    self.program = program + [.found]
  }
}

extension Pattern {
  /// Tells whether the pattern is found anywhere in a text.
  ///
  /// - Parameter ignoringCase: Whether capital and small letters are the same.
  package func isFound(in text: String, ignoringCase: Bool = false) -> Bool {
    let characters = Array(text)
    var now = InstructionSet(count: program.count)
    var next = InstructionSet(count: program.count)
    var open: [Int] = []
    for position in 0...characters.count {
      let isEnd = position == characters.count
      // The pattern may begin at every character.
      open.append(0)
      if reach(&open, in: &now, isStart: position == 0, isEnd: isEnd) { return true }
      if isEnd { return false }
      for index in now.members {
        guard case .take(let test) = program[index],
          test.accepts(characters[position], ignoringCase: ignoringCase)
        else { continue }
        let isLast = position + 1 == characters.count
        open.append(index + 1)
        if reach(&open, in: &next, isStart: false, isEnd: isLast) { return true }
      }
      swap(&now, &next)
      next.removeAll()
    }
    return false
  }

  /// Adds instructions and all that follow from them without taking a character.
  ///
  /// - Parameters:
  ///   - open: The instructions; none are left. It is kept, because to allocate it takes longer.
  ///   - set: Where they are added.
  ///   - isStart: Whether this is the start of the text.
  ///   - isEnd: Whether this is its end.
  /// - Returns: Whether the pattern is found.
  private func reach(
    _ open: inout [Int], in set: inout InstructionSet, isStart: Bool, isEnd: Bool
  ) -> Bool {
    while let index = open.popLast() {
      guard set.insert(index) else { continue }
      switch program[index] {
      case .found: return true
      case .take: break
      case .jump(let other): open.append(other)
      case .fork(let one, let other):
        open.append(other)
        open.append(one)
      case .start: if isStart { open.append(index + 1) }
      case .end: if isEnd { open.append(index + 1) }
      }
    }
    return false
  }
}

/// Instructions, each at most once, in the order in which they were added.
private struct InstructionSet {
  private(set) var members: [Int] = []
  private var isMember: [Bool]

  init(count: Int) { isMember = Array(repeating: false, count: count) }

  /// Adds an instruction, and tells whether it is new.
  mutating func insert(_ index: Int) -> Bool {
    if isMember[index] { return false }
    isMember[index] = true
    members.append(index)
    return true
  }

  mutating func removeAll() {
    for index in members { isMember[index] = false }
    members.removeAll(keepingCapacity: true)
  }
}
