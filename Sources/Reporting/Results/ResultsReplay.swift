package import Conformance
import EngineKit
import SpecJSON
package import SpecModel

/// Turns a results file back into the events of its run, so that every report can be made later.
package struct ResultsReplay {
  /// The plan of the run, as far as the file shows it.
  package let plan: Plan
  private let header: ResultsHeader
  private let cases: [String: Case]
  private let file: String

  /// Prepares for a file.
  ///
  /// - Parameters:
  ///   - file: The name of the file for messages.
  ///   - header: The file's header.
  ///   - suite: The suite of the run.
  /// - Throws: ``ResultsError`` if the results belong to another suite.
  package init(file: String, header: ResultsHeader, suite: Suite) throws(ResultsError) {
    let identity = ResultsHeader.SuiteIdentity(suite)
    guard identity.digest == header.suite.digest else {
      throw ResultsError(
        file: file, line: 1,
        message: "these are results of \(header.suite), not of \(identity); "
          + "name that suite with --specs, as a directory or a bundle")
    }
    self.file = file
    self.header = header
    if let explored = header.explored {
      plan = Plan(exploring: explored, beside: suite, manifest: header.manifest)
      cases = Dictionary(explored.map { ($0.id, $0) }) { first, _ in first }
      return
    }
    cases = Dictionary(suite.cases.map { ($0.id, $0) }) { first, _ in first }
    let profiles = header.options.selection.profiles
    let wanted = profiles.isEmpty ? header.manifest.profiles : profiles
    // Which cases a part contains only matters for an interrupted run; their number always does.
    let selected = (try? header.options.selection.cases(of: suite)) ?? suite.cases
    let all = suite.profiles.map(\.id).filter(wanted.contains).flatMap { profile in
      selected.filter { $0.profiles.contains(profile) }.map { PlannedCase($0, profile: profile) }
    }
    plan = Plan(
      suite: suite, manifest: header.manifest, cases: Array(all.prefix(header.planned)),
      listFindings: [], requirements: header.options.requirements, scope: header.scope)
  }

  /// Returns the result that a line describes.
  ///
  /// - Throws: ``ResultsError`` if the suite has no such case or the line does not match it.
  package func result(of line: ResultsCase) throws(ResultsError) -> CaseResult {
    guard var `case` = cases[line.caseID] else {
      throw error("`\(line.caseID)` is not a case of the suite")
    }
    if `case`.isExplored, case .failed(let failure) = line.verdict {
      // No suite says which clauses it holds.
      `case`.basis.holds = line.clauses.map {
        CaseBasis.Held(clause: $0, steps: [failure.step])
      }
    }
    if case .failed(let failure)? = line.verdict.misbehavior {
      let count = PlannedCase(`case`, profile: line.profile).script.actions.count
      guard `case`.steps.indices.contains(failure.step),
        line.transcript.map({ $0.observations.count == count }) ?? true
      else { throw error("what is recorded for \(line.id) does not match the case's steps") }
    }
    return line.result(of: `case`)
  }

  /// Returns the end of the run: the footer's, or what is known without a footer.
  ///
  /// - Parameter coverage: The coverage of the cases, which footers do not contain.
  package func end(
    _ footer: ResultsFooter?, counted tally: Tally, _ coverage: Coverage
  ) -> RunEnd {
    // Cases run at the same time, so that their times say nothing about that of the run.
    guard var end = footer?.end else {
      return RunEnd(tally: tally, duration: nil, wasInterrupted: true)
    }
    if !end.wasInterrupted { end.coverage = coverage }
    return end
  }

  private func error(_ message: String) -> ResultsError {
    ResultsError(file: file, line: nil, message: message)
  }
}

extension ResultsStream {
  /// Replays the rest of the file.
  ///
  /// - Parameters:
  ///   - replay: The replay prepared for the file.
  ///   - listener: Called with every event of the run but its end, in order.
  ///   - answered: Called with every answer to an open question.
  /// - Returns: The end of the run.
  /// - Throws: ``ResultsError`` if the file is invalid.
  package mutating func play(
    _ replay: ResultsReplay, to listener: (RunEvent) -> Void,
    answered: (ResultsAnswer) -> Void = { _ in }
  ) throws -> RunEnd {
    var tally = Tally()
    var coverage = CoverageCount(replay.plan)
    listener(.started(replay.plan))
    while let line = try next() {
      switch line {
      case .case(let line):
        let result = try replay.result(of: line)
        tally.count(result.verdict.kind)
        coverage.count(result)
        listener(.finished(result))
      case .answer(let answer): answered(answer)
      }
    }
    return replay.end(footer, counted: tally, coverage.coverage)
  }
}
