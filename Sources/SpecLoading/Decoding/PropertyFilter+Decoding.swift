import SpecModel
import YAMLTree

extension NodeReader {
  /// Reads a condition on properties.
  func filter() -> PropertyFilter? {
    var property: String?
    var condition: (key: FilterKey, value: NodeReader)?
    var keys: [FilterKey] = []
    let errors = context.errorCount
    let fields = fields(of: "a filter", FilterKey.self, unknown: .filterOperator) { key, value in
      switch key {
      case .property: property = value.nonemptyString("the name of a property")
      default:
        keys.append(key)
        condition = (key, value)
      }
    }
    guard let fields else { return nil }
    guard keys.count <= 1 else {
      report(.conflictingKeys(keys.map(\.rawValue), of: "a filter"))
      return nil
    }
    guard let condition else {
      if !fields.hasUnknown { report(.operatorMissing) }
      return nil
    }
    if condition.key == .all || condition.key == .any {
      if fields.contains(.property) {
        report(.conflictingKeys(["property", condition.key.rawValue], of: "a filter"))
      }
      let parts = condition.value.list("a list of filters", atLeast: "at least one filter") {
        $0.filter()
      }
      guard let parts, errors == context.errorCount else { return nil }
      return condition.key == .all ? .all(parts) : .any(parts)
    }
    fields.require(.property)
    guard let property else { return nil }
    return condition.value.filter(on: property, by: condition.key)
  }

  /// Reads what a property is compared with.
  private func filter(on property: String, by key: FilterKey) -> PropertyFilter? {
    func comparison(_ comparison: PropertyFilter.Comparison?) -> PropertyFilter? {
      comparison.map { .comparison(property: property, $0) }
    }
    switch key {
    case .equals: return comparison(propertyValue().map { .equals($0) })
    case .notEquals: return comparison(propertyValue().map { .notEquals($0) })
    case .greaterThan: return comparison(numericOperand(of: key).map { .greaterThan($0) })
    case .atLeast: return comparison(numericOperand(of: key).map { .atLeast($0) })
    case .lessThan: return comparison(numericOperand(of: key).map { .lessThan($0) })
    case .atMost: return comparison(numericOperand(of: key).map { .atMost($0) })
    case .before: return comparison(dateOperand(of: key).map { .before(secondsSince1970: $0) })
    case .after: return comparison(dateOperand(of: key).map { .after(secondsSince1970: $0) })
    case .matches:
      guard hasType("a text", key) else { return nil }
      return comparison(nonemptyString("a regular expression").map { .matches(pattern: $0) })
    case .exists:
      guard hasType("a boolean", key) else { return nil }
      return boolean().map { .presence(property: property, isPresent: $0) }
    case .property, .all, .any: return nil
    }
  }

  /// Reads the operand of an operator that compares numbers.
  private func numericOperand(of key: FilterKey) -> Double? {
    hasType("a number", key) ? number() : nil
  }

  /// Reads the operand of an operator that compares moments.
  private func dateOperand(of key: FilterKey) -> Int? {
    guard hasType("a date", key) else { return nil }
    guard case .date(let seconds)? = propertyValue() else { return nil }
    return seconds
  }

  /// Tells whether the value has the type that an operator compares.
  private func hasType(_ expected: String, _ key: FilterKey) -> Bool {
    var found = description
    if node.kind == .mapping, node.count == 1, node["date"] != nil {
      found = "a date"
    } else if found == "a date" {
      found = "a date without `date:`"
    }
    if found == expected { return true }
    report(.mistypedOperand(operator: key.rawValue, expected: expected, found: found))
    return false
  }
}
