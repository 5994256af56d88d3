import CompactSuite
import Foundation
import SpecJSON
import SpecLoading
import SpecModel

/// Writes a Swift file that contains a suite: `Sources/BuiltinSuite/BuiltinBundle.swift`.
@main
struct SuiteBundler {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      FileHandle.standardError.write(Data("usage: suite-bundler SPECS OUTPUT\n".utf8))
      exit(64)
    }
    let specs = URL(filePath: arguments[1])
    guard let suite = await suite(in: arguments[1]) else { exit(1) }
    let compact = CompactSuite(suite)
    let constants = [
      "// swift-format-ignore-file\n// Written by suite-bundler; see CONTRIBUTING.md. Do not edit.\n",
      constant("builtinTexts", compact.texts),
      constant("builtinNumbers", text(compact.numbers)),
      constant("builtinQuestions", lines(of: suite.bundleOfQuestions())),
      constant("builtinName", suite.name), constant("builtinVersion", suite.version),
      constant("builtinDigest", suite.digest),
      constant("builtinProtocol", try text(of: "PROTOCOL.md", in: specs)),
      constant("builtinProtocolSchema", try text(of: "protocol.schema.json", in: specs)),
    ]
    try Data(constants.joined(separator: "\n").utf8).write(to: URL(filePath: arguments[2]))
  }

  private static func suite(in directory: String) async -> Suite? {
    let loaded = await SuiteLoader().load(directory: directory, shownAs: "Specs")
    for diagnostic in loaded.diagnostics where diagnostic.severity == .error {
      let message = "\(diagnostic.location): error: \(diagnostic.message)\n"
      FileHandle.standardError.write(Data(message.utf8))
    }
    return loaded.suite
  }

  private static func text(of name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// The text of some bytes, without the line break at their end.
  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.dropLast(), as: UTF8.self)
  }

  /// Returns a constant with a text, on lines of its own.
  private static func constant(_ name: String, _ text: String) -> String {
    "let \(name): StaticString = \(literal(text, isBlock: true))\n"
  }

  /// Returns a constant with texts, each in its own literal.
  private static func constant(_ name: String, _ texts: [String]) -> String {
    let literals = texts.map { text in
      // A quotation mark right after the opening one could be read as part of it.
      literal(text, isBlock: text.unicodeScalars.contains("\n") || text.hasPrefix("\"")) + ",\n"
    }
    return "let \(name): [String] = [\n\(literals.joined())]\n"
  }

  /// Returns a literal whose text is between delimiters that do not occur in it.
  ///
  /// Control characters are escaped, apart from line feeds: a source file cannot contain them.
  private static func literal(_ text: String, isBlock: Bool) -> String {
    let fence = String(repeating: "#", count: longestRun(of: "#", in: text) + 1)
    let text = text.unicodeScalars.map { scalar in
      scalar.value < 32 && scalar != "\n"
        ? "\\\(fence)u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }.joined()
    return isBlock
      ? "\(fence)\"\"\"\n\(text)\n\"\"\"\(fence)" : "\(fence)\"\(text)\"\(fence)"
  }

  /// Returns the questions with each on its own line, so that a change of one question changes one
  /// line.
  private static func lines(of questions: [UInt8]) -> String {
    var result: [UInt8] = []
    var (depth, last, isText, isEscaped) = (0, UInt8(0), false, false)
    for byte in questions.dropLast() {
      result.append(byte)
      if isText {
        if byte == UInt8(ascii: "\""), !isEscaped { isText = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ",") where depth <= deepestLine && last == UInt8(ascii: "}"):
        result.append(UInt8(ascii: "\n"))
      default: break
      }
      last = byte
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The nesting depth of questions, their answers and their probes.
  private static let deepestLine = 4

  private static func longestRun(of character: Character, in text: String) -> Int {
    var (longest, current) = (0, 0)
    for next in text {
      current = next == character ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
