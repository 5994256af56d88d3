import SpecModel
import YAMLTree

extension NodeReader {
  /// Reads a condition on properties.
  func filter() -> PropertyFilter? {
    var property: String?
    var condition: (key: FilterKey, value: NodeReader)?
    var keys: [FilterKey] = []
    let errors = context.errorCount
    guard looksLikeFilter else { return nil }
    let fields = fields(of: "a filter", FilterKey.words, unknown: .filterOperator) { key, value in
      switch key {
      case .property: property = value.nonemptyString("the name of a property", within: .name)
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
      if !fields.hasUnknown { reportNoOperator() }
      return nil
    }
    switch condition.key {
    case .property: return nil
    case .combination(let combination):
      if fields.contains(.property) {
        report(.conflictingKeys(["property", combination.rawValue], of: "a filter"))
      }
      let parts = condition.value.list("a list of filters", atLeast: "at least one filter") {
        $0.filter()
      }
      guard let parts, errors == context.errorCount else { return nil }
      return PropertyFilter(combination, of: parts)
    case .comparison(let word):
      fields.require(.property)
      guard let property, let operand = condition.value.operand(of: word) else { return nil }
      return PropertyFilter(property: property, word, operand)
    }
  }

  /// Tells whether the node could be a filter with mistakes, and reports it otherwise.
  private var looksLikeFilter: Bool {
    if node.kind == .sequence {
      reportKind("a mapping that describes a filter", hint: "write `{all: […]}` or `{any: […]}`")
      return false
    }
    guard let name = soleUnknownKey else { return true }
    name.report(
      .unknownOperator, "`\(name.node.text)` is not an operator of a filter",
      hint: "write `{property: \(name.node.text), equals: …}`, or another operator")
    return false
  }

  private func reportNoOperator() {
    let operators = Mistake.enumeration(PropertyFilter.Operator.allCases.map(\.rawValue))
    report(
      .missingKey, "a filter needs an operator, or `all` or `any`",
      hint: "operators are: \(operators)")
  }

  /// The key of a mapping that has no other, if filters have none that resembles it.
  private var soleUnknownKey: NodeReader? {
    guard node.kind == .mapping, node.count == 1,
      let key = node.entries.first(where: { _ in true })?.key,
      key.withUTF8(FilterKey.words.word) == nil,
      Suggestion.nearest(to: key.text, among: FilterKey.spellings) == nil
    else { return nil }
    return reader(for: key)
  }

  /// Reads the operand of an operator.
  private func operand(of word: PropertyFilter.Operator) -> PropertyValue? {
    switch word.definition.operand {
    case .value: return propertyValue()
    case .number: return hasType("a number", word) ? number().map { .number($0) } : nil
    case .date:
      guard hasType("a date", word), case .date(let seconds)? = propertyValue() else { return nil }
      return .date(secondsSince1970: seconds)
    case .pattern:
      guard hasType("a text", word) else { return nil }
      return pattern().map { .string($0) }
    case .boolean: return hasType("a boolean", word) ? boolean().map { .boolean($0) } : nil
    }
  }

  /// Tells whether the value has the type that an operator accepts, and reports it otherwise.
  private func hasType(_ expected: String, _ word: PropertyFilter.Operator) -> Bool {
    var found = description
    if node.kind == .mapping, node.count == 1, node["date"] != nil {
      found = "a date"
    } else if found == "a date" {
      found = "a date without `date:`"
    }
    if found == expected { return true }
    report(
      .mistypedOperand, "`\(word.rawValue)` compares with \(expected), found \(found)",
      hint: Mistake.operandHint(expected))
    return false
  }
}
