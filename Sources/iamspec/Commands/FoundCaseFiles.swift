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

  /// Prepares the files.
  ///
  /// - Parameters:
  ///   - exploration: The exploration with its findings.
  ///   - suite: The suite that receives the cases.
  ///   - origin: Where the cases were found, in words.
  init(_ exploration: Exploration, for suite: FoundCaseSuite, origin: String) {
    self.exploration = exploration
    found = suite
    self.origin = origin
  }

  /// The result of writing the files.
  struct Written {
    /// A line for each finding.
    var lines: [String] = []
    /// The errors of files that could not be written.
    var errors: [OutputError] = []
  }

  /// Writes the files, with the rules of the suite if it is new; an existing case is not changed.
  func write() async -> Written {
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
      let complaint = await LintedCase.complaint(
        about: item.text, in: found.suite, with: found.vocabulary)
      if let complaint {
        written.lines.append("no case  \(finding.script.caseID): \(complaint)")
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
    case .noReference:
      "what is right instead is not known: no monitor says it, and no reference engine knows the words"
    case .tooManyWays: "there are too many ways through the script to list all that is allowed"
    case .allowedStepByStep:
      "each step alone is allowed, and a case cannot assert all of them together"
    }
  }
}
