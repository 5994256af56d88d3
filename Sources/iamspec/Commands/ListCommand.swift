import ArgumentParser
import Conformance
import InAppMessages
import ReferenceFaults
import Reporting
import SpecLoading
import SpecModel
import Wording

/// `iamspec list`: the contents of a suite.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    command: "list",
    abstract: "List rules, clauses, cases, faults, and what covers what.",
    usage: "iamspec list [<what>] [<case> ...] [<options>]",
    discussion: """
      WHAT
        rules       every rule by chapter, its profiles and the number of its cases
        clauses     every rule's clauses, each with what the documents say of it
        cases       every case with its title
        coverage    every rule with its cases
        questions   what the documents leave open, for --reading
        faults      what the reference engine can do wrong, with --fault, and the
                    faults that faults.yaml of the suite declares, for `audit`
        profiles    the generations of engines, and the documents that describe them
        diagnostics what the codes in brackets mean that `lint` and others print

      EXAMPLES
        iamspec list
        iamspec list cases --core
        iamspec list cases --chapter reenqueue --profile legacy
        iamspec list coverage --rule stack.in-memory
        iamspec list faults --rule stack.in-memory
        iamspec list faults | grep keyboard

      An entry has one line, or its whole text with --rule or --all. A terminal shows as many lines as \
      fit, and says how many more there are; a pipe and a file get all of them.
      """)

  /// The things that can be listed.
  enum Subject: String, Choice {
    case rules
    case clauses
    case cases
    case coverage
    case questions
    case faults
    case profiles
    case diagnostics
  }

  @Argument(help: ArgumentHelp("What to list.", valueName: "what"))
  var subject: Subject = .rules

  @Flag(help: "Show each entry with its whole text, however many there are.")
  var all = false

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var specs: SuiteOptions
  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    let isNarrowed = !selection.rules.isEmpty || !selection.chapters.isEmpty
    if selection.core, subject != .cases, subject != .coverage {
      throw ValidationError(
        "--core selects cases: `iamspec list cases --core` lists them, and `list coverage --core` by rule"
      )
    }
    switch subject {
    case .cases, .coverage: break
    case .rules, .clauses, .questions, .faults:
      if let name = selection.cases.first {
        throw ValidationError(
          "`list \(subject.rawValue)` takes no cases, but `\(name)` is given; select with --rule, --chapter and "
            + "--profile\(commandToShow(name).map { "\n\($0)" } ?? "")")
      }
    case .profiles, .diagnostics:
      if isNarrowed || !selection.cases.isEmpty || !selection.profiles.isEmpty {
        throw ValidationError(
          "`list \(subject.rawValue)` lists all of them: leave out cases and --rule, --chapter and --profile"
        )
      }
    }
  }

  /// Names the command that shows one of the listed things; `nil` if the name cannot be the id of
  /// one.
  private func commandToShow(_ name: String) -> String? {
    if subject == .faults {
      return Fault.all.contains { $0.id == name }
        ? "`iamspec run --fault \(name)` shows what a fault does" : nil
    }
    return name.contains(".")
      ? "`iamspec explain \(ReplayCommand.quoted(name))` shows a rule, a clause or a question" : nil
  }

  func run() async throws {
    let (output, style) = (Terminal.output, terminal.style(for: .output))
    if subject == .diagnostics {
      let codes = DiagnosticCode.allCases.map { (id: $0.id, meaning: $0.meaning) }
      return write(
        DiagnosticListing(
          codes, showsAll: all, style: style, width: output.width, cutsLines: output.isInteractive
        ).lines)
    }
    let suite = try await specs.load(style: terminal)
    let listing = SuiteListing(
      suite: suite, domain: InAppMessages(), showsAll: all || !selection.rules.isEmpty,
      style: style, width: output.width, cutsLines: output.isInteractive)
    let lines: [String] =
      switch subject {
      case .rules: listing.rules(try selection.selection.rules(of: suite))
      case .clauses: listing.clauses(try selection.selection.rules(of: suite))
      case .cases: listing.cases(try selectedCases(of: suite))
      case .coverage:
        listing.coverage(
          try selection.selection.rules(of: suite), by: try selectedCases(of: suite))
      case .questions: listing.questions(try selectedQuestions(of: suite))
      case .faults:
        listing.faults(
          faults(of: suite) + (try declaredFaults(of: suite)),
          of: try selection.selection.rules(of: suite))
      case .profiles: listing.profiles()
      case .diagnostics: []
      }
    write(lines)
  }

  /// Writes a list, on a terminal as far as it fits on the screen.
  private func write(_ lines: [String]) {
    let (output, style) = (Terminal.output, terminal.style(for: .output))
    let narrower = subject == .diagnostics ? "" : ", --rule and --chapter select some"
    let screen = ListScreen(
      rows: all ? nil : output.rows,
      way: "`| less` shows all of them\(narrower)", style: style)
    output.write(PrintedText(lines: screen.lines(lines, to: output.width), style: style))
  }

  /// The faults of the reference engine that break what the suite has.
  private func faults(of suite: Suite) -> [SuiteListing.Fault] {
    let jurisdiction = Jurisdiction(of: suite)
    return Fault.all.filter { jurisdiction.covers(clause: $0.clause) }.map {
      SuiteListing.Fault(
        id: $0.id, clause: $0.clause, profiles: $0.profiles, summary: $0.summary)
    }
  }

  /// The faults that the suite declares.
  private func declaredFaults(of suite: Suite) throws -> [SuiteListing.Fault] {
    let profiles = Dictionary(
      suite.rules.map { ($0.id, $0.profiles) }, uniquingKeysWith: { one, _ in one })
    return try specs.declaredFaults(of: suite, style: terminal).map {
      SuiteListing.Fault(
        id: $0.id, clause: $0.breaks, profiles: profiles[$0.rule] ?? [], summary: $0.summary,
        declaredIn: FaultsLoader.fileName)
    }
  }

  /// The questions about selected rules; all questions if no rule or chapter is selected.
  private func selectedQuestions(of suite: Suite) throws(SelectionError) -> [Question] {
    let rules = Set(try selection.selection.rules(of: suite).map(\.id))
    let isNarrowed = !selection.rules.isEmpty || !selection.chapters.isEmpty
    return suite.questions.filter { question in
      let isAsked =
        selection.profiles.isEmpty || !Set(selection.profiles).isDisjoint(with: question.profiles)
      return isAsked && (!isNarrowed || !rules.isDisjoint(with: question.rules))
    }
  }

  private func selectedCases(of suite: Suite) throws(SelectionError) -> [Case] {
    let profiles = selection.profiles
    return try selection.selection.cases(of: suite).filter {
      profiles.isEmpty || !Set(profiles).isDisjoint(with: $0.profiles)
    }
  }
}
