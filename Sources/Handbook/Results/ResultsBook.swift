import Conformance
package import Reporting
package import SpecModel

/// The results of any number of runs, counted while they are read, so that no file is kept whole.
package struct ResultsBook: Sendable {
  /// The runs, in the order in which they were given.
  private(set) var runs: [EngineRun] = []
  /// The cases of all runs, by their places.
  private(set) var cases: [RunCase] = []
  private var places: [String: Int] = [:]

  /// A case in a profile.
  struct RunCase: Hashable, Sendable {
    /// The case's id.
    let id: String
    /// The id of the profile.
    let profile: String
    /// The ids of the rules that it asks for; the first is the one under which it is filed.
    let rules: [String]
  }

  /// Creates a book without results.
  package init() {}

  /// Reads a file to its end; an incomplete file counts as far as it goes.
  ///
  /// The shards of one run are added up. Different runs never are, even if they test the same engine.
  ///
  /// - Parameters:
  ///   - reader: The file.
  ///   - suite: The suite of the handbook.
  /// - Throws: ``ResultsError`` where something is wrong with the file, or the results are another
  ///   suite's.
  package mutating func read(_ reader: ResultsReader, suite: Suite) throws {
    var stream = try ResultsStream(reader)
    _ = try ResultsReplay(file: reader.name, header: stream.header, suite: suite)
    let run = place(of: stream.header, in: reader.name)
    while let line = try stream.next() {
      switch line {
      case .case(let item): runs[run].count(item, at: place(of: item))
      case .answer(let answer): runs[run].count(answer)
      }
    }
    runs[run].end(stream.footer, incompleteness: stream.incompleteness)
  }

  /// The place of a case; `nil` where no run has it.
  ///
  /// - Parameter id: The case's id and its profile.
  func place(of id: String) -> Int? { places[id] }

  /// Each engine with its runs; the engines in the order of the runs.
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

  /// A page for an engine: its name, in letters that any file system takes.
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

  /// The places of the cases that an engine passed in one run and failed in another.
  func failed(_ new: EngineRun, since old: EngineRun) -> [Int] {
    cases.indices.filter { old.fails($0) == false && new.fails($0) == true }
  }

  /// The places of the cases that several engines were asked, and only one of them failed, by the
  /// number of that engine's run; and of those that all of them failed.
  ///
  /// - Parameter latest: The latest run of each engine, with which it counts.
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

  private mutating func place(of item: ResultsCase) -> Int {
    let id = item.id
    if let place = places[id] { return place }
    places[id] = cases.count
    cases.append(RunCase(id: item.caseID, profile: item.profile, rules: item.rules))
    return cases.count - 1
  }

  /// The place of the run to which a file belongs.
  private mutating func place(of header: ResultsHeader, in file: String) -> Int {
    for place in runs.indices where runs[place].takes(header) { return place }
    let run = EngineRun(number: runs.count + 1, file: file, header: header)
    runs.append(run)
    let same = runs.indices.filter { runs[$0].header.engine == header.engine }
    if same.count > 1 {
      for place in same { runs[place].name = "\(run.plainName) (\(runs[place].fileName))" }
    }
    return runs.count - 1
  }
}
