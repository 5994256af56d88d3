/// How much of a run the engine was judged on.
package struct Coverage: Hashable, Sendable {
  /// The number of rules that the run tested, not counting those that bind the core and not this
  /// engine.
  package var rules: Int
  /// The rules whose cases were all skipped, profile by profile, in the order of the run.
  package var unjudged: [UnjudgedRule]
  /// The requirements that were not met; each makes a run red.
  package var shortfalls: [Shortfall]

  /// Creates a coverage; by default, an empty one without shortfalls.
  package init(rules: Int = 0, unjudged: [UnjudgedRule] = [], shortfalls: [Shortfall] = []) {
    self.rules = rules
    self.unjudged = unjudged
    self.shortfalls = shortfalls
  }

  /// The number of rules that were judged in every profile in which the run tested them.
  package var judgedRules: Int { rules - Set(unjudged.map(\.rule)).count }

  /// A rule whose cases were all skipped.
  package struct UnjudgedRule: Hashable, Sendable {
    /// The id of the rule.
    package var rule: String
    /// The id of the profile.
    package var profile: String
    /// The number of its cases that were skipped.
    package var skipped: Int

    /// Creates a rule that was not judged.
    package init(rule: String, profile: String, skipped: Int) {
      self.rule = rule
      self.profile = profile
      self.skipped = skipped
    }
  }

  /// A requirement that was not met.
  package enum Shortfall: Hashable, Sendable {
    /// Every case of the run was skipped.
    case nothingJudged(skipped: Int)
    /// More cases were skipped than allowed.
    case tooManySkipped(Int, limit: Int)
    /// Every case of a required rule was skipped in a profile.
    case ruleSkipped(UnjudgedRule)
    /// The run of the whole suite had no case of a required rule, because the engine follows no
    /// profile that includes the rule.
    case ruleNotPlanned(String)
  }
}

/// How much of a run an engine must be judged on, so that it cannot turn green by doing less.
public struct Requirements: Hashable, Sendable {
  /// The largest number of cases that may be skipped; if `nil`, all but one.
  public var maxSkipped: Int?
  /// The ids of the rules of which a case must be judged in each profile that has any.
  public var rules: [String]

  /// Creates requirements; by default, there are none.
  public init(maxSkipped: Int? = nil, rules: [String] = []) {
    self.maxSkipped = maxSkipped
    self.rules = rules
  }
}
