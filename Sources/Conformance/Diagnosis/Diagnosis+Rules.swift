import SpecModel

extension Diagnosis {
  /// Returns the rules that only seem broken, in reading order: each of their failed cases has its
  /// cause in another rule, in a convention of the protocol, in wrong reports, or in what earlier cases left.
  ///
  /// - Parameters:
  ///   - failed: The failed cases, without duplicates.
  ///   - order: The ids of all rules in reading order.
  func unjudged(
    _ failed: [FailedCases.Item], order: [String]
  ) -> [RuleBlame.UnjudgedRule] {
    var causes: [String: Cause] = [:]
    for cause in self.causes {
      for id in cause.cases { causes[id] = cause }
    }
    var rules: [String: (cases: Int, needs: Set<String>)] = [:]
    var judged = Set(self.causes.compactMap(\.rule))
    let needs = order + Cause.Need.allCases.map(\.rawValue)
    for item in failed {
      let cause = causes[item.id]?.need
      for rule in item.rules {
        // A case may test several rules, and fails because of one of them. A rule that the suite
        // does not have excuses nothing.
        guard let cause, cause != rule, needs.contains(cause) else {
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
        rule: rule, cases: found.cases, needs: needs.filter(found.needs.contains))
    }
  }

  /// Returns the broken rule that a failed case needs, so that the case could not be judged; `nil`
  /// if the case tests the rule itself or no rule is known.
  package func brokenNeed(of planned: PlannedCase) -> String? {
    cause(of: planned.id)?.rule.flatMap { planned.case.rules.contains($0) ? nil : $0 }
  }

  /// A failed case, reduced to what decides which case of a cause is shown first.
  package struct FailedCase: Sendable {
    /// The position of the case in the run.
    package var place: Int
    /// The ids of the rules that it tests.
    package var rules: [String]
    /// The number of actions in its script; `nil` if unknown.
    package var actions: Int?
    /// The full ids of the clauses that a monitor saw broken in it.
    package var breachedClauses: [String]

    /// Describes a case.
    package init(place: Int, rules: [String], actions: Int?, breachedClauses: [String]) {
      (self.place, self.rules, self.actions) = (place, rules, actions)
      self.breachedClauses = breachedClauses
    }
  }

  /// Sorts the causes: conventions that are not kept first, because other causes may follow from
  /// them; then those with the most cases, then those that were seen first.
  ///
  /// - Parameter places: The position of each failed case in the run.
  package mutating func sort(_ places: [String: Int]) {
    func first(_ cause: Cause) -> Int { cause.cases.compactMap { places[$0] }.min() ?? .max }
    func order(_ cause: Cause) -> (Int, Int, Int) {
      (cause.brokenConvention == nil ? 1 : 0, -cause.cases.count, first(cause))
    }
    causes = causes.map { ($0, order($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
  }
}

extension Diagnosis.FailedCase {
  /// How doubtful it is that the case shows a clause broken: 0 if a monitor saw that, 1 if monitors
  /// only saw other clauses broken, 2 if they saw none.
  fileprivate func doubt(about clause: String) -> Int {
    if breachedClauses.contains(clause) { return 0 }
    return breachedClauses.isEmpty ? 2 : 1
  }
}

extension Cause {
  /// What cases need whose cause is no rule: they say nothing about the rules that they ask for.
  fileprivate enum Need: String, CaseIterable {
    case conventions = "the conventions of the protocol"
    case reports = "reports as the protocol has them"
    case freshState = "a fresh engine for each case"
  }

  /// What must be kept before other rules can be judged in the cases; `nil` if that is not known.
  fileprivate var need: String? {
    switch finding {
    case .brokenConvention: Need.conventions.rawValue
    case .misreport: Need.reports.rawValue
    case .passesAlone: Need.freshState.rawValue
    case .faults, .clause, .rule, .difference, .convention, .trouble: rule
    }
  }

  /// Moves the case to look at to the front: of the cases that show most of the cause, the one with
  /// the shortest script.
  ///
  /// - Parameter describe: Returns a case of the cause; `nil` if nothing is known about it.
  package mutating func putFirst(_ describe: (String) -> Diagnosis.FailedCase?) {
    let first = cases.indices.compactMap { index in
      describe(cases[index]).map { (remoteness(of: $0), $0.actions ?? .max, index) }
    }.min { $0 < $1 }
    guard let first else { return }
    cases.insert(cases.remove(at: first.2), at: 0)
    actions = first.1
  }

  /// How far a case is from the cause; the lower, the more it shows of it.
  private func remoteness(of item: Diagnosis.FailedCase) -> Int {
    // A case that only needs the rule says less about it.
    let isForeign = rule.map { !item.rules.contains($0) } ?? false
    return (isForeign ? 3 : 0) + (clause.map { item.doubt(about: $0) } ?? 0)
  }
}
