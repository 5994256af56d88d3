package import Conformance
package import EngineKit
package import SpecModel

/// Leaves out the answers that an engine does not give in some case that it passes: it would not be held
/// to an answer, but to a mistake of its characterization.
package struct ContradictedAnswers {
  private var passed: [CaseResult] = []

  /// The number of cases that are looked at.
  private static let limit = 20_000

  /// Begins without any case.
  package init() {}

  /// Records a case of a run.
  package mutating func record(_ event: RunEvent) {
    guard case .finished(let result) = event, result.verdict == .passed, passed.count < Self.limit
    else { return }
    passed.append(result)
  }

  /// Returns what is known of an engine, without the answers that a case contradicts.
  ///
  /// - Parameters:
  ///   - characteristics: The answers that probes and scripts show.
  ///   - suite: The suite, with its questions.
  ///   - manifest: The engine's manifest.
  package func leavingOut(
    of characteristics: [Characteristic], in suite: Suite, by manifest: EngineManifest
  ) -> [Characteristic] {
    var rest = characteristics
    while true {
      let pinned = rest.compactMap { item in
        item.answer.map {
          PinnedAnswers.Entry(question: item.question.id, answer: $0, profile: item.profile)
        }
      }
      var watch = AnswerWatch(for: PinnedAnswers(pinned), of: suite, by: manifest)
      for result in passed { watch.record(.finished(result)) }
      if watch.changes.isEmpty { return rest }
      for index in rest.indices where watch.changes.contains(where: { rest[index].isAbout($0) }) {
        rest[index].finding = .notShown
      }
    }
  }
}

extension Characteristic {
  /// Whether a change is one of this answer.
  fileprivate func isAbout(_ change: AnswerChange) -> Bool {
    question.id == change.question && profile == change.profile
  }
}
