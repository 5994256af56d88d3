/// A JSON value as it was read.
package enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// The members in the order of the text; a text with two of one key is refused.
  case object([Member])

  /// A key and its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue

    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// What sort of value it is, for messages: `an object`.
  package var sort: String {
    switch self {
    case .null: "null"
    case .boolean: "a truth value"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The member's value; `nil` if there is no such member, or no object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }
}

/// A text that is not JSON, or JSON that is not what it should be.
package struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, as a sentence without its period.
  package var message: String
  /// Where in the text, in bytes from 0; absent if the text is JSON, but of another shape.
  package var offset: Int?
  /// Where in a text that is JSON the value of the wrong shape is, in bytes from 0.
  package var place: Int?

  package init(_ message: String, offset: Int? = nil) {
    self.message = message
    self.offset = offset
  }

  package var description: String {
    if let offset { "\(message), at byte \(offset + 1)" } else { message }
  }
}
