package import Conformance
import EngineKit
package import Inputs
package import Reporting
import SpecModel
package import Wording

/// What is run after each save, and where it is written.
package struct WatchedRun: Sendable {
  /// Which cases are run.
  package var selection: Selection
  /// The suite; one in a directory is read again file by file.
  package var suite: SuiteInput
  /// The list of known failures.
  package var knownFailures: KnownFailureInput
  /// The engine, which is started again when it is saved.
  package var engine: EngineInput
  /// How much is written of each run.
  package var level: TerminalRecorder.Level
  /// Whether it is found out why cases failed.
  package var findsCauses: Bool
  /// How a failing case is run again.
  package var replay: ReplayCommand
  /// How text is styled.
  package var style: TextStyle
  /// Where verdicts go.
  package var output: any Console
  /// Where errors go.
  package var errors: any Console
  /// Prints the diagnostics of the suite and the list.
  package var diagnostics: DiagnosticOutput

  /// Creates a run; by default, of all cases.
  package init(
    selection: Selection = Selection(), suite: SuiteInput, knownFailures: KnownFailureInput,
    engine: EngineInput, level: TerminalRecorder.Level = .normal, findsCauses: Bool = false,
    replay: ReplayCommand = ReplayCommand(), style: TextStyle, output: any Console,
    errors: any Console, diagnostics: DiagnosticOutput
  ) {
    self.selection = selection
    self.suite = suite
    self.knownFailures = knownFailures
    self.engine = engine
    self.level = level
    self.findsCauses = findsCauses
    self.replay = replay
    self.style = style
    self.output = output
    self.errors = errors
    self.diagnostics = diagnostics
  }

  /// Creates the recorder of a round, which fits the terminal as it is now.
  func recorder() -> TerminalRecorder {
    TerminalRecorder(
      TerminalRecorder.Options(
        width: output.width, style: style, level: level, showsProgress: output.isInteractive,
        replay: replay, awaitsDiagnosis: findsCauses),
      write: output.write)
  }

  /// Writes lines.
  func print(_ lines: String) {
    output.write(PrintedText(block: lines, style: style))
  }
}

/// Nobody can read the verdicts any more, so that there is no use in a watch.
package struct WatchOutputError: Error, Hashable, Sendable {}
