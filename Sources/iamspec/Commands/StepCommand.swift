import ArgumentParser
import Conformance
import EngineKit
import InAppMessages
import Inputs
import ReferenceEngine
import Replaying
import Reporting
import SpecLoading
import SpecModel
import Wording

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `iamspec step`: an engine run by hand, action by action.
struct StepCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    command: "step",
    abstract: "Step through a case, or through a script of your own, by hand.",
    usage: "iamspec step [<case>] [<options>] [-- <command> ...]",
    discussion: """
      Shows what is given, and after each action what it does in the reference engine, why, what is on \
      the screen and what waits. An engine after `--` goes along. With `--reading` or `--fault`, the \
      reference engine, varied in this way, takes its place. What it does is marked ✓ if some \
      answers to the open questions explain it, and ✗ if it breaks a clause or no answers explain it. \
      After that, it is marked ~: the rest may follow from the first difference. Where its screen or its \
      stack differs from the reference engine's, both are shown.

      The reference engine does not know words of your suite's own. There, the engine after `--` goes alone: \
      what it does is marked ✗ if a monitor of monitors.yaml objects, and the states that the words change, the \
      screen and the answers to queries are shown.

      An empty line lets the next action of the case happen. Any other line is a command, or an action \
      in the words of a case: `dismiss`, `log_event: opened_shop`, `advance: 30s`. `help` lists the \
      commands; the tab key completes what is typed, and `log?` lists what begins with `log`. \
      Without a case, begin with messages: \
      `message a: {type: modal, trigger: {custom_event: shop}}`.

      `save FILE` writes what has happened as a case of the suite that contains the file, under a rule \
      of the folder's chapter that stands behind it; `save FILE RULE` names the rule. It overwrites only \
      files of the same session.

      Commands can come from a file or a pipe. Exits with 0; with 5 if the suite has none of the rules by \
      which an engine after `--` is judged, or a profile of its own, or words of its own without monitors; with 64 if a line of a file or a pipe is \
      invalid; with 4 if a case could not be written.

      EXAMPLES
        iamspec step stack/last-in-first-out/two-waiting
        iamspec step stack/last-in-first-out/two-waiting -- python3 engine.py
        iamspec step --profile legacy
        iamspec step --specs my-suite -- python3 engine.py
        printf 'next\\nsave my-suite/stack/seen.yaml\\n' | iamspec step stack/in-memory
      """)

  @Argument(help: ArgumentHelp("A case: an id, or path:line.", valueName: "case"))
  var `case`: String?

  @Option(help: ArgumentHelp("Follow this profile.", valueName: "profile"))
  var profile: String?

  @OptionGroup var specs: SuiteOptions
  @OptionGroup var engine: EngineOptions
  @OptionGroup var terminal: TerminalOptions

  func run() async throws {
    let suite = try await specs.load(style: terminal)
    let named = try namedCases(of: suite)
    let profile = try profile(of: named.first, in: suite)
    let first = named.first.map { PlannedCase($0, profile: profile.id) }
    let jurisdiction = Jurisdiction(of: suite)
    let walk = Walk(
      in: profile, within: jurisdiction, through: first?.script, words: suite.words)
    if let first { Terminal.output.write(heading(of: first, count: named.count)) }
    let isBeside = !engine.command.isEmpty || engine.reference.isUsed
    let (status, process) =
      isBeside
      ? try await engine.input().withEngine { engine, process in
        if process != nil { try engine.host.manifest.check(against: suite, Terminal.error) }
        return (try await go(walk, in: suite, beside: engine.host), process)
      } : (try await go(walk, in: suite, beside: nil), nil)
    if status != .success { throw status }
    try process?.checkBreach()
    if isBeside, jurisdiction.isForeign, jurisdiction.monitors.isEmpty {
      throw ExitStatus.notJudged
    }
  }

  /// The cases that were named; if a profile was named too, those that have it, if any.
  private func namedCases(of suite: Suite) throws -> [Case] {
    let selection = Selection(
      cases: `case`.map { [$0] } ?? [], profiles: profile.map { [$0] } ?? [])
    let cases = try selection.cases(of: suite)
    guard `case` != nil else { return [] }
    let fitting = cases.filter { item in profile.map(item.profiles.contains) ?? true }
    return fitting.isEmpty ? cases : fitting
  }

  /// The profile to follow: the one that was named, or else the first of the case.
  private func profile(of item: Case?, in suite: Suite) throws -> Profile {
    let id = profile ?? item?.profiles.first
    guard let known = suite.profiles.first(where: { id == nil || $0.id == id }) else {
      throw Unknown(sort: "profile", name: id ?? "", known: suite.profiles.map(\.id))
    }
    if suite.semantics == nil { return known }
    let followed = ReferenceAdapter().manifest.profiles
    guard followed.contains(known.id) else { throw NotJudged.profile(known.id, by: "step") }
    return known
  }

  /// The line that names the case being stepped through, and the number of cases that were named.
  private func heading(of first: PlannedCase, count: Int) -> PrintedText {
    let style = terminal.style(for: .output)
    let text = SightText(engine: "", width: Terminal.output.width, style: style)
    let lines = text.heading(of: first.id, named: `case` ?? "", count: count)
    return PrintedText(lines: lines, style: style)
  }

  /// Reads lines to the end; fails if a line of a file or a pipe made no sense or a requested case
  /// could not be written.
  private func go(
    _ walk: Walk, in suite: Suite, beside host: (any EngineHost)?
  ) async throws -> ExitCode {
    var walk = walk
    var status = ExitCode.success
    var saving = StepSaving(of: suite, terminal)
    let isTyped = isatty(0) == 1
    let style = terminal.style(for: .output)
    let text = SightText(
      engine: host?.manifest.name ?? "", width: Terminal.output.width, style: style)
    let kinds = host?.manifest.kinds(with: suite.words)
    func show() async {
      let sight = await Sight(of: walk, beside: host, reporting: kinds, by: InAppMessages())
      Terminal.output.write(PrintedText(lines: text.lines(for: sight, at: walk), style: style))
    }
    await show()
    var editor = isTyped ? LineEditor(prompt: "> ") : nil
    while let line = try nextLine(&editor, in: walk) {
      switch StepRequest(line) {
      case .quit: return status
      case .help:
        let lines = StepRequest.help(in: suite.words).map {
          TextLayout.padded("  \($0.0)", to: 34) + $0.1
        }
        Terminal.output.write(PrintedText(lines: lines))
      case .complete(let text):
        Terminal.output.write(PrintedText(lines: walk.completions(of: text).map { "  " + $0 }))
      case let request:
        do {
          if case .save(let path, let rule) = request {
            try await saving.save(walk, to: path, for: rule)
          } else {
            try apply(request, to: &walk)
            await show()
          }
        } catch let mistake as StepMistake {
          let text = mistake.wrapped(to: max(Terminal.error.width - 7, 20))
          Terminal.error.writeError(PrintedText(block: text))
          if !isTyped { status = status.outweighed(by: .validationFailure) }
        } catch let error as OutputError {
          Terminal.error.writeError("\(error.text)")
          if !isTyped { status = status.outweighed(by: ExitStatus.notWritten) }
        }
      }
    }
    return status
  }

  /// Returns the next line; a line from a file or a pipe is shown as if it had been typed.
  private func nextLine(_ editor: inout LineEditor?, in walk: Walk) throws -> String? {
    if editor != nil { return try editor?.line(completions: walk.completions) }
    guard let line = readLine() else { return nil }
    Terminal.output.write(PrintedText(lines: ["> \(VisibleText.line(line))"]))
    return line
  }

  private func apply(_ request: StepRequest, to walk: inout Walk) throws {
    switch request {
    case .forward:
      if !walk.forward() {
        throw StepMistake("the case is at its end; type an action, `back` or `quit`")
      }
    case .back: if !walk.back() { throw StepMistake("nothing has happened yet") }
    case .restart: walk.restart()
    case .message(let text):
      try StepMistake.wrapping { () throws(TypedScript.Mistakes) in try walk.add(message: text) }
    case .given(let text):
      try StepMistake.wrapping { () throws(TypedScript.Mistakes) in try walk.begin(with: text) }
    case .action(let text):
      if let advice = StepRequest.advice(on: text, in: walk.words) { throw StepMistake(advice) }
      try StepMistake.wrapping { () throws(TypedScript.Mistakes) in
        if let action = try walk.action(text) { walk.perform(action) }
      }
    case .show, .help, .complete, .save, .quit: break
    case .unfinished(let word, let example):
      throw StepMistake("`\(word)` goes on: \(example)")
    }
  }
}
