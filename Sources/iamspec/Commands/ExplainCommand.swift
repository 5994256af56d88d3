import ArgumentParser
import Conformance
import EngineKit
import ReferenceEngine
import Reporting
import SpecModel

/// `iamspec explain`: a case as a story.
struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tell a case as a timeline: what happens, what the rule says, what an engine does.",
    usage: "iamspec explain <case> ... [<options>]",
    discussion: """
      At each step stands what the reference engine does, in every profile of the case.

      EXAMPLES
        iamspec explain stack/last-in-first-out/two-waiting
        iamspec explain reenqueue/background.yaml:30 --profile legacy
      """)

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var specs: SuiteOptions
  @OptionGroup var reference: ReferenceOptions
  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    if selection.cases.isEmpty && selection.rules.isEmpty {
      throw ValidationError("which case? `iamspec list cases` lists them all")
    }
  }

  func run() async throws {
    let adapter = try reference.adapter()
    let suite = try await specs.load(style: terminal)
    let plan: Plan
    do throws(SelectionError) {
      plan = try Plan(suite: suite, selection: selection.selection, manifest: adapter.manifest)
    } catch {
      throw error.reported()
    }
    var results: [CaseResult] = []
    await Runner(host: InProcessHost(adapter), width: 1).run(plan) { event in
      if case .finished(let result) = event { results.append(result) }
    }
    let style = terminal.style(for: .output)
    let explanation = ExplanationText(suite: suite, style: style, width: Terminal.output.width)
    Terminal.output.write(PrintedText(block: explanation.text(of: results), style: style))
  }
}
