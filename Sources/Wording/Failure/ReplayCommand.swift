package import Conformance
import SpecModel

/// The command that runs just one case again.
package struct ReplayCommand: Hashable, Sendable {
  /// The words after the case: the options and the engine's command, such as `["--specs", "my
  /// specs", "--", "python3", "engine.py"]`.
  package var tail: [String]

  /// Creates a command.
  package init(tail: [String] = []) {
    self.tail = tail
  }

  /// Returns the command for a case, quoted for a shell; for a script of an exploration, the
  /// command that explores only that script.
  package func text(for planned: PlannedCase) -> String {
    let words =
      planned.case.isExplored
      ? ["iamspec", "explore", "--script", planned.case.id] + tail
      : ["iamspec", "run", "--profile", planned.profile, planned.case.id] + tailOfCase
    return words.map(Self.quoted).joined(separator: " ")
  }

  /// The words after a case of the suite: without the options that say which scripts an exploration makes,
  /// and beside which engine.
  private var tailOfCase: [String] {
    let end = tail.firstIndex(of: "--") ?? tail.endIndex
    var (words, rest): ([String], ArraySlice) = ([], tail[..<end])
    while let word = rest.popFirst() {
      if Self.ofExploration.contains(word) {
        rest.removeFirst(min(rest.count, 1))
      } else {
        words.append(word)
      }
    }
    return words + tail[end...]
  }

  private static let ofExploration: Set = [
    "--shard", "--rule", "--chapter", "--profile", "--against",
  ]

  /// Returns a word that a POSIX shell reads as a given text.
  ///
  /// Control characters are written as `$'\033'`, which bash, zsh, ksh and POSIX 2024 support, so
  /// that the command stays on one line and is not misleading.
  package static func quoted(_ word: String) -> String {
    if word.unicodeScalars.contains(where: VisibleText.needsEscape) {
      return "$'" + word.utf8.map(escaped).joined() + "'"
    }
    let isSafe =
      !word.isEmpty
      && word.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "_-./:=,@%+".utf8.contains($0)
        }
      }
    if isSafe { return word }
    let pieces = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + pieces.joined(separator: "'\\''") + "'"
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "'"): return "\\'"
    case UInt8(ascii: "\\"): return "\\\\"
    case 0x20..<0x7F: return String(UnicodeScalar(byte))
    default:
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
  }
}
