import SpecModel
import YAMLTree

extension NodeReader {
  /// Reads a text for people, in which `${column}` is replaced by the value in the variant.
  ///
  /// The line break at the end of a block is dropped.
  func prose(_ what: @autoclosure () -> String = "a text") -> String? {
    guard node.kind == .scalar else {
      reportKind(what())
      return nil
    }
    guard isUnambiguous(inProse: true) else { return nil }
    warnOfCurlyQuotes(inProse: true)
    return node.withUTF8 { bytes in
      var text = bytes[...]
      while text.last == UInt8(ascii: "\n") { text.removeLast() }
      guard !text.isEmpty else {
        report(.nothingGiven(what()))
        return nil
      }
      let mayHaveColumns = bytes.holds(UInt8(ascii: "$"))
      return mayHaveColumns ? interpolated(text) : String(decoding: text, as: UTF8.self)
    }
  }

  /// A part of the node's text.
  ///
  /// Bytes are used, not characters, because every title of a case with variants passes through
  /// here.
  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// Replaces the columns in a text with their values.
  private func interpolated(_ text: Bytes) -> String? {
    var result: [UInt8] = []
    result.reserveCapacity(2 * text.count)
    var rest = text
    var next = text.startIndex
    var isGood = true
    while let dollar = text[next...].firstIndex(of: UInt8(ascii: "$")) {
      next = dollar + 1
      guard next < text.endIndex, text[next] == UInt8(ascii: "{") else { continue }
      guard let closing = text[next...].firstIndex(of: UInt8(ascii: "}")) else { break }
      let name = text[(next + 1)..<closing]
      result += rest[..<dollar]
      rest = text[(closing + 1)...]
      next = rest.startIndex
      if let value = columnValue(name, at: dollar, of: text) {
        value.withUTF8 { result += $0 }
      } else {
        isGood = false
      }
    }
    result += rest
    return isGood ? String(decoding: result, as: UTF8.self) : nil
  }

  /// Returns the value of a column, which must be a text.
  private func columnValue(_ name: Bytes, at dollar: Int, of text: Bytes) -> YAMLNode? {
    func report(_ mistake: Mistake) {
      context.report(mistake, at: place(of: name, at: dollar, of: text))
    }
    let words = String(decoding: name, as: UTF8.self)
    guard let value = context.useColumn(UnsafeBufferPointer(rebasing: name)) else {
      report(.unknownColumn("${\(words)}", known: context.variant?.names ?? []))
      return nil
    }
    guard value.kind == .scalar else {
      let found = NodeReader(node: value, context: context, reference: nil, isInTable: true)
      report(
        Mistake(
          .wrongKind, "`${\(words)}` is \(found.description), which cannot be part of a text"))
      return nil
    }
    return value
  }

  /// The place of `${column}`, or of the text if its lines or escapes hide the column.
  private func place(of name: Bytes, at dollar: Int, of text: Bytes) -> Diagnostic.Place {
    func columns(_ bytes: Bytes) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }
    guard let length = node.length else { return place }
    let quotes = length - node.text.unicodeScalars.count
    guard quotes == (node.isPlain ? 0 : 2) else { return place }
    let column = node.mark.column + (node.isPlain ? 0 : 1) + columns(text[..<dollar])
    return context.place(
      YAMLMark(line: node.mark.line, column: column), length: columns(name) + 3)
  }
}

extension NodeReader {
  /// Warns of curly quotes that became part of a text, where straight ones were probably meant.
  ///
  /// - Parameter isProse: Whether it is a text for people, which may well begin with a quotation.
  func warnOfCurlyQuotes(inProse isProse: Bool = false) {
    guard node.isPlain,
      node.withUTF8({ isProse ? CurlyQuotes.surround($0) : CurlyQuotes.begin($0) })
    else { return }
    report(
      .warning(
        .curlyQuotes, "these curly quotes are part of the text, since YAML's quotes are straight",
        hint: node.text.count <= 40
          ? "write `\(YAMLScalar.quoted(CurlyQuotes.stripped(from: node.text)))` or, if they are intended, "
            + "`\(YAMLScalar.quoted(node.text))`"
          : "write straight quotes or, if curly ones are intended, put straight ones around "
            + "them"))
  }
}
