import Exploration
import Reporting
import SpecModel
import Wording

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The findings of an exploration as files of a suite.
struct FoundCaseFiles {
  private let exploration: Exploration
  private let found: FoundCaseSuite
  private let origin: String

  /// Describes what is to be written.
  ///
  /// - Parameters:
  ///   - exploration: What was found.
  ///   - suite: The suite that takes in the cases.
  ///   - origin: Where they were found, in words.
  init(_ exploration: Exploration, for suite: FoundCaseSuite, origin: String) {
    self.exploration = exploration
    found = suite
    self.origin = origin
  }

  /// What became of the files.
  struct Written {
    /// A line for each finding.
    var lines: [String] = []
    /// What could not be written.
    var errors: [OutputError] = []
  }

  /// Writes the files, and begins the suite if it is new; a case that is there already stays as it is.
  func write() -> Written {
    var written = Written()
    var isBegun = false
    for finding in exploration.groups.flatMap(\.findings) {
      let item: FoundCase
      do throws(FoundCase.Obstacle) {
        item = try FoundCase(finding, for: found.suite, origin: origin)
      } catch {
        let reason = error.words(forSuiteIn: found.directory)
        written.lines.append("no case  \(finding.script.caseID): \(reason)")
        continue
      }
      let path = path(item.path)
      if FileManager.default.fileExists(atPath: path) {
        written.lines.append("case     \(path) is there already")
        continue
      }
      do throws(OutputError) {
        if found.isNew, !isBegun {
          try begin()
          isBegun = true
          written.lines.append("suite    \(found.directory)")
        }
        try WholeFile.write(Array(item.text.utf8), to: path, option: "--write")
        written.lines.append("case     \(path)")
      } catch {
        written.errors.append(error)
      }
    }
    return written
  }

  private func begin() throws(OutputError) {
    for file in found.beginning {
      try WholeFile.write(file.bytes, to: path(file.path), option: "--write")
    }
  }

  private func path(_ name: String) -> String { "\(found.directory)/\(name)" }
}

extension FoundCase.Obstacle {
  /// Why there is no case, in words.
  fileprivate func words(forSuiteIn directory: String) -> String {
    switch self {
    case .noRule: "the suite in \(directory) has no rule for it"
    case .tooManyWays: "there are too many ways through the script to list all that is allowed"
    case .allowedStepByStep:
      "each step alone is allowed, and a case cannot assert all of them together"
    }
  }
}
