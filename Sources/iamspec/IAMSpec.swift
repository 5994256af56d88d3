import ArgumentParser
import BuiltinSuite
import EngineProcess
import Inputs
import Platform
import Reporting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The command line: it parses, wires, prints and exits; the libraries do everything else.
@main
struct IAMSpec: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "iamspec",
    abstract: "The conformance suite for in-app message delivery engines.",
    discussion: """
      Cases in YAML specify, rule by rule, how in-app messages are delivered. iamspec runs them against \
      an engine and reports which rules the engine keeps.

      EXAMPLES
        iamspec run                           the reference engine, built-in suite
        iamspec run -- python3 engine.py      your own engine
        iamspec doctor -- python3 engine.py   is its adapter ready to be tested?
        iamspec check trace.jsonl             a log from a device or a UI test
        iamspec run --rule stack.last-in-first-out
        iamspec explain stack/last-in-first-out/two-waiting
        iamspec list cases --rule discard.timeout
        iamspec init my-suite                 a suite of your own, or an adapter
        iamspec new discard.timeout           a case file to begin with
        iamspec lint Specs

      EXIT STATUS
        0    the engine conforms, or fails only as listed
        1    it does not, too little was judged, or the list is out of date
        2    the specs, the known failures, other files or the selection are invalid
        3    the engine could not be run; the reports say why
        4    a report, another file or standard output was not written completely
        5    nothing was judged: the command could ask or judge nothing
        64   the command line is invalid
        130  interrupted; the reports cover what was done so far
      """,
    version: Version.text,
    subcommands: [BuiltinDataCommand.self],
    groupedSubcommands: [
      CommandGroup(
        name: "Try an engine",
        subcommands: [
          DoctorCommand.self, RunCommand.self, ExploreCommand.self, CheckCommand.self,
        ]),
      CommandGroup(
        name: "Read",
        subcommands: [
          ListCommand.self, ExplainCommand.self, StepCommand.self, HandbookCommand.self,
        ]),
      CommandGroup(
        name: "Write a suite",
        subcommands: [
          InitCommand.self, NewCommand.self, LintCommand.self, AuditCommand.self,
        ]),
      CommandGroup(
        name: FirstHelp.rest,
        subcommands: [
          CharacterizeCommand.self, ReportCommand.self, GalleryCommand.self, DiffCommand.self,
          MergeCommand.self,
          BundleCommand.self, SourcesCommand.self, ProtocolCommand.self, EngineCommand.self,
          SchemaCommand.self,
        ]),
    ])

  /// All commands.
  private static var subcommands: [any ParsableCommand.Type] {
    configuration.subcommands + configuration.groupedSubcommands.flatMap { $0.subcommands }
  }

  /// Returns the command with a name; `nil` if there is none.
  private static func subcommand(_ name: String?) -> (any ParsableCommand.Type)? {
    subcommands.first { $0.configuration.commandName == name }
  }

  /// The commands that accept an engine after `--`.
  private static let engineCommands: Set = [
    RunCommand.configuration.commandName, CharacterizeCommand.configuration.commandName,
    DoctorCommand.configuration.commandName, ExplainCommand.configuration.commandName,
    ExploreCommand.configuration.commandName, StepCommand.configuration.commandName,
    AuditCommand.configuration.commandName, CheckCommand.configuration.commandName,
  ]

  /// Starts the command line, and waits until it ends the process.
  ///
  /// With an asynchronous entry point, the main thread would end itself (`pthread_exit`). In a
  /// static binary this sorts the tables for stack unwinding, which takes longer than everything
  /// else in a short command, and fails if there are no tables.
  static func main() {
    // Before any thread opens a file, which would get the number of a closed standard stream.
    Terminal.prepare()
    Memory.prepare()
    Interruption.prepare()
    do {
      // What the simplest command takes, and the memory of a run of the built-in suite.
      try OpenFiles.makeRoom(for: 5)
      try MemoryRoom.check(for: 320 << 20)
      try ThreadRoom.check(for: 3)
    } catch {
      Terminal.error.writeError("\(error)")
      leave(with: ExitStatus.engineNotRun)
    }
    Task.detached { await start() }
    Interruption.waitForSignals()
  }

  private static func start() async {
    let words = CommandLine.arguments.dropFirst()
    if runsBuiltinSuite(words) {
      // Another core reads the suite while this one parses the words, which takes longer.
      Task.detached { try? BundledSuite.load(hasQuestions: false) }
    }
    guard let terminator = words.firstIndex(of: "--"), takesEngine(words.first) else {
      return await run(Array(words))
    }
    let command = Array(words[(terminator + 1)...])
    await EngineOptions.$commandBehindTerminator.withValue(command) {
      await run(Array(words[..<terminator]))
    }
  }

  /// Tells whether the words seem to start a run of the built-in suite; they are not parsed yet.
  private static func runsBuiltinSuite(_ words: ArraySlice<String>) -> Bool {
    words.first == RunCommand.configuration.commandName
      && !words.contains { $0.hasPrefix("--specs") } && !SuiteFolder.isSuite(".")
  }

  /// Tells whether a command accepts an engine after `--`.
  static func takesEngine(_ command: String?) -> Bool { engineCommands.contains(command) }

  /// Returns the command that the words name.
  ///
  /// The command parses the words after its name itself, which is quick, whereas parsing from the
  /// root asks every command for its description. Words that the command rejects are parsed from
  /// the root, for an error with the command's usage and for `--help`.
  private static func command(of words: [String]) throws -> any ParsableCommand {
    if let type = subcommand(words.first),
      let command = try? type.parseAsRoot(Array(words.dropFirst()))
    {
      return command
    }
    let isHelp = words.first == "help"
    try CommandLineFailure.checkCommand(
      isHelp ? words.dropFirst().first : words.first,
      of: subcommands.compactMap { $0.configuration.commandName } + ["help"])
    return try parseAsRoot(words)
  }

  /// Runs the command that the words name, and ends the process.
  private static func run(_ words: [String]) async {
    var status = ExitCode.success
    var type = subcommand(words.first)
    let asksForAll = words == FirstHelp.asksForAll
    let words = asksForAll ? ["help"] : words
    do {
      try CommandLineFailure.checkNoneEmpty(words, of: type)
      try CommandLineFailure.checkEngine(EngineOptions.commandBehindTerminator)
      let command = try command(of: words)
      type = Swift.type(of: command)
      try OptionTable.checkNoneRepeated(words.dropFirst(), of: Swift.type(of: command))
      switch command {
      case var command as any AsyncParsableCommand: try await command.run()
      case var command: try command.run()
      }
    } catch {
      let error = (error as? any Reported)?.reported() ?? error
      let failure = CommandLineFailure(
        error, words: words, of: type, showsAllCommands: asksForAll)
      status = failure.status
      if let message = failure.message {
        // Help, versions and completions are not failures.
        if status.isSuccess {
          Terminal.output.write(message)
        } else {
          Terminal.error.writeMessage(message)
        }
      }
    }
    leave(with: Terminal.output.status(insteadOf: status))
  }
}

/// Ends the process; the parser's own exit would first generate the help of a command.
private func leave(with status: ExitCode) -> Never { exit(status.rawValue) }
