import Conformance
import Exploration
import Reporting
import SpecModel
import Wording

extension ExploreCommand {
  /// Prints the conventions that the engine does not keep, the causes, the findings and the summary.
  func show(
    _ examined: ExaminedExploration, of suite: Suite, _ shard: Shard, _ wasInterrupted: Bool,
    on output: Terminal
  ) {
    let (exploration, broken) = (examined.exploration, examined.brokenConventions)
    let diagnosis = examined.run.end.diagnosis
    if json {
      return output.write(
        PrintedText(json: ExplorationJSON(exploration, why: diagnosis, breaking: broken).bytes))
    }
    let style = terminal.style(for: output)
    let text = ExplorationText(
      suite: suite, style: style, width: output.width, showsAll: all, isStrict: strict,
      wasInterrupted: wasInterrupted, remark: ProcessText(examined.run.end).restarts,
      replay: ReplayCommand(tail: replayTail(shard)), diagnosis: examined.causes)
    // Those that are causes of failures are told as such.
    let told = Set(diagnosis.causes.compactMap(\.brokenConvention))
    let conventions = ConventionLines(
      broken.filter { !told.contains($0) }, width: output.width, style: style
    ).lines
    let causes = DiagnosisLines(
      diagnosis, suite: suite, unjudged: [], width: output.width, style: style
    ).lines
    let changes = examined.run.end.answerChanges.flatMap { change in
      TextLayout.wrapped(change.text, to: output.width - 2).enumerated().map {
        style(($0 == 0 ? "✗ " : "  ") + $1, .headline)
      }
    }
    output.write(
      PrintedText(
        lines: conventions + causes + (causes.isEmpty ? [] : [""]) + changes
          + (changes.isEmpty ? [] : [""]) + text.lines(for: exploration),
        style: style))
  }

  /// Writes the findings as cases, and prints where they are; returns `false` if one could not be
  /// written.
  func save(
    _ exploration: Exploration, in found: FoundCaseSuite, on output: Terminal
  ) async -> Bool {
    let origin = "`iamspec explore --seed \(exploration.seed)`"
    let written = await FoundCaseFiles(exploration, for: found, origin: origin).write()
    if json {
      Terminal.error.write(PrintedText(lines: written.lines))
    } else if !written.lines.isEmpty {
      output.write(PrintedText(lines: [""] + written.lines.map { "  " + $0 }))
    }
    for error in written.errors { Terminal.error.writeError("\(error.text)") }
    return written.errors.isEmpty
  }
}
