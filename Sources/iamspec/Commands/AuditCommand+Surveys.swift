import Audit
import Inputs
import ReferenceEngine
import ReferenceFaults
import Reporting
import SpecModel
import Wording

/// The surveys of `iamspec audit`, which are for maintainers.
extension AuditCommand {
  /// Writes a list of the interactions that can occur, with what decides each.
  func write(cells path: String, of suite: Suite) async throws {
    let scripts = scripts ?? 40_000
    let survey = await InteractionSurvey(of: suite, scripts: scripts, seed: seed)
    let text = CellBookFile(survey.book, scripts: scripts, seed: seed).text
    try WholeFile.write(Array(text.utf8), to: path)
    Terminal.error.write("\(path): \(NumberText.count(survey.cells.count, "cell"))\n")
  }

  /// Shows a case to start from for each interaction that no case tests.
  func showHoles(of suite: Suite) async {
    let holes = await InteractionMatrix(of: suite).holes
    let search = await HoleSearch(for: holes, of: suite, scripts: scripts ?? 6000, seed: seed)
    let style = terminal.style(for: .output)
    var lines = search.cases.flatMap { cells, item in draft(item, for: cells.map(\.text), style) }
    let found = Set(search.cases.flatMap(\.cells))
    lines += holes.filter { !found.contains($0) }.map { "no case found: \($0.text)" }
    Terminal.output.write(PrintedText(lines: lines, style: style))
  }

  /// Shows scripts to start cases from that notice what no case notices at a moment.
  func showGaps(of suite: Suite) async throws {
    let book = try breaches.map {
      try BreachBook(text: String(decoding: WholeFile.read($0), as: UTF8.self))
    }
    let search = await GapSearch(
      in: book ?? .known, of: suite, random: scripts ?? 6000, seed: seed)
    let style = terminal.style(for: .output)
    var lines = search.finds.flatMap { draft($0.case, for: $0.edits.map(\.words), style) }
    lines += search.rest.map { "no script found: \($0.words)" }
    Terminal.output.write(PrintedText(lines: lines, style: style))
  }

  /// Returns a case to start from, below what it notices.
  private func draft(_ item: Case, for noticed: [String], _ style: TextStyle) -> [String] {
    noticed.map { style("# \($0)", .faint) }
      + CaseYAML(item).text.split(separator: "\n").map(String.init) + [""]
  }

  /// Shows what an engine can do wrong at a moment.
  func showSurvey(of suite: Suite) async throws {
    let survey = await MomentSurvey(of: suite, random: scripts ?? 0, seed: seed)
    if let breaches {
      let text = BreachBookFile(BreachBook(survey), scripts: scripts ?? 0, seed: seed).text
      try WholeFile.write(Array(text.utf8), to: breaches)
    }
    if json {
      Terminal.output.write(PrintedText(json: SurveyJSON(survey).bytes))
    } else {
      let style = terminal.style(for: .output)
      let text = SurveyText(survey, style: style, width: Terminal.output.width)
      Terminal.output.write(PrintedText(lines: text.lines, style: style))
    }
  }
}
