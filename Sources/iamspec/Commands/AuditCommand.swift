import ArgumentParser
import Audit
import BuiltinSuite
import Inputs
import Reporting
import SpecLoading
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
        iamspec audit --specs Specs --write-basis
      """)

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp("Show only the faults of this rule.", valueName: "rule"))
  var rules: [String] = []

  @Flag(help: "Show every rule's faults, and how many cases notice each.")
  var details = false

  @Flag(help: "Show the steps without which some fault would escape.")
  var needed = false

  @Flag(help: "Write what each case stands on into basis.yaml of the suite in --specs.")
  var writeBasis = false

  @Flag(help: "Write everything as JSON.")
  var json = false

  @OptionGroup var specs: SuiteOptions
  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    if writeBasis, specs.specs == nil {
      throw ValidationError("--write-basis needs the suite's directory: --specs DIR")
    }
  }

  func run() async throws {
    let suite = try await specs.load(style: terminal)
    for rule in rules where !suite.rules.contains(where: { $0.id == rule }) {
      throw Unknown(sort: "rule", name: rule, known: suite.rules.map(\.id))
    }
    let start = ContinuousClock.now
    let isBuiltin = try suite.name == BundledSuite.load().name
    var audit = await SuiteAudit(suite, needsFaults: isBuiltin)
    if writeBasis { try write(&audit) }
    let duration = ContinuousClock.now - start
    if json {
      Terminal.output.write(PrintedText(json: AuditJSON(audit).bytes))
    } else {
      let style = terminal.style(for: .output)
      let text = AuditText(audit, style: style, width: Terminal.output.width)
      let measure =
        details ? text.diagnosis(await DiagnosisMeasure(of: audit.suite)) : []
      let lines =
        (details || !rules.isEmpty ? text.matrix(rules: Set(rules)) : [])
        + measure + (needed ? text.neededSteps() : []) + text.findings()
        + text.conclusion(after: duration)
      Terminal.output.write(PrintedText(lines: lines, style: style))
    }
    if audit.isRed { throw ExitStatus.doesNotConform }
  }

  /// Writes what was found out into the suite's directory, and takes it for what the suite says.
  private func write(_ audit: inout SuiteAudit) throws {
    guard let directory = try specs.input.directory() else { return }
    let path = SourceFile.path(of: SuiteLoader.basisName, in: directory)
    let text = BasisYAML(audit.basis, of: audit.suite).text
    try WholeFile.write(Array(text.utf8), to: path)
    audit.acceptBasis()
    Terminal.error.write("\(path): \(NumberText.count(audit.basis.cases.count, "case"))\n")
  }
}
