import ArgumentParser
import Audit
import Conformance
import Inputs
import ReferenceEngine
import ReferenceFaults
import Reporting
import SpecLoading
import SpecModel
import Wording

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `iamspec audit`: the proofs that the suite tests neither too much nor too little.
struct AuditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    command: "audit",
    abstract: "Prove that the suite asks neither too much nor too little.",
    usage: "iamspec audit [<options>] [-- <engine> …]",
    discussion: """
      First proof: every case passes under every reading of the open questions. Second proof: every \
      fault of the reference engine is noticed by a case of the rule that it breaks, and by one \
      that any engine can be held to. For a custom suite, the faults of its rules count, \
      and those that its own faults.yaml declares: what an engine with the fault would show, or the \
      command of such an engine. An engine after -- is a good one, for rules that the reference engine \
      does not know. Third proof: the monitors, which watch the clauses for `run` and `explore`, object \
      to no reading of the reference engine, and see each fault break its clause.

      --fast tries each other answer alone, and stops at the first case that notices a fault. It skips the third \
      proof, and does not find out which cases are idle and what each one stands on.

      The reference engine cannot give the answers to questions that only the suite knows: for these, the \
      first proof is not made. A case that begins like a probe of such a question must pass with each of its \
      outcomes.

      Shows what is wrong, and the results of the proofs. Exits with 1 if a proof fails, and with 5 if none \
      can be made, as for a profile that the reference engine does not follow.

      EXAMPLES
        iamspec audit
        iamspec audit --details               every fault, and how many notice it
        iamspec audit --rule discard.timeout  the faults of one rule, in full
        iamspec audit --needed                the steps without which a fault escapes
        iamspec audit --moments               what can go wrong at which moment
        iamspec audit --json > audit.json
        iamspec audit --fast                  after a change; proves less
        iamspec audit --specs Specs --write-basis
        iamspec audit --specs my-suite -- python3 engine.py
      """)

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp("Show only the faults of this rule.", valueName: "rule"))
  var rules: [String] = []

  @Flag(
    help: "Show every rule's faults, how many cases notice each, and what rests on a convention.")
  var details = false

  @Flag(
    help: ArgumentHelp(
      "Show how often the diagnosis of a red run names the fault. This takes minutes; with --details, also which faults it does not name."
    ))
  var diagnosis = false

  @Flag(
    help: ArgumentHelp(
      "Show how soon an exploration finds each fault without any case, and in how small a script. This takes minutes; with --details, also which faults it does not find."
    ))
  var exploration = false

  @Flag(
    help: ArgumentHelp(
      "Measure --diagnosis and --exploration with what an engine can do wrong at a moment, in place of the faults.",
      visibility: .hidden))
  var product = false

  @Flag(help: "Show the steps without which some fault would escape.")
  var needed = false

  @Flag(
    help: ArgumentHelp(
      "Show what an engine can do wrong at which moment, and how much of it is noticed: effects down, moments across."
    ))
  var moments = false

  @Flag(
    help: "Write what each case rests on to basis.lock of its chapter, of the suite in --specs.")
  var writeBasis = false

  @Flag(help: "Prove only what takes a moment.")
  var fast = false

  @Flag(help: "Write everything as JSON.")
  var json = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long an engine's program may take for a case: 30s, 500ms, 2m, or a number of seconds.",
      valueName: "time"), transform: TimeLimit.init)
  var timeout = TimeLimit(seconds: 10)

  @Option(
    help: ArgumentHelp(
      "Survey with random scripts which interactions can occur, and write them to this file.",
      valueName: "file", visibility: .hidden))
  var cells: String?

  @Flag(
    help: ArgumentHelp(
      "Survey what an engine can do wrong at a moment, and what that breaks.", visibility: .hidden))
  var survey = false

  @Option(
    help: ArgumentHelp(
      "Write the breaches of the survey to this file, or look for gaps in what it lists.",
      valueName: "file", visibility: .hidden))
  var breaches: String?

  @Flag(
    help: ArgumentHelp(
      "Show scripts that notice the most of what an engine can do wrong at a moment and no case notices.",
      visibility: .hidden))
  var gaps = false

  @Flag(
    help: ArgumentHelp(
      "Show a case to start from for each interaction that no case asks about.",
      visibility: .hidden))
  var holes = false

  @Option(
    help: ArgumentHelp(
      "How many random scripts are tried: 6000, 40000 by --cells, 20000 by --exploration, or none by --survey.",
      visibility: .hidden))
  var scripts: Int?

  @Option(
    help: ArgumentHelp(
      "Measure with this part of the faults: 2/8 is every eighth from the second on.",
      valueName: "shard", visibility: .hidden), transform: Shard.init(parsing:))
  var shard = Shard()

  @Option(
    help: ArgumentHelp("The seed of the random scripts.", visibility: .hidden))
  var seed: UInt64 = 2026

  @OptionGroup var specs: SuiteOptions
  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    if writeBasis, specs.path == nil {
      throw ValidationError("--write-basis needs the suite's directory: --specs DIR")
    }
    try checkEngine()
    let inFull = [
      ("--write-basis", writeBasis), ("--details", details), ("--rule", !rules.isEmpty),
      ("--needed", needed), ("--moments", moments), ("--json", json),
    ]
    if fast, let (option, _) = inFull.first(where: \.1) {
      throw ValidationError("\(option) needs the full proofs: leave out --fast")
    }
    let shown = [
      ("--diagnosis", diagnosis), ("--exploration", exploration), ("--needed", needed),
    ]
    if json, let (option, _) = shown.first(where: \.1) {
      throw ValidationError("--json does not contain what \(option) shows: leave out one of them")
    }
  }

  func run() async throws {
    let suite = try await specs.load(style: terminal)
    for rule in rules where !suite.rules.contains(where: { $0.id == rule }) {
      throw Unknown(sort: "rule", name: rule, known: suite.rules.map(\.id))
    }
    let start = ContinuousClock.now
    let waiting = Waiting("auditing")
    defer { waiting.end() }
    if let cells { return try await write(cells: cells, of: suite) }
    if survey { return try await showSurvey(of: suite) }
    if holes { return await showHoles(of: suite) }
    if gaps { return try await showGaps(of: suite) }
    Waiting.now("auditing: the faults of the suite's author")
    let declared = try await declaredProof(of: suite)
    let isBuiltin = suite.hasExactlyTheBuiltinRules
    var audit = await SuiteAudit(
      suite, needsFaults: isBuiltin, interactions: isBuiltin ? .known : nil,
      breaches: isBuiltin ? .known : nil, declared: declared, extent: fast ? .fast : .full,
      telling: { Waiting.now("auditing: \($0.rawValue)") })
    Waiting.now("measuring")
    if writeBasis { try write(&audit) }
    let duration = ContinuousClock.now - start
    if json {
      Terminal.output.write(PrintedText(json: AuditJSON(audit).bytes))
    } else {
      let style = terminal.style(for: .output)
      let text = AuditText(audit, style: style, width: Terminal.output.width)
      let measure =
        (diagnosis
          ? text.diagnosis(await diagnosed(audit.suite), inFull: isMeasuredInFull) : [])
        + (exploration
          ? text.exploration(await explored(audit.suite), inFull: isMeasuredInFull) : [])
      let lines =
        (details || !rules.isEmpty ? text.matrix(rules: Set(rules)) : [])
        + (details || !rules.isEmpty ? text.declaredFaults(rules: Set(rules)) : [])
        + (details ? text.unaskedInteractions() + text.conventions() : []) + measure
        + (needed ? text.neededSteps() : []) + (moments ? text.moments() : []) + text.findings()
        + text.conclusion(after: duration)
      Terminal.output.write(PrintedText(lines: lines, style: style))
    }
    if audit.isRed { throw ExitStatus.doesNotConform }
    if audit.provesNothing { throw ExitStatus.notJudged }
  }

  /// Whether to list the faults that the diagnosis does not name, and those that no script shows as
  /// a breach of their own clause.
  ///
  /// Measuring only a part of the faults is meant to show these, even with `--fast`.
  private var isMeasuredInFull: Bool { details || !rules.isEmpty || shard.count > 1 }

  /// The faults of the rules that were named, or all faults.
  private var measuredFaults: [Fault] {
    Fault.all.filter { rules.isEmpty || rules.contains($0.rule) }
  }

  /// Diagnoses engines with the faults of the rules that were named, or with the breaches of the product.
  ///
  /// Pairs of faults are drawn from all rules, or not at all.
  private func diagnosed(_ suite: Suite) async -> DiagnosisMeasure {
    if product {
      return await DiagnosisMeasure(
        of: suite, faults: [], pairs: 0, breaches: shard.part(of: measuredBreaches))
    }
    return await DiagnosisMeasure(
      of: suite, faults: shard.part(of: measuredFaults),
      pairs: rules.isEmpty ? 300 / shard.count : 0)
  }

  /// Explores engines with the faults of this shard and of the rules that were named, or with the
  /// breaches of the product.
  private func explored(_ suite: Suite) async -> ExplorationMeasure {
    await ExplorationMeasure(
      of: suite, defects: product ? measuredBreaches : measuredFaults.map { KnownDefect($0) },
      isBrief: product, shard: shard, scripts: scripts ?? 20_000, seed: seed)
  }

  /// The breaches of the rules that were named, or all that are known.
  private var measuredBreaches: [KnownDefect] {
    BreachBook.known.entries.filter {
      rules.isEmpty || rules.contains(Clause.rule(of: $0.clause))
    }.map { KnownDefect($0) }
  }

  /// Writes the findings into the suite's directory, and adopts them as the suite's basis.
  private func write(_ audit: inout SuiteAudit) throws {
    guard let directory = try specs.input.directory(), let basis = audit.basis else { return }
    for chapter in audit.suite.chapters {
      let lock = BasisLock(basis, of: chapter, in: audit.suite)
      let path = SourceFile.path(of: "\(chapter.id)/\(SuiteFile.basis.rawValue)", in: directory)
      if lock.count > 0 {
        try WholeFile.write(Array(lock.text.utf8), to: path)
        Terminal.error.write("\(path): \(NumberText.count(lock.count, "case"))\n")
      } else if WholeFile.exists(path) {
        try FileManager.default.removeItem(atPath: path)
      }
    }
    if basis.cases.isEmpty { Terminal.error.write("no case has a basis, so nothing was written\n") }
    audit.acceptBasis()
  }
}
