import Conformance
import InAppMessages
import ReferenceEngine
import Replaying
import SpecModel

/// A partial path through a trace, with the engine that follows it.
struct TraceWay {
  var simulation: Simulation
  /// The state at the beginning, or `nil` if the trace begins at the start.
  let beginning: Beginning?
  /// The place of the last moment among those of the search; `nil` if there is none.
  var last: Int?
  /// The number of actions that have been performed.
  var performed = 0
  /// The index of the first observation that nothing has caused yet.
  var firstOpen = 0
  /// The indices of later observations that something has caused, in order.
  var taken: [Int] = []
}

/// A search for a path through a trace: depth first, starting with what the times say.
struct TraceSearch {
  private let trace: Trace
  private let slack: Int
  private let kinds: Set<Observation.Kind>
  /// The indices of the entries with actions, and the entries with observations.
  private let actions: [Int]
  private let observations: [(entry: Int, at: Int, what: Observation)]
  /// The shortest span after which something can be due, in milliseconds.
  private let shortest: Int
  private var open: [(way: TraceWay, move: Move)] = []
  /// The moments of all paths.
  ///
  /// Paths that fork share what comes before: a long path is never copied.
  private var tried: [(moment: TracePath.Moment, before: Int?)] = []
  private var furthest = Furthest()
  private var end: TraceWay?

  /// Where the longest paths ended.
  private struct Furthest {
    var line = 0
    var ends: [(way: TraceWay, expected: [Observation], missing: Observation?)] = []
  }

  /// The next step of a path.
  private enum Move {
    case perform(at: Int)
    case advance(to: Int)
  }

  init(_ trace: Trace, slack: Int) {
    self.trace = trace
    self.slack = slack
    kinds = trace.kinds
    shortest = trace.shortestSpan
    actions = trace.entries.indices.filter {
      if case .action = trace.entries[$0].content { true } else { false }
    }
    observations = trace.entries.enumerated().compactMap { index, entry in
      guard case .observation(let what) = entry.content else { return nil }
      return (index, entry.at, what)
    }
  }

  /// Adds a path to start with; the last one added is tried first.
  mutating func begin(_ simulation: Simulation, from beginning: Beginning? = nil) {
    goOn(TraceWay(simulation: simulation, beginning: beginning))
  }

  /// Tries the paths until one reaches the end.
  mutating func run(atMost budget: Int) -> TraceExplanation {
    while end == nil, let (popped, move) = open.popLast() {
      var way = popped
      if tried.count >= budget { return .undecided(divergence) }
      let (before, performed) = (way.simulation, way.performed)
      let moment: TracePath.Moment
      switch move {
      case .perform(let time):
        moment = TracePath.Moment(at: time, action: actions[performed], seen: [])
        way.performed += 1
      case .advance(let time): moment = TracePath.Moment(at: time, action: nil, seen: [])
      }
      let expected = way.simulation.perform(moment, of: trace)
        .filter { kinds.contains($0.kind.inManifest) }
      for fork in before.otherwise(than: way.simulation) {
        var other = way
        other.simulation = fork
        other.performed = performed
        open.append((other, move))
      }
      tried.append((moment, before: way.last))
      way.last = tried.count - 1
      if let missing = take(expected, &way) {
        note(way, expected, missing: missing)
      } else if let late = firstLate(way, after: moment.action) {
        note(way, expected, late: late)
      } else {
        goOn(way)
      }
    }
    if let end { return .explained(path(of: end)) }
    return .unexplained(divergence)
  }

  /// Adds the next steps of a path.
  private mutating func goOn(_ way: TraceWay) {
    let now = way.simulation.now
    let edge = way.simulation.nextEdge ?? .max
    guard way.performed < actions.count else { return finish(way, edge) }
    let time = trace.entries[actions[way.performed]].at
    let mayAdvance = edge <= time + slack
    let mayPerform = max(now, time - slack) < edge
    let perform = Move.perform(at: min(max(time, now), edge - 1))
    // The last one is tried first: what the time says.
    if time < edge {
      if mayAdvance { open.append((way, .advance(to: edge))) }
      if mayPerform { open.append((way, perform)) }
    } else {
      if mayPerform { open.append((way, perform)) }
      if mayAdvance { open.append((way, .advance(to: edge))) }
    }
  }

  /// Lets time pass until the trace ends.
  private mutating func finish(_ way: TraceWay, _ edge: Int) {
    let isComplete = way.firstOpen == observations.count
    if edge <= trace.end || (!isComplete && edge <= trace.end + slack) {
      open.append((way, .advance(to: edge)))
    } else if isComplete {
      end = way
    } else {
      note(way, [], late: way.firstOpen)
    }
  }

  // MARK: What was seen

  /// An expected observation that is not in the trace.
  private struct Missing {
    var what: Observation
    /// The index of the observation that the trace has in its place, or `nil`.
    var instead: Int?
  }

