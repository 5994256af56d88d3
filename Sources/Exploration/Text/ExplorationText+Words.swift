import Conformance
import SpecModel
import Wording

/// What is said about an exploration in words of the suite's own.
extension ExplorationText {
  /// The names of the suite's cases that failed.
  func failedCases(_ opening: OpeningCases) -> [String] {
    if opening.failed.isEmpty { return [] }
    let count = NumberText.count(opening.failed.count, "case")
    let names = named(opening.failed.map(\.planned.id))
    return wrapped("✗ the engine fails \(count) of the suite: \(names)", .headline)
      + ["  " + style("`iamspec run` shows what each of them expects", .faint)] + [""]
  }

  /// Says by what an engine was judged.
  func judges(of opening: OpeningCases) -> [String] {
    let isWell = opening.failed.isEmpty && opening.failedByOther.isEmpty
    let count = NumberText.count(opening.count, "case")
    return wrapped(watched, .faint)
      + (isWell && opening.count > 0
        ? wrapped(
          "began with \(count) of the suite, and none of them tells against the engine", .faint)
        : [])
      + (opening.failedByOther.isEmpty
        ? []
        : wrapped(
          "the other engine fails \(NumberText.count(opening.failedByOther.count, "case")) that yours "
            + "passes: \(named(opening.failedByOther))", .faint))
  }

  private func named(_ ids: [String]) -> String {
    let most = 12
    let more = ids.count > most ? ", and \(ids.count - most) more" : ""
    return ids.prefix(most).joined(separator: ", ") + more
  }

  /// Says which clauses the suite's own monitors watch.
  private var watched: String {
    let watched = Set(suite.monitors.map(\.clause)).count
    let rest = "; the others, cases alone judge"
    return watched == 0
      ? "`explore` judges by monitors, and the suite declares none in monitors.yaml"
      : "judged: \(watched) of \(NumberText.count(suite.clauses.count, "clause")), which monitors watch"
        + (watched < suite.clauses.count ? rest : "")
  }
}
