import ContinuousIntegration
import Reporting
import SpecModel
import Watching
import Wording

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An engine's command among the options, since the `--` before it was forgotten.
struct EngineWithoutTerminator {
  /// The engine's program, as it was written.
  let program: String
  /// The line that was meant.
  private let line: String

  /// The words of this process, read so.
  static let current = EngineWithoutTerminator(
    CommandLine.arguments.dropFirst(), path: Environment.current["PATH"] ?? "")

  /// Looks for a program among the words of a command line.
  ///
  /// - Parameters:
  ///   - words: The words, a command first.
  ///   - path: The folders where programs are looked up, with colons between them.
  /// - Returns: `nil` where the command takes no engine or has its `--`, and where no word is a program
  ///   with something after it.
  init?(_ words: some Sequence<String>, path: String) {
    let words = Array(words)
    guard IAMSpec.takesEngine(words.first), !words.contains("--") else { return nil }
    let found = words.indices.dropFirst().first { index in
      // What follows an option is its value.
      !words[index].hasPrefix("-") && !words[index - 1].hasPrefix("--")
        && Self.isProgram(words[index], before: words[(index + 1)...], path: path)
    }
    guard let found else { return nil }
    program = words[found]
    let meant = ["iamspec"] + words[..<found] + ["--"] + words[found...]
    line = meant.map { $0.contains("*") ? "'\($0)'" : ReplayCommand.quoted($0) }
      .joined(separator: " ")
  }

  /// What to do, for the end of an error.
  var advice: String { "\nthe engine's command goes after --:\n  \(line.visible)" }

  /// Whether a word is an executable file, or a program in a folder of the path that is given words.
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
