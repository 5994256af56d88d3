import SpecJSON
package import SpecModel

extension BundledSuite {
  /// Returns the files that carry a suite, by their paths below `Sources`: its data, and what Swift knows of
  /// its rules and questions.
  ///
  /// - Parameters:
  ///   - suite: The suite, with its questions.
  ///   - monitors: What its monitors.yaml declares.
  /// - Throws: ``CompactError`` if the suite has words of its own.
  package static func files(
    of suite: Suite, with monitors: [DeclaredMonitor]
  ) throws(CompactError) -> [(path: String, bytes: [UInt8])] {
    let compact = try CompactSuite(suite)
    return [
      (
        "BuiltinSuite/Data/identity.txt",
        Array("\(suite.name)\n\(suite.version)\n\(suite.digest)\n".utf8)
      ),
      ("BuiltinSuite/Data/texts.txt", compact.texts),
      ("BuiltinSuite/Data/numbers.txt", compact.numbers),
      ("BuiltinSuite/Data/questions.json", lines(of: suite.bundle(of: .questions))),
      ("BuiltinSuite/Data/accounts.json", lines(of: suite.bundle(of: .accounts))),
      ("ClauseIDs/ClauseID.swift", Array(ClauseIDSource(suite: suite).text.utf8)),
      ("ReferenceEngine/Rulebook/RuleCheck+All.swift", Array(ChecksSource(suite: suite).text.utf8)),
      (
        "Monitors/Monitors+Rules.swift",
        Array(MonitorsSource(suite: suite, monitors: monitors).text.utf8)
      ),
      (
        "Monitors/Monitors+Declared.swift",
        Array(DeclaredMonitorsSource(suite: suite, monitors: monitors).text.utf8)
      ),
      (
        "InAppMessages/Reasons/ClauseID+Words.swift",
        Array(ClauseWordsSource(suite: suite).text.utf8)
      ),
      ("ReferenceEngine/Questions/Questions.swift", Array(QuestionsSource(suite: suite).text.utf8)),
    ]
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
