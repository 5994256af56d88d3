/// What a suite has, which is all that an engine may be judged by: its clauses and its open questions.
///
/// The judges that come with iamspec know the rules of the built-in suite: the monitors, the faults, and the
/// reference engine with its answers. In any other suite, they have a say only about what that suite has,
/// too, whatever its profiles are called; in one with words of its own, only if it claims their meaning
/// (``Semantics``).
package struct Jurisdiction: Hashable, Sendable {
  /// The rules with their clauses and their words; `nil` if everything counts.
  private let rules: [String: [String: Because?]]?
  /// The questions with their answers; `nil` if all questions count.
  private let questions: [String: Set<String>]?
  /// What the suite declares about its clauses itself.
  package let monitors: [DeclaredMonitor]

  /// The jurisdiction of the built-in suite, in which everything counts.
  package static let everything = Jurisdiction(rules: nil, questions: nil)

  /// The jurisdiction of a suite.
  package init(of suite: Suite) {
    if suite.semantics == nil {
      // A rule that is called like a built-in one is another rule.
      self.init(rules: [:], questions: [:], monitors: suite.monitors)
      return
    }
    self.init(
      rules: Dictionary(
        suite.rules.map { rule in
          let words = rule.clauses.map { ($0.id, $0.because) }
          return (rule.id, Dictionary(words, uniquingKeysWith: { one, _ in one }))
        }, uniquingKeysWith: { $0.merging($1) { one, _ in one } }),
      questions: suite.leavesOutQuestions
        ? nil
        : Dictionary(
          suite.questions.map { ($0.id, Set($0.answers.map(\.id))) },
          uniquingKeysWith: { one, _ in one }), monitors: suite.monitors)
  }

  private init(
    rules: [String: [String: Because?]]?, questions: [String: Set<String>]?,
    monitors: [DeclaredMonitor] = []
  ) {
    self.rules = rules
    self.questions = questions
    self.monitors = monitors
  }

  /// Whether the suite has a rule.
  package func has(rule: String) -> Bool { rules.map { $0[rule] != nil } ?? true }

  /// Whether the suite has a clause, by its full id.
  package func has(clause: String) -> Bool {
    rules.map { $0[Clause.rule(of: clause)]?.keys.contains(clause) ?? false } ?? true
  }

  /// Whether the suite has a clause, or its rule without any clauses.
  ///
  /// A rule without clauses stands for all that it could say. No clause of it may be named.
  package func covers(clause: String) -> Bool {
    rules.map { rules in
      rules[Clause.rule(of: clause)].map { $0.isEmpty || $0.keys.contains(clause) } ?? false
    } ?? true
  }

  /// The words in which the suite tells a clause as a reason, by its full id; `nil` if it has none of its own.
  package func because(of clause: String) -> Because? {
    rules?[Clause.rule(of: clause)]?[clause] ?? nil
  }

  /// Whether the suite has an open question with exactly these answers.
  package func has(question: String, answers: [String]) -> Bool {
    questions.map { $0[question] == Set(answers) } ?? true
  }
}
