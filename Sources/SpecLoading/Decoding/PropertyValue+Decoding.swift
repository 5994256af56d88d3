import SpecModel
import YAMLTree

extension NodeReader {
  /// Reads the properties of an event.
  func properties() -> [String: PropertyValue]? {
    var properties: [String: PropertyValue] = [:]
    let errors = context.errorCount
    entries("a mapping of properties") { key, value in
      if let name = key.nonemptyString("the name of a property", within: .name),
        let value = value.propertyValue()
      {
        properties[name] = value
      }
    }
    return errors == context.errorCount ? properties : nil
  }

  /// Reads the value of a property: a text, a number, a boolean or a date.
  func propertyValue() -> PropertyValue? {
    switch node.kind {
    case .sequence:
      reportKind("a text, a number, a boolean or a date")
      return nil
    case .mapping:
      guard let (key, value) = soleEntry("a date", like: "{date: 2026-01-31T12:00:00Z}") else {
        return nil
      }
      guard key.node.equals("date") else {
        let owner = context.words == nil ? "a property's value" : "a value"
        key.report(.unknownKey(key.node.text, of: owner, known: ["date"]))
        return nil
      }
      return value.moment().map { .date(secondsSince1970: $0) }
    case .scalar: break
    }
    guard node.isPlain else { return isSendable(within: .value) ? .string(node.text) : nil }
    switch node.withUTF8({ PlainScalar($0) }) {
    case .number: return number().map { .number($0) }
    case .boolean: return .boolean(node.equals("true"))
    default:
      warnOfCurlyQuotes()
      return string(within: .value).map { .string($0) }
    }
  }
}
