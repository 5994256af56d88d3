import ArgumentParser
import Audit
import Inputs
import Reporting
import SpecLoading
import SpecModel
import Wording

/// `iamspec lint`: every mistake in a suite's files, in one go.
struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    command: "lint",
    abstract: "Check a suite's files and show every mistake in them.",
    usage: "iamspec lint [<dir>] [<options>]",
    discussion: """
      Exits with 2 if there are errors. Warnings alone do not count, unless --strict is given.

      Warnings are about texts that are missing or still to be written, cases that repeat the script \
      of another or assert nothing, events that trigger nothing, and steps that need a visible \
      message where none can be visible, whatever the answers to the open questions are. In a suite with words \
      of its own, they are also about words that no case uses.

      The first \(DiagnosticSample.limit) mistakes of each kind are shown, or all with --all. \
      `iamspec list diagnostics` explains the kinds.

      Case ids are permanent. A suite with a ledger.txt lists all of them there: an id that \
      vanishes without being moved (`its/old/id -> its/new/id`) or retired (`- its/id  # reason`) is an \
      error, and so is one that comes back.

      EXAMPLES
        iamspec lint                  the current folder if it is a suite, or Specs
        iamspec lint my-suite         as with --specs my-suite
        iamspec lint --all            every mistake, however many there are of a kind
        iamspec lint --update-ledger  add new cases to Specs/ledger.txt
        iamspec lint --update-ledger --earlier-specs old.json
                                      find out, too, which cases were moved since
      """)

  @Argument(
    help: ArgumentHelp(
      "The suite's directory; by default, the current folder if it is a suite, or else Specs.",
      valueName: "dir"))
  var named: String?

  @Option(help: ArgumentHelp("The suite's directory, as other commands take it.", valueName: "dir"))
  var specs: String?

  @Flag(help: "Count warnings as errors.")
  var strict = false

  @Flag(help: "Show every mistake, however many there are of a kind.")
  var all = false

  @Flag(help: "Add new cases to the suite's ledger.txt, or begin one; nothing is removed.")
  var updateLedger = false

  @Option(
    help: ArgumentHelp(
      "With --update-ledger, an earlier version of the suite, as a directory or a bundle: a case that "
        + "asks the same under another id was moved.",
      valueName: "suite"))
  var earlierSpecs: String?

  @OptionGroup var terminal: TerminalOptions

  private var directory: String { named ?? specs ?? SuiteOptions.authored }

  func validate() throws {
    if let named, let specs {
      throw ValidationError("name one suite, not two: \(named), or --specs \(specs)")
    }
    if earlierSpecs != nil, !updateLedger {
      throw ValidationError("--earlier-specs is for --update-ledger, which writes the ledger")
    }
  }

  func run() async throws {
    let waiting = Waiting("reading the suite")
    defer { waiting.end() }
    var loaded = await SuiteLoader().load(directory: directory)
      .withFaults(ofDirectory: directory).withMonitors(ofDirectory: directory)
      .withConventions(ofDirectory: directory).withAccounts(ofDirectory: directory)
    let ledgerFile = LedgerFile(directory: directory)
    var ledger = try ledgerFile.read(orNew: updateLedger)
    if updateLedger, let suite = loaded.suite {
      let earlier = try await earlierSuite()
      if let added = try ledgerFile.update(&ledger, from: suite, earlier: earlier) {
        for line in added.split(separator: "\n") { Terminal.output.write("\(String(line))\n") }
      }
    }
    Waiting.now("checking the cases")
    var steps: [(finding: StepFinding, location: SourceLocation)] = []
    if let suite = loaded.suite { steps = await StepFinding.all(in: suite) }
    loaded = loaded.linted(ledger: ledger, steps: steps)
    terminal.diagnostics(isComplete: all).print(loaded)
    let errors = loaded.diagnostics.filter { $0.severity == .error }.count
    let warnings = loaded.diagnostics.count - errors
    if let suite = loaded.suite {
      Terminal.output.write(
        """
        \(NumberText.count(suite.rules.count, "rule")), \(NumberText.count(suite.questions.count, "open question")), \
        \(NumberText.count(suite.cases.count, "case")) in \(NumberText.count(suite.files.count, "file")): \
        \(Self.tally(errors: errors, warnings: warnings))

        """)
    } else {
      Terminal.output.write(
        "\(NumberText.count(errors, "error")), \(NumberText.count(warnings, "warning"))\n")
    }
    if errors > 0 || (strict && warnings > 0) { throw ExitStatus.wrongInput }
  }

  /// The earlier version of the suite, if the user named one.
  private func earlierSuite() async throws -> Suite? {
    guard let earlierSpecs else { return nil }
    return try await SuiteInput(earlierSpecs).load(terminal.diagnostics())
  }

  /// The numbers of mistakes: `1 error, 2 warnings`.
  private static func tally(errors: Int, warnings: Int) -> String {
    let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
    return counts.isEmpty
      ? "no mistakes" : counts.map { NumberText.count($0.0, $0.1) }.joined(separator: ", ")
  }
}

extension StepFinding {
  /// Returns the findings about steps from running the cases of a suite.
  static func all(in suite: Suite) async -> [(finding: StepFinding, location: SourceLocation)] {
    await UnreachableStep.all(in: suite).map { step in
      switch step.kind {
      case .gesture(let action): (.nothingVisible(action: action.rawValue), step.location)
      case .dismissal(let message): (.neverDismissed(message: message), step.location)
      }
    }
  }
}
