package import Conformance
package import EngineKit
package import EngineProcess
package import Pipeline
package import SpecLoading
package import SpecModel

/// What a watch asks of whoever runs it: to read what is not read file by file, to start the engine,
/// and to print.
package struct WatchStages: Sendable {
  /// Which cases are run.
  package var selection: Selection
  /// Reads the list of known failures, and prints what there is to say of it.
  package var loadKnownFailures: @Sendable () throws -> KnownFailureList
  /// Loads a suite that is not read from a directory, and prints what there is to say of it.
  package var loadSuite: @Sendable () async throws -> Suite
  /// Prints what there is to say of the files of a suite that was read from a directory.
  package var report: @Sendable (LoadedSuite) -> Void
  /// Makes the engine ready and lets a body use it.
  ///
  /// Returns `false` where the engine cannot be run, which has been printed then.
  package var withEngine:
    @Sendable (_ body: (ReadyEngine, ProcessHost?) async throws -> Void) async throws -> Bool
  /// Holds what an engine says of itself against a suite, and throws where it cannot be meant.
  package var admit: @Sendable (EngineManifest, Suite) throws -> Void
  /// Prints what is wrong with the selection, and returns what ends the watch in its first round.
  package var refuse: @Sendable (SelectionError) -> any Error
  /// Creates the recorder of a round.
  package var recorder: @Sendable () -> (RunEvent) -> Void
  /// Prints lines.
  package var print: @Sendable (String) -> Void
  /// Throws where nobody can be told anything any more.
  package var checkOutput: @Sendable () throws -> Void

  /// Creates the stages of a watch.
  package init(
    selection: Selection,
    loadKnownFailures: @escaping @Sendable () throws -> KnownFailureList,
    loadSuite: @escaping @Sendable () async throws -> Suite,
    report: @escaping @Sendable (LoadedSuite) -> Void,
    withEngine:
      @escaping @Sendable (
        _ body: (ReadyEngine, ProcessHost?) async throws -> Void
      ) async throws -> Bool,
    admit: @escaping @Sendable (EngineManifest, Suite) throws -> Void,
    refuse: @escaping @Sendable (SelectionError) -> any Error,
    recorder: @escaping @Sendable () -> (RunEvent) -> Void,
    print: @escaping @Sendable (String) -> Void,
    checkOutput: @escaping @Sendable () throws -> Void
  ) {
    self.selection = selection
    self.loadKnownFailures = loadKnownFailures
    self.loadSuite = loadSuite
    self.report = report
    self.withEngine = withEngine
    self.admit = admit
    self.refuse = refuse
    self.recorder = recorder
    self.print = print
    self.checkOutput = checkOutput
  }
}
