import ArgumentParser
import Doctor
import EngineProcess

/// `iamspec doctor`: looks at an adapter before any verdict.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check an adapter before any verdict, and say what to do about what is found.",
    usage: "iamspec doctor [<options>] -- <command> ...",
    discussion: """
      Does the program introduce itself properly, answer what it claims, start afresh for each case, \
      keep to virtual time, and end with its input? Verdicts of an adapter that does not are worth \
      nothing. No rule is judged here.

      What is found comes with advice, a line that shows it by hand, and, where the manifest claims \
      what is not so, a manifest that fits.

      Exits with 0 if nothing was found, 1 if something was, 3 if the program could not be run.

      EXAMPLES
        iamspec doctor -- python3 engine.py
        iamspec doctor --json -- node engine.mjs
      """)

  @Option(help: ArgumentHelp("Seconds that the program may take for a case.", valueName: "seconds"))
  var timeout: Double = 5

  @Option(help: ArgumentHelp("How many cases of the suite are sampled.", valueName: "count"))
  var sample: Int = 60

  @Option(help: ArgumentHelp("What the sample and its orders are drawn from.", valueName: "number"))
  var seed: UInt64 = 1

  @Flag(help: "Write everything as JSON.")
  var json = false

  @OptionGroup var specs: SuiteOptions
  @OptionGroup var terminal: TerminalOptions

  /// The program and its arguments.
  private var command: [String] { EngineOptions.commandBehindTerminator ?? [] }

  func validate() throws {
    guard timeout > 0, timeout <= 3600 else {
      throw ValidationError("--timeout \(timeout): more than 0 seconds, and at most an hour")
    }
    if sample < 0 { throw ValidationError("--sample \(sample): none, or more") }
    if command.isEmpty {
      throw ValidationError("which engine? Write its program behind --: iamspec doctor -- program")
    }
  }

  func run() async throws {
    let suite = try await specs.load(style: terminal)
    let doctor = Doctor(
      command: command, suite: suite,
      options: Doctor.Options(
        timeout: .milliseconds(Int(timeout * 1000)), seed: seed, sampleSize: sample))
    let text = DoctorText(
      command: command, style: terminal.style(for: .output), width: Terminal.output.width)
    do {
      let checkup = try await Interruption.cancelling { [json] in
        try await doctor.examine { result in
          if !json { Terminal.output.write(text.line(result)) }
        }
      }
      if json {
        Terminal.output.write(DoctorJSON(checkup, command: command).bytes)
      } else {
        Terminal.output.write(text.conclusion(checkup))
      }
      if !checkup.isFine { throw ExitStatus.doesNotConform }
    } catch let error as EngineStartError {
      Terminal.error.write("error: \(error)\n")
      if let draft = await doctor.draft(after: error) {
        Terminal.error.write(DoctorText.lines(insteadOfManifest: draft))
      }
      throw ExitStatus.engineNotRun
    } catch is CancellationError {
      throw ExitStatus.interrupted
    }
  }
}
