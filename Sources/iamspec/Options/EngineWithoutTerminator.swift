import Conformance
import Inputs
import Reporting
import SpecModel
import Wording

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An engine's command among the options because the `--` before it was forgotten.
struct EngineWithoutTerminator {
  /// The engine's program, as written by the user.
  let program: String
  /// The command line that was meant.
  private let line: String

  /// The result for the words of this process.
  static let current = EngineWithoutTerminator(
    CommandLine.arguments.dropFirst(), path: Environment.current["PATH"] ?? "")

  /// Searches the words of a command line for a program.
  ///
  /// - Parameters:
  ///   - words: The words, starting with a command.
  ///   - path: The folders where programs are looked up, separated by colons.
  /// - Returns: `nil` if the command accepts no engine, has its `--`, or no word is a program
  ///   followed by another word.
  init?(_ words: some Sequence<String>, path: String) {
    let words = Array(words)
    guard IAMSpec.takesEngine(words.first), !words.contains("--") else { return nil }
    let found = words.indices.dropFirst().first { index in
      // The word after an option is its value.
      !words[index].hasPrefix("-") && !words[index - 1].hasPrefix("--")
        && Self.isProgram(words[index], before: words[(index + 1)...], path: path)
    }
    guard let found else { return nil }
    program = words[found]
    let meant = ["iamspec"] + words[..<found] + ["--"] + words[found...]
    line = meant.map { $0.contains("*") ? "'\($0)'" : ReplayCommand.quoted($0) }
      .joined(separator: " ")
  }

  /// The advice for the end of an error.
  var advice: String { "\nthe engine's command goes after --:\n  \(line.visible)" }

  /// Tells whether a word is an executable file, or a program in a folder of the path that is
  /// followed by arguments.
  private static func isProgram(
    _ word: String, before rest: ArraySlice<String>, path: String
  ) -> Bool {
    let files = FileManager.default
    func isExecutable(_ path: String) -> Bool {
      EngineFiles.isFile(path) && files.isExecutableFile(atPath: path)
    }
    if word.contains("/") { return isExecutable(word) }
    let folders = path.split(separator: ":")
    return !rest.isEmpty
      && folders.contains { isExecutable("\($0)/\(word)") }
  }
}
