import SpecModel

/// The compact form of a suite, which is written or read in the same order; see ``CompactSuite``.
///
/// Each method takes the value that is written, and returns it. If one is read, it takes `nil` or a
/// blank value, and returns what it read.
protocol CompactForm {
  /// Passes a number without a sign.
  mutating func digits(_ number: UInt?) throws(CompactError) -> UInt

  /// Passes a text.
  mutating func text(_ text: String?) throws(CompactError) -> String

  /// Ends a line, so that people can read the numbers.
  mutating func endLine()

  /// Checks that there can be so many values.
  func check(count: Int) throws(CompactError)

  /// Returns an error about the number that was passed last.
  func error(_ problem: String) -> CompactError

  // Values that are written once, however often they occur.
  mutating func shared(_ texts: [String]?) throws(CompactError) -> [String]
  mutating func shared(_ numbers: [Int]?) throws(CompactError) -> [Int]
  mutating func shared(_ given: Given?) throws(CompactError) -> Given
  mutating func shared(_ message: Message?) throws(CompactError) -> Message
  mutating func shared(_ messages: [Message]?) throws(CompactError) -> [Message]
  mutating func shared(_ action: Action?) throws(CompactError) -> Action
  mutating func shared(_ actions: [Action]?) throws(CompactError) -> [Action]
  mutating func shared(_ expectations: [Expectation]?) throws(CompactError) -> [Expectation]
}

// MARK: Numbers

extension CompactForm {
  /// Passes a number that is not negative, such as a count or an index.
  @inline(__always)
  mutating func number(_ number: Int?) throws(CompactError) -> Int {
    if let number, number < 0 { throw error("the number is negative") }
    guard let number = Int(exactly: try digits(number.map(UInt.init))) else {
      throw error("the number is too large")
    }
    return number
  }

  /// Passes any whole number: non-negative ones are doubled, and negative ones take the odd
  /// numbers.
  mutating func integer(_ integer: Int?) throws(CompactError) -> Int {
    let number = try digits(
      integer.map { UInt(bitPattern: $0 &<< 1) ^ ($0 < 0 ? .max : 0) })
    return Int(bitPattern: number >> 1) ^ (number & 1 == 0 ? 0 : -1)
  }

  /// Passes a number that need not be whole, as a text, from which it can be read exactly.
  mutating func fraction(_ number: Double?) throws(CompactError) -> Double {
    guard let number = Double(try text(number.map { "\($0)" })) else {
      throw error("expected a number as a text")
    }
    return number
  }

  /// Passes a truth value.
  @inline(__always)
  mutating func flag(_ flag: Bool?) throws(CompactError) -> Bool {
    try number(flag.map { $0 ? 1 : 0 }) != 0
  }

  /// Passes the index of one of so many values.
  @inline(__always)
  mutating func place(_ place: Int?, below count: Int) throws(CompactError) -> Int {
    let place = try number(place)
    guard place < count else { throw error("nothing has the place \(place)") }
    return place
  }
}

extension CompactForm {
  /// Passes one of an enumeration's cases; words of a suite's own are none of them.
  @inline(__always)
  mutating func option<Value: CaseIterable & Equatable>(
    _ value: Value?
  ) throws(CompactError) -> Value where Value.AllCases == [Value] {
    let all = Value.allCases
    if let value, !all.contains(value) { throw error("the form has no words of a suite's own") }
    return all[try place(value.flatMap(all.firstIndex), below: all.count)]
  }

  /// Passes the number of an enumeration's cases, and each case.
  mutating func options<Value: CaseIterable & Equatable>(
    _ values: [Value]?
  ) throws(CompactError) -> [Value] where Value.AllCases == [Value] {
    try array(values) { value, form throws(CompactError) in try form.option(value) }
  }
}

// MARK: Values of values

extension CompactForm {
  /// Passes a value.
  @inline(__always)
  mutating func value<Value: CompactDescribed>(_ value: Value?) throws(CompactError) -> Value {
    try Value(value, &self)
  }

  /// Passes whether there is a value, and the value.
  @inline(__always)
  mutating func optional<Value: CompactDescribed>(
    _ value: Value?
  ) throws(CompactError) -> Value? {
    try flag(value != nil) ? try Value(value, &self) : nil
  }

  /// Passes the number of values, and each value.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - onLines: Whether the number and each value end a line.
  ///   - pass: Passes a value.
  @inline(__always)
  mutating func array<Value>(
    _ values: [Value]?, onLines: Bool = false,
    _ pass: (Value?, inout Self) throws(CompactError) -> Value
  ) throws(CompactError) -> [Value] {
    let count = try number(values?.count)
    try check(count: count)
    if onLines { endLine() }
    var result: [Value] = []
    result.reserveCapacity(count)
    for index in 0..<count {
      result.append(try pass(values?[index], &self))
      if onLines { endLine() }
    }
    return result
  }

  /// Passes the number of values, and each value.
  @inline(__always)
  mutating func array<Value: CompactDescribed>(
    _ values: [Value]?, onLines: Bool = false
  ) throws(CompactError) -> [Value] {
    try array(values, onLines: onLines, Value.init)
  }

  /// Passes the members of a dictionary.
  @inline(__always)
  mutating func dictionary<Value: CompactDescribed>(
    _ values: [String: Value]?
  ) throws(CompactError) -> [String: Value] {
    var members = values?.sorted { $0.key < $1.key }.makeIterator()
    var result: [String: Value] = [:]
    for _ in 0..<(try number(values?.count)) {
      let member = members?.next()
      let key = try text(member?.key)
      result[key] = try Value(member?.value, &self)
    }
    return result
  }

  /// Passes the number of messages, and each where it is shared.
  mutating func list(_ messages: [Message]?) throws(CompactError) -> [Message] {
    try array(messages) { message, form throws(CompactError) in try form.shared(message) }
  }

  /// Passes the number of actions, and each where it is shared.
  mutating func list(_ actions: [Action]?) throws(CompactError) -> [Action] {
    try array(actions) { action, form throws(CompactError) in try form.shared(action) }
  }
}
