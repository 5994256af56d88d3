package import SpecModel

extension Case {
  /// The digest of what the case asks of an engine: `fnv1a64:` and sixteen hexadecimal digits.
  ///
  /// It covers the starting state, the messages, the actions and their expected effects. It does
  /// not cover titles and other prose, rules, and locations, because changing them does not change
  /// what an engine is asked.
  package var digest: String {
    var json = JSONWriter()
    json.array([self]) { json, item in
      item.given.write(to: &json)
      json.array(item.messages) { json, message in
        json.string(message.name)
        message.write(to: &json)
      }
      json.array(item.steps) { json, step in
        step.actions.write(to: &json)
        step.expectations.write(to: &json)
        if let stack = step.stack { json.strings(stack) }
      }
      json.strings(item.asserts.kinds.map(\.rawValue).sorted())
    }
    return json.digest
  }
}
