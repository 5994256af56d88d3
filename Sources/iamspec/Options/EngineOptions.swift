import ArgumentParser
import EngineKit
import InAppMessages
import Inputs
import ReferenceEngine

/// The engine that a command uses: the reference engine, or a program that speaks the protocol.
struct EngineOptions: ParsableArguments {
  /// The words after `--`: the engine's program and its arguments; `nil` without a `--`.
  ///
  /// The parser allows a command only one list of words without names, which is the cases, so these
  /// words are cut off before parsing.
  @TaskLocal static var commandBehindTerminator: [String]?

  /// The engine's program and its arguments; empty for the reference engine.
  var command: [String] { Self.commandBehindTerminator ?? [] }

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long the program may take for a case: 30s, 500ms, 2m, or a number of seconds.",
      valueName: "time"), transform: TimeLimit.init)
  var timeout = Self.defaultTimeout

  @Option(
    name: [.customShort("j", allowingJoined: true), .long], parsing: .unconditional,
    help: ArgumentHelp(
      "How many cores or engine processes to use; by default, one process per core.",
      valueName: "count"), transform: Count.within(1...1000))
  var jobs: Int?

  @Option(name: .customLong("reading"), help: ReferenceVariation.readingHelp)
  var readings: [String] = []

  @Option(name: .customLong("fault"), help: ReferenceVariation.faultHelp)
  var faults: [String] = []

  /// The variation of the reference engine.
  var reference: ReferenceVariation { ReferenceVariation(readings: readings, faults: faults) }

  func validate() throws {
    _ = try reference.adapter()
    if Self.commandBehindTerminator?.isEmpty == true {
      // Probably an unset variable: the reference engine must not run in place of the engine.
      throw ValidationError("there is no engine after --; leave out -- to run the reference engine")
    }
    if !command.isEmpty && reference.isUsed {
      throw ValidationError(
        "--reading and --fault vary the reference engine, and the engine after -- is another")
    }
  }

  /// The engine that the options name.
  ///
  /// - Throws: `ValidationError` if a question, an answer or a fault is unknown.
  func input() throws -> EngineInput {
    command.isEmpty
      ? .inProcess(InProcessHost(try reference.adapter()), jobs: jobs)
      : .program(
        command, jobs: jobs, timeout: timeout.duration, of: InAppMessages())
  }

  /// The words that set the time limit in a replay command, unless it is the default.
  var timeoutTail: [String] {
    timeout == Self.defaultTimeout ? [] : ["--timeout", "\(timeout)"]
  }

  private static let defaultTimeout = TimeLimit(seconds: 10)

  /// The words that name this engine in a replay command: options, then the program.
  var replayTail: [String] {
    reference.replayTail + (command.isEmpty ? [] : ["--"] + command)
  }
}
