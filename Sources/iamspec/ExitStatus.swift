import ArgumentParser

/// The exit statuses of the process.
enum ExitStatus {
  /// The engine does not conform.
  static let doesNotConform = ExitCode(1)
  /// The specs, the list of known failures, other files, the selection or the environment are invalid.
  static let wrongInput = ExitCode(2)
  /// The engine could not be run.
  static let engineNotRun = ExitCode(3)
  /// A report, another file that a command writes, or standard output could not be written
  /// completely.
  static let notWritten = ExitCode(4)
  /// Nothing was judged: the judges of the command know no rule, profile or question of the suite, or the
  /// engine could be asked nothing.
  static let notJudged = ExitCode(5)
  /// The user interrupted the run.
  static let interrupted = ExitCode(130)
}

extension ExitCode {
  /// Returns the more important of two statuses: this one, unless it is a verdict, which readers of
  /// the reports could not rely on.
  func outweighed(by other: ExitCode) -> ExitCode {
    [.success, ExitStatus.doesNotConform, ExitStatus.notJudged].contains(self) ? other : self
  }
}
