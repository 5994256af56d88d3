/// Reads a JSON value as something definite, and says where it is not.
package struct JSONReader {
  /// The value.
  package let value: JSONValue
  /// The way to it, for messages: `given.host.choice`; empty at the top.
  private let path: String

  /// Creates a reader.
  package init(_ value: JSONValue, path: String = "") {
    self.value = value
    self.path = path
  }

  /// Returns the error of something wrong with this value.
  package func error(_ message: String) -> JSONError {
    JSONError(path.isEmpty ? message : "`\(path)`: \(message)")
  }

  private func expected(_ what: String) -> JSONError {
    error("expected \(what), found \(value.sort)")
  }

  /// Returns the reader of a member; `nil` where it is absent or null.
  package func optional(_ key: String) -> JSONReader? {
    guard let member = value[key], member != .null else { return nil }
    return JSONReader(member, path: path.isEmpty ? key : "\(path).\(key)")
  }

  /// Returns the reader of a member that must be there.
  package func member(_ key: String) throws(JSONError) -> JSONReader {
    guard case .object = value else { throw expected("an object") }
    guard let member = optional(key) else { throw error("`\(key)` is missing") }
    return member
  }

  /// The value as a string.
  package func string() throws(JSONError) -> String {
    guard case .string(let text) = value else { throw expected("a string") }
    return text
  }

  /// The value as a whole number.
  package func integer() throws(JSONError) -> Int {
    guard case .number(let number) = value, let whole = Int(exactly: number) else {
      throw expected("a whole number")
    }
    return whole
  }

  /// The value as a truth value.
  package func boolean() throws(JSONError) -> Bool {
    guard case .boolean(let flag) = value else { throw expected("true or false") }
    return flag
  }

  /// The value as a span of time in milliseconds.
  package func timeSpan() throws(JSONError) -> TimeSpan { .milliseconds(try integer()) }

  /// The value as one of an enumeration's spellings.
  package func oneOf<Value: RawRepresentable<String> & CaseIterable>(
    _ type: Value.Type
  ) throws(JSONError) -> Value {
    let text = try string()
    guard let result = Value(rawValue: text) else {
      let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw error("`\(text)` is none of \(known)")
    }
    return result
  }

  /// The elements of an array.
  package func elements() throws(JSONError) -> [JSONReader] {
    guard case .array(let values) = value else { throw expected("an array") }
    return values.enumerated().map { JSONReader($1, path: "\(path)[\($0)]") }
  }

  /// The elements of an array, each made into something.
  package func array<Element>(
    _ make: (JSONReader) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    var result: [Element] = []
    for element in try elements() { result.append(try make(element)) }
    return result
  }

  /// The elements of an array of strings.
  package func strings() throws(JSONError) -> [String] {
    try array { element throws(JSONError) in try element.string() }
  }

  /// The members of an object, each made into something.
  package func dictionary<Element>(
    _ make: (JSONReader) throws(JSONError) -> Element
  ) throws(JSONError) -> [String: Element] {
    guard case .object(let members) = value else { throw expected("an object") }
    var result: [String: Element] = [:]
    for member in members {
      let path = path.isEmpty ? member.key : "\(path).\(member.key)"
      result[member.key] = try make(JSONReader(member.value, path: path))
    }
    return result
  }
}
