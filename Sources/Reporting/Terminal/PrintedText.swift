import SpecModel
package import Wording

/// Text for a terminal or the log of a CI job.
///
/// All text passes through here. Text from the source, such as `"error: \(path)\n"`, is printed
/// unchanged; values inserted into it are escaped, so that no name, key, path or reason can start a
/// line, move the cursor or change colors. Text with a layout is printed line by line: see
/// ``init(lines:)`` and ``init(block:)``.
package struct PrintedText: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The text.
  package private(set) var text: String

  /// Creates text that contains nothing from outside, including line feeds and control codes.
  package init(verbatim text: String) { self.text = text }

  /// Creates text from a string literal of the source.
  package init(stringLiteral text: String) { self.text = text }

  /// Creates text from a string literal with interpolations.
  package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Creates text from lines, each of which is ended with a line feed.
  ///
  /// A line feed within a line comes from outside and is escaped. So are control codes that are not
  /// the style's.
  package init(lines: some Sequence<String>, style: TextStyle = .plain) {
    text = lines.reduce(into: "") { $0 += PrintedLine($1, style).text + "\n" }
  }

  /// Creates text from lines that are joined already, so that no line feed comes from outside.
  package init(block: String, style: TextStyle = .plain) {
    let lines = block.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    text = lines.map { PrintedLine(String($0), style).text }.joined(separator: "\n")
  }

  /// Creates text from JSON; characters that must not reach a terminal become `\u0007`-style
  /// escapes, which mean the same.
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
    text = LogCommands.json.defused(lines: text)
  }

  /// What is written to the stream: no CI system obeys a line of it, whatever was inserted where.
  package var bytes: [UInt8] { Array(LogCommands.text.defused(lines: text).utf8) }

  /// Joins two texts.
  package static func + (left: PrintedText, right: PrintedText) -> PrintedText {
    PrintedText(verbatim: left.text + right.text)
  }

  /// Returns the text with a number of spaces before each line but the first.
  package func indented(by count: Int) -> PrintedText {
    let indent = String(repeating: " ", count: count)
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return PrintedText(verbatim: lines.map { String($0) }.joined(separator: "\n" + indent))
  }

  /// Returns the text with long lines wrapped; continuations are indented like the line, after its
  /// label.
  ///
  /// Commands to be copied, which are on their own lines, stay whole.
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

  /// The parts of a string literal with interpolations.
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
