/// How the rule is found under which a case is filed.
package struct RuleChoice: Sendable {
  /// The rules that the case may be filed under: those that are testable in its profile and, if the
  /// case belongs to a chapter's folder, in that chapter.
  private let allowed: [String]
  /// The rules of the chapter, which are preferred.
  private let own: Set<String>
  /// Whether the user named the rule.
  private let isNamed: Bool
  private let suite: Suite
  private let profile: String

  /// Prepares for a case.
  ///
  /// - Parameters:
  ///   - suite: The suite that the case is for.
  ///   - profile: The profile of the case.
  ///   - chapter: The chapter whose folder the file is meant for, or another name.
  ///   - isBound: Whether the suite accepts the case only in that chapter.
  ///   - named: The rule that the user named, if one was named.
  package init(
    in suite: Suite, profile: String, chapter: String, isBound: Bool, named: String? = nil
  ) {
    let testable = Self.testable(in: suite, profile)
    let own = Set(suite.chapters.first { $0.id == chapter }?.rules.map(\.id) ?? [])
    allowed = testable.filter { rule in
      (!isBound || own.contains(rule)) && (named == nil || rule == named)
    }
    self.own = own
    isNamed = named != nil
    self.suite = suite
    self.profile = profile
  }

  private static func testable(in suite: Suite, _ profile: String) -> [String] {
    suite.rules.filter { $0.isTestable && $0.profiles.contains(profile) }.map(\.id)
  }

  /// What the suite has.
  package var jurisdiction: Jurisdiction { Jurisdiction(of: suite) }

  /// Returns rules with those of the chapter first.
  package func ownFirst(_ rules: [String]) -> [String] { rules.filter(own.contains) + rules }

  /// Returns the rule for a case: the first of those that stand behind it, or else the only one
  /// there is, if nothing is known about it.
  ///
  /// - Parameters:
  ///   - cited: The rules that stand behind the case, the best first.
  ///   - isKnown: Tells whether a rule would be cited if it stood behind the case.
  package func rule(among cited: [String], knowing isKnown: (String) -> Bool) -> String? {
    if isNamed { return allowed.first }
    if let rule = cited.first(where: allowed.contains) { return rule }
    let owned = allowed.filter(own.contains)
    return owned.count == 1 ? owned.first { !isKnown($0) } : nil
  }

  /// Returns the chapters of rules that stand behind a case.
  package func chapters(of cited: [String]) -> [String] {
    let testable = Set(Self.testable(in: suite, profile)).intersection(cited)
    return suite.chapters.filter { $0.rules.contains { testable.contains($0.id) } }.map(\.id)
  }
}
