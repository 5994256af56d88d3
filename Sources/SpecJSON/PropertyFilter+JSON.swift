package import SpecModel

extension PropertyFilter: JSONObject {
  /// Writes the filter in the wire's canonical form.
  package func writeMembers(to json: inout JSONWriter) {
    switch parts {
    case .comparison(let property, let word, let operand):
      json.member("property", property)
      json.member("op", word.rawValue)
      json.member("value", operand)
    case .combination(let combination, let filters):
      json.member(word: combination.rawValue, filters)
    }
  }

  /// Reads a filter from the wire's canonical form.
  package init(_ json: JSONReader) throws(JSONError) {
    for combination in Combination.allCases {
      guard let list = json.optional(combination.rawValue) else { continue }
      self.init(combination, of: try list.array(PropertyFilter.init))
      return
    }
    let property = try json.member("property").string()
    let name = try json.member("op")
    let value = try json.member("value")
    let text = try name.string()
    let word = Operator(rawValue: text)
    let isFlag = word?.definition.operand == .boolean
    let operand = isFlag ? .boolean(try value.boolean()) : try PropertyValue(value)
    guard let word else { throw name.error("`\(text)` is not an operator") }
    guard let filter = PropertyFilter(property: property, word, operand) else {
      throw value.error("`\(text)` does not compare with this")
    }
    self = filter
  }
}

extension PropertyValue: JSONCodable {
  /// Writes the value; a date is an object, to distinguish it from a string.
  package func write(to json: inout JSONWriter) {
    switch self {
    case .string(let text): json.string(text)
    case .number(let number): json.number(number)
    case .boolean(let flag): json.boolean(flag)
    case .date(let seconds):
      json.object { $0.member("date", CalendarDate(secondsSince1970: seconds).description) }
    }
  }

  /// Reads a value from the wire's canonical form.
  package init(_ json: JSONReader) throws(JSONError) {
    switch json.sort {
    case .string: self = .string(try json.string())
    case .number: self = .number(try json.number())
    case .boolean: self = .boolean(try json.boolean())
    case .object:
      let text = try json.member("date")
      guard let date = CalendarDate(try text.string()) else {
        throw text.error("expected a date such as 2026-01-31T12:00:00Z")
      }
      self = .date(secondsSince1970: date.secondsSince1970)
    case .null, .array: throw json.error("expected a property's value, found \(json.sort.rawValue)")
    }
  }
}
