import SpecModel
package import Wording

/// Text on its way to a terminal, or to the log of a CI job.
///
/// This is the one way out. What is written in the source, such as `"error: \(path)\n"`, goes out as it
/// stands; what is put into it is written out on its line, so that no name, key, path or reason can
/// begin a line, move the cursor or change colors. Text that is laid out already goes out line by
/// line: see ``init(lines:)`` and ``init(block:)``.
package struct PrintedText: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// What is written to the stream.
  package private(set) var text: String

  /// Takes text with nothing from outside, line feeds and control codes included.
  package init(verbatim text: String) { self.text = text }

  /// Takes a text of the source.
  package init(stringLiteral text: String) { self.text = text }

  /// Takes a text of the source with something in it.
  package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Takes lines, and ends each with a line feed.
  ///
  /// A line feed within a line comes from outside, and is escaped. So is a code where the style has
  /// none.
  package init(lines: some Sequence<String>, style: TextStyle = .plain) {
    text = lines.reduce(into: "") { $0 += PrintedLine($1, style).text + "\n" }
  }

  /// Takes lines that are joined already, so that no line feed comes from outside.
  package init(block: String, style: TextStyle = .plain) {
    let lines = block.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    text = lines.map { PrintedLine(String($0), style).text }.joined(separator: "\n")
  }

  /// Takes JSON: whatever must not reach a terminal is written as `\u0007`, so that it means the same.
  package init(json: [UInt8]) {
    text = ""
    for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
      if scalar == "\n" || !scalar.needsEscape {
        text.unicodeScalars.append(scalar)
      } else {
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
  }

  /// Joins two texts.
  package static func + (left: PrintedText, right: PrintedText) -> PrintedText {
    PrintedText(verbatim: left.text + right.text)
  }

  /// The text with a number of spaces before each line but the first.
  package func indented(by count: Int) -> PrintedText {
    let indent = String(repeating: " ", count: count)
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return PrintedText(verbatim: lines.map { String($0) }.joined(separator: "\n" + indent))
  }

  /// The text with each long line wrapped; what follows is indented like the line, behind its label.
  ///
  /// Commands that are shown to be copied, on a line of their own, stay whole.
  package func wrapped(to width: Int) -> PrintedText {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return PrintedText(
      verbatim: lines.flatMap { Self.wrapped(String($0), to: width) }.joined(separator: "\n"))
  }

  private static func wrapped(_ line: String, to width: Int) -> [String] {
    let body = line.drop { $0 == " " }
    guard TextLayout.width(line) > width, !body.hasPrefix("iamspec ") else { return [line] }
    let label = body.prefixMatch(of: /(?:error|warning|note|Error|Help|Usage): +/)?.0 ?? ""
    let indent = line.count - body.count + label.count
    let start = String(line.prefix(indent))
    let hanging = String(repeating: " ", count: indent)
    return TextLayout.wrapped(String(line.dropFirst(indent)), to: max(width - indent, 20))
      .enumerated().map { ($0 == 0 ? start : hanging) + $1 }
  }

  /// What a literal of the source is made of.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    package mutating func appendLiteral(_ literal: String) { text += literal }

    /// Inserts a value from outside, escaped.
    package mutating func appendInterpolation(_ value: some Any) {
      text += String(describing: value).visible
    }

    /// Inserts text that is printable already.
    package mutating func appendInterpolation(_ printed: PrintedText) { text += printed.text }
  }
}
