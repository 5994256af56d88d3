import ArgumentParser
import Inputs

/// Which engine a command is about: the reference engine, or a program that speaks the protocol.
struct EngineOptions: ParsableArguments {
  /// What followed `--`: the engine's program and its arguments.
  ///
  /// The parser knows one list of words without a name a command, and that is the cases; so this
  /// list is cut off before it parses.
  @TaskLocal static var commandBehindTerminator: [String]?

  /// The engine's program and its arguments; empty: the reference engine.
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

  /// How the reference engine is varied.
  var reference: ReferenceVariation { ReferenceVariation(readings: readings, faults: faults) }

  func validate() throws {
    _ = try reference.adapter()
    if Self.commandBehindTerminator?.isEmpty == true {
      // A variable that is not set, most likely: the reference engine must not pass in its place.
      throw ValidationError("there is no engine after --; leave out -- to run the reference engine")
    }
    if !command.isEmpty && reference.isUsed {
      throw ValidationError(
        "--reading and --fault vary the reference engine, and the engine after -- is another")
    }
  }

  /// The engine that they name.
  ///
  /// - Throws: `ValidationError` where a question, an answer or a fault is unknown.
  func input() throws -> EngineInput {
    command.isEmpty
      ? .reference(try reference.adapter(), jobs: jobs)
      : .program(command, jobs: jobs, timeout: timeout.duration)
  }

  /// The words that set the time limit again, for a replay command, unless it is the default.
  var timeoutTail: [String] {
    timeout == Self.defaultTimeout ? [] : ["--timeout", "\(timeout)"]
  }

  private static let defaultTimeout = TimeLimit(seconds: 10)

  /// The words that name this engine again, for a replay command: options, then the program.
  var replayTail: [String] {
    reference.replayTail + (command.isEmpty ? [] : ["--"] + command)
  }
}
