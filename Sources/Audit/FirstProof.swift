package import Conformance
import EngineKit
import ReferenceEngine
import SpecModel

/// The proof that the suite does not ask too much: every case passes, whatever the answers to the
/// open questions are.
///
/// The reference engine is forked wherever it asks a question, so that every combination of answers
/// is covered.
package struct FirstProof: Sendable {
  /// The cases that fail on at least one way, in the order of the suite.
  package let violations: [Violation]
  /// The cases with more ways than are tried, in the order of the suite.
  package let unfinished: [PlannedCase]
  /// The number of cases that were tried, counted by profile.
  package let cases: Int
  /// The number of ways through these cases.
  package let ways: Int

  /// A case that fails, or that depends on an open question.
  package struct Violation: Sendable {
    /// The case and its profile.
    package let planned: PlannedCase
    /// The first step that differs, counted from 0.
    package let step: Int
    /// The answers that make the case fail, reduced to those that matter.
    package let answers: [(question: String, answer: String)]

    /// Whether the case fails under the default reading, and so whatever the answers are.
    package var isFailure: Bool { answers.isEmpty }
  }

  /// Tries every way through each case.
  ///
  /// - Parameters:
  ///   - cases: The cases.
  ///   - extent: How far the proof goes; the fast one changes one answer at a time.
  init(_ cases: AuditedCases, _ extent: SuiteAudit.Extent) async {
    let trials = await inParallel(cases.entries) { entry in
      let ways = entry.ways(deviations: extent == .full ? .max : 1)
      let failing = ways.all.filter { !entry.isPassed(by: $0.transcript) }.map(\.reading)
      // A finding is easier to understand the fewer answers differ from the default.
      let simplest = failing.min { $0.otherThanDefault.count < $1.otherThanDefault.count }
      return (
        violation: simplest.map { Violation(entry, under: $0) },
        unfinished: ways.isCut ? entry.planned : nil, ways: ways.all.count
      )
    }
    violations = trials.compactMap(\.violation)
    unfinished = trials.compactMap(\.unfinished)
    self.cases = trials.count
    ways = trials.map(\.ways).reduce(0, +)
  }
}

extension FirstProof.Violation {
  /// Takes answers back one by one as long as the case still fails, so that only those that matter
  /// remain.
  fileprivate init(_ entry: AuditedCases.Entry, under reading: Reading) {
    var reading = reading
    for question in reading.otherThanDefault {
      var simpler = reading
      simpler[question] = 0
      if !AuditedCases.differingSteps(entry, ReferenceAdapter(reading: simpler)).isEmpty {
        reading = simpler
      }
    }
    planned = entry.planned
    step = AuditedCases.differingSteps(entry, ReferenceAdapter(reading: reading)).first ?? 0
    answers = reading.otherThanDefault.compactMap { question in
      reading[question.id].map { (question.id, $0) }
    }
  }
}

extension Reading {
  /// The questions that it answers differently from the default, in order.
  fileprivate var otherThanDefault: [Question] {
    Reading.questions.filter { (self[$0] ?? 0) != 0 }
  }
}
