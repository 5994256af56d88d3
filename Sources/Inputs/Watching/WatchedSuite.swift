import Conformance
import EngineKit
import SpecLoading
import SpecModel

/// The last suite without errors, and the cases that are still to be run.
struct WatchedSuite {
  /// The suite, or `nil` until there is one without errors.
  private(set) var suite: Suite?
  /// Whether the present files have errors, so that the last valid suite is used.
  private(set) var isBroken = false
  /// The suite's own faults, if their file was saved last.
  private(set) var faults: FaultsLoader.Loaded?
  private var due = Due.everything
  /// The ids of the planned cases that an interrupted round has already run.
  private var done: Set<PlannedCase.ID> = []
  /// The ids of the files that were saved last.
  private var latest: Set<String> = []
  /// What was saved since the last valid suite, to be run when the errors are fixed.
  private var unread = Due.nothing
  private var list = KnownFailureList()
  private var reloader: SuiteReloader?
  private let run: WatchedRun

  /// The cases that are still to be run.
  private enum Due {
    case everything
    /// The cases of these files, by id.
    case files(Set<String>)

    static let nothing = Due.files([])

    mutating func add(_ other: Due) {
      if case .files(let mine) = self, case .files(let others) = other {
        self = .files(mine.union(others))
      } else {
        self = .everything
      }
    }
  }

  /// Loads the suite and the list for the first time, and prints their diagnostics.
  ///
  /// - Parameters:
  ///   - run: What to run after each save.
  ///   - isReread: Whether the suite is read from a directory, file by file.
  /// - Throws: `InputError` if the list or a bundle is invalid; `SelectionError` if the user requires an
  ///   unknown rule.
  init(_ run: WatchedRun, isReread: Bool) async throws {
    self.run = run
    let known = try run.knownFailures.load(run.diagnostics)
    list = known.list
    if isReread, let directory = run.suite.path {
      reloader = SuiteReloader(directory: directory)
      await reload(nil)
    } else {
      suite = try await run.suite.load(run.diagnostics)
    }
    if let suite { try run.knownFailures.check(known, against: suite, run.diagnostics) }
  }

  /// Reads what was saved, prints its diagnostics, and records what is to be run.
  mutating func update(_ touched: Touched) async {
    latest = []
    faults = nil
    if touched.list, let new = try? run.knownFailures.load(run.diagnostics) {
      list = new.list
      // What the list names may be added to the suite later: its mistakes are shown, and it counts.
      if let suite { try? run.knownFailures.check(new, against: suite, run.diagnostics) }
      add(.everything)
    }
    if touched.engine { add(.everything) }
    if touched.specs?.isEmpty != true { await reload(touched.specs) }
    if touched.specs?.contains(FaultsLoader.fileName) == true { checkFaults() }
  }

  /// Checks the file of faults, which no run reads, and prints its diagnostics.
  private mutating func checkFaults() {
    guard !isBroken, let suite, let directory = run.suite.path else { return }
    let loaded = FaultsLoader.load(directory: directory, of: suite)
    run.diagnostics.print(loaded.diagnostics, of: [loaded.source].compactMap(\.self))
    faults = loaded
  }

  private mutating func reload(_ paths: Set<String>?) async {
    guard var reloader else { return }
    var loaded: LoadedSuite
    if let paths { loaded = await reloader.reload(paths) } else { loaded = await reloader.load() }
    self.reloader = reloader
    if loaded.suite?.words != nil, let directory = run.suite.path {
      loaded = loaded.withMonitors(ofDirectory: directory)
    }
    run.diagnostics.print(loaded)
    unread.add(Self.due(after: paths))
    isBroken = loaded.hasErrors
    guard let suite = loaded.suite else { return }
    self.suite = suite
    add(unread)
    unread = .nothing
  }

  private mutating func add(_ more: Due) {
    due.add(more)
    if case .files(let files) = more {
      done = done.filter { id in !files.contains { id.hasPrefix("\($0)/") } }
      latest = files
    } else {
      done = []
    }
  }

  private static func due(after paths: Set<String>?) -> Due {
    let declarations: Set<SuiteFile?> = [.rules, .questions, .basis, .monitors]
    guard let paths, !paths.contains(where: { declarations.contains(SuiteFile($0)) }) else {
      return .everything
    }
    let suffix = ".yaml"
    return .files(
      Set(paths.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }))
  }

  /// Plans what is to be run, in each profile beginning with what was saved last.
  ///
  /// - Parameters:
  ///   - manifest: The engine's manifest.
  ///   - isUrgent: Returns whether a case comes next.
  /// - Returns: The plan, or `nil` if there is nothing to run.
  /// - Throws: `SelectionError` if the selection no longer selects anything.
  func plan(
    for manifest: EngineManifest, isUrgent: (PlannedCase) -> Bool
  ) throws(SelectionError) -> Plan? {
    guard let suite else { return nil }
    if case .files(let ids) = due, ids.isEmpty { return nil }
    let pipeline = ConformancePipeline(
      RunRequest(selection: run.selection, knownFailures: list))
    var plan = try pipeline.plan(pipeline.load(suite), for: manifest)
    var due = Array(plan.cases)
    if case .files(let ids) = self.due {
      let cases = Set(suite.files.filter { ids.contains($0.id) }.flatMap(\.cases).map(\.id))
      due.removeAll { !cases.contains($0.case.id) }
    }
    due.removeAll { done.contains($0.id) }
    if due.count < plan.cases.count { plan.scope = .part }
    let saved = Set(suite.files.filter { latest.contains($0.id) }.flatMap(\.cases).map(\.id))
    plan.cases = PlannedCases(
      plan.profiles.flatMap { profile in
        let cases = due.filter { $0.profile == profile }
        let rest = cases.filter { !saved.contains($0.case.id) }
        return cases.filter { saved.contains($0.case.id) } + rest.filter(isUrgent)
          + rest.filter { !isUrgent($0) }
      })
    return due.isEmpty ? nil : plan
  }

  /// Records what has been run.
  ///
  /// - Parameters:
  ///   - cases: The ids of the planned cases.
  ///   - isAll: Whether everything that was planned has been run.
  mutating func settle(_ cases: [PlannedCase.ID], isAll: Bool) {
    done.formUnion(cases)
    if isAll { (due, done) = (.nothing, []) }
  }
}
