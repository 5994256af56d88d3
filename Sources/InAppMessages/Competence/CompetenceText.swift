package import ReferenceEngine
import Wording

/// What the judges of iamspec cannot judge of a suite, in words.
package struct CompetenceText: Sendable {
  private let competence: Competence
  private let command: String

  /// Creates the text.
  ///
  /// - Parameters:
  ///   - competence: What the judges know of the suite.
  ///   - command: The command that judges by them.
  package init(_ competence: Competence, of command: String) {
    self.competence = competence
    self.command = command
  }

  /// The rules that are listed by name.
  private static let few = 6

  /// What cannot be judged, in a sentence or two; `nil` if nothing is left out.
  package var note: String? {
    let count = competence.judged.count + competence.unjudged.count
    if competence.isNone {
      return
        "`\(command)` judges by the built-in rules, in the profiles swift and legacy, and knows "
        + "none of this suite's rules there\(list(after: ": ")). `iamspec run` judges an engine by the "
        + "suite's cases."
    }
    guard !competence.unjudged.isEmpty else { return nil }
    return
      "judged: \(competence.judged.count) of \(NumberText.count(count, "rule")); not judged, because "
      + "only this suite knows \(competence.unjudged.count == 1 ? "it" : "them")\(list(after: ": "))"
  }

  /// The names of what is not judged; the first ones of many.
  private func list(after start: String) -> String {
    let names = competence.unjudged.prefix(Self.few).map(VisibleText.line)
    guard !names.isEmpty else { return "" }
    let rest = competence.unjudged.count - names.count
    return start + names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
