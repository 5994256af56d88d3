import Conformance
import Wording

extension JUnitFindingsSuite {
  /// Creates a suite for problems of the run as a whole: a protocol violation, or an early end; and for
  /// processes that ended although no case is red for that.
  ///
  /// - Parameters:
  ///   - end: The end of the run.
  ///   - planned: The number of planned cases.
  init(_ end: RunEnd, planned: Int) {
    let finished = "\(end.tally.total) of \(NumberText.count(planned, "case"))"
    let processes = ProcessText(end)
    let breach = processes.breach.map {
      Finding(subject: "the engine broke the protocol", sort: "protocol", sentence: $0)
    }
    let details = processes.stop
    let stop: Finding? =
      switch end.stop?.reason {
      case .interrupted:
        Finding(
          subject: "interrupted", sort: "interrupted",
          sentence: "The run was interrupted after \(finished).", text: details)
      case .failureLimit:
        Finding(
          subject: "ended early", sort: "max-failures",
          sentence: "The run ended after \(finished).", text: details)
      case .engineNotRun(let lines):
        Finding(
          subject: "the engine could not be run", sort: "engine-not-run",
          sentence: lines.first ?? "the engine could not be run",
          text: lines.joined(separator: "\n"), isError: true)
      case nil: nil
      }
    self.init(
      name: "run", properties: [("cases.planned", "\(planned)")],
      findings: [breach, stop].compactMap(\.self), remark: processes.restarts)
  }
}
