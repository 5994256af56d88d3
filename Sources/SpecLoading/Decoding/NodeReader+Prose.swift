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
      let offset = text.unicodeScalars.distance(
        from: text.startIndex, to: opening.lowerBound)
      result += rest[..<opening.lowerBound]
      rest = rest[rest.index(after: closing)...]
      if let value = columnText(name, at: offset) {
        result += value
      } else {
        isGood = false
      }
    }
    return isGood ? result + rest : nil
  }

  /// The text of a column's value.
  private func columnText(_ name: Substring, at offset: Int) -> String? {
    let place = place(of: name, at: offset)
    guard let value = context.variant?.use(name) else {
      let known = context.variant?.columns.map(\.name) ?? []
      context.report(.unknownColumn("${\(name)}", known: known), at: place)
      return nil
    }
    guard value.kind == .scalar else {
      let found = NodeReader(node: value, context: context, reference: nil, isInTable: true)
      context.report(.columnInText(String(name), found: found.description), at: place)
      return nil
    }
    return value.text
  }

  /// Where `${column}` is, or where the text begins if its lines or escapes hide that.
  private func place(of name: Substring, at offset: Int) -> Diagnostic.Place {
    guard let length = node.length else { return place }
    let quotes = length - node.text.unicodeScalars.count
    guard quotes == (node.isPlain ? 0 : 2) else { return place }
    let column = node.mark.column + (node.isPlain ? 0 : 1) + offset
    return context.place(
      YAMLMark(line: node.mark.line, column: column), length: name.unicodeScalars.count + 3)
  }
}
