/// The structure of a regular expression.
indirect enum PatternTree: Hashable, Sendable {
  /// A character.
  case character(Pattern.CharacterTest)
  /// The start of the text.
  case start
  /// The end of the text.
  case end
  /// One after the other.
  case sequence([PatternTree])
  /// One of these.
  case either([PatternTree])
  /// The same, so many times; without a maximum, any number of times.
  case times(PatternTree, minimum: Int, maximum: Int?)

  /// The maximum number of instructions: a repetition like `{2,3}` repeats them.
  private static let limit = 2_000

  /// Writes the instructions that match this.
  ///
  /// - Throws: ``Pattern/Mistake`` if there are too many.
  func compile(into program: inout [Pattern.Instruction]) throws(Pattern.Mistake) {
    guard program.count < Self.limit else {
      throw Pattern.Mistake(
        message: "this pattern repeats too much: it is longer than \(Self.limit) characters",
        hint: "repeat less in `{…}`, or write `*` or `+`")
    }
    switch self {
    case .character(let test): program.append(.take(test))
    case .start: program.append(.start)
    case .end: program.append(.end)
    case .sequence(let parts): for part in parts { try part.compile(into: &program) }
    case .either(let parts): try Self.compileEither(parts[...], into: &program)
    case .times(let part, let minimum, let maximum):
      for _ in 0..<minimum { try part.compile(into: &program) }
      if let maximum {
        for _ in minimum..<max(minimum, maximum) { try part.compileOptional(into: &program) }
      } else {
        try part.compileAnyNumber(into: &program)
      }
    }
  }

  private static func compileEither(
    _ parts: ArraySlice<PatternTree>, into program: inout [Pattern.Instruction]
  ) throws(Pattern.Mistake) {
    var ends: [Int] = []
    for part in parts.dropLast() {
      let fork = program.count
      program.append(.fork(fork + 1, 0))
      try part.compile(into: &program)
      ends.append(program.count)
      program.append(.jump(0))
      program[fork] = .fork(fork + 1, program.count)
    }
    if let last = parts.last { try last.compile(into: &program) }
    for end in ends { program[end] = .jump(program.count) }
  }

  private func compileOptional(into program: inout [Pattern.Instruction]) throws(Pattern.Mistake) {
    let fork = program.count
    program.append(.fork(fork + 1, 0))
    try compile(into: &program)
    program[fork] = .fork(fork + 1, program.count)
  }

  private func compileAnyNumber(into program: inout [Pattern.Instruction]) throws(Pattern.Mistake) {
    let fork = program.count
    program.append(.fork(fork + 1, 0))
    try compile(into: &program)
    program.append(.jump(fork))
    program[fork] = .fork(fork + 1, program.count)
  }
}
