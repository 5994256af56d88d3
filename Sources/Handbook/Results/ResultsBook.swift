package import Conformance
package import Reporting
package import SpecModel
import Wording

/// The results of any number of runs, counted while they are read, so that no file is kept in
/// memory.
package struct ResultsBook: Sendable {
  /// The runs, in the order in which they were given.
  private(set) var runs: [EngineRun] = []
  /// The cases of all runs, in the order of their indices.
  private(set) var cases: [RunCase] = []
  private var places: [String: Int] = [:]
  /// The suites with which results are compared.
  private(set) var suites: ComparableSuites

  /// A case in a profile.
  struct RunCase: Hashable, Sendable {
    /// The case's id.
    let id: String
    /// The id of the profile.
    let profile: String
    /// The ids of the rules that it tests; the first is the one it is filed under.
    let rules: [String]
  }

  /// Creates a book without results.
  ///
  /// - Parameters:
  ///   - suite: The suite of the handbook.
  ///   - earlier: Earlier suites that results may belong to.
  package init(of suite: Suite, earlier: [Suite] = []) {
    suites = ComparableSuites(suite, earlier: earlier)
  }

  /// Reads a file to its end; an incomplete file counts as far as it goes.
  ///
  /// The shards of one run are added up. Different runs never are, even if they test the same
  /// engine.
  ///
  /// - Parameter reader: The file.
  /// - Throws: ``ResultsError`` if the file is invalid, or its results do not belong to any version
  ///   of the handbook's suite.
  package mutating func read(_ reader: ResultsReader) throws {
    var stream = try ResultsStream(reader)
    try check(stream.header, of: reader.name)
    let run = place(of: stream.header, in: reader.name)
    let isOfOwnSuite = runs[run].comparison == nil
    if !isOfOwnSuite { suites.readCases() }
    while let line = try stream.next() {
      switch line {
      case .case(var item):
        if !isOfOwnSuite { item = renamed(item, of: runs[run]) }
        let place = place(of: item)
        if isOfOwnSuite {
          runs[run].count(item, at: place, in: suites)
        } else {
          runs[run].count(item, at: place, comparing: suites)
        }
      case .answer(let answer): runs[run].count(answer)
      }
    }
    runs[run].end(stream.footer, incompleteness: stream.incompleteness)
    runs[run].countAdded(in: suites) { places[$0] }
  }

  /// Finds out why cases failed in the runs whose files do not say that: in several shards, and in
  /// runs that ended early or did not look for causes.
  ///
  /// - Parameters:
  ///   - suite: The suite of the handbook.
  ///   - search: Returns a new search for each run.
  /// - Throws: ``ResultsError`` if results do not fit the suite.
  package mutating func findCauses(in suite: Suite, by search: () -> any CauseSearch) throws {
    for run in runs.indices { try runs[run].findCauses(in: suite, by: search()) }
  }

  /// Checks that a file has results of the handbook's suite, in any version.
  private func check(_ header: ResultsHeader, of file: String) throws(ResultsError) {
    guard header.suite.digest != suites.own.digest else { return }
    let message: String
    if header.suite.name != suites.own.name {
      message = "these are results of \(header.suite), not of a version of \(suites.own.name)"
    } else if header.explored != nil {
      message = "this is an exploration beside \(header.suite), not beside \(suites.own)"
    } else {
      return
    }
    throw ResultsError(
      file: file, line: 1,
      message: message + "; name that suite with --specs, as a directory or a bundle")
  }

  /// Returns the name and version of a run's suite, with the end of its digest if results of
  /// another suite have the same name and version.
  func suiteName(of run: EngineRun) -> String {
    let suite = run.header.suite
    let isAlone = (runs.map(\.header.suite) + [suites.own]).allSatisfy {
      $0.version != suite.version || $0.digest == suite.digest
    }
    return VisibleText.line(
      "\(suite.name) \(suite.version)" + (isAlone ? "" : " (…\(suite.digest.suffix(6)))"))
  }

  /// Returns the index of a case; `nil` if no run has it.
  ///
  /// - Parameter id: The case's id with its profile.
  func place(of id: String) -> Int? { places[id] }

  /// Each engine with its runs, in the order of the runs.
  var engines: [EngineHistory] {
    var order: [String] = []
    var groups: [String: [EngineRun]] = [:]
    for run in runs {
      if groups[run.engine] == nil { order.append(run.engine) }
      groups[run.engine, default: []].append(run)
    }
    var taken: Set<String> = []
    return order.compactMap { engine in
      EngineHistory(groups[engine] ?? [], path: Self.path(of: engine, besides: &taken))
    }
  }

  /// Returns the path of an engine's page: its name, in characters that any file system accepts.
  private static func path(of engine: String, besides taken: inout Set<String>) -> String {
    let slug = String(HandbookPaths.slug(engine).prefix(60))
    let name = slug.isEmpty ? "engine" : slug
    var (path, number) = (name, 2)
    while !taken.insert(path).inserted {
      path = "\(name)-\(number)"
      number += 1
    }
    return "engines/\(path).html"
  }

  /// Returns the indices of the cases that an engine passed in one run and failed in another, if
  /// the contents were the same.
  func failed(_ new: EngineRun, since old: EngineRun) -> [Int] {
    cases.indices.filter {
      old.failed($0) == false && new.failed($0) == true && isAlike($0, new, old)
    }
  }

  /// Returns the number of cases that were run in one run and skipped in another, if the contents were
  /// the same.
  func run(_ new: EngineRun, skippedIn old: EngineRun) -> Int {
    cases.indices.count {
      old.verdicts[$0] == .skipped && new.failed($0) != nil && isAlike($0, new, old)
    }
  }

  /// Returns the number of cases in both runs that cannot be compared, and the number in only one
  /// of them; `nil` if both runs used the same suite.
  func incomparable(_ new: EngineRun, _ old: EngineRun) -> (common: Int, alone: Int)? {
    guard new.header.suite != old.header.suite else { return nil }
    return cases.indices.reduce(into: (0, 0)) { count, place in
      switch (new.verdicts[place] != nil, old.verdicts[place] != nil) {
      case (true, true): count.0 += isAlike(place, new, old) ? 0 : 1
      case (true, false), (false, true): count.1 += 1
      case (false, false): break
      }
    }
  }

  /// Tells whether a case had the same contents in two runs.
  private func isAlike(_ place: Int, _ one: EngineRun, _ other: EngineRun) -> Bool {
    if one.header.suite == other.header.suite { return true }
    func digest(_ run: EngineRun) -> String? {
      run.digests[place] ?? suites.digest(of: cases[place].id, in: run.header.suite)
    }
    return digest(one).map { $0 == digest(other) } ?? false
  }

  /// Returns the indices of the cases that several engines ran and only one failed, by the number
  /// of that engine's run; and of the cases that all of them failed.
  ///
  /// - Parameter latest: The latest run of each engine, which represents it.
  func shared(_ latest: [EngineRun]) -> (alone: [Int: [Int]], all: [Int]) {
    var alone: [Int: [Int]] = [:]
    var all: [Int] = []
    for place in cases.indices {
      let asked = latest.filter { $0.fails(place) != nil }
      let failed = asked.filter { $0.fails(place) == true }
      guard asked.count > 1, let first = failed.first else { continue }
      if failed.count == 1 { alone[first.number, default: []].append(place) }
      if failed.count == asked.count { all.append(place) }
    }
    return (alone, all)
  }

  /// Returns a case of another version of the suite under the id that it has in the handbook's, with
  /// the digest of its contents then.
  private func renamed(_ item: ResultsCase, of run: EngineRun) -> ResultsCase {
    var item = item
    item.digest = item.digest ?? suites.digest(of: item.caseID, in: run.header.suite)
    guard let now = suites.currentID(of: item.caseID) else { return item }
    // Of several cases that were merged, the first counts.
    if let place = places["\(now) [\(item.profile)]"], run.verdicts[place] != nil { return item }
    item.caseID = now
    return item
  }

  private mutating func place(of item: ResultsCase) -> Int {
    let id = item.id
    if let place = places[id] { return place }
    places[id] = cases.count
    cases.append(RunCase(id: item.caseID, profile: item.profile, rules: item.rules))
    return cases.count - 1
  }

  /// Returns the index of the run that a file belongs to.
  private mutating func place(of header: ResultsHeader, in file: String) -> Int {
    for place in runs.indices where runs[place].takes(header) { return place }
    let run = EngineRun(
      number: runs.count + 1, file: file, header: header,
      isOfOwnSuite: header.suite.digest == suites.own.digest, order: suites.order)
    runs.append(run)
    let same = runs.indices.filter { runs[$0].header.engine == header.engine }
    if same.count > 1 {
      for place in same { runs[place].name = "\(run.plainName) (\(runs[place].fileName))" }
    }
    return runs.count - 1
  }
}
