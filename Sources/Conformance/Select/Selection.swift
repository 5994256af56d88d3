package import EngineKit
package import SpecModel

/// The cases of a suite to run.
///
/// Selectors of one sort add to each other; different sorts narrow each other. Two rules select the
/// cases of either; a rule and a chapter select the cases that belong to both.
public struct Selection: Hashable, Sendable {
  /// Cases by id, by the id of a file or folder, by glob (`*` and `?`), or by `path:line`.
  public var cases: [String]
  /// Rules by id.
  public var rules: [String]
  /// Chapters by id.
  public var chapters: [String]
  /// Profiles by id; if empty, all that the engine follows.
  public var profiles: [String]
  /// Whether only core cases are selected: the few by which a reader learns a rule, in the file with
  /// the rule's name.
  public var isCore: Bool
  /// Cases, in the form of ``cases``, that narrow the rest of the selection; if empty, it is not
  /// narrowed.
  public var filter: [String]

  /// Creates a selection; a sort without selectors selects everything.
  public init(
    cases: [String] = [], rules: [String] = [], chapters: [String] = [], profiles: [String] = [],
    isCore: Bool = false, filter: [String] = []
  ) {
    self.cases = cases
    self.rules = rules
    self.chapters = chapters
    self.profiles = profiles
    self.isCore = isCore
    self.filter = filter
  }

  /// Returns the selected cases of a suite, in reading order.
  ///
  /// - Throws: ``SelectionError`` if a selector matches no case.
  package func cases(of suite: Suite) throws(SelectionError) -> [Case] {
    let parts = suite.files.map(part)
    try check(parts.map(\.selectors), in: suite, source: suite)
    return zip(suite.files, parts).flatMap { file, part in part.indices.map { file.cases[$0] } }
  }

  /// Returns the selected part of a file, and which selectors match something in it.
  package func part(of file: CaseFile) -> FileSelection {
    var part = FileSelection(indices: Array(file.cases.indices))
    if isCore, !file.isCore { part.indices = [] }
    if !rules.isEmpty {
      part.indices.removeAll { !file.cases[$0].rules.contains(where: rules.contains) }
    }
    if !chapters.isEmpty {
      part.indices.removeAll { !chapters.contains(file.cases[$0].chapter) }
    }
    for (first, selectors) in [(0, cases), (cases.count, filter)] where !selectors.isEmpty {
      var chosen: Set<Int> = []
      for (number, selector) in selectors.enumerated() {
        let named = CaseSelector(selector).indices(in: file)
        if !named.isEmpty { part.selectors.insert(first + number) }
        chosen.formUnion(named)
      }
      part.indices.removeAll { !chosen.contains($0) }
    }
    return part
  }

  /// Checks that every selector matches something.
  ///
  /// - Parameters:
  ///   - selectors: The case selectors that match something in each file.
  ///   - suite: The declarations of the suite.
  ///   - source: The suite's files, whose case ids are needed if a selector is unknown.
  /// - Throws: ``SelectionError`` if a selector matches nothing.
  func check(
    _ selectors: [Set<Int>], in suite: Suite, source: some CaseSource
  ) throws(SelectionError) {
    try checkNames(in: suite)
    let named = selectors.reduce(into: Set<Int>()) { $0.formUnion($1) }
    for (number, selector) in (cases + filter).enumerated() where !named.contains(number) {
      let files = (0..<source.fileCount).lazy.compactMap { source.file(at: $0) }
      if let place = files.compactMap(CaseSelector(selector).nearestPlace).first {
        throw .unknown(.case, selector, known: [place])
      }
      let places = files.compactMap { file -> SelectionError.Place? in
        let count = CaseSelector(selector).countOfMoved(to: file)
        return count > 0 ? SelectionError.Place(file: file.id, cases: count) : nil
      }
      if !places.isEmpty { throw .moved(selector, to: Array(places)) }
      throw .unknown(
        .case, selector,
        known: suite.chapters.map(\.id) + files.flatMap { [$0.id] + $0.cases.map(\.id) })
    }
  }

  /// Returns the selected rules of a suite, in reading order.
  ///
  /// - Throws: ``SelectionError`` if a selector is unknown.
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
  /// - Throws: ``SelectionError`` if the suite or the engine lacks a profile.
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

/// The selected part of a case file.
package struct FileSelection: Hashable, Sendable {
  /// The indices of the selected cases in the file, from 0, in order.
  package var indices: [Int]
  /// The indices, counted from 0, of the selection's case selectors that match something in the
  /// file; those of its filter come after the others.
  package var selectors: Set<Int> = []
}
