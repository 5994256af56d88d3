import SpecJSON
import SpecModel

/// A JSON Schema, or a part of one: keywords with their values, in the order of the document.
struct JSONSchema: Sendable {
  /// The keywords, in order; a schema without keywords allows anything.
  private(set) var members: [Member] = []

  /// A keyword and its value.
  struct Member: Sendable {
    let keyword: String
    let value: Value
  }

  /// The value of a keyword.
  indirect enum Value: Sendable {
    case text(String)
    case integer(Int)
    case flag(Bool)
    case texts([String])
    case schema(JSONSchema)
    case schemas([JSONSchema])
    case named([Property])
  }

  /// A schema with a name: a property or a definition.
  struct Property: Sendable {
    let name: String
    let schema: JSONSchema

    init(_ name: some RawRepresentable<String>, _ schema: JSONSchema) {
      self.init(name.rawValue, schema)
    }

    init(_ name: String, _ schema: JSONSchema) {
      self.name = name
      self.schema = schema
    }
  }

  /// Returns the schema with one more keyword.
  func with(_ keyword: String, _ value: Value) -> JSONSchema {
    var schema = self
    schema.members.append(Member(keyword: keyword, value: value))
    return schema
  }

  /// Returns the schema with one more keyword, whose value is a schema.
  func with(_ keyword: String, _ value: JSONSchema) -> JSONSchema {
    with(keyword, Value.schema(value))
  }

  /// Returns the schema with one more keyword, whose value is a list of schemas.
  func with(_ keyword: String, _ value: [JSONSchema]) -> JSONSchema {
    with(keyword, Value.schemas(value))
  }

  /// Returns the schema with one more keyword, whose value is a mapping to schemas.
  func with(_ keyword: String, _ value: [Property]) -> JSONSchema {
    with(keyword, Value.named(value))
  }

  /// Returns the schema with one more keyword, whose value is a text.
  func with(_ keyword: String, _ value: String) -> JSONSchema {
    with(keyword, Value.text(value))
  }

  /// Returns the schema with one more keyword, whose value is a list of texts.
  func with(_ keyword: String, _ value: [String]) -> JSONSchema {
    with(keyword, Value.texts(value))
  }

  /// Returns the schema with one more keyword if it has a value.
  func with(_ keyword: String, _ value: Int?) -> JSONSchema {
    value.map { with(keyword, .integer($0)) } ?? self
  }

  /// Returns the schema with a description at the front, which editors show.
  func described(_ text: String) -> JSONSchema {
    var schema = self
    schema.members.removeAll { $0.keyword == "description" }
    schema.members.insert(Member(keyword: "description", value: .text(text)), at: 0)
    return schema
  }

  /// The schema as a document, indented, with a line break at the end.
  var document: [UInt8] {
    var json = JSONWriter(isIndented: true)
    write(to: &json)
    json.endLine()
    return json.bytes
  }

  private func write(to json: inout JSONWriter) {
    json.object { json in
      for member in members {
        json.key(member.keyword)
        JSONSchema.write(member.value, to: &json)
      }
    }
  }

  private static func write(_ value: Value, to json: inout JSONWriter) {
    switch value {
    case .text(let text): json.string(text)
    case .integer(let number): json.integer(number)
    case .flag(let flag): json.boolean(flag)
    case .texts(let texts): json.strings(texts)
    case .schema(let schema): schema.write(to: &json)
    case .schemas(let schemas): json.array(schemas) { $1.write(to: &$0) }
    case .named(let properties):
      json.object { json in
        for property in properties {
          json.key(property.name)
          property.schema.write(to: &json)
        }
      }
    }
  }
}
