import YAMLTree

extension NodeReader {
  /// Reads a text for people, in which `${column}` stands for the value in the variant.
  ///
  /// The line break at the end of a block is no part of it.
  func prose(_ what: @autoclosure () -> String = "a text") -> String? {
    guard node.kind == .scalar else {
      reportKind(what())
      return nil
    }
    guard isUnambiguous(inProse: true) else { return nil }
    var text = node.text
    while text.utf8.last == UInt8(ascii: "\n") { text.removeLast() }
    guard !text.isEmpty else {
      report(.nothingGiven(what()))
      return nil
    }
    return text.utf8.contains(UInt8(ascii: "$")) ? interpolated(text) : text
  }

  /// Puts the values of columns into a text.
  private func interpolated(_ text: String) -> String? {
    var result = ""
    var rest = Substring(text)
    var isGood = true
    while let opening = rest.firstRange(of: "${"),
      let closing = rest[opening.upperBound...].firstIndex(of: "}")
    {
      let name = rest[opening.upperBound..<closing]
      result += rest[..<opening.lowerBound]
      rest = rest[rest.index(after: closing)...]
      if let value = columnText(name) {
        result += value
      } else {
        isGood = false
      }
    }
    return isGood ? result + rest : nil
  }

  /// The text of a column's value.
  private func columnText(_ name: Substring) -> String? {
    guard let value = context.variant?.use(name) else {
      report(
        .unknownColumn("${\(name)}", known: context.variant?.columns.map(\.name) ?? []))
      return nil
    }
    guard value.kind == .scalar else {
      let found = NodeReader(node: value, context: context, reference: nil, isInTable: true)
      report(.columnInText(String(name), found: found.description))
      return nil
    }
    return value.text
  }
}
