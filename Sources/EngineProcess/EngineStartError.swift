/// The error of an engine that could not be run because it did not introduce itself with a
/// manifest.
package struct EngineStartError: Error, Hashable, Sendable {
  /// The program and its arguments.
  package var command: [String]
  /// The reason why it did not start.
  package var situation: Situation
  /// The last lines that it wrote to standard error.
  package var lastWords: [String]

  /// The reason why an engine did not start.
  package enum Situation: Hashable, Sendable {
    /// The program does not exist; the hint may say how to fix that.
    case wasNotFound(hint: String?)
    /// The file exists but cannot be executed; the hint may say how to fix that.
    case isNotExecutable(reason: String, hint: String?)
    /// The system did not start it, for this reason.
    case couldNotBeStarted(reason: String)
    /// That many processes need more open files than this process may have.
    case tooManyFiles(OpenFiles.Shortage, jobs: Int, possibleJobs: Int)
    /// The machine cannot run another process, for this reason.
    case machineIsFull(reason: String)
    /// It exited before its manifest: `exited with status 1`.
    case ended(how: String)
    /// It closed its standard output before its manifest.
    case closedOutput
    /// Its first line is not a manifest but this text, shortened.
    case wroteNoManifest(line: String)
    /// It speaks another version of the protocol, spelled as in its manifest.
    case speaksOtherVersion(String)
    /// Its manifest has a mistake.
    case wroteMalformedManifest(String)
    /// It wrote no manifest within this time.
    case wasSilent(Duration)
    /// It wrote only the beginning of a line, shortened here, within this time.
    case leftLineOpen(String, Duration)
    /// An earlier process of the engine had another manifest.
    case changedItsManifest

    /// Whether the machine is the reason and not the engine.
    package var isOfMachine: Bool {
      switch self {
      case .tooManyFiles, .machineIsFull: true
      default: false
      }
    }
  }

  /// Creates an error.
  package init(command: [String], situation: Situation, lastWords: [String] = []) {
    self.command = command
    self.situation = situation
    self.lastWords = lastWords
  }
}
