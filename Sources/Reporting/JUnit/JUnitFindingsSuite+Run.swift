import Conformance
import Wording

extension JUnitFindingsSuite {
  /// What is wrong with a run as a whole: the engine broke the protocol, or the run was interrupted.
  ///
  /// - Parameters:
  ///   - end: The end of the run.
  ///   - planned: How many cases were to be run.
  init(_ end: RunEnd, planned: Int) {
    let finished = "\(end.tally.total) of \(NumberText.count(planned, "case"))"
    let breach = ProcessText(end).breach.map {
      Finding(subject: "the engine broke the protocol", sort: "protocol", sentence: $0)
    }
    let stop = Finding(
      subject: "interrupted", sort: "interrupted",
      sentence: "The run was interrupted after \(finished).")
    self.init(
      name: "run", properties: [("cases.planned", "\(planned)")],
      findings: [breach, end.wasInterrupted ? stop : nil].compactMap(\.self))
  }
}
