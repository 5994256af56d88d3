import ArgumentParser
import Characterization
import Conformance
import EngineKit
import EngineProcess
import InAppMessages
import Inputs
import ReferenceEngine
import Replaying
import Reporting
import SpecModel
import Wording

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `iamspec check`: a verdict on a field log.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    command: "check",
    abstract: "Judge a field log: what an app recorded on a device or in a UI test.",
    usage: "iamspec check <trace> [<options>] [-- <command> ...]",
    discussion: """
      A trace is JSON Lines: a header with the messages, and then what happened and what was seen, \
      each with its time. `TraceRecorder` of the library EngineKit writes one; docs/traces.md describes \
      the format, and `iamspec schema trace` writes its schema.

      The trace is *explained* if the reference engine does the same under some answers to the open \
      questions. It is a *breach* if it breaks a clause of a rule whatever the true times were. \
      Otherwise it is *unexplained* from a line on, which does not mean that it is wrong: it may rest \
      on a question that nobody has asked yet. It is *undecided* if that would take too long to find out: \
      how much is tried grows with the lines, and a trace of one session is decided sooner than a day's log.

      Real clocks are not exact. What happens within the slack of an edge, such as the end of an interval \
      or a timeout, may have happened before it or after it. The slack must be at least the log's lag: \
      the longest time between an event and its line, such as between the end of an animation and \
      `displayed`. With less slack, the effect of an action seems to have come by itself.

      With --answers, only answers that include the pinned ones explain the trace. If others alone do, that is \
      a *changed* answer, named with its question.

      A trace in words of your suite's own is judged by its monitors.yaml: it is *accepted* if no monitor \
      objects, and a *breach* if one does wherever each line belongs within the slack. An engine after `--` is \
      told what happened, at the same times, and must then do the same in the same order.

      Exits with 0 if the trace is explained, accepted, unexplained or undecided, and with 1 on a breach or a \
      changed answer. With --strict, only what is explained, or what the engine after `--` does again, exits with \
      0. If the suite has none of the rules by which `check` judges, or a profile of its own, or words of its own without \
      monitors, nothing is judged, and the status is 5. A trace that is not valid exits with 2; with 3 if the \
      engine could not be run.

      EXAMPLES
        iamspec check trace.jsonl
        adb shell cat trace.jsonl | iamspec check -
        iamspec check trace.jsonl --answers answers.yaml
        iamspec check trace.jsonl --slack 2s --write Specs/stack/seen.yaml
        iamspec check trace.jsonl --specs my-suite -- python3 engine.py
      """)

  @Argument(help: ArgumentHelp("The trace; - is standard input.", valueName: "trace"))
  var trace: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "By how much times may differ, at least the log's lag: 500ms, 2s; 0 is exact.",
      valueName: "time"),
    transform: Slack.init)
  var slack = Slack(milliseconds: TraceVerdict.defaultSlack)

  @Option(
    help: ArgumentHelp(
      "Write the trace as a case file, under the rule that it breaks or rests on last.",
      valueName: "file"))
  var write: String?

  @Option(
    help: ArgumentHelp(
      "With --write: the rule that the case tests, if it is not the one that is found.",
      valueName: "rule"))
  var rule: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long the program after -- may take: 30s, 500ms, 2m, or a number of seconds.",
      valueName: "time"), transform: TimeLimit.init)
  var timeout = TimeLimit(seconds: 10)

  @Flag(help: "Exit with 1 unless the trace is explained, or the engine after -- does it again.")
  var strict = false

  @Flag(help: "Write everything as JSON.")
  var json = false

  @OptionGroup var pinned: PinnedAnswersOptions
  @OptionGroup var specs: SuiteOptions
  @OptionGroup var terminal: TerminalOptions

  /// The program to replay the trace on, and its arguments; empty for none.
  private var command: [String] { EngineOptions.commandBehindTerminator ?? [] }

  func validate() throws {
    if EngineOptions.commandBehindTerminator?.isEmpty == true {
      throw ValidationError("there is no engine after --; leave out -- to replay nothing")
    }
  }

  func run() async throws {
    if let write {
      if WholeFile.isRegular(write) {
        throw ValidationError(
          "--write \(write): the file exists, and is not overwritten; name another file")
      }
      try WholeFile.check(write, option: "--write")
    }
    let suite = try await specs.load(style: terminal)
    let jurisdiction = Jurisdiction(of: suite)
    let trace = try read(in: suite)
    if suite.semantics == nil {
      if write != nil {
        throw NotWritten(
          of: "--write", because: "only a trace in the built-in words can be written as a case")
      }
      if suite.monitors.isEmpty, command.isEmpty { throw NotJudged.noMonitors(command: "check") }
    }
    let replay = try await replay(of: trace, in: suite)
    let answers =
      try pinned.loadForBuiltinWords(of: suite, command: "check", terminal.diagnostics())
      ?? PinnedAnswers()
    let place = try await place(for: trace)
    let waiting = Waiting("judging the trace")
    defer { waiting.end() }
    let judge = ReferenceTraceJudge()
    let verdict = TraceVerdict.judge(
      trace, slack: slack.milliseconds, by: judge, within: jurisdiction
    ).holding(to: answers, trace, of: suite, slack: slack.milliseconds)
    if json {
      let document = TraceJSON(
        verdict, on: trace, in: name, slack: slack.milliseconds, within: jurisdiction,
        replay: replay)
      Terminal.output.write(PrintedText(json: document.bytes))
    } else {
      let style = terminal.style(for: .output)
      let text = TraceText(
        of: trace, in: name, suite: suite, slack: slack.milliseconds,
        unjudged: unjudged(of: suite, by: trace), style: style, width: Terminal.output.width)
      Terminal.output.write(
        PrintedText(lines: text.lines(for: verdict, replay: replay), style: style))
    }
    if let write { try await self.write(trace, verdict, by: judge, place, or: suite, to: write) }
    try conclude(verdict, replay)
  }

  /// What the reference engine cannot judge of the suite, in a sentence; `nil` if nothing is left out.
  private func unjudged(of suite: Suite, by trace: Trace) -> String? {
    guard trace.hasBuiltinMeaning else { return nil }
    return CompetenceText(Competence(over: suite, in: [trace.profile]), of: "check").note
  }

  /// Ends with the status of the verdict, unless it is success.
  private func conclude(_ verdict: TraceVerdict, _ replay: TraceReplay?) throws {
    if case .failed? = replay?.result { throw ExitStatus.engineNotRun }
    switch (verdict, replay?.result) {
    case (.breach, _), (.changed, _): throw ExitStatus.doesNotConform
    case (_, .same?), (.explained, nil): return
    case (.unjudged, nil): throw ExitStatus.notJudged
    case (_, _): if strict { throw ExitStatus.doesNotConform }
    }
  }

  /// Replays the trace on the engine after `--`; `nil` if there is none.
  private func replay(of trace: Trace, in suite: Suite) async throws -> TraceReplay? {
    if command.isEmpty { return nil }
    let input = EngineInput.program(
      command, jobs: 1, timeout: timeout.duration, of: InAppMessages())
    return try await input.withEngine { engine, process in
      let manifest = engine.host.manifest
      try manifest.check(against: suite, Terminal.error)
      let replay = await TraceReplay(
        of: trace, on: engine.host, reporting: manifest.kinds(with: suite.words))
      try process?.checkShortage()
      return replay
    }
  }

  /// The name of the trace in messages.
  private var name: String { trace == "-" ? "(standard input)" : trace }

  /// Reads a trace of one of the suite's profiles, and prints its mistakes.
  private func read(in suite: Suite) throws -> Trace {
    let bytes = try self.bytes()
    do throws(TraceMistakes) {
      return try TraceReader.read(
        bytes, profiles: suite.profiles.map(\.id), words: suite.words)
    } catch {
      for mistake in error.all {
        Terminal.error.write(PrintedText(block: mistake.text(in: name)))
      }
      throw ExitStatus.wrongInput
    }
  }

  /// The bytes of the file, cut off one byte after the size limit of a trace.
  private func bytes() throws -> [UInt8] {
    let limit = TraceLimit.file + 1
    if trace != "-", !WholeFile.exists(trace) {
      throw InputError.unusable(
        WholeFile.isDirectory(trace)
          ? "\(trace) is a directory; name a trace, a file of JSON Lines"
          : "\(trace): there is no such file")
    }
    do throws(SystemError) {
      return trace == "-"
        ? try Descriptor.standardInput.readToEnd(atMost: limit)
        : try WholeFile.read(trace, atMost: limit)
    } catch {
      throw InputError.unusable("\(name): \(error.reason)")
    }
  }

  /// The place of the new case file; `nil` if no suite is around it.
  private func place(for trace: Trace) async throws -> CaseFilePlace? {
    guard let write else { return nil }
    do {
      return try await CaseFilePlace.find(write, profile: trace.profile, terminal)
    } catch let mistake as CaseFilePlace.Mistake {
      throw NotWritten(of: "--write \(write.visible)", because: mistake.text)
    }
  }

  private func write(
    _ trace: Trace, _ verdict: TraceVerdict, by judge: some TraceJudge, _ place: CaseFilePlace?,
    or suite: Suite, to path: String
  ) async throws {
    let folder = URL(filePath: path).deletingLastPathComponent().lastPathComponent
    let suite = place?.suite ?? suite
    let choice = RuleChoice(
      in: suite, profile: trace.profile, chapter: place?.chapter ?? folder, isBound: place != nil,
      named: rule)
    let text: String
    do throws(TraceCase.Obstacle) {
      text = try TraceCase(trace, verdict, by: judge, in: name, filedUnder: choice).text
    } catch {
      throw NotWritten(
        of: name.visible,
        because: "no case can be made of this trace: "
          + error.words(named: rule, suite: suite, chapter: place?.chapter))
    }
    if let complaint = await LintedCase.complaint(about: text, in: suite) {
      throw NotWritten(
        of: name.visible, because: "no case can be made of this trace: \(complaint)")
    }
    try WholeFile.write(Array(text.utf8), to: path)
    if !json { Terminal.output.write("\n\(path)\n") }
  }
}

