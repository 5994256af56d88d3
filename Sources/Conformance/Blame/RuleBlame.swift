package import SpecModel

/// Which broken rules account for the cases that an engine failed, the first of them first.
///
/// A case stands on its own rules and on those that it needs. The first broken rule is the one on which
/// most of the failed cases stand, where a case of its own counts twice; only a rule of which a case
/// failed can be it. What stands on it is accounted for: its own cases show that it is broken; those that
/// only need it could not be judged. What is left has another broken rule, and so on.
package struct RuleBlame: Sendable {
  /// The broken rules, in the order in which they were found.
  package private(set) var broken: [BrokenRule] = []
  /// The rules that only seem broken, in reading order: every failed case of theirs needs a broken
  /// rule.
  package private(set) var unjudged: [UnjudgedRule] = []

  /// A rule that accounts for failed cases.
  package struct BrokenRule: Hashable, Sendable {
    /// The id of the rule.
    package var rule: String
    /// How many failed cases of its own it accounts for.
    package var own: Int
    /// How many failed cases of other rules need it.
    package var others: Int
  }

  /// A rule that could not be judged.
  package struct UnjudgedRule: Hashable, Sendable {
    /// The id of the rule.
    package var rule: String
    /// How many of its cases failed.
    package var cases: Int
    /// The broken rules that these cases need, each once.
    package var needs: [String]
  }

  /// What a failed case stands on.
  package struct Stand: Hashable, Sendable {
    /// The ids of its own rules.
    package var rules: [String]
    /// The ids of the other rules that it needs.
    package var needs: [String]

    /// Describes what a case stands on.
    package init(_ item: Case) {
      self.init(rules: item.rules, needs: item.basis.needs)
    }

    /// Describes what a case stands on.
    package init(rules: [String], needs: [String]) {
      (self.rules, self.needs) = (rules, needs)
    }
  }

  private var causes: [Stand: String] = [:]

  /// Finds the broken rules.
  ///
  /// - Parameters:
  ///   - failed: What the failed cases stand on, with how many stand on the same.
  ///   - order: The ids of all rules in reading order, which decides between rules on which as much
  ///     stands.
  package init(_ failed: [Stand: Int], order: [String]) {
    let places = Dictionary(zip(order, order.indices), uniquingKeysWith: { first, _ in first })
    var rest = failed
    while let rule = Self.mostBearing(rest, places) {
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

  /// Returns the broken rule that a failed case needs, so that it could not be judged; `nil` where
  /// the case itself shows that a rule is broken.
  package func brokenNeed(of item: Case) -> String? {
    causes[Stand(item)].flatMap { item.rules.contains($0) ? nil : $0 }
  }

  /// The rule on which most of what failed stands.
  private static func mostBearing(_ failed: [Stand: Int], _ places: [String: Int]) -> String? {
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
    _ failed: [Stand: Int], _ places: [String: Int]
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
