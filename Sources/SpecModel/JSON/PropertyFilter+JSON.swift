extension PropertyFilter {
  /// Writes the filter as the member `where`.
  package func writeMember(to json: inout JSONWriter) {
    json.key("where")
    write(to: &json)
  }

  private func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .comparison(let property, let comparison):
        json.member("property", property)
        json.member("op", comparison.operatorName)
        json.key("value")
        comparison.operand.write(to: &json)
      case .presence(let property, let isPresent):
        json.member("property", property)
        json.member("op", "exists")
        json.key("value")
        json.boolean(isPresent)
      case .all(let filters):
        json.key("all")
        json.array(filters) { $1.write(to: &$0) }
      case .any(let filters):
        json.key("any")
        json.array(filters) { $1.write(to: &$0) }
      }
    }
  }

  /// Reads a filter from the wire's canonical form.
  package init(_ json: JSONReader) throws(JSONError) {
    if let list = json.optional("all") {
      self = .all(try list.array(PropertyFilter.init))
    } else if let list = json.optional("any") {
      self = .any(try list.array(PropertyFilter.init))
    } else {
      let property = try json.member("property").string()
      let name = try json.member("op")
      let value = try json.member("value")
      switch try name.string() {
      case "exists": self = .presence(property: property, isPresent: try value.boolean())
      case let text:
        guard let comparison = try Comparison(operator: text, value) else {
          throw name.error("`\(text)` is not an operator")
        }
        self = .comparison(property: property, comparison)
      }
    }
  }
}

extension PropertyFilter.Comparison {
  /// The operator as specs and the wire spell it.
  package var operatorName: String {
    switch self {
    case .equals: "equals"
    case .notEquals: "not_equals"
    case .greaterThan: "greater_than"
    case .atLeast: "at_least"
    case .lessThan: "less_than"
    case .atMost: "at_most"
    case .before: "before"
    case .after: "after"
    case .matches: "matches"
    }
  }

  /// What the property is compared with.
  package var operand: PropertyValue {
    switch self {
    case .equals(let value), .notEquals(let value): value
    case .greaterThan(let number), .atLeast(let number), .lessThan(let number),
      .atMost(let number):
      .number(number)
    case .before(let seconds), .after(let seconds): .date(secondsSince1970: seconds)
    case .matches(let pattern): .string(pattern)
    }
  }

  fileprivate init?(operator name: String, _ value: JSONReader) throws(JSONError) {
    let operand = try PropertyValue(value)
    switch (name, operand) {
    case ("equals", _): self = .equals(operand)
    case ("not_equals", _): self = .notEquals(operand)
    case ("greater_than", .number(let number)): self = .greaterThan(number)
    case ("at_least", .number(let number)): self = .atLeast(number)
    case ("less_than", .number(let number)): self = .lessThan(number)
    case ("at_most", .number(let number)): self = .atMost(number)
    case ("before", .date(let seconds)): self = .before(secondsSince1970: seconds)
    case ("after", .date(let seconds)): self = .after(secondsSince1970: seconds)
    case ("matches", .string(let pattern)): self = .matches(pattern: pattern)
    case ("greater_than", _), ("at_least", _), ("less_than", _), ("at_most", _), ("before", _),
      ("after", _), ("matches", _):
      throw value.error("`\(name)` does not compare with this")
    default: return nil
    }
  }
}

extension PropertyValue {
  /// Writes the value; a date as an object, so that it is not taken for a string.
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
