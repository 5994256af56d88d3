package import Conformance
import EngineKit
import SpecModel
package import Wording

/// Writes a run for people: progress, then why cases failed and a case of each cause, each
/// chapter's results, why cases were skipped, and the verdict.
///
/// Failures wait for the diagnosis: what monitors see in a case is no cause before the whole run is known.
/// Without a diagnosis, each failure is written when it occurs, and the broken rules at the end.
package final class TerminalRecorder: Recorder {
  private let options: Options
  private let domain: any Domain
  private let write: (PrintedText) -> Void
  private var progress = ProgressLine(total: 0, width: 0, style: .plain)
  private var count: RunCount?
  private lazy var failureText = plan.map { plan in
    FailureText(
      suite: plan.suite, domain: domain, reporting: plan.manifest.observations,
      replay: options.replay,
      width: options.width)
  }
  private var plan: Plan?
  private var held: HeldFailures
  private var done = 0
  private var failures = 0
  private var passes = ListedPasses()

  /// The amount and the form of the output.
  package struct Options: Sendable {
    /// The width in columns.
    package var width = 80
    /// The style, with colors or without.
    package var style = TextStyle.plain
    /// The amount of output.
    package var level = Level.normal
    /// Whether to draw a line of progress; for terminals only.
    package var showsProgress = false
    /// The number of failures that are written in full; the others get one line each.
    package var fullFailures = 20
    /// How to run a failing case again.
    package var replay = ReplayCommand()
    /// The part of a plan that runs.
    package var shard = Shard()
    /// What determines the part, in words; `nil` if the user does.
    package var origin: String?
    /// The corrections to lists of known failures after the run.
    package var settlement = Settlement()
    /// Whether the end of the run comes with a diagnosis, for which failures wait.
    package var awaitsDiagnosis = false
    /// The time after which waiting failures are shown, one line each, if there is no progress
    /// line.
    package var patience = Duration.seconds(60)

    /// Creates options; the defaults suit a pipe.
    package init(
      width: Int = 80, style: TextStyle = .plain, level: Level = .normal,
      showsProgress: Bool = false, fullFailures: Int = 20,
      replay: ReplayCommand = ReplayCommand(), shard: Shard = Shard(), origin: String? = nil,
      settlement: Settlement = Settlement(), awaitsDiagnosis: Bool = false,
      patience: Duration = .seconds(60)
    ) {
      self.width = width
      self.style = style
      self.level = level
      self.showsProgress = showsProgress
      self.fullFailures = fullFailures
      self.replay = replay
      self.shard = shard
      self.origin = origin
      self.settlement = settlement
      self.awaitsDiagnosis = awaitsDiagnosis
      self.patience = patience
    }
  }

  /// The amount of output.
  package enum Level: Hashable, Sendable {
    /// One line per failure, and the verdict.
    case quiet
    /// Failures in full, the chapters, skipped cases, and the verdict.
    case normal
    /// The same, with one line per case, and every failure in full.
    case verbose
  }

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - domain: Knows why failed cases expect what they expect.
  ///   - write: Receives text for the terminal, including line feeds.
  package init(
    _ options: Options, domain: any Domain, write: @escaping (PrintedText) -> Void
  ) {
    self.options = options
    self.domain = domain
    self.write = write
    held = HeldFailures(patience: options.patience)
  }

  /// Records an event.
  package func record(_ event: RunEvent) {
    switch event {
    case .started(let plan): start(plan)
    case .finished(let result): finish(result)
    case .ended(let end): conclude(end)
    }
  }

  /// Writes the locations of reports and the changes to lists of known failures, one line each;
  /// call this after the run.
  package func recordReports(_ reports: [String], lists: [String] = []) {
    let isQuiet = options.level == .quiet
    let lines = (isQuiet ? [] : reports) + lists
    guard !lines.isEmpty else { return }
    writeLines((isQuiet ? [] : [""]) + lines.map { "  " + $0 })
  }

  private func start(_ plan: Plan) {
    self.plan = plan
    count = RunCount(plan)
    progress = ProgressLine(
      total: plan.cases.count, width: options.width, style: options.style)
    guard options.level != .quiet else { return }
    let header = RunHeader(plan, shard: options.shard, origin: options.origin)
    writeLines(header.lines(options.style, width: options.width) + [""])
  }

  private func finish(_ result: CaseResult) {
    done += 1
    count?.count(result)
    var lines: [String] = []
    // Entries that are removed from the list after the run need no attention.
    let isFailure =
      result.verdict.kind.isRed
      && !(result.verdict.kind == .unexpectedPass && options.settlement.tightens)
    if isFailure { failures += 1 }
    // Once a cause is mended, all cases listed for it pass, and every one says the same.
    let isOneOfMany =
      isFailure && result.verdict.kind == .unexpectedPass && options.level != .verbose
      && !passes.isShown(result, isQuiet: options.level == .quiet)
    if isOneOfMany {
      // They are listed at the end.
    } else if isHolding, options.level == .verbose {
      lines.append(line(of: result))
      if isFailure, held.isFull { lines += text(of: result) }
      if isFailure { held.hold(result) }
    } else if isHolding {
      if isFailure { held.hold(result) }
      if !options.showsProgress { lines += held.overdue().map(line) }
    } else {
      lines += self.lines(of: result, isFailure: isFailure)
    }
    var text: PrintedText =
      lines.isEmpty
      ? ""
      : PrintedText(verbatim: progress.erase())
        + PrintedText(lines: lines, style: options.style)
    if options.showsProgress, options.level != .quiet,
      let line = progress.redraw(
        done: done, failures: failures, force: !lines.isEmpty || (isFailure && isHolding))
    {
      text = text + PrintedText(verbatim: line)
    }
    if text != "" { write(text) }
  }

  /// Whether failures wait for the diagnosis.
  private var isHolding: Bool { options.awaitsDiagnosis && options.level != .quiet }

  /// Returns the lines for a case when it is finished.
  private func lines(of result: CaseResult, isFailure: Bool) -> [String] {
    let isListed = options.level == .verbose || (isFailure && isBrief)
    return (isListed ? [line(of: result)] : []) + (isFailure && !isBrief ? text(of: result) : [])
  }

  private func line(of result: CaseResult) -> String {
    CaseLine(result).text(options.style, width: options.width)
  }

  /// Returns a failure in full, apart from the lines of other cases.
  private func text(of result: CaseResult) -> [String] {
    guard let text = lines(why: result) else { return [] }
    return (options.level == .verbose ? [""] : []) + text + ["", rule, ""]
  }

  /// Returns why a case failed or errored; `nil` if it did not.
  private func lines(why result: CaseResult) -> [String]? {
    guard let failureText else { return nil }
    return failureText.lines(
      for: result, style: options.style,
      because: domain.reasons(for: result, within: failureText.jurisdiction))
  }

  private var rule: String {
    options.style(String(repeating: "─", count: options.width), .faint)
  }

  /// Whether a failure gets just one line.
  private var isBrief: Bool {
    options.level == .quiet || (options.level == .normal && failures > options.fullFailures)
  }

  private func conclude(_ end: RunEnd) {
    let erasing = progress.erase()
    if !erasing.isEmpty { write(PrintedText(verbatim: erasing)) }
    guard let count, let plan else { return }
    var lines: [String] = []
    let isDiagnosed = options.awaitsDiagnosis && !end.diagnosis.isEmpty
    if options.level != .quiet {
      if options.level == .verbose { lines.append("") }
      lines += isHolding ? shownFailures(end.diagnosis, plan) : []
      let isListed = !isDiagnosed && options.level == .normal && failures > options.fullFailures
      if isListed { lines.append("") }
      if plan.cases.count > 0 {
        lines += SummaryTable(count, width: options.width, style: options.style).lines + [""]
      }
      let skips = SkipList(count, width: options.width, style: options.style)
        .lines(total: end.tally.total)
      if !skips.isEmpty { lines += skips + [""] }
      lines += unjudged(end)
    }
    lines += passes.lines(options.style, width: options.width, isQuiet: options.level == .quiet)
    lines +=
      KnownFailureLines(
        end, count, settlement: options.settlement, isBrief: options.level == .quiet,
        limit: options.level == .verbose ? .max : KnownFailureLines.screen,
        width: options.width, style: options.style
      ).lines
    if options.level != .quiet, !isDiagnosed {
      let broken = BrokenRules(
        count.rules, count.failed, width: options.width, style: options.style
      ).lines
      if !broken.isEmpty { lines += broken + [""] }
    }
    lines += RunVerdict(
      end, of: plan, shard: options.shard, settlement: options.settlement
    ).lines(options.style, width: options.width)
    writeLines(lines)
  }

  /// Returns why cases failed, and the rules that could not be judged because of that.
  private func diagnosis(_ diagnosis: Diagnosis, _ plan: Plan) -> [String] {
    DiagnosisLines(
      diagnosis, suite: plan.suite,
      unjudged: count?.unjudged(diagnosis) ?? [],
      width: options.width, style: options.style
    ).lines
  }

  /// Returns the failures that waited for the diagnosis: one case of each cause in full, and the
  /// number of the others.
  private func shownFailures(_ diagnosis: Diagnosis, _ plan: Plan) -> [String] {
    guard !diagnosis.isEmpty else {
      // Without a diagnosis, the failures are shown as they would have been.
      let count = failures
      defer { failures = count }
      let lines = held.results.enumerated().flatMap { index, result in
        failures = index + 1
        return options.level == .verbose
          ? text(of: result) : self.lines(of: result, isFailure: true)
      }
      let isShown = held.dropped == 0 || options.level == .verbose
      let more = isShown ? [] : ["and \(NumberText.grouped(held.dropped)) more"]
      return lines + more.map { "  " + options.style($0, .faint) }
    }
    var lines = self.diagnosis(diagnosis, plan) + ["", rule, ""]
    let shown =
      options.level == .verbose
      ? held.results.map { ($0, 0) } : held.shown(diagnosis, limit: options.fullFailures)
    for (result, others) in shown {
      let shown = diagnosis.withoutHearsay(result)
      lines += self.lines(why: shown) ?? []
      if diagnosis.cause(of: result.planned.id)?.finding == .passesAlone {
        let remark = "alone, it passes: it failed because of earlier cases, or by chance"
        lines += ["  " + options.style(remark, .faint)]
      }
      if others > 0 {
        let more = "\(NumberText.count(others, "more case")) failed for this cause; -v shows all"
        lines += ["", "  " + options.style(more, .faint)]
      }
      lines += ["", rule, ""]
    }
    return lines
  }

  /// Returns the rules that were not judged; none in a part of a run, which does not know them, or
  /// if nothing at all was judged.
  private func unjudged(_ end: RunEnd) -> [String] {
    let text = CoverageText(end.coverage)
    guard options.shard.isWhole, end.coverage.judgedRules > 0, let heading = text.unjudged else {
      return []
    }
    return ["  " + options.style("○ \(heading)", .skipped)]
      + text.rules.flatMap { TextLayout.wrapped($0, to: options.width - 4) }.map { "    " + $0 }
      + [""]
  }

  private func writeLines(_ lines: [String]) {
    write(PrintedText(lines: lines, style: options.style))
  }
}
