import SpecModel
import Wording

/// A line for a stream: text, and the codes of ``TextStyle`` and of diagnostics.
///
/// What CI systems would take for a command is escaped; see ``LogCommands``.
struct PrintedLine {
  /// The line, without a line feed.
  let text: String

  private static let escape = Unicode.Scalar(UInt8(0x1B))
  private static let codes = (TextStyle.Role.allCases.map(\.rawValue) + ["0", "1;33", "1;36"]).map {
    "[\($0)m"
  }

  /// Creates a line in a style.
  init(_ line: String, _ style: TextStyle) {
    text = LogCommands.text.defused(
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
}
