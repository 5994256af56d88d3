import EngineKit
import SpecModel

extension EngineStartError: CustomStringConvertible {
  /// The error in a few lines: what happened, how to fix it, and the engine's last words.
  package var description: String { lines.joined(separator: "\n") }

  /// The lines of the description; the first one says what happened.
  package var lines: [String] {
    let name = situation.isOfMachine ? "" : "`\(command.joined(separator: " ").visible)` "
    var lines = ["the engine could not be run: \(name)\(situation.description.visible)"]
    if let hint = situation.hint { lines.append("  \(hint.visible)") }
    if !lastWords.isEmpty {
      lines.append("  its last words on standard error:")
      lines += lastWords.map { "    \($0.visible)" }
    }
    return lines
  }
}

extension EngineStartError.Situation: CustomStringConvertible {
  /// What happened, in words that follow the engine's name.
  package var description: String {
    switch self {
    case .wasNotFound: "was not found"
    case .isNotExecutable(let reason, _): "cannot be executed: \(reason)"
    case .couldNotBeStarted(let reason): "could not be started: \(reason)"
    case .tooManyFiles(let shortage, let jobs, _):
      "this machine lets iamspec have \(shortage.limit) files open at a time, and "
        + (jobs == 1
          ? "an engine process needs \(shortage.needed)"
          : "\(jobs) engine processes need \(shortage.needed)")
    case .machineIsFull(let reason): "this machine has no room for another process: \(reason)"
    case .ended(let how): "\(how) before it wrote its manifest"
    case .closedOutput: "closed its standard output before it wrote its manifest"
    case .wroteNoManifest(let line): "wrote a line before its manifest: \(line)"
    case .speaksOtherVersion(let version):
      "speaks version \(version) of the protocol, but this iamspec speaks \(WireProtocol.version)"
    case .wroteMalformedManifest(let mistake): "wrote a malformed manifest: \(mistake)"
    case .wasSilent(let time): "wrote no manifest within \(time.words)"
    case .leftLineOpen(let line, let time):
      "wrote no manifest within \(time.words), only a line without its end: \(line)"
    case .changedItsManifest: "wrote a different manifest than before"
    }
  }

  /// How to fix it, as a sentence; `nil` if there is no advice.
  var hint: String? {
    switch self {
    case .wasNotFound(let hint), .isNotExecutable(_, let hint): hint
    case .tooManyFiles(let shortage, let jobs, let possibleJobs):
      possibleJobs < jobs
        ? "Use --jobs \(possibleJobs), or raise the limit first: `ulimit -n \(shortage.needed)`."
        : "Raise the limit first: `ulimit -n \(shortage.needed)`."
    case .machineIsFull:
      "Use fewer --jobs, or raise the limits that `ulimit -a` shows."
    case .wroteNoManifest:
      "Standard output belongs to the protocol, from the first line on: log to standard error."
    case .ended(let how) where how.hasPrefix("exited with status 0"):
      "An engine writes its manifest first, then answers requests until standard input ends."
    case .leftLineOpen:
      "A manifest is one line, and a line feed ends it."
    case .closedOutput, .wasSilent:
      "An engine writes its manifest first, unasked, and must flush it."
    case .speaksOtherVersion:
      "Use a newer iamspec, or an engine whose manifest says `\"iamspec\":\(WireProtocol.version)`."
    case .changedItsManifest:
      "A manifest must not depend on chance, on time, or on other processes."
    default: nil
    }
  }
}
