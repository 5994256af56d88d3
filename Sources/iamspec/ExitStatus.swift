import ArgumentParser

/// What the process tells the shell.
enum ExitStatus {
  /// The engine does not conform.
  static let doesNotConform = ExitCode(1)
  /// The specs, the list of known failures, the selection or the shard are wrong.
  static let wrongInput = ExitCode(2)
  /// The engine could not be run.
  static let engineNotRun = ExitCode(3)
  /// The user interrupted the run.
  static let interrupted = ExitCode(130)
}
