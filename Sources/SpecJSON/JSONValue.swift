/// A JSON value as it was read.
package enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// The members in the order of the text; a text in which a key appears twice is rejected.
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

  /// The sort of the value, for messages, such as `an object`.
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

  /// The value of a member, or `nil` if there is no such member or the value is not an object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }
}

/// An error in a text that is not JSON, or in JSON that has the wrong shape.
package struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, as a sentence without its period.
  package var message: String
  /// The offset of the error, in bytes from 0, or `nil` if the text is JSON of the wrong shape.
  package var offset: Int?
  /// The offset of the value with the wrong shape, in bytes from 0, if the text is JSON.
  package var place: Int?

  package init(_ message: String, offset: Int? = nil) {
    self.message = message
    self.offset = offset
  }

  package var description: String {
    if let offset { "\(message), at byte \(offset + 1)" } else { message }
  }
}
