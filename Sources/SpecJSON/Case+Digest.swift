package import SpecModel

extension Case {
  /// What tells what the case asks from what any other asks: `fnv1a64:` and sixteen hexadecimal digits.
  ///
  /// Counted are the start, the messages, the actions and what they must cause. Words for readers,
  /// rules and the place in the file are not: changing them does not change what an engine is asked.
  package var digest: String {
    var json = JSONWriter()
    json.array([self]) { json, item in
      item.given.write(to: &json)
      json.array(item.messages) { json, message in
        json.string(message.name)
        message.write(to: &json)
      }
      json.array(item.steps) { json, step in
        json.array(step.actions) { $1.write(to: &$0) }
        json.array(step.expectations) { $1.write(to: &$0) }
        if let stack = step.stack { json.strings(stack) }
      }
      json.strings(item.asserts.kinds.map(\.rawValue).sorted())
    }
    return json.digest
  }
}
