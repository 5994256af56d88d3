import Conformance
package import SpecModel

/// An answer to an open question that a case asserts: with another answer, it fails.
///
/// The reference engine cannot give the answers to a question that only the suite knows. Its probes tell what
/// the answers look like, so a case that begins like a probe shows which of them it allows.
package struct AssertedAnswer: Sendable {
  /// The case.
  package let item: Case
  /// The step with the answer, counted from 0.
  package let step: Int
  /// The id of the question.
  package let question: String
  /// The id of the probe.
  package let probe: String
  /// The ids of the answers with which the case passes, and of those with which it fails.
  package let answers: (allowed: [String], excluded: [String])

  /// Returns the answers that the cases of a suite assert to some of its questions.
  static func all(in suite: Suite, to questions: [Question]) -> [AssertedAnswer] {
    suite.cases.flatMap { item in
      questions.compactMap { question in
        question.probes.lazy.compactMap { AssertedAnswer(in: item, to: question, $0) }.first
      }
    }
  }

  /// Compares a case with a probe; `nil` if the case does not depend on the answer, as far as is known.
  private init?(in item: Case, to question: Question, _ probe: Probe) {
    guard !Set(item.profiles).isDisjoint(with: probe.script.profiles),
      let renaming = Renaming(of: probe.script, in: item)
    else { return nil }
    let (kinds, count) = (item.asserts, probe.outcomes.map(\.steps.count).max() ?? 0)
    let asked = probe.script.steps.suffix(count)
    var start = probe.script.steps.dropLast(count).reduce(0) { $0 + $1.actions.count }
    var parts: [ExpectedPart] = []
    for step in asked {
      let range = start..<start + step.actions.count
      guard let part = ExpectedPart(of: item, in: range, seeing: probe.script.asserts) else {
        return nil
      }
      parts.append(part)
      start = range.upperBound
    }
    func allows(_ outcome: Probe.Outcome) -> Bool? {
      var isAllowed = true
      for (part, expected) in zip(parts.suffix(outcome.steps.count), outcome.steps) {
        guard let seen = expected.example?.filter({ kinds.contains($0.kind) }) else { return nil }
        let renamed = seen.compactMap(renaming.renamed)
        guard renamed.count == seen.count else { return nil }
        isAllowed = isAllowed && ExpectationMatcher.matches(renamed, part.expectations)
      }
      return isAllowed
    }
    let verdicts = probe.outcomes.map { (answer: $0.answer, isAllowed: allows($0)) }
    let allowed = verdicts.filter { $0.isAllowed != false }.map(\.answer).uniqued()
    let excluded = verdicts.map(\.answer).uniqued().filter { !allowed.contains($0) }
    guard verdicts.contains(where: { $0.isAllowed == true }), !excluded.isEmpty,
      let step = parts.last?.step
    else { return nil }
    self.item = item
    self.step = step
    self.question = question.id
    self.probe = probe.script.id
    answers = (allowed, excluded)
  }
}

/// What a case expects of some of its actions.
private struct ExpectedPart {
  /// The expectations, of the kinds that a probe looks at.
  let expectations: [Expectation]
  /// The last step, counted from 0.
  let step: Int

  /// Cuts a case; `nil` if a step of it has more actions than these, so that nobody can tell what belongs to
  /// which.
  init?(of item: Case, in range: Range<Int>, seeing kinds: KindSet<Observation.Kind>) {
    var (start, expectations, last) = (0, [Expectation](), Int?.none)
    for (index, step) in item.steps.enumerated() {
      let own = start..<start + step.actions.count
      start = own.upperBound
      guard own.overlaps(range) else { continue }
      guard range.lowerBound <= own.lowerBound, own.upperBound <= range.upperBound else {
        return nil
      }
      expectations += step.expectations.compactMap { $0.limited(to: kinds) }
      last = index
    }
    guard let last else { return nil }
    (self.expectations, step) = (expectations, last)
  }
}

extension Expectation {
  /// The expectation without observations of other kinds; `nil` if nothing is left of it.
  fileprivate func limited(to kinds: KindSet<Observation.Kind>) -> Expectation? {
    switch self {
    case .observation(let observation): kinds.contains(observation.kind) ? self : nil
    case .anyOrder(let list): .anyOrder(list.compactMap { $0.limited(to: kinds) })
    case .oneOf(let lists): .oneOf(lists.map { $0.compactMap { $0.limited(to: kinds) } })
    }
  }
}

extension [Expectation] {
  /// Observations that meet all of them; `nil` if there is more than one way, which are not all tried.
  fileprivate var example: [Observation]? {
    var example: [Observation] = []
    for expectation in self {
      guard case .observation(let observation) = expectation else { return nil }
      example.append(observation)
    }
    return example
  }
}