/// The reason why a trace was not written as a case, and what to do.
private struct NotWritten: Reported {
  /// Lines, without anything from outside that is not escaped.
  let text: String

  init(of owner: String, because reason: String) { text = "\(owner): \(reason)" }

  func reported() -> any Error {
    Terminal.error.writeError(PrintedText(block: text))
    return ExitStatus.wrongInput
  }
}

extension TraceCase.Obstacle {
  /// Why there is no case, in words.
  fileprivate func words(named rule: String?, suite: Suite, chapter: String?) -> String {
    switch self {
    case .noScript:
      return "it begins in the middle, nothing happens in it, or nothing in it was judged"
    case .noRule(let elsewhere):
      if let rule { return UnfitRule(rule, of: suite, chapter: chapter).text }
      let others = elsewhere.filter { $0 != chapter }
      let owner = chapter.map { "the chapter `\($0.visible)`" } ?? "the suite"
      return "no rule of \(owner) stands behind it\n"
        + (others.isEmpty
          ? "" : "write it in a chapter with one that does: \(others.joined(separator: ", "))\n")
        + "or name the rule with --rule"
    }
  }
}

/// How far the times in a trace may be off.
struct Slack: Hashable, Sendable, CustomStringConvertible {
  /// The span in milliseconds.
  let milliseconds: Int

  init(milliseconds: Int) { self.milliseconds = milliseconds }

  /// Parses the value of `--slack`: a time limit of at most a minute, or zero.
  ///
  /// - Throws: `ValidationError` if the value is not one.
  init(_ text: String) throws {
    if ["0", "0s", "0ms"].contains(text) {
      milliseconds = 0
      return
    }
    guard let limit = try? TimeLimit(text), limit.duration <= .seconds(60) else {
      throw ValidationError("write a time such as 500ms or 2s, at most a minute, or 0")
    }
    milliseconds = DurationText.milliseconds(of: limit.duration)
  }

  var description: String { TimeSpan.milliseconds(milliseconds).description }
}
