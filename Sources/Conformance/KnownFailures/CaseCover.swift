import SpecModel

/// The smallest set of ids and globs, along the paths of case ids, that match some cases and no
/// others.
struct CaseCover {
  /// The patterns, in the order of the cases.
  private(set) var patterns: [Pattern] = []

  /// An id or a glob, in one profile or in all.
  struct Pattern {
    /// The id of a case, or a glob.
    var cases: String
    /// The id of the profile; `nil` for all profiles.
    var profile: String?
    /// The results that it matches.
    var results: [CaseResult]
  }

  /// The results not covered so far, by case id and profile.
  private var rest: [CaseInProfile: CaseResult]
  private let profiles: [String]

  /// The number of profiles in which a pattern may match cases.
  private enum Breadth: Hashable {
    case all
    case single
  }

  /// Covers the cases of some results.
  ///
  /// - Parameters:
  ///   - results: The results, in the order of the run, at most one for each case and profile.
  ///   - suite: The suite, which includes the cases that must not be covered.
  ///   - profiles: The ids of the profiles that the engine follows.
  init(_ results: [CaseResult], of suite: Suite, profiles: [String]) {
    let runs = suite.cases.flatMap { item in
      profiles.filter(item.profiles.contains).map { CaseInProfile(caseID: item.id, profile: $0) }
    }
    // Neither order is always shorter: patterns for all profiles first and then the rest, or,
    // folder by folder, the pattern that covers most.
    let inTurn = CaseCover(results, runs, profiles, passes: [[.all], [.single]])
    let together = CaseCover(results, runs, profiles, passes: [[.all, .single]])
    self = together.patterns.count < inTurn.patterns.count ? together : inTurn
  }

  private init(
    _ results: [CaseResult], _ runs: [CaseInProfile], _ profiles: [String],
    passes: [Set<Breadth>]
  ) {
    self.profiles = profiles
    rest = Dictionary(results.map { (CaseInProfile($0.planned), $0) }) { first, _ in first }
    for breadths in passes { cover(runs[...], breadths, depth: 0) }
    let order = Dictionary(
      results.enumerated().map { ($1.planned.id, $0) }
    ) { first, _ in first }
    func place(_ pattern: Pattern) -> Int {
      pattern.results.compactMap { order[$0.planned.id] }.min() ?? .max
    }
    patterns.sort { place($0) < place($1) }
  }

  /// Covers the remaining runs, whose ids share this many components.
  private mutating func cover(
    _ runs: ArraySlice<CaseInProfile>, _ breadths: Set<Breadth>, depth: Int
  ) {
    guard let first = runs.first, runs.contains(where: { rest[$0] != nil }) else { return }
    let parts = first.caseID.split(separator: "/", omittingEmptySubsequences: false)
    if depth >= parts.count {
      take(first.caseID, runs, breadths)
      return
    }
    if Set(runs.lazy.map(\.caseID)).count > 1 {
      take((parts.prefix(depth) + ["*"]).joined(separator: "/"), runs, breadths)
    }
    // Groups keep the order of their first cases.
    var groups: [Substring: [CaseInProfile]] = [:]
    var order: [Substring] = []
    for run in runs {
      let parts = run.caseID.split(separator: "/", omittingEmptySubsequences: false)
      let part = depth < parts.count ? parts[depth] : ""
      if groups[part] == nil { order.append(part) }
      groups[part, default: []].append(run)
    }
    for part in order { cover((groups[part] ?? [])[...], breadths, depth: depth + 1) }
  }

  /// Adds a pattern for runs, in all profiles or in those in which none of the runs is covered yet.
  private mutating func take(
    _ cases: String, _ runs: ArraySlice<CaseInProfile>, _ breadths: Set<Breadth>
  ) {
    if breadths.contains(.all), runs.allSatisfy({ rest[$0] != nil }) {
      add(cases, profile: nil, runs)
    }
    guard breadths.contains(.single) else { return }
    for profile in profiles {
      let own = runs.filter { $0.profile == profile }
      // A glob is only worthwhile for more than one case.
      if own.isEmpty || cases.hasSuffix("*") && own.count < 2 { continue }
      if own.allSatisfy({ rest[$0] != nil }) { add(cases, profile: profile, own[...]) }
    }
  }

  private mutating func add(
    _ cases: String, profile: String?, _ runs: ArraySlice<CaseInProfile>
  ) {
    patterns.append(
      Pattern(cases: cases, profile: profile, results: runs.compactMap { rest[$0] }))
    for run in runs { rest[run] = nil }
  }
}
