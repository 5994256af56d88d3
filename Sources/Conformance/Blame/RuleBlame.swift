package import SpecModel

/// The broken rules that account for the cases an engine failed, most important first.
///
/// A case depends on its own rules and on the other rules that it needs. The first broken rule is
/// the one that most failed cases depend on, where a case of the rule itself counts twice; a rule
/// without failed cases of its own is never blamed. Every case that depends on the broken rule is
/// accounted for: the rule's own cases show that it is broken, and cases that only need it could
/// not be judged. The remaining cases point to another broken rule, and so on.
package struct RuleBlame: Sendable {
  /// The broken rules, in the order in which they were found.
  package private(set) var broken: [BrokenRule] = []
  /// The rules that only seem broken, in reading order: each of their failed cases needs a broken
  /// rule.
  package private(set) var unjudged: [UnjudgedRule] = []

  /// A rule that accounts for failed cases.
  package struct BrokenRule: Hashable, Sendable {
    /// The id of the rule.
    package var rule: String
    /// The number of the rule's own failed cases that it accounts for.
    package var own: Int
    /// The number of other rules' failed cases that need it.
    package var others: Int
  }

  /// A rule that could not be judged.
  package struct UnjudgedRule: Hashable, Sendable {
    /// The id of the rule.
    package var rule: String
    /// The number of its failed cases.
    package var cases: Int
    /// The broken rules that these cases need, without duplicates.
    package var needs: [String]
  }

  /// The rules that a failed case depends on.
  package struct CaseRules: Hashable, Sendable {
    /// The ids of its own rules.
    package var rules: [String]
    /// The ids of the other rules that it needs.
    package var needs: [String]

    /// Creates the value for a case.
    package init(_ item: Case) {
      self.init(rules: item.rules, needs: item.basis.needs)
    }

    /// Creates the value from ids.
    package init(rules: [String], needs: [String]) {
      (self.rules, self.needs) = (rules, needs)
    }
  }

  private var causes: [CaseRules: String] = [:]

  /// Finds the broken rules.
  ///
  /// - Parameters:
  ///   - failed: The failed cases: how many of them depend on each combination of rules.
  ///   - order: The ids of all rules in reading order, which decides between rules with equal
  ///     counts.
  package init(_ failed: [CaseRules: Int], order: [String]) {
    let places = Dictionary(zip(order, order.indices), uniquingKeysWith: { first, _ in first })
    var rest = failed
    while let rule = Self.mostNeeded(rest, places) {
      var found = BrokenRule(rule: rule, own: 0, others: 0)
      for (stand, count) in rest {
        if stand.rules.contains(rule) {
          found.own += count
        } else if stand.needs.contains(rule) {
          found.others += count
        } else {
          continue
        }
        causes[stand] = rule
        rest[stand] = nil
      }
      broken.append(found)
    }
    unjudged = unjudgedRules(failed, places)
  }

  /// Returns the broken rule that a failed case needs, so that the case could not be judged; `nil`
  /// if the case itself shows that a rule is broken.
  package func brokenNeed(of item: Case) -> String? {
    causes[CaseRules(item)].flatMap { item.rules.contains($0) ? nil : $0 }
  }

  /// Returns the rule that most failed cases depend on.
  private static func mostNeeded(_ failed: [CaseRules: Int], _ places: [String: Int]) -> String? {
    var weights: [String: Int] = [:]
    for (stand, count) in failed {
      for rule in stand.rules { weights[rule, default: 0] += 2 * count }
    }
    for (stand, count) in failed {
      for rule in stand.needs where weights[rule] != nil && !stand.rules.contains(rule) {
        weights[rule, default: 0] += count
      }
    }
    return weights.min {
      let (left, right) = (places[$0.key] ?? .max, places[$1.key] ?? .max)
      return ($1.value, left, $0.key) < ($0.value, right, $1.key)
    }?.key
  }

  private func unjudgedRules(
    _ failed: [CaseRules: Int], _ places: [String: Int]
  ) -> [UnjudgedRule] {
    var cases: [String: Int] = [:]
    var needs: [String: Set<String>] = [:]
    var judged = Set(broken.map(\.rule))
    for (stand, count) in failed {
      for rule in stand.rules {
        cases[rule, default: 0] += count
        guard let cause = causes[stand], !stand.rules.contains(cause) else {
          judged.insert(rule)
          continue
        }
        needs[rule, default: []].insert(cause)
      }
    }
    let order = broken.map(\.rule)
    return needs.filter { !judged.contains($0.key) }.map { rule, needs in
      UnjudgedRule(rule: rule, cases: cases[rule] ?? 0, needs: order.filter(needs.contains))
    }.sorted { (places[$0.rule] ?? .max, $0.rule) < (places[$1.rule] ?? .max, $1.rule) }
  }
}
