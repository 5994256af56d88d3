import ArgumentParser
import Reporting

/// What a run shows on the terminal.
struct ScreenOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: "Find out why cases failed, and show one case of each cause instead of every failure.")
  var diagnosis = true

  @Flag(name: .shortAndLong, help: "Write only one line for each failure, and the verdict.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Write a line for each case, too, and show every failure.")
  var verbose = false

  func validate() throws {
    if quiet && verbose {
      throw ValidationError("--quiet and --verbose contradict each other: give one of them")
    }
  }

  /// How much is written to the terminal.
  var level: TerminalRecorder.Level { quiet ? .quiet : verbose ? .verbose : .normal }
}
