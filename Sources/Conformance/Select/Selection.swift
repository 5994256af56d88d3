package import EngineKit
package import SpecModel

/// Which cases of a suite are run.
///
/// Selectors of one sort widen a selection, sorts narrow each other: two rules select the cases of
/// either, a rule and a chapter the cases of both at once.
public struct Selection: Hashable, Sendable {
  /// Cases by id, by the id of a file or folder, by glob (`*` and `?`), or by `path:line`.
  public var cases: [String]
  /// Rules by id.
  public var rules: [String]
  /// Chapters by id.
  public var chapters: [String]
  /// Profiles by id; empty: all that the engine follows.
  public var profiles: [String]

  /// Creates a selection; a sort without selectors selects everything.
  public init(
    cases: [String] = [], rules: [String] = [], chapters: [String] = [], profiles: [String] = []
  ) {
    self.cases = cases
    self.rules = rules
    self.chapters = chapters
    self.profiles = profiles
  }

  /// Returns the selected cases of a suite, in reading order.
  ///
  /// - Throws: ``SelectionError`` where a selector matches no case.
  package func cases(of suite: Suite) throws(SelectionError) -> [Case] {
    var selected = suite.cases
    try checkNames(in: suite)
    if !rules.isEmpty {
      selected = selected.filter { !Set($0.rules).isDisjoint(with: rules) }
    }
    if !chapters.isEmpty {
      selected = selected.filter { chapters.contains($0.chapter) }
    }
    guard !cases.isEmpty else { return selected }
    var chosen: Set<String> = []
    for selector in cases {
      let matching = CaseSelector(selector).ids(in: suite)
      if matching.isEmpty { throw .unknown(.case, selector, known: suite.cases.map(\.id)) }
      chosen.formUnion(matching)
    }
    return selected.filter { chosen.contains($0.id) }
  }

  /// Returns the selected rules of a suite, in reading order.
  ///
  /// - Throws: ``SelectionError`` where a selector is unknown.
  package func rules(of suite: Suite) throws(SelectionError) -> [Rule] {
    try checkNames(in: suite)
    return suite.chapters.filter { chapters.isEmpty || chapters.contains($0.id) }.flatMap(\.rules)
      .filter { rule in
        (rules.isEmpty || rules.contains(rule.id))
          && (profiles.isEmpty || !Set(profiles).isDisjoint(with: rule.profiles))
      }
  }

  private func checkNames(in suite: Suite) throws(SelectionError) {
    for rule in rules where !suite.rules.contains(where: { $0.id == rule }) {
      throw .unknown(.rule, rule, known: suite.rules.map(\.id))
    }
    for chapter in chapters where !suite.chapters.contains(where: { $0.id == chapter }) {
      throw .unknown(.chapter, chapter, known: suite.chapters.map(\.id))
    }
    for profile in profiles where !suite.profiles.contains(where: { $0.id == profile }) {
      throw .unknown(.profile, profile, known: suite.profiles.map(\.id))
    }
  }

  /// Returns the profiles to run, in the suite's order.
  ///
  /// - Throws: ``SelectionError`` where a profile is unknown to the suite or the engine.
  package func profiles(
    of suite: Suite, engine: EngineManifest
  ) throws(SelectionError) -> [String] {
    for profile in profiles where !engine.profiles.contains(profile) {
      throw .profileNotFollowed(profile, engine: engine.name, follows: engine.profiles)
    }
    let wanted = profiles.isEmpty ? engine.profiles : profiles
    return suite.profiles.map(\.id).filter(wanted.contains)
  }
}
