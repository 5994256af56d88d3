package import Conformance
import SpecJSON
import SpecModel

/// Writes a run as JSON Lines: a header, one line per case, the answers to open questions, a
/// footer.
///
/// Lines are written whole and soon, so that a killed run leaves a file that can be read and is
/// visibly incomplete: it has no footer.
///
/// The lines of cases are in the order of the plan. If cases wait for an earlier one, their lines
/// are written ahead of their turn, after a line that marks them; when their turn comes, the final
/// lines replace them. So a file with a footer is always in order, and one without a footer lacks
/// little.
package final class ResultsRecorder: Recorder {
  private let header: ResultsHeader
  private let indices: [Int]?
  private let write: ([UInt8]) -> Void
  private let writeAhead: (([UInt8]) -> Void)?
  private var json = JSONWriter()
  private var position = 0
  /// The lines written ahead of their turn, by the index of their case in the plan.
  private var early: [Int: [UInt8]] = [:]
  private var answers = 0
  /// The digests of the first cases by their ids: a case has the same one in each profile, and to find it out takes longer
  /// than to write the rest of its line.
  private var digests: [String: String] = [:]
  private var pending = 0
  private var pendingTime = Duration.zero

  /// The number of cases whose lines are collected, and the engine's total time for them.
  private static let batch = (cases: 32, time: Duration.milliseconds(50))

  /// The largest number of digests that are kept, whatever the size of the run.
  private static let keptDigests = 16_384

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - header: The first line.
  ///   - indices: The index of each planned case in the whole plan, from 0; `nil` if the plan is
  ///     whole.
  ///   - write: Receives the bytes of whole lines, and should write them at once.
  ///   - writeAhead: Receives the bytes of whole lines ahead of their turn, which the next lines in
  ///     order replace; if `nil`, nothing is written ahead.
  package init(
    _ header: ResultsHeader, indices: [Int]? = nil, write: @escaping ([UInt8]) -> Void,
    writeAhead: (([UInt8]) -> Void)? = nil
  ) {
    self.header = header
    self.indices = indices
    self.write = write
    self.writeAhead = writeAhead
  }

  /// Records an event.
  package func record(_ event: RunEvent) {
    switch event {
    case .started:
      json.line(.header, header)
      flush()
    case .finished(let result):
      if let line = early.removeValue(forKey: position) {
        json.raw(Array(line.dropLast()))
        json.endLine()
      } else {
        write(result, at: position, to: &json)
      }
      position += 1
      pending += 1
      pendingTime += result.duration
      // While lines are ahead of their turn, each flush rewrites all of them.
      if early.isEmpty, pending >= Self.batch.cases || pendingTime >= Self.batch.time { flush() }
    case .ended(let end):
      early = [:]
      json.line(.footer, ResultsFooter(end: end, answers: answers))
      flush()
    }
  }

  /// Records the engine's answer to an open question; call this before the run ends.
  package func record(_ answer: ResultsAnswer) {
    json.line(.answer, answer)
    answers += 1
    flush()
  }

  /// Writes finished results, even if they wait for earlier cases.
  package func record(early results: [EarlyResult]) {
    flush()
    guard let writeAhead else { return }
    let isFirst = early.isEmpty
    var lines: [UInt8] = []
    for result in results where early[result.position] == nil {
      var line = JSONWriter()
      write(result.result, at: result.position, to: &line)
      early[result.position] = line.bytes
      lines += line.bytes
    }
    if !lines.isEmpty { writeAhead((isFirst ? Self.mark : []) + lines) }
  }

  /// The line that marks the lines after it as ahead of their turn.
  private static var mark: [UInt8] {
    var json = JSONWriter()
    json.object { $0.member("type", ResultsLine.Sort.ahead.rawValue) }
    json.endLine()
    return json.bytes
  }

  private func write(_ result: CaseResult, at position: Int, to json: inout JSONWriter) {
    let index = indices.flatMap { $0.indices.contains(position) ? $0[position] : nil }
    // How the engine passes shows how it answers open questions: `merge` needs that to find the
    // causes that the whole run finds, which looks at so many passed cases.
    let isEvidence =
      !header.shard.isWhole && position < Diagnosis.limit + Diagnosis.passedLimit
    let line = ResultsCase(
      result, index: index ?? position, digest: digest(of: result.planned.case),
      keepsTranscript: isEvidence)
    json.line(.case, line)
  }

  private func digest(of item: Case) -> String {
    if let known = digests[item.id] { return known }
    let digest = item.digest
    if digests.count < Self.keptDigests { digests[item.id] = digest }
    return digest
  }

  private func flush() {
    guard json.count > 0 else { return }
    write(json.bytes)
    json.removeAll()
    (pending, pendingTime) = (0, .zero)
    guard let writeAhead, !early.isEmpty else { return }
    writeAhead(Self.mark + early.sorted { $0.key < $1.key }.flatMap(\.value))
  }
}
