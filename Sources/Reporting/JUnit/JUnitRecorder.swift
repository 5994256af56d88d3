package import Conformance
import EngineKit
import SpecModel
package import Wording

/// Writes a run as JUnit XML: a test suite for each chapter in each profile.
///
/// The start tag of a suite contains its counts, so the cases of one suite at a time wait for its
/// end, on disk if there are many; nothing else is kept. The root has no counts, because they are
/// unknown when it is written. The schema does not require them, and readers add up the suites.
package final class JUnitRecorder: Recorder {
  private let options: Options
  private let write: ([UInt8]) -> Void
  private let fail: (SystemError) -> Void
  private var header: JUnitHeader?
  private let domain: any Domain
  private var failureText: FailureText?
  private var suite: JUnitSuite?
  /// The part of the report that waits for the diagnosis.
  private var waiting: JUnitGaps?
  private var plan: Plan?

  /// The contents and the form of the report.
  package struct Options: Sendable {
    /// The schema that the report follows.
    package var dialect = Dialect.strict
    /// How to run a failing case again.
    package var replay = ReplayCommand()
    /// When the run began, in ISO 8601 without a time zone; `nil` to omit it.
    package var timestamp: String?
    /// Where the run took place; `nil` to omit it.
    package var hostname: String?
    /// Whether the end of the run comes with a diagnosis, which says what failed cases show.
    package var awaitsDiagnosis = false

    /// Creates options; with the defaults, the report depends on nothing but the run.
    package init(
      dialect: Dialect = .strict, replay: ReplayCommand = ReplayCommand(),
      timestamp: String? = nil, hostname: String? = nil, awaitsDiagnosis: Bool = false
    ) {
      self.dialect = dialect
      self.replay = replay
      self.timestamp = timestamp
      self.hostname = hostname
      self.awaitsDiagnosis = awaitsDiagnosis
    }
  }

  /// The forms that a report can have.
  package enum Dialect: String, Hashable, Sendable, CaseIterable {
    /// Only what Jenkins' `junit-10.xsd` allows, and not all of that.
    case strict
    /// More than that: `file` and `line` of a test case, and properties with its rules.
    case extended
  }

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - domain: Knows why failed cases expect what they expect.
  ///   - write: Receives the bytes of the report, in order.
  ///   - fail: Called if cases that waited on disk are lost, so that the report is incomplete.
  package init(
    _ options: Options = Options(), domain: any Domain, write: @escaping ([UInt8]) -> Void,
    fail: @escaping (SystemError) -> Void = { _ in }
  ) {
    self.options = options
    self.domain = domain
    self.write = write
    self.fail = fail
    if options.awaitsDiagnosis { waiting = JUnitGaps() }
  }

  /// Records an event.
  package func record(_ event: RunEvent) {
    switch event {
    case .started(let plan):
      self.plan = plan
      let header = JUnitHeader(plan)
      self.header = header
      failureText = FailureText(
        suite: plan.suite, domain: domain, reporting: plan.manifest.observations,
        replay: options.replay,
        width: 100, logLimit: 20, height: 80)
      var writer = XMLWriter()
      writer.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
      writer.open("testsuites", [("name", header.name)])
      pass(writer.drain())
    case .finished(let result): finish(result)
    case .ended(let end):
      flush()
      fillGaps(end.diagnosis)
      if let plan {
        JUnitFindingsSuite(end, planned: plan.cases.count).emit(options, to: write)
      }
      JUnitFindingsSuite(end.listFindings).emit(options, to: write)
      JUnitFindingsSuite(end.coverage).emit(options, to: write)
      JUnitFindingsSuite(end.answerChanges).emit(options, to: write)
      var writer = XMLWriter()
      writer.raw("</testsuites>")
      write(writer.drain())
    }
  }

  private func finish(_ result: CaseResult) {
    let key = JUnitSuite.Key(result.planned)
    if suite?.key != key {
      flush()
      suite = JUnitSuite(key)
    }
    let isExplained = [.failed, .errored].contains(result.verdict.kind)
    if let waiting, isExplained, waiting.reserve() {
      suite?.leaveGap(for: result)
    } else {
      suite?.add(testCase(of: result), dialect: options.dialect)
    }
  }

  private func testCase(of result: CaseResult, cause: String? = nil) -> JUnitCase {
    JUnitCase(
      result, failureText,
      because: failureText.map { domain.reasons(for: result, within: $0.jurisdiction) } ?? [],
      cause: cause)
  }

  private func flush() {
    guard let header else { return }
    let start = waiting?.size ?? 0
    do throws(SystemError) {
      if let gaps = try suite?.emit(header, options, to: pass) {
        waiting?.add(gaps, from: start)
      }
    } catch {
      fail(error)
    }
    suite = nil
  }

  /// Writes bytes, or keeps them for later.
  private func pass(_ bytes: [UInt8]) {
    if waiting == nil { write(bytes) } else { waiting?.append(bytes) }
  }

  /// Writes the bytes kept so far, with the failed cases as the diagnosis explains them.
  private func fillGaps(_ diagnosis: Diagnosis) {
    guard let gaps = waiting, let plan else { return }
    waiting = nil
    let causes = DiagnosisText.lines(diagnosis, suite: plan.suite)
    do throws(SystemError) {
      try gaps.drain(to: write) { result in
        var writer = XMLWriter(depth: 2)
        testCase(of: diagnosis.withoutHearsay(result), cause: causes[result.planned.id])
          .write(to: &writer, dialect: options.dialect)
        return writer.drain()
      }
    } catch {
      fail(error)
    }
  }
}
