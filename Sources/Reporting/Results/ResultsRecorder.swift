package import Conformance
import SpecModel

/// Writes a run as JSON Lines: a header, a line a case, the answers to open questions, a footer.
///
/// Lines are handed over whole and soon, so that a run that is killed leaves a file that can be read
/// and that is visibly incomplete: it has no footer.
package final class ResultsRecorder: Recorder {
  private let header: ResultsHeader
  private let indices: [Int]?
  private let write: ([UInt8]) -> Void
  private var json = JSONWriter()
  private var position = 0
  private var answers = 0
  private var pending = 0
  private var pendingTime = Duration.zero

  /// How many cases wait for each other at most, and for how much of the engine's time.
  private static let batch = (cases: 32, time: Duration.milliseconds(50))

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - header: The first line.
  ///   - indices: Where each of the planned cases stands in the whole plan, counted from 0; absent:
  ///     the plan is whole.
  ///   - write: Takes the bytes of whole lines; it should pass them on at once.
  package init(
    _ header: ResultsHeader, indices: [Int]? = nil, write: @escaping ([UInt8]) -> Void
  ) {
    self.header = header
    self.indices = indices
    self.write = write
  }

  /// Takes note of an event.
  package func record(_ event: RunEvent) {
    switch event {
    case .started:
      header.writeLine(to: &json)
      flush()
    case .finished(let result):
      let index = indices.flatMap { $0.indices.contains(position) ? $0[position] : nil }
      ResultsCase(result, index: index ?? position).writeLine(to: &json)
      position += 1
      pending += 1
      pendingTime += result.duration
      if pending >= Self.batch.cases || pendingTime >= Self.batch.time { flush() }
    case .ended(let end):
      ResultsFooter(end: end, answers: answers).writeLine(to: &json)
      flush()
    }
  }

  /// Takes note of how the engine answers an open question; call it before the run ends.
  package func record(_ answer: ResultsAnswer) {
    answer.writeLine(to: &json)
    answers += 1
    flush()
  }

  private func flush() {
    write(json.bytes)
    json.removeAll()
    (pending, pendingTime) = (0, .zero)
  }
}
