import ArgumentParser
import Doctor
import EngineProcess
import InAppMessages
import Reporting

/// `iamspec doctor`: an examination of an adapter without verdicts.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    command: "doctor",
    abstract: "Check an adapter before any verdict, and say how to fix what is wrong.",
    usage: "iamspec doctor [<options>] -- <command> ...",
    discussion: """
      Checks that the program introduces itself properly, answers what it claims, starts fresh for each \
      case, keeps to virtual time and to the conventions of the protocol, and ends with its input. Without \
      that, its verdicts are worth nothing. No rule is judged here.

      Each finding comes with advice and a command that reproduces it. If the manifest claims too much or \
      too little, a manifest that fits is shown.

      In a suite of your own, only the actions are asked for that its cases use, and what rests on rules that \
      it does not have is not checked, which is said.

      Exits with 0 if nothing was found, 1 if something was, 3 if the program could not be run, 5 if nothing \
      could be asked.

      EXAMPLES
        iamspec doctor -- python3 engine.py
        iamspec doctor --json -- node engine.mjs
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long the program may take for a case: 30s, 500ms, 2m, or a number of seconds.",
      valueName: "time"), transform: TimeLimit.init)
  var timeout = TimeLimit(seconds: 5)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many cases of the suite to sample.", valueName: "count"),
    transform: Count.within(0...1_000_000))
  var sample: Int = 60

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The seed of the sample and its orders.", valueName: "number"),
    transform: Count.seed)
  var seed: UInt64 = 1

  @Flag(help: "Write everything as JSON.")
  var json = false

  @OptionGroup var specs: SuiteOptions
  @OptionGroup var terminal: TerminalOptions

  /// The program and its arguments.
  private var command: [String] { EngineOptions.commandBehindTerminator ?? [] }

  func validate() throws {
    if command.isEmpty {
      throw ValidationError("name the engine after --, as in: iamspec doctor -- python3 engine.py")
    }
  }

  func run() async throws {
    let suite = try await specs.load(style: terminal)
    let doctor = AdapterDoctor(
      command: command, suite: suite, of: InAppMessages(),
      options: AdapterDoctor.Options(
        timeout: timeout.duration, seed: seed, sampleSize: sample))
    let text = DoctorText(
      command: command, style: terminal.style(for: .output), width: Terminal.output.width)
    let waiting = Waiting("examining the engine")
    defer { waiting.end() }
    do {
      let checkup = try await Interruption.cancelling { [json] in
        try await doctor.examine { result in
          if !json {
            Terminal.output.write(PrintedText(block: text.line(result), style: text.style))
          }
        }
      }
      if json {
        Terminal.output.write(PrintedText(json: DoctorJSON(checkup, command: command).bytes))
      } else {
        Terminal.output.write(PrintedText(block: text.conclusion(checkup), style: text.style))
      }
      if !checkup.isFine { throw ExitStatus.doesNotConform }
      if checkup.askedNothing { throw ExitStatus.notJudged }
    } catch let error as EngineStartError {
      let status = error.reported()
      if let draft = await doctor.draft(after: error) {
        Terminal.error.write(PrintedText(block: DoctorText.lines(insteadOfManifest: draft)))
      }
      throw status
    } catch is CancellationError {
      throw ExitStatus.interrupted
    }
  }
}
