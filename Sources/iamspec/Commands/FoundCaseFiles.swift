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
  private let suite: Suite
  private let origin: String

  /// Describes what is to be written.
  ///
  /// - Parameters:
  ///   - exploration: What was found.
  ///   - suite: The suite that the cases are for.
  ///   - origin: Where they were found, in words.
  init(_ exploration: Exploration, for suite: Suite, origin: String) {
    self.exploration = exploration
    self.suite = suite
    self.origin = origin
  }

  /// What became of the files.
  struct Written {
    /// A line for each finding.
    var lines: [String] = []
    /// What could not be written.
    var errors: [OutputError] = []
  }

  /// Writes the files; one that is there already stays as it is.
  func write(to directory: String) -> Written {
    var written = Written()
    for finding in exploration.groups.flatMap(\.findings) {
      let found: FoundCase
      do throws(FoundCase.Obstacle) {
        found = try FoundCase(finding, for: suite, origin: origin)
      } catch {
        written.lines.append("no case  \(finding.script.caseID): \(error.words)")
        continue
      }
      let path = "\(directory)/\(found.path)"
      if FileManager.default.fileExists(atPath: path) {
        written.lines.append("case     \(path) is there already")
        continue
      }
      do throws(OutputError) {
        try WholeFile.write(Array(found.text.utf8), to: path, option: "--write")
        written.lines.append("case     \(path)")
      } catch {
        written.errors.append(error)
      }
    }
    return written
  }
}

extension FoundCase.Obstacle {
  /// Why there is no case, in words.
  fileprivate var words: String {
    switch self {
    case .noRule: "no rule of the suite stands behind it"
    case .tooManyWays: "there are too many ways through the script to know all that is allowed"
    case .allowedStepByStep:
      "each step alone is allowed, and all of them together cannot be asserted"
    }
  }
}
