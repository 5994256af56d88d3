import Exploration
import Inputs
import Reporting
import SpecLoading
import SpecModel
import Wording

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The suite that receives the cases of an exploration.
struct FoundCaseSuite {
  /// Its directory.
  let directory: String
  /// The suite whose rules the cases test.
  let suite: Suite
  /// Whether the directory is not a suite yet and gets the rules of the explored suite.
  let isNew: Bool
  /// The file with the words of its own, if it has any.
  let vocabulary: SourceFile?
  /// The file with its monitors, if it has any, and words of its own.
  private let monitors: SourceFile?

  /// Finds the suite in a directory, or checks that a new one can be created there.
  ///
  /// - Parameters:
  ///   - directory: The directory.
  ///   - explored: The explored suite, whose rules a new suite gets.
  ///   - origin: The directory of the explored suite; `nil` if it is in no directory.
  ///   - terminal: The options for printing diagnostics.
  /// - Throws: `OutputError` if the path is a file, `ExitStatus.wrongInput` if the suite has errors
  ///   or the directory contains something else.
  init(
    in directory: String, or explored: Suite, from origin: String?, _ terminal: TerminalOptions
  ) async throws {
    try WholeFile.checkDirectory(directory, option: "--write")
    self.directory = directory
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    isNew = !names.contains { !$0.hasPrefix(".") }
    let home = isNew ? origin : directory
    vocabulary = home.flatMap { Self.file(.vocabulary, in: $0) }
    // Those of the built-in suite are in the tool, wherever its rules are.
    monitors = explored.words == nil ? nil : home.flatMap { Self.file(.monitors, in: $0) }
    if isNew {
      suite = explored
      return
    }
    guard names.contains("rules.yaml") else {
      Terminal.error.writeError(
        PrintedText(
          block: """
            \(VisibleText.line(directory)) is not a suite: it is not empty, and has no rules.yaml
            name a suite after --write, or a directory that is new or empty
            """))
      throw ExitStatus.wrongInput
    }
    // Mistakes in its case files do not matter here.
    let loaded = await SuiteLoader().loadRules(directory: directory)
      .withMonitors(ofDirectory: directory)
    terminal.diagnostics().print(loaded)
    guard let suite = loaded.suite else { throw ExitStatus.wrongInput }
    self.suite = suite
  }

  /// The files that turn the directory into a new suite.
  var beginning: [(path: String, bytes: [UInt8])] {
    guard isNew else { return [] }
    let schemas = [SpecSchema.rules, .case].map {
      (path: $0.fileName, bytes: $0.document(words: suite.words))
    }
    let own = [vocabulary, monitors].compactMap(\.self).map {
      (path: $0.relativePath, bytes: $0.bytes)
    }
    return [("rules.yaml", Array(RulesFile(of: suite).text.utf8))] + own + schemas
  }

  private static func file(_ file: SuiteFile, in directory: String) -> SourceFile? {
    let path = SourceFile.path(of: file.rawValue, in: directory)
    return FileManager.default.contents(atPath: path).map {
      SourceFile(file.rawValue, bytes: [UInt8]($0))
    }
  }
}
