import ArgumentParser
import EngineKit
import EngineProcess
import Foundation
import Pipeline
import PresenterHarness
import ReferenceEngine
import Reporting

/// Which engine a command is about: the reference engine, or a program that speaks the protocol.
struct EngineOptions: ParsableArguments {
  /// What stood behind `--`: the engine's program and its arguments.
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
  var timeout = TimeLimit(seconds: 10)

  @Option(
    name: [.customShort("j", allowingJoined: true), .long], parsing: .unconditional,
    help: ArgumentHelp(
      "How many cores, or processes of the program, to use; by default, one a core.",
      valueName: "count"), transform: Count.within(1...1000))
  var jobs: Int?

  @OptionGroup var reference: ReferenceOptions

  func validate() throws {
    if Self.commandBehindTerminator?.isEmpty == true {
      // A variable that is not set, most likely: the reference engine must not pass in its place.
      throw ValidationError("there is no engine after --; without --, the reference engine runs")
    }
    if !command.isEmpty && reference.isUsed {
      throw ValidationError("--reading and --fault vary the reference engine, not a program")
    }
  }

  /// Makes the engine ready, lets the body use it, and leaves nothing of it behind.
  ///
  /// - Parameter body: What to do with the engine, and with the program's processes where it is one.
  /// - Throws: `ExitStatus.engineNotRun` where the program does not introduce itself; what it said
  ///   has been printed then.
  func withEngine<Result>(
    _ body: (ReadyEngine, ProcessHost?) async throws -> Result
  ) async throws -> Result {
    if command.isEmpty {
      let cores = ProcessInfo.processInfo.activeProcessorCount
      let host = InProcessHost(try reference.adapter())
      return try await body(.inProcess(host, width: jobs ?? cores), nil)
    }
    return try await withProgram(command, body)
  }

  /// Makes a program ready that speaks the protocol, lets the body use it, and leaves nothing of it
  /// behind.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - body: What to do with it.
  /// - Throws: `ExitStatus.engineNotRun` where the program does not introduce itself; what it said
  ///   has been printed then.
  func withProgram<Result>(
    _ command: [String], _ body: (ReadyEngine, ProcessHost) async throws -> Result
  ) async throws -> Result {
    do {
      return try await ProcessHost.withEngine(
        command: command, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
        timeout: timeout.duration
      ) { host in
        try await body(.program(host.withCore, capacity: host.capacity), host)
      }
    } catch let error as EngineStartError {
      Terminal.error.write(PrintedText(block: "error: \(error)\n"))
      throw ExitStatus.engineNotRun
    }
  }

  /// The words that name this engine again, for a replay command: options, then the program.
  var replayTail: [String] {
    reference.replayTail + (command.isEmpty ? [] : ["--"] + command)
  }
}