  /// Finds the engine's observations in the trace, and takes them.
  ///
  /// - Returns: The first observation that is missing although it is required.
  private mutating func take(_ expected: [Observation], _ way: inout TraceWay) -> Missing? {
    for what in expected {
      if let missing = take(what, &way) { return missing }
    }
    return nil
  }

  private mutating func take(_ what: Observation, _ way: inout TraceWay) -> Missing? {
    let now = way.simulation.now
    let cause = way.last.flatMap { tried[$0].moment.action } ?? -1
    var index = way.firstOpen
    while index < observations.count, observations[index].at <= now + slack {
      defer { index += 1 }
      if way.taken.contains(index) { continue }
      let seen = observations[index]
      // Nothing is observed before the action that causes it.
      if seen.at >= now - slack, seen.entry > cause, seen.what.isSatisfied(by: what) {
        if let last = way.last { tried[last].moment.seen.append(seen.entry) }
        way.take(index)
        return nil
      }
      if ObservationOrder.counts(between: seen.what, and: what) {
        return Missing(what: what, instead: index)
      }
    }
    // What was not observed by the end of the trace may have come after it.
    return now + slack > trace.end ? nil : Missing(what: what)
  }

  /// Returns the index of the first observation that can no longer be caused.
  ///
  /// After an action, earlier observations can only be caused by time: at a known edge, or at one
  /// that a later action creates.
  private func firstLate(_ way: TraceWay, after action: Int?) -> Int? {
    guard way.firstOpen < observations.count else { return nil }
    let seen = observations[way.firstOpen]
    let limit = seen.at + slack
    let now = way.simulation.now
    if limit < now { return way.firstOpen }
    guard let action, seen.entry < action, now + shortest > limit,
      way.simulation.nextEdge ?? .max > limit
    else { return nil }
    return way.firstOpen
  }

  // MARK: The longest path

  private mutating func note(_ way: TraceWay, _ expected: [Observation], missing: Missing) {
    let cause = way.last.flatMap { tried[$0].moment.action }
    let now = way.simulation.now
    let entry =
      missing.instead.map { observations[$0].entry } ?? cause
      ?? trace.entries.lastIndex { $0.at <= now }
    note(way, expected, missing.what, at: entry.map { trace.entries[$0].line } ?? 1)
  }

  private mutating func note(_ way: TraceWay, _ expected: [Observation], late index: Int) {
    // The moment that led there is the last one before the observation.
    var way = way
    var expected = expected
    let seen = observations[index]
    while let last = way.last, let before = tried[last].before,
      tried[last].moment.at > seen.at + slack || (tried[last].moment.action ?? -1) > seen.entry
    {
      way.last = before
      expected = []
    }
    note(way, expected, nil, at: trace.entries[seen.entry].line)
  }

  private mutating func note(
    _ way: TraceWay, _ expected: [Observation], _ missing: Observation?, at line: Int
  ) {
    if line < furthest.line { return }
    if line > furthest.line { furthest = Furthest(line: line) }
    let isKnown = furthest.ends.contains { $0.expected == expected && $0.missing == missing }
    if isKnown || furthest.ends.count >= 24 { return }
    furthest.ends.append((way, expected, missing))
  }

  private var divergence: TraceDivergence {
    TraceDivergence(
      line: furthest.line,
      ends: furthest.ends.map {
        TraceDivergence.End(
          path: path(of: $0.way), expected: $0.expected, missing: $0.missing, rules: [])
      })
  }

  /// The path of a way, with all of its moments.
  private func path(of way: TraceWay) -> TracePath {
    var moments: [TracePath.Moment] = []
    var place = way.last
    while let last = place {
      moments.append(tried[last].moment)
      place = tried[last].before
    }
    return TracePath(
      beginning: way.beginning, answers: way.simulation.answers.reading,
      moments: moments.reversed()
    )
  }
}

extension TraceWay {
  /// Takes an observation.
  fileprivate mutating func take(_ index: Int) {
    guard index == firstOpen else {
      let place = taken.firstIndex { $0 > index } ?? taken.count
      return taken.insert(index, at: place)
    }
    firstOpen += 1
    while taken.first == firstOpen {
      taken.removeFirst()
      firstOpen += 1
    }
  }
}

extension Trace {
  /// The shortest span after which something can be due: a fetch, a timeout, or the interval.
  fileprivate var shortestSpan: Int {
    var spans = messages.compactMap { $0.timeout?.milliseconds }
    spans += given.assets.values.map(\.after.milliseconds)
    for entry in entries {
      guard case .action(.serve(let assets)) = entry.content else { continue }
      spans += assets.values.map(\.after.milliseconds)
    }
    spans.append((given.minimumInterval ?? 30) * 1000)
    return spans.filter { $0 > 0 }.min() ?? .max / 2
  }
}
