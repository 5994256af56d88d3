/// Parses the source of a template.
struct TemplateParser {
  private let source: String
  private var position: String.Index
  /// The open sections, the innermost last, each with the parts read so far.
  private var open: [Section] = []

  private struct Section {
    var name = ""
    var isInverted = false
    var template = Template()
  }

  private init(_ source: String) {
    self.source = source
    position = source.startIndex
  }

  /// Parses a template.
  ///
  /// - Throws: ``TemplateError`` if a tag or a section is not closed.
  static func parse(_ source: String) throws(TemplateError) -> Template {
    var parser = TemplateParser(source)
    return try parser.template()
  }

  private mutating func template() throws(TemplateError) -> Template {
    open = [Section()]
    while let tag = try nextTag() { try read(tag) }
    append(source[position...])
    guard open.count == 1 else { throw error("{{#\(open[open.count - 1].name)}} is not closed") }
    return open[0].template
  }

  /// A tag: its sign, if it has one, its name, and its range in the source.
  private struct Tag {
    var sign: Character?
    var name: Substring
    var range: Range<String.Index>
  }

  private func nextTag() throws(TemplateError) -> Tag? {
    guard let start = find("{{", from: position) else { return nil }
    let isTriple = source[start...].hasPrefix("{{{")
    let opening = source.index(start, offsetBy: isTriple ? 3 : 2)
    let closing = isTriple ? "}}}" : "}}"
    guard let end = find(closing, from: opening) else { throw error("a tag is not closed") }
    let range = start..<source.index(end, offsetBy: closing.count)
    let text = source[opening..<end]
    if isTriple { return Tag(sign: "{", name: trimmed(text), range: range) }
    guard let first = text.first, "#^/>`".contains(first) else {
      return Tag(sign: nil, name: trimmed(text), range: range)
    }
    return Tag(sign: first, name: trimmed(text.dropFirst()), range: range)
  }

  private mutating func read(_ tag: Tag) throws(TemplateError) {
    // Only a tag without text can remove its line.
    let form = form(of: tag)
    let range = form != nil ? tag.range : line(of: tag.range) ?? tag.range
    append(source[position..<range.lowerBound])
    position = range.upperBound
    if let form {
      append(.value(Template.Name(tag.name), form))
      return
    }
    switch tag.sign {
    case "#", "^":
      open.append(Section(name: String(tag.name), isInverted: tag.sign == "^"))
    case "/":
      let section = open.removeLast()
      guard !open.isEmpty, section.name == tag.name else {
        throw error("{{/\(tag.name)}} closes what is not open")
      }
      let name = Template.Name(section.name)
      append(
        section.isInverted
          ? .otherwise(name, section.template) : .section(name, section.template))
    default:
      append(.call(String(tag.name)))
    }
  }

  /// Returns how a tag shows a value, or `nil` if it does not show one.
  private func form(of tag: Tag) -> Template.Form? {
    switch tag.sign {
    case nil: .escaped
    case "`": .coded
    case "{": .markup
    default: nil
    }
  }

  private mutating func append(_ text: Substring) {
    if !text.isEmpty { append(.text(String(text))) }
  }

  private mutating func append(_ part: Template.Part) {
    open[open.count - 1].template.parts.append(part)
  }

  /// Returns the range of the whole line of a tag, or `nil` if the line contains anything else.
  private func line(of tag: Range<String.Index>) -> Range<String.Index>? {
    let before = source[..<tag.lowerBound]
    let start = before.lastIndex(of: "\n").map { source.index(after: $0) } ?? source.startIndex
    let after = source[tag.upperBound...]
    let end = after.firstIndex(of: "\n").map { source.index(after: $0) } ?? source.endIndex
    let rest = [source[start..<tag.lowerBound], source[tag.upperBound..<end]]
    return rest.allSatisfy { $0.allSatisfy(\.isWhitespace) } ? start..<end : nil
  }

  private func find(_ text: String, from start: String.Index) -> String.Index? {
    var rest = source[start...]
    while let index = rest.firstIndex(of: text[text.startIndex]) {
      if source[index...].hasPrefix(text) { return index }
      rest = source[source.index(after: index)...]
    }
    return nil
  }

  private func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  private func error(_ message: String) -> TemplateError {
    TemplateError(line: source[..<position].count { $0 == "\n" } + 1, message: message)
  }
}

/// An error in a template.
package struct TemplateError: Error, Hashable, CustomStringConvertible {
  /// The line at which the error was noticed.
  let line: Int
  let message: String

  package var description: String { "line \(line): \(message)" }
}
