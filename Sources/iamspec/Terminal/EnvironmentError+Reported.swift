import ArgumentParser
import ContinuousIntegration
import Reporting

extension EnvironmentError {
  /// Prints the message and returns what the process exits with.
  func reported() -> ExitCode {
    Terminal.error.writeError(PrintedText(block: text))
    return ExitStatus.wrongInput
  }
}
