/// How much of a run the engine was judged on.
package struct Coverage: Hashable, Sendable {
  /// How many rules the run asked for, apart from those that bind the core and not this engine.
  package var rules: Int
  /// The rules of which every case was skipped, profile by profile, in the order of the run.
  package var unjudged: [UnjudgedRule]
  /// What must have been judged and was not; each makes a run red.
  package var shortfalls: [Shortfall]

  /// Creates a coverage; by default, an empty one without shortfalls.
  package init(rules: Int = 0, unjudged: [UnjudgedRule] = [], shortfalls: [Shortfall] = []) {
    self.rules = rules
    self.unjudged = unjudged
    self.shortfalls = shortfalls
  }

  /// How many rules were judged in every profile in which the run asked for them.
  package var judgedRules: Int { rules - Set(unjudged.map(\.rule)).count }

  /// A rule of which every case was skipped.
  package struct UnjudgedRule: Hashable, Sendable {
    /// The id of the rule.
    package var rule: String
    /// The id of the profile.
    package var profile: String
    /// How many cases of it were skipped.
    package var skipped: Int

    /// Creates a rule that was not judged.
    package init(rule: String, profile: String, skipped: Int) {
      self.rule = rule
      self.profile = profile
      self.skipped = skipped
    }
  }

  /// Something that must have been judged and was not.
  package enum Shortfall: Hashable, Sendable {
    /// Every case of the run was skipped.
    case nothingJudged(skipped: Int)
    /// More cases were skipped than may be.
    case tooManySkipped(Int, limit: Int)
    /// Every case of a required rule was skipped in a profile.
    case ruleSkipped(UnjudgedRule)
    /// The run of the whole suite had no case of a required rule: the engine does not follow a
    /// profile that has it.
    case ruleNotPlanned(String)
  }
}

/// How much of a run an engine must be judged on, so that it cannot become green by doing less.
public struct Requirements: Hashable, Sendable {
  /// How many cases may be skipped at most; absent: any number, as long as a case is left.
  public var maxSkipped: Int?
  /// The ids of rules of which a case must be judged in each profile that has cases of them.
  public var rules: [String]

  /// Creates requirements; by default, there are none.
  public init(maxSkipped: Int? = nil, rules: [String] = []) {
    self.maxSkipped = maxSkipped
    self.rules = rules
  }
}
