/// The error of an engine that could not be run: it did not introduce itself with a manifest.
package struct EngineStartError: Error, Hashable, Sendable {
  /// The program and its arguments.
  package var command: [String]
  /// What kept it from starting.
  package var situation: Situation
  /// The last lines that it wrote to standard error.
  package var lastWords: [String]

  /// What kept an engine from starting.
  package enum Situation: Hashable, Sendable {
    /// There is no such program; perhaps with a way out.
    case wasNotFound(hint: String?)
    /// There is such a file, but it cannot be run; perhaps with a way out.
    case isNotExecutable(reason: String, hint: String?)
    /// The system would not start it, for this reason.
    case couldNotBeStarted(reason: String)
    /// So many processes need more open files than this process may have.
    case tooManyFiles(OpenFiles.Shortage, jobs: Int, possibleJobs: Int)
    /// The machine has no room for another process, for this reason.
    case machineIsFull(reason: String)
    /// It exited before its manifest, in this way: `exited with status 1`.
    case ended(how: String)
    /// It closed its standard output before its manifest.
    case closedOutput
    /// Its first line is not a manifest but this, shortened.
    case wroteNoManifest(line: String)
    /// It speaks another version of the protocol, spelled as in its manifest.
    case speaksOtherVersion(String)
    /// Its manifest has a mistake.
    case wroteMalformedManifest(String)
    /// It wrote no manifest in this time.
    case wasSilent(Duration)
    /// All that it wrote in this time is the beginning of a line, shortened.
    case leftLineOpen(String, Duration)
    /// Another process of it had introduced itself differently.
    case changedItsManifest

    /// Whether the machine is the reason, and not the engine.
    var isOfMachine: Bool {
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
