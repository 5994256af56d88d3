import ArgumentParser

/// What the process tells the shell.
enum ExitStatus {
  /// The engine does not conform.
  static let doesNotConform = ExitCode(1)
  /// The specs, the list of known failures, other files, the selection or the environment are invalid.
  static let wrongInput = ExitCode(2)
  /// The engine could not be run.
  static let engineNotRun = ExitCode(3)
  /// A report, or another file that a command writes, could not be written completely; the same of
  /// standard output.
  static let notWritten = ExitCode(4)
  /// The user interrupted the run.
  static let interrupted = ExitCode(130)
}

extension ExitCode {
  /// This status, or another that says more: only verdicts give way to it, as they cannot be relied
  /// on by readers of the reports.
  func outweighed(by other: ExitCode) -> ExitCode {
    [.success, ExitStatus.doesNotConform].contains(self) ? other : self
  }
}
