import ArgumentParser
import Audit
import BuiltinSuite
import Reporting
import SpecModel
import Wording

/// `iamspec audit`: the proofs that the suite asks neither too much nor too little.
struct AuditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Prove that the suite asks neither too much nor too little.",
    usage: "iamspec audit [<options>]",
    discussion: """
      First proof: every case passes under every reading of the open questions. Second proof: every \
      fault of the reference engine is noticed by a case of the rule that it breaks, and by one \
      that any engine can be held to. For your own suite, the faults count whose rules it \
      has.

      Shows what is wrong, and the results of the proofs. Exits with 1 if a proof fails.

      EXAMPLES
        iamspec audit
        iamspec audit --details                 every fault, and how many cases notice it
        iamspec audit --rule discard.timeout    the faults of one rule, and what notices them
        iamspec audit --needed                  the steps without which a fault would escape
        iamspec audit --json > audit.json
      """)

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp("Show only the faults of this rule.", valueName: "rule"))
  var rules: [String] = []

  @Flag(help: "Show every rule's faults, and how many cases notice each.")
  var details = false

  @Flag(help: "Show the steps without which some fault would escape.")
  var needed = false

  @Flag(help: "Write everything as JSON.")
  var json = false

  @OptionGroup var specs: SuiteOptions
  @OptionGroup var terminal: TerminalOptions

  func run() async throws {
    let suite = try await specs.load(style: terminal)
    for rule in rules where !suite.rules.contains(where: { $0.id == rule }) {
      throw Unknown(sort: "rule", name: rule, known: suite.rules.map(\.id))
    }
    let start = ContinuousClock.now
    let isBuiltin = try suite.name == BundledSuite.load().name
    let audit = await SuiteAudit(suite, needsFaults: isBuiltin)
    let duration = ContinuousClock.now - start
    if json {
      Terminal.output.write(PrintedText(json: AuditJSON(audit).bytes))
    } else {
      let style = terminal.style(for: .output)
      let text = AuditText(audit, style: style, width: Terminal.output.width)
      let lines =
        (details || !rules.isEmpty ? text.matrix(rules: Set(rules)) : [])
        + (needed ? text.neededSteps() : []) + text.findings() + text.conclusion(after: duration)
      Terminal.output.write(PrintedText(lines: lines, style: style))
    }
    if audit.isRed { throw ExitStatus.doesNotConform }
  }
}
