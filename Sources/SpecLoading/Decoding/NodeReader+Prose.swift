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
    let mayHaveColumns = node.withUTF8 { $0.contains(UInt8(ascii: "$")) }
    return mayHaveColumns ? interpolated(text) : text
  }

  /// Puts the values of columns into a text.
  private func interpolated(_ text: String) -> String? {
    // Bytes, not characters: every title of a case with variants passes through here.
    let bytes = text.utf8
    var result = ""
    var rest = bytes.startIndex
    var isGood = true
    var next = rest
    while let dollar = bytes[next...].firstIndex(of: UInt8(ascii: "$")) {
      next = bytes.index(after: dollar)
      guard next < bytes.endIndex, bytes[next] == UInt8(ascii: "{") else { continue }
      guard let closing = bytes[next...].firstIndex(of: UInt8(ascii: "}")) else { break }
      let name = text[bytes.index(after: next)..<closing]
      result += text[rest..<dollar]
      rest = bytes.index(after: closing)
      next = rest
      if let value = columnText(name, at: dollar, of: text) {
        result += value
      } else {
        isGood = false
      }
    }
    return isGood ? result + text[rest...] : nil
  }

  /// The text of a column's value.
  private func columnText(
    _ name: Substring, at dollar: String.Index, of text: String
  ) -> String? {
    guard let value = context.variant?.use(name) else {
      let known = context.variant?.columns.map(\.name) ?? []
      context.report(
        .unknownColumn("${\(name)}", known: known), at: place(of: name, at: dollar, of: text))
      return nil
    }
    guard value.kind == .scalar else {
      let found = NodeReader(node: value, context: context, reference: nil, isInTable: true)
      context.report(
        .columnInText(String(name), found: found.description),
        at: place(of: name, at: dollar, of: text))
      return nil
    }
    return value.text
  }

  /// Where `${column}` is, or where the text begins if its lines or escapes hide that.
  private func place(
    of name: Substring, at dollar: String.Index, of text: String
  ) -> Diagnostic.Place {
    let offset = text.unicodeScalars.distance(from: text.startIndex, to: dollar)
    guard let length = node.length else { return place }
    let quotes = length - node.text.unicodeScalars.count
    guard quotes == (node.isPlain ? 0 : 2) else { return place }
    let column = node.mark.column + (node.isPlain ? 0 : 1) + offset
    return context.place(
      YAMLMark(line: node.mark.line, column: column), length: name.unicodeScalars.count + 3)
  }
}
