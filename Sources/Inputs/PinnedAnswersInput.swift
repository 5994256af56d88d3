import SpecLoading
package import SpecModel

/// The user's file of pinned answers.
package struct PinnedAnswersInput: Hashable, Sendable {
  /// The path of the file; `nil` if there is none.
  package let path: String?

  /// Creates an input.
  package init(_ path: String?) {
    self.path = path
  }

  /// Loads the file, if one is named, and prints its diagnostics.
  ///
  /// - Parameters:
  ///   - suite: The suite, whose questions are answered.
  ///   - diagnostics: Prints the diagnostics.
  /// - Returns: The answers; `nil` if no file is named.
  /// - Throws: ``InputError`` if the file has errors, or the suite has no open question.
  package func load(
    for suite: Suite, _ diagnostics: DiagnosticOutput
  ) throws(InputError) -> PinnedAnswers? {
    guard let path else { return nil }
    if suite.questions.isEmpty {
      throw .unusable("--answers \(path): the suite has no open question, so no answer is pinned")
    }
    let loaded = PinnedAnswersLoader.load(path: path, of: suite)
    diagnostics.print(loaded.diagnostics, of: [loaded.source].compactMap(\.self))
    guard let answers = loaded.answers else { throw .mistakes }
    return answers
  }
}
