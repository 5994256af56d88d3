import SpecJSON
package import SpecModel

extension BundledSuite {
  /// Returns the files that carry a suite, by their paths below `Sources`: its data, and the names of its
  /// clauses.
  ///
  /// - Parameter suite: The suite, with its questions.
  package static func files(of suite: Suite) -> [(path: String, bytes: [UInt8])] {
    let compact = CompactSuite(suite)
    return [
      (
        "BuiltinSuite/Data/identity.txt",
        Array("\(suite.name)\n\(suite.version)\n\(suite.digest)\n".utf8)
      ),
      ("BuiltinSuite/Data/texts.txt", compact.texts),
      ("BuiltinSuite/Data/numbers.txt", compact.numbers),
      ("BuiltinSuite/Data/questions.json", lines(of: suite.bundleOfQuestions())),
      ("ClauseIDs/ClauseID.swift", Array(clauseIDs(of: suite).utf8)),
    ]
  }

  /// Returns the source of `ClauseID`.
  private static func clauseIDs(of suite: Suite) -> String {
    let rules = suite.rules.filter { !$0.clauses.isEmpty }.map { rule in
      "  // \(rule.id)\n"
        + rule.clauses.map { "  case \(name(of: $0.id)) = \"\($0.id)\"\n" }.joined()
    }
    return """
      // Written by `iamspec builtin-data` from the rules of the built-in suite; scripts/update calls it.

      /// A clause of the built-in suite's rules; the raw value is its full id.
      package enum ClauseID: String, CaseIterable, Sendable {
      \(rules.joined(separator: "\n"))}

      """
  }

  /// The name of a clause in Swift: `discardTimeoutPastIt` for `discard.timeout/past-it`.
  private static func name(of clause: String) -> String {
    let words = clause.split { ".-/".contains($0) }
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Returns the questions with each on its own line, so that a change of one question changes one
  /// line.
  private static func lines(of questions: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var (depth, last, isText, isEscaped) = (0, UInt8(0), false, false)
    for byte in questions {
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
    return result
  }

  /// The nesting depth of questions, their answers and their probes.
  private static let deepestLine = 4
}
