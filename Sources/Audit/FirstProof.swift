package import Conformance
import EngineKit
import ReferenceEngine
import SpecModel

/// The proof that the suite does not ask too much: every case passes, whatever is answered to the open
/// questions.
///
/// The reference engine is forked wherever it asks, so that every combination of answers is covered.
package struct FirstProof: Sendable {
  /// The cases that fail on some way, in the order of the suite.
  package let violations: [Violation]
  /// The cases with more ways through them than are tried, in the order of the suite.
  package let unfinished: [PlannedCase]
  /// How many cases were tried, counted by profile.
  package let cases: Int
  /// How many ways through them there are.
  package let ways: Int

  /// A case that depends on an open question.
  package struct Violation: Sendable {
    /// The case and its profile.
    package let planned: PlannedCase
    /// The first step that differs, counted from 0.
    package let step: Int
    /// The answers that make it fail, as few as could be found: question, answer.
    package let answers: [(question: String, answer: String)]

    /// Whether it fails under the default reading, and so depends on nothing.
    package var isFailure: Bool { answers.isEmpty }
  }

  /// Carries it out.
  ///
  /// - Parameters:
  ///   - cases: The cases.
  ///   - extent: How far the proof goes; the fast one tries each other answer alone.
  init(_ cases: AuditedCases, _ extent: SuiteAudit.Extent) async {
    let trials = await inParallel(cases.entries) { entry in
      let ways = entry.ways(deviations: extent == .full ? .max : 1)
      let failing = ways.all.filter { !entry.isPassed(by: $0.transcript) }.map(\.reading)
      // The fewer answers differ from the default, the easier the finding is to understand.
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
  /// Takes answers back one by one as long as the case still fails, to name only those that matter.
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
  /// The questions to which it gives another answer than the default, in order.
  fileprivate var otherThanDefault: [Question] {
    Reading.questions.filter { (self[$0] ?? 0) != 0 }
  }
}
