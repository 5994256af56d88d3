package import SpecModel

/// Reads a JSON value as a given type, and reports where it has another type.
package struct JSONReader {
  private let text: JSONText
  /// The index of the value's record.
  private let index: Int

  /// Creates a reader of a text that contains one value and white space.
  ///
  /// - Parameters:
  ///   - bytes: The text, as UTF-8.
  ///   - words: The words of the suite that the text is about; `nil` if all are built in.
  ///   - acceptsAny: Whether words that are not built in are read as they come.
  /// - Throws: `JSONError` with the offset at which the text stops being JSON.
  package init(
    parsing bytes: some Collection<UInt8>, words: SuiteWords? = nil, acceptsAny: Bool = false
  ) throws(JSONError) {
    try self.init(parsing: Array(bytes)[...], words: words, acceptsAny: acceptsAny)
  }

  /// Creates a reader of a text, which shares the memory of the bytes; the parameters are the same.
  package init(
    parsing bytes: ArraySlice<UInt8>, words: SuiteWords? = nil, acceptsAny: Bool = false
  ) throws(JSONError) {
    text = try JSONText(parsing: bytes, words: words, acceptsAny: acceptsAny)
    index = 0
  }

  fileprivate init(_ text: JSONText, at index: Int) {
    self.text = text
    self.index = index
  }

  /// The words of the suite that the text is about; `nil` if all are built in.
  package var words: SuiteWords? { text.words }

  /// Returns a reader of the same value in a text about a suite with these words.
  package func reading(_ words: SuiteWords?) -> JSONReader {
    words.map { JSONReader(JSONText(text, words: $0), at: index) } ?? self
  }

  /// Whether words that are not built in are read as they come.
  var acceptsAny: Bool { text.acceptsAny }

  /// The sort of the value.
  package var sort: Sort {
    switch text.kind(at: index) {
    case .null: .null
    case .true, .false: .boolean
    case .shortInteger, .number: .number
    case .string, .escapedString: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The sorts of value, as messages name them.
  package enum Sort: String {
    case null
    case boolean = "a truth value"
    case number = "a number"
    case string = "a string"
    case array = "an array"
    case object = "an object"
  }

  /// The value, with everything that it contains.
  package var value: JSONValue {
    switch text.kind(at: index) {
    case .null: .null
    case .true: .boolean(true)
    case .false: .boolean(false)
    case .shortInteger, .number: .number(text.number(at: index))
    case .string, .escapedString: .string(text.string(at: index))
    case .array: .array(children.map(\.value))
    case .object:
      .object(
        children.map { JSONValue.Member(key: text.string(at: $0.index - 1), value: $0.value) })
    }
  }

  /// The elements of an array, or the values of an object.
  private var children: [JSONReader] {
    let gap = text.kind(at: index) == .object ? 1 : 0
    var children: [JSONReader] = []
    var child = index + 1 + gap
    while child < text.end(of: index) {
      children.append(JSONReader(text, at: child))
      child = text.end(of: child) + gap
    }
    return children
  }

  /// The number of elements of an array, or of members of an object.
  package var count: Int { children.count }

  /// Returns an error about this value.
  @inline(never)
  package func error(_ message: String) -> JSONError {
    let path = text.path(to: index)
    var error = JSONError(path.isEmpty ? message : "`\(path)`: \(message)")
    error.place = offset
    return error
  }

  /// The offset of the value in the text, in bytes from 0.
  package var offset: Int { text.offset(of: index) }

  @inline(never)
  private func expected(_ what: String) -> JSONError {
    error("expected \(what), found \(sort.rawValue)")
  }

  /// Returns the reader of a member, or `nil` if it is absent or null.
  @inline(never)
  package func optional(_ key: String) -> JSONReader? {
    guard let member = text.member(key, of: index), text.kind(at: member) != .null else {
      return nil
    }
    return JSONReader(text, at: member)
  }

  /// Returns the reader of a member whose key is known, or `nil` if it is absent or null.
  @inline(never)
  func optional(_ key: StaticString) -> JSONReader? {
    let key = UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
    guard let member = text.member(key, of: index), text.kind(at: member) != .null else {
      return nil
    }
    return JSONReader(text, at: member)
  }

  /// Returns the reader of a required member whose key is known.
  func member(_ key: StaticString) throws(JSONError) -> JSONReader {
    if let member = optional(key) { return member }
    return try member(key.description)
  }

  /// Returns the reader of a required member.
  @inline(never)
  package func member(_ key: String) throws(JSONError) -> JSONReader {
    if let member = optional(key) { return member }
    guard text.kind(at: index) == .object else { throw expected("an object") }
    throw error("`\(key)` is missing")
  }

  /// The value as a string.
  @inline(never)
  package func string() throws(JSONError) -> String {
    guard sort == .string else { throw expected("a string") }
    return text.string(at: index)
  }

  /// Returns a required member that is a string, without a reader for it.
  @inline(never)
  package func string(of key: String) throws(JSONError) -> String {
    if let string = stringIfAny(of: key) { return string }
    return try member(key).string()
  }

  /// Returns a member that is a string, or `nil` if it is absent or null.
  @inline(never)
  package func optionalString(of key: String) throws(JSONError) -> String? {
    if let string = stringIfAny(of: key) { return string }
    return try optional(key)?.string()
  }

  /// Returns the word that a member spells; `nil` if it spells none of them, or needs escapes.
  func known<Word>(_ key: String, among words: KnownWords<Word>) -> Word? {
    guard let member = text.member(key, of: index) else { return nil }
    return text.word(at: member, among: words)
  }

  /// Returns a member, or `nil` if it is not a string.
  private func stringIfAny(of key: String) -> String? {
    guard let member = text.member(key, of: index) else { return nil }
    switch text.kind(at: member) {
    case .string, .escapedString: return text.string(at: member)
    default: return nil
    }
  }

  /// The value as a whole number.
  @inline(never)
  package func integer() throws(JSONError) -> Int {
    if let whole = text.shortInteger(at: index) { return whole }
    guard sort == .number else { throw expected("a whole number") }
    switch text.integer(at: index) {
    case .exactly(let whole): return whole
    case .isTooLarge: throw error("the number is too large")
    case .isNotWhole: throw error("expected a whole number, found a fraction")
    }
  }

  /// The value as a whole number that is not negative.
  ///
  /// - Parameter limit: The largest number. By default, it is 2⁴⁸, so that many can be added up; in
  ///   microseconds, these are nine years.
  @inline(never)
  package func count(upTo limit: Int = 1 << 48) throws(JSONError) -> Int {
    let count = try integer()
    guard 0...limit ~= count else { throw error("the number must be from 0 to \(limit)") }
    return count
  }

  /// The value as a number.
  @inline(never)
  package func number() throws(JSONError) -> Double {
    guard sort == .number else { throw expected("a number") }
    return text.number(at: index)
  }

  /// The value as a truth value.
  @inline(never)
  package func boolean() throws(JSONError) -> Bool {
    guard sort == .boolean else { throw expected("true or false") }
    return text.kind(at: index) == .true
  }

  /// The value as a span of time in milliseconds.
  package func timeSpan() throws(JSONError) -> TimeSpan {
    .milliseconds(try count(upTo: TimeSpan.longest.milliseconds))
  }

  /// The value as a case of an enumeration.
  @inline(never)
  package func oneOf<Value: RawRepresentable<String> & CaseIterable>(
    _ type: Value.Type
  ) throws(JSONError) -> Value {
    let text = try string()
    guard let result = Value(rawValue: text) else {
      throw isNotOne(of: Value.allCases.map(\.rawValue))
    }
    return result
  }

  @inline(never)
  private func isNotOne(of known: [String]) -> JSONError {
    error("`\(text.string(at: index))` is not one of \(known.joined(separator: ", "))")
  }

  /// The elements of an array of three, without allocating an array, or `nil` if there are not
  /// three.
  func threeElements() throws(JSONError) -> (JSONReader, JSONReader, JSONReader)? {
    guard sort == .array else { throw expected("an array") }
    let (first, end) = (index + 1, text.end(of: index))
    guard first < end else { return nil }
    let second = text.end(of: first)
    guard second < end else { return nil }
    let third = text.end(of: second)
    guard third < end, text.end(of: third) == end else { return nil }
    return (JSONReader(text, at: first), JSONReader(text, at: second), JSONReader(text, at: third))
  }

  /// The elements of an array, each converted.
  package func array<Element>(
    _ make: (JSONReader) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    let elements = try elements()
    if elements.isEmpty { return [] }
    var result: [Element] = []
    result.reserveCapacity(elements.count)
    var position = elements.position
    while position < elements.end {
      result.append(try make(JSONReader(text, at: position)))
      position = text.end(of: position)
    }
    return result
  }

  /// The elements of an array, one after the other.
  ///
  /// Generic code uses this, because its callers can specialize it.
  package func elements() throws(JSONError) -> Elements {
    guard sort == .array else { throw expected("an array") }
    return Elements(text: text, position: index + 1, end: text.end(of: index))
  }

  /// The remaining elements of an array.
  package struct Elements: Sequence, IteratorProtocol {
    fileprivate let text: JSONText
    fileprivate var position: Int
    fileprivate let end: Int

    /// Whether no element is left.
    fileprivate var isEmpty: Bool { position >= end }

    /// The number of elements that are left.
    package var count: Int {
      var (count, position) = (0, position)
      while position < end {
        count += 1
        position = text.end(of: position)
      }
      return count
    }

    /// Returns the next element, or `nil` after the last.
    package mutating func next() -> JSONReader? {
      guard position < end else { return nil }
      defer { position = text.end(of: position) }
      return JSONReader(text, at: position)
    }
  }

  /// The elements of an array of strings.
  @inline(never)
  package func strings() throws(JSONError) -> [String] {
    try array { element throws(JSONError) in try element.string() }
  }

  /// The members of an object with their keys, in the order of the text.
  @inline(never)
  package func members() throws(JSONError) -> [(key: String, value: JSONReader)] {
    guard sort == .object else { throw expected("an object") }
    return children.map { (text.string(at: $0.index - 1), $0) }
  }

  /// The members of an object, each converted.
  @inline(never)
  package func dictionary<Element>(
    _ make: (JSONReader) throws(JSONError) -> Element
  ) throws(JSONError) -> [String: Element] {
    guard sort == .object else { throw expected("an object") }
    var result: [String: Element] = [:]
    let end = text.end(of: index)
    var position = index + 2
    while position < end {
      let key = text.string(at: position - 1)
      // The parser compares bytes; a text is the same in both of Unicode's forms.
      if result.updateValue(try make(JSONReader(text, at: position)), forKey: key) != nil {
        throw error("the key `\(key)` appears twice")
      }
      position = text.end(of: position) + 1
    }
    return result
  }
}
