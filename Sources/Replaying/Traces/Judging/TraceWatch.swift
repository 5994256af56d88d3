import Conformance
import SpecModel

/// The monitors that a suite declares, on a trace.
///
/// A log may be late, by the slack at most. So what was seen may have happened before actions that are noted
/// before it, though it was not caused by one that is noted after it. A breach counts only if a monitor
/// objects wherever that is.
struct TraceWatch {
  private let trace: Trace
  private let slack: Int
  private let actions: [(entry: Int, action: Action)]
  private let sights: [Sight]
  private let start: DeclaredWatch

  /// An observation, and where it may belong.
  private struct Sight {
    let entry: Int
    let observation: Observation
    /// The last place first.
    let places: ClosedRange<Int>
  }

  /// The number of places that are tried for an observation; a log is not so crowded.
  private static let mostPlaces = 64

  /// Begins to watch; `nil` if no monitor says anything about the trace.
  ///
  /// - Parameters:
  ///   - trace: The trace; one that begins in the middle shows too little.
  ///   - monitors: The monitors.
  ///   - slack: The tolerance of times, in milliseconds.
  init?(_ trace: Trace, by monitors: [DeclaredMonitor], slack: Int) {
    guard trace.unknown.isEmpty, let words = trace.given.own.words,
      let start = DeclaredWatch(
        trace.script, reporting: trace.kinds(with: words), by: monitors, slack: slack)
    else { return nil }
    self.trace = trace
    self.slack = slack
    self.start = start
    var actions: [(entry: Int, action: Action)] = []
    var sights: [Sight] = []
    // The first action from which a line may have come.
    var first = 0
    for (index, entry) in trace.entries.enumerated() {
      switch entry.content {
      case .action(let action): actions.append((index, action))
      case .observation(let observation):
        while first < actions.count, trace.entries[actions[first].entry].at + slack < entry.at {
          first += 1
        }
        sights.append(
          Sight(
            entry: index, observation: observation, places: 2 * first...2 * actions.count))
      }
    }
    self.actions = actions
    self.sights = sights
  }

  /// The number of clauses that are watched.
  var clauseCount: Int { start.clauses.count }

  /// The number of the first line that may belong to more actions than are tried; `nil` if there is none.
  var crowdedLine: Int? {
    sights.first { $0.places.count > Self.mostPlaces }.map { trace.entries[$0.entry].line }
  }

  /// The breaches that are certain, in the order of the lines; those of one line as the monitors rank them.
  func breaches() -> [TraceBreach] {
    let most = sights.map(\.places.count).max() ?? 1
    var breaches = objections(earlier: 0)
    for shift in 1..<max(most, 2) where !breaches.isEmpty && shift < most {
      let others = Set(objections(earlier: shift).map(Place.init))
      breaches.removeAll { !others.contains(Place($0)) }
    }
    return breaches
  }

  /// What an objection is about, whatever its words are.
  private struct Place: Hashable {
    let clause: String
    let line: Int

    init(_ breach: TraceBreach) { (clause, line) = (breach.clause, breach.line) }
  }

  /// What monitors object to if each observation is as many places earlier, or as early as it can be.
  ///
  /// Place `2 * n` is after `n` actions, where time alone has caused it; place `2 * n - 1` is in the last of these.
  private func objections(earlier shift: Int) -> [TraceBreach] {
    var watch = start
    var breaches: [TraceBreach] = []
    var rest = sights[...]
    func take(_ place: Int) -> ArraySlice<Sight> {
      let taken = rest.prefix { max($0.places.upperBound - shift, $0.places.lowerBound) <= place }
      rest = rest.dropFirst(taken.count)
      return taken
    }
    func perform(_ action: Action, _ seen: ArraySlice<Sight>, of entry: Int?) {
      let objections = watch.perform(
        action, seen.map(\.observation), at: seen.map { trace.entries[$0.entry].at })
      for objection in objections {
        let place = objection.observation.map { seen[seen.startIndex + $0].entry } ?? entry
        guard let place else { continue }
        let at = trace.entries[place].at
        // What was not seen by the end of the trace may have come after it.
        if objection.observation == nil, at + slack > trace.end { continue }
        breaches.append(
          TraceBreach(
            clause: objection.clause, because: objection.because,
            line: trace.entries[place].line))
      }
    }
    for (index, (entry, action)) in actions.enumerated() {
      let alone = take(2 * index)
      if !alone.isEmpty { perform(.advance(.zero), alone, of: nil) }
      perform(
        .advance(.milliseconds(trace.entries[entry].at - watch.stage.now)), [], of: nil)
      perform(action, take(2 * index + 1), of: entry)
    }
    if !rest.isEmpty { perform(.advance(.zero), rest, of: nil) }
    return breaches.enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }
    .map(\.element)
  }
}

extension Trace {
  /// The kinds of observation that are recorded, with those that a suite declares itself.
  func kinds(with words: SuiteWords) -> Set<Observation.Kind> {
    Set(words.included.observations.map(\.inManifest))
      .union(words.observations.values.map { .word($0.wordName) }).subtracting(unseen)
  }
}
