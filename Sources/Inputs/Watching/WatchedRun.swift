package import Conformance
import EngineKit
package import Reporting
import SpecModel
package import Wording

/// What is run after each save, and where the output goes.
package struct WatchedRun: Sendable {
  /// The cases to run.
  package var selection: Selection
  /// The suite; if it is in a directory, changed files are read again.
  package var suite: SuiteInput
  /// The list of known failures.
  package var knownFailures: KnownFailureInput
  /// The engine, which is restarted when it is saved.
  package var engine: EngineInput
  /// How much is shown of each run.
  package var level: TerminalRecorder.Level
  /// Makes what looks for the causes of failures; `nil` if nobody asks for causes.
  package var causes: (@Sendable () -> any CauseSearch)?
  /// Knows what the suite's words mean.
  package var domain: any Domain
  /// The command that runs a failing case again.
  package var replay: ReplayCommand
  /// The style of the text.
  package var style: TextStyle
  /// The console for verdicts.
  package var output: any Console
  /// The console for errors.
  package var errors: any Console
  /// Prints the diagnostics of the suite and the list.
  package var diagnostics: DiagnosticOutput

  /// Creates a run, by default of all cases.
  package init(
    selection: Selection = Selection(), suite: SuiteInput, knownFailures: KnownFailureInput,
    engine: EngineInput, level: TerminalRecorder.Level = .normal,
    causes: (@Sendable () -> any CauseSearch)? = nil, domain: any Domain,
    replay: ReplayCommand = ReplayCommand(), style: TextStyle, output: any Console,
    errors: any Console, diagnostics: DiagnosticOutput
  ) {
    self.selection = selection
    self.suite = suite
    self.knownFailures = knownFailures
    self.engine = engine
    self.level = level
    self.causes = causes
    self.domain = domain
    self.replay = replay
    self.style = style
    self.output = output
    self.errors = errors
    self.diagnostics = diagnostics
  }

  /// Creates the recorder of a round, which fits the present size of the terminal.
  func recorder() -> TerminalRecorder {
    TerminalRecorder(
      TerminalRecorder.Options(
        width: output.width, style: style, level: level, showsProgress: output.showsProgress,
        replay: replay, awaitsDiagnosis: causes != nil),
      domain: domain, write: output.write)
  }

  /// Writes lines.
  func print(_ lines: String) {
    output.write(PrintedText(block: lines, style: style))
  }
}

/// The error if the output can no longer be read, which makes a watch useless.
package struct WatchOutputError: Error, Hashable, Sendable {}
