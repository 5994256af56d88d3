import SpecModel

/// A script of a convention's probe as an engine is asked it, and what must be seen in its answer.
struct ConventionTrial: Sendable {
  let script: Script
  /// The numbers of actions of the steps, and what each step must cause.
  private let steps: [(count: Int, expectations: [ConventionProbe.Sight])]
  private let demands: [ConventionProbe.Demand]

  /// Creates a trial.
  ///
  /// - Parameters:
  ///   - trial: What is asked, and what must be seen.
  ///   - script: The script that the engine is asked.
  ///   - counts: The number of the script's actions that each step became.
  init(_ trial: ConventionProbe.Trial, as script: Script, counts: [Int]) {
    self.script = script
    steps = zip(counts, trial.steps).map { ($0, $1.expectations) }
    demands = trial.demands
  }

  /// Returns whether everything is seen that must be, and nothing that must not.
  func isSatisfied(by answer: ScriptReply) -> Bool {
    guard answer.isTranscript else { return false }
    var lists = answer.lists[...]
    for step in steps {
      let caused = Array(lists.prefix(step.count).joined())
      guard step.expectations.allSatisfy({ $0.isSeen(in: caused) }) else { return false }
      lists = lists.dropFirst(step.count)
    }
    return demands.allSatisfy { $0.isSatisfied(by: answer.lists) }
  }
}

extension ConventionProbe.Demand {
  /// Returns whether what actions caused is as demanded.
  fileprivate func isSatisfied(by lists: [[Observation]]) -> Bool {
    let seen = Array(lists.joined())
    return switch measure {
    case .seen: sights.allSatisfy { $0.isSeen(in: seen) }
    case .never: !sights.contains { $0.isSeen(in: seen) }
    case .atMostOnce: sights.allSatisfy { sight in seen.count { sight.isSeen(in: [$0]) } <= 1 }
    case .together: lists.contains { list in sights.allSatisfy { $0.isSeen(in: list) } }
    }
  }
}

extension ConventionProbe.Sight {
  fileprivate func isSeen(in observations: [Observation]) -> Bool {
    switch self {
    case .kind(let kind): observations.contains { $0.kind == kind }
    case .expected(let expectation): expectation.isSeen(in: observations)
    }
  }
}

extension Expectation {
  /// Returns whether it is met by some of the observations, whatever else there is.
  fileprivate func isSeen(in observations: [Observation]) -> Bool {
    switch self {
    case .observation(let expected): observations.contains { expected.isSatisfied(by: $0) }
    case .anyOrder(let entries): entries.allSatisfy { $0.isSeen(in: observations) }
    case .oneOf(let sequences):
      sequences.contains { $0.allSatisfy { $0.isSeen(in: observations) } }
    }
  }
}
