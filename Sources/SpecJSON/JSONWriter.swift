/// Writes JSON to a buffer of UTF-8 bytes, in the order of the calls: compactly, or with indented
/// lines for people.
///
/// The wire, the results and the bundle are written with it. They are on the hot path, where
/// Foundation's encoder takes about twenty times as long.
///
/// Most methods are not inlined: everything that has a JSON form calls them, and inlining them
/// everywhere takes the optimizer half of the module's build time.
package struct JSONWriter: ~Copyable {
  private var buffer = JSONBuffer()
  /// Whether a comma is needed before the next value.
  private var needsComma = false
  /// The number of open objects and arrays; counted only if lines are indented.
  private var depth = 0
  /// Whether a key was just written, so that its value goes on the same line.
  private var isAfterKey = false
  private let isIndented: Bool

  /// Whether locations are written without their files, which depend on where a suite was loaded
  /// from.
  let omitsFiles: Bool

  /// Creates an empty writer.
  ///
  /// - Parameters:
  ///   - isIndented: Whether every member and element has its own line, indented by two columns.
  ///   - omitsFiles: Whether locations are written without their files.
  package init(isIndented: Bool = false, omitsFiles: Bool = false) {
    self.isIndented = isIndented
    self.omitsFiles = omitsFiles
  }

  /// A copy of the bytes written so far.
  package var bytes: [UInt8] { [UInt8](buffer.bytes) }

  /// The number of bytes written so far.
  package var count: Int { buffer.bytes.count }

  /// Removes all bytes and keeps the memory.
  package mutating func removeAll() {
    buffer.removeAll()
    needsComma = false
  }

  /// Ends a line of JSON Lines.
  package mutating func endLine() {
    buffer.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Writes an object; the body writes its members.
  @inline(never)
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    body(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes a member with an object; the body writes its members.
  package mutating func object(_ name: StaticString, _ body: (inout JSONWriter) -> Void) {
    key(name)
    object(body)
  }

  /// Writes an array with an element for each value.
  @inline(never)
  package mutating func array<Values: Sequence>(
    _ values: Values, _ body: (inout JSONWriter, Values.Element) -> Void
  ) {
    open(UInt8(ascii: "["))
    for value in values { body(&self, value) }
    close(UInt8(ascii: "]"))
  }

  /// Writes an array of strings.
  package mutating func strings(_ values: some Sequence<String>) {
    array(values) { $0.string($1) }
  }

  /// Writes a member's key; its value comes next.
  @inline(never)
  package mutating func key(_ name: StaticString) {
    plainKey(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }

  /// Writes a member's key that is a word of the language and needs no escapes; its value comes
  /// next.
  @inline(never)
  package mutating func key(word: String) {
    var word = word
    word.withUTF8 { plainKey($0) }
  }

  /// Writes a member's key that may need escapes; its value comes next.
  @inline(never)
  package mutating func key(_ name: String) {
    string(name)
    endKey()
  }

  /// Writes a key that needs no escapes.
  @inline(__always)
  private mutating func plainKey(_ name: UnsafeBufferPointer<UInt8>) {
    if isIndented {
      separate()
      buffer.append(quoted: name)
      endKey()
    } else {
      buffer.append(quoted: name, isAfterComma: needsComma, isKey: true)
      needsComma = false
    }
  }

  private mutating func endKey() {
    buffer.append(UInt8(ascii: ":"))
    if isIndented { buffer.append(UInt8(ascii: " ")) }
    isAfterKey = isIndented
    needsComma = false
  }

  /// Writes a member with a string, unless the string is `nil`.
  @inline(never)
  package mutating func member(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    key(name)
    string(value)
  }

  /// Writes a member with a whole number, unless the number is `nil`.
  @inline(never)
  package mutating func member(_ name: StaticString, _ value: Int?) {
    guard let value else { return }
    key(name)
    integer(value)
  }

  /// Writes a member with an array of strings, unless the array is `nil`.
  @inline(never)
  package mutating func member(_ name: StaticString, _ values: [String]?) {
    guard let values else { return }
    key(name)
    strings(values)
  }

  /// Writes a member, unless its value is `nil`.
  package mutating func member<Value: JSONCodable>(_ name: StaticString, _ value: Value?) {
    guard let value else { return }
    key(name)
    value.write(to: &self)
  }

  /// Writes a member whose key is a word of the language and needs no escapes.
  mutating func member(word: String, _ value: some JSONCodable) {
    key(word: word)
    value.write(to: &self)
  }

  /// Writes a member with an array that has an element for each value.
  package mutating func member<Values: Sequence>(
    _ name: StaticString, _ values: Values, _ body: (inout JSONWriter, Values.Element) -> Void
  ) {
    key(name)
    array(values, body)
  }

  /// Writes a member, unless its value is empty.
  package mutating func nonEmpty<Values: JSONCodable & Collection>(
    _ name: StaticString, _ values: Values
  ) {
    if !values.isEmpty { member(name, values) }
  }

  /// Writes a member with an array that has an element for each value, unless there are none.
  package mutating func nonEmpty<Values: Collection>(
    _ name: StaticString, _ values: Values, _ body: (inout JSONWriter, Values.Element) -> Void
  ) {
    if !values.isEmpty { member(name, values, body) }
  }

  /// Writes a whole number.
  @inline(never)
  package mutating func integer(_ value: Int) {
    separate()
    buffer.append(String(value))
    needsComma = true
  }

  /// Writes a number; a whole one is written without a fraction.
  @inline(never)
  package mutating func number(_ value: Double) {
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53 { return integer(whole) }
    separate()
    buffer.append(value.isFinite ? "\(value)" : "null")
    needsComma = true
  }

  /// Writes a value that is already JSON.
  @inline(never)
  package mutating func raw(_ json: [UInt8]) {
    separate()
    json.withUnsafeBufferPointer { buffer.append(contentsOf: $0) }
    needsComma = true
  }

  /// Writes a truth value.
  @inline(never)
  package mutating func boolean(_ value: Bool) {
    separate()
    buffer.append(value ? "true" : "false")
    needsComma = true
  }

  /// Writes a string.
  @inline(never)
  package mutating func string(_ value: String) {
    separate()
    var value = value
    value.withUTF8 { text in
      if PlainText.isAll(of: UnsafeRawBufferPointer(text)) {
        buffer.append(quoted: text)
      } else {
        appendEscaped(text)
      }
    }
    needsComma = true
  }

  @inline(never)
  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    buffer.append(UInt8(ascii: "\""))
    var start = 0
    for index in text.indices where Self.needsEscape(text[index]) {
      buffer.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      escape(text[index])
      start = index + 1
    }
    buffer.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    buffer.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  @inline(never)
  private mutating func escape(_ byte: UInt8) {
    buffer.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): buffer.append(byte)
    case UInt8(ascii: "\n"): buffer.append(UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): buffer.append(UInt8(ascii: "r"))
    case UInt8(ascii: "\t"): buffer.append(UInt8(ascii: "t"))
    default:
      let digits = Array("0123456789abcdef".utf8)
      buffer.append("u00")
      buffer.append(digits[Int(byte >> 4)])
      buffer.append(digits[Int(byte & 15)])
    }
  }

  @inline(never)
  private mutating func open(_ bracket: UInt8) {
    separate()
    buffer.append(bracket)
    needsComma = false
    if isIndented { depth += 1 }
  }

  @inline(never)
  private mutating func close(_ bracket: UInt8) {
    if isIndented {
      depth -= 1
      if needsComma { breakLine() }
    }
    buffer.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { buffer.append(UInt8(ascii: ",")) }
    guard isIndented else { return }
    if depth > 0, !isAfterKey { breakLine() }
    isAfterKey = false
  }

  @inline(never)
  private mutating func breakLine() {
    buffer.append(UInt8(ascii: "\n"))
    for _ in 0..<2 * depth { buffer.append(UInt8(ascii: " ")) }
  }
}
