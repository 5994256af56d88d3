import ArgumentParser

extension EnvironmentError {
  /// Prints the message and returns what the process exits with.
  func reported() -> ExitCode {
    Terminal.error.write("error: \(text.replacing("\n", with: "\n       "))\n")
    return ExitStatus.wrongInput
  }
}
