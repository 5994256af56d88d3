import CompactSuite
import Foundation
import SpecJSON
import SpecLoading
import SpecModel

/// Writes the data of the suite that the binary carries: the files in `Sources/BuiltinSuite/Data`.
@main
struct SuiteBundler {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      FileHandle.standardError.write(Data("usage: suite-bundler SPECS FOLDER\n".utf8))
      exit(64)
    }
    guard let suite = await suite(in: arguments[1]) else { exit(1) }
    let compact = CompactSuite(suite)
    let folder = URL(filePath: arguments[2])
    for (name, bytes) in [
      ("identity.txt", Array("\(suite.name)\n\(suite.version)\n\(suite.digest)\n".utf8)),
      ("texts.txt", compact.texts),
      ("numbers.txt", compact.numbers),
      ("questions.json", lines(of: suite.bundleOfQuestions())),
    ] {
      try Data(bytes).write(to: folder.appending(path: name))
    }
  }

  private static func suite(in directory: String) async -> Suite? {
    let loaded = await SuiteLoader().load(directory: directory, shownAs: "Specs")
    for diagnostic in loaded.diagnostics where diagnostic.severity == .error {
      let message = "\(diagnostic.location): error: \(diagnostic.message)\n"
      FileHandle.standardError.write(Data(message.utf8))
    }
    return loaded.suite
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
