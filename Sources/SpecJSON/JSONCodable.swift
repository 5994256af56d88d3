/// A value that is written as JSON, and read from it.
package protocol JSONCodable {
  /// Writes the value.
  func write(to json: inout JSONWriter)

  /// Reads the value.
  init(_ json: JSONReader) throws(JSONError)
}

/// A value whose form is an object, or a part of one.
package protocol JSONObject: JSONCodable {
  /// Writes the value as members of an open object.
  func writeMembers(to json: inout JSONWriter)
}

extension JSONObject {
  package func write(to json: inout JSONWriter) { json.object { writeMembers(to: &$0) } }
}

/// A value that describes its members once, for writing and for reading.
package protocol JSONDescribed: JSONObject {
  /// Creates the value of its members, in the order in which they are written.
  ///
  /// - Parameters:
  ///   - record: The value that is written; `nil` if one is read.
  ///   - json: Where its members are.
  /// - Throws: What is wrong with a member that is read.
  init(_ record: Self?, _ json: inout JSONMembers) throws(JSONError)
}

extension JSONDescribed {
  package func writeMembers(to json: inout JSONWriter) {
    JSONMembers.write(to: &json) { members throws(JSONError) in _ = try Self(self, &members) }
  }

  package init(_ json: JSONReader) throws(JSONError) {
    var members = JSONMembers(json)
    try self.init(nil, &members)
  }
}

// MARK: Simple values

extension String: JSONCodable {
  package func write(to json: inout JSONWriter) { json.string(self) }

  package init(_ json: JSONReader) throws(JSONError) { self = try json.string() }
}

extension Bool: JSONCodable {
  package func write(to json: inout JSONWriter) { json.boolean(self) }

  package init(_ json: JSONReader) throws(JSONError) { self = try json.boolean() }
}

/// A whole number that is read as such is a count: it is not negative, and many can be added up.
extension Int: JSONCodable {
  package func write(to json: inout JSONWriter) { json.integer(self) }

  package init(_ json: JSONReader) throws(JSONError) { self = try json.count() }
}

extension JSONCodable where Self: RawRepresentable<String> & CaseIterable {
  package func write(to json: inout JSONWriter) { json.string(rawValue) }

  package init(_ json: JSONReader) throws(JSONError) { self = try json.oneOf(Self.self) }
}

// MARK: Collections

extension Array: JSONCodable where Element: JSONCodable {
  package func write(to json: inout JSONWriter) { json.array(self) { $1.write(to: &$0) } }

  package init(_ json: JSONReader) throws(JSONError) { self = try json.array(Element.init) }
}

/// A dictionary is an object; its keys come in alphabetical order.
extension Dictionary: JSONCodable where Key == String, Value: JSONCodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      for (key, value) in sorted(by: { $0.key < $1.key }) {
        json.key(key)
        value.write(to: &json)
      }
    }
  }

  package init(_ json: JSONReader) throws(JSONError) { self = try json.dictionary(Value.init) }
}
