import SpecModel

extension Diagnosis {
  /// Returns the rules that only seem broken, in reading order: each of their failed cases has a
  /// cause in another rule.
  ///
  /// - Parameters:
  ///   - failed: The failed cases, each once.
  ///   - order: The ids of all rules in reading order.
  package func unjudged(
    _ failed: [PlannedCase], order: [String]
  ) -> [RuleBlame.UnjudgedRule] {
    var causes: [String: Cause] = [:]
    for cause in self.causes {
      for id in cause.cases { causes[id] = cause }
    }
    var rules: [String: (cases: Int, needs: Set<String>)] = [:]
    var judged = Set(self.causes.compactMap(\.rule))
    for planned in failed {
      let cause = causes[planned.id]?.rule
      for rule in planned.case.rules {
        guard let cause, !planned.case.rules.contains(cause) else {
          judged.insert(rule)
          continue
        }
        rules[rule, default: (0, [])].cases += 1
        rules[rule, default: (0, [])].needs.insert(cause)
      }
    }
    return order.compactMap { rule in
      guard !judged.contains(rule), let found = rules[rule] else { return nil }
      return RuleBlame.UnjudgedRule(
        rule: rule, cases: found.cases, needs: order.filter(found.needs.contains))
    }
  }

  /// Returns the broken rule that a failed case needs, so that it could not be judged; `nil` where the
  /// case asks for the rule itself, or no rule is known.
  package func brokenNeed(of planned: PlannedCase) -> String? {
    cause(of: planned.id)?.rule.flatMap { planned.case.rules.contains($0) ? nil : $0 }
  }

  /// Joins the diagnoses of two parts of a run: what has the same cause is told together.
  ///
  /// Mistakes are the same where at least one explains both.
  ///
  /// - Parameters:
  ///   - other: The diagnosis of the other part.
  ///   - places: The place of each failed case in the whole run.
  ///   - rules: The rules that each failed case asks for.
  package func joined(
    with other: Diagnosis, places: [String: Int], rules: [String: [String]]
  ) -> Diagnosis {
    var joined = self
    joined.unexamined += other.unexamined
    for cause in other.causes {
      let index = joined.causes.indices.first { joined.causes[$0].shared(with: cause) != nil }
      if let index, let whole = joined.causes[index].joined(with: cause, places, rules) {
        joined.causes[index] = whole
      } else {
        joined.causes.append(cause)
      }
    }
    joined.sort(places)
    return joined
  }

  /// Puts the causes in order: the one of most cases first, then the one that was seen first.
  ///
  /// - Parameter places: The place of each failed case in the run.
  package mutating func sort(_ places: [String: Int]) {
    func first(_ cause: Cause) -> Int { cause.cases.compactMap { places[$0] }.min() ?? .max }
    causes = causes.map { ($0, first($0)) }.sorted {
      (-$0.0.cases.count, $0.1) < (-$1.0.cases.count, $1.1)
    }.map(\.0)
  }
}

extension Cause {
  /// The same cause in two parts of a run; `nil` where these are two causes.
  fileprivate func joined(
    with other: Cause, _ places: [String: Int], _ rules: [String: [String]]
  ) -> Cause? {
    func isForeign(_ cause: Cause) -> Int {
      guard let rule = cause.rule, let id = cause.cases.first else { return 0 }
      return rules[id]?.contains(rule) == true ? 0 : 1
    }
    func place(_ id: String?) -> Int { id.flatMap { places[$0] } ?? .max }
    // One that asks for the rule is told before one that needs it, then the one with the shorter script.
    let isFirst =
      (isForeign(self), actions, place(cases.first))
      <= (isForeign(other), other.actions, place(other.cases.first))
    let (told, rest) = isFirst ? (self, other) : (other, self)
    guard let finding = told.shared(with: rest), let shortest = told.cases.first else { return nil }
    let others = (told.cases.dropFirst() + rest.cases).sorted { place($0) < place($1) }
    return Cause(finding, cases: [shortest] + others, actions: told.actions)
  }

  /// What two causes share, told as this one tells it; `nil` where they are two.
  fileprivate func shared(with other: Cause) -> Finding? {
    switch (finding, other.finding) {
    case (.mistakes(let one), .mistakes(let two)):
      let both = one.filter(two.contains)
      return both.isEmpty ? nil : .mistakes(both)
    case (.clause(let one, _), .clause(let two, _)): return one == two ? finding : nil
    default: return finding == other.finding ? finding : nil
    }
  }
}
