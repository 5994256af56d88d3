package import Conformance
import ReferenceEngine
import SpecModel

/// The proof that the suite does not ask too much: every case passes under every reading.
package struct FirstProof: Sendable {
  /// The cases that fail under some reading, in the order of the suite.
  package let violations: [Violation]
  /// How the readings were chosen.
  package let sample: String
  /// How many readings were tried.
  package let readings: Int
  /// How many times a case was run.
  package let runs: Int

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

  init(_ cases: AuditedCases, _ sample: ReadingSample) async {
    let failures = await inParallel(sample.readings) { reading in
      let adapter = ReferenceAdapter(reading: reading)
      return cases.entries.indices.filter {
        !AuditedCases.differingSteps(cases.entries[$0], adapter).isEmpty
      }
    }
    var firstReading: [Int: Reading] = [:]
    for (reading, indices) in zip(sample.readings, failures) {
      for index in indices where firstReading[index] == nil { firstReading[index] = reading }
    }
    violations = firstReading.keys.sorted().compactMap { index in
      firstReading[index].map { Violation(cases.entries[index], under: $0) }
    }
    self.sample = sample.description
    readings = sample.readings.count
    runs = sample.readings.count * cases.entries.count
  }
}

extension FirstProof.Violation {
  /// Takes answers back one by one as long as the case still fails, to name only those that matter.
  fileprivate init(_ entry: AuditedCases.Entry, under reading: Reading) {
    var reading = reading
    for question in Reading.questions where reading[question.id] != question.defaultAnswer {
      var simpler = reading
      try? simpler.answer(question.id, with: question.defaultAnswer)
      if !AuditedCases.differingSteps(entry, ReferenceAdapter(reading: simpler)).isEmpty {
        reading = simpler
      }
    }
    planned = entry.planned
    step = AuditedCases.differingSteps(entry, ReferenceAdapter(reading: reading)).first ?? 0
    answers = Reading.questions.compactMap { question in
      guard let answer = reading[question.id], answer != question.defaultAnswer else { return nil }
      return (question.id, answer)
    }
  }
}
