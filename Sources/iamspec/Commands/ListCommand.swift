import ArgumentParser
import Conformance
import ReferenceFaults
import Reporting
import SpecModel

/// `iamspec list`: what a suite has in it.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List rules, clauses, cases, faults, and what covers what.",
    usage: "iamspec list [<what>] [<case> ...] [<options>]",
    discussion: """
      WHAT
        rules       every rule by chapter, with its profiles and the number of its cases
        clauses     every rule's clauses, each with what the documents say of it
        cases       every case with its title
        coverage    every rule with its cases
        questions   what the documents leave open, for --reading
        faults      the mistakes that the reference engine can make, for --fault
        profiles    the generations of engines, and the documents that describe them

      EXAMPLES
        iamspec list
        iamspec list cases --chapter reenqueue --profile legacy
        iamspec list coverage --rule stack.in-memory
        iamspec list faults --rule stack.in-memory
      """)

  /// What can be listed.
  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case rules
    case clauses
    case cases
    case coverage
    case questions
    case faults
    case profiles
  }

  @Argument(help: ArgumentHelp("What to list.", valueName: "what"))
  var subject: Subject = .rules

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var specs: SuiteOptions
  @OptionGroup var terminal: TerminalOptions

  func run() async throws {
    let suite = try await specs.load(style: terminal)
    let style = terminal.style(for: .output)
    let listing = SuiteListing(suite: suite, style: style, width: Terminal.output.width)
    do throws(SelectionError) {
      let lines =
        switch subject {
        case .rules: listing.rules(try selection.selection.rules(of: suite))
        case .clauses: listing.clauses(try selection.selection.rules(of: suite))
        case .cases: listing.cases(try selectedCases(of: suite))
        case .coverage:
          listing.coverage(
            try selection.selection.rules(of: suite), by: try selectedCases(of: suite))
        case .questions: listing.questions()
        case .faults: listing.faults(faults, of: try selection.selection.rules(of: suite))
        case .profiles: listing.profiles()
        }
      Terminal.output.write(PrintedText(lines: lines, style: style))
    } catch {
      throw error.reported()
    }
  }

  private var faults: [SuiteListing.Fault] {
    Fault.all.map {
      SuiteListing.Fault(
        id: $0.id, clause: $0.clause, profiles: $0.profiles, summary: $0.summary)
    }
  }

  private func selectedCases(of suite: Suite) throws(SelectionError) -> [Case] {
    let profiles = selection.profiles
    return try selection.selection.cases(of: suite).filter {
      profiles.isEmpty || !Set(profiles).isDisjoint(with: $0.profiles)
    }
  }
}
