import SpecModel
import Wording

/// A line for a stream: text, and the codes of ``TextStyle`` and of diagnostics.
///
/// CI systems act on lines in a job's log that look like commands (`::error::`, `##[group]`,
/// `##vso[…]`, `##teamcity[…]`). The tool's own lines never do, so if a line does, its first
/// character is escaped.
struct PrintedLine {
  /// The line, without a line feed.
  let text: String

  private static let escape = Unicode.Scalar(UInt8(0x1B))
  private static let codes = (TextStyle.Role.allCases.map(\.rawValue) + ["0", "1;33", "1;36"]).map {
    "[\($0)m"
  }
  private static let commands = ["##[", "##vso[", "##teamcity["]

  /// Creates a line in a style.
  init(_ line: String, _ style: TextStyle) {
    text = Self.withoutCommands(
      !line.needsEscape ? line : style.isColored ? Self.withoutControl(line) : line.visible)
  }

  private static func withoutControl(_ line: String) -> String {
    let scalars = line.unicodeScalars
    var result = ""
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if scalar == escape, let code = codes.first(where: { starts(scalars[index...], with: $0) }) {
        result += "\u{1B}" + code
        index = scalars.index(index, offsetBy: code.unicodeScalars.count + 1)
        continue
      }
      if scalar.needsEscape {
        result += scalar.writtenOut
      } else {
        result.unicodeScalars.append(scalar)
      }
      index = scalars.index(after: index)
    }
    return result
  }

  private static func starts(_ scalars: Substring.UnicodeScalarView, with code: String) -> Bool {
    scalars.dropFirst().starts(with: code.unicodeScalars)
  }

  private static func withoutCommands(_ line: String) -> String {
    var line = line
    if line.utf8.contains(UInt8(ascii: "#")) {
      for command in commands where line.contains(command) {
        line = line.replacing(command, with: "\\u{23}" + command.dropFirst())
      }
    }
    let spaces = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    if line.utf8.dropFirst(spaces).starts(with: "::".utf8) {
      let start = line.utf8.index(line.startIndex, offsetBy: spaces)
      let end = line.utf8.index(after: start)
      line.unicodeScalars.replaceSubrange(start..<end, with: "\\u{3a}".unicodeScalars)
    }
    return line
  }
}
