import ClauseIDs
import SpecModel

/// What ``Core`` and ``Presenter`` share: the world around them, the assets, the answers to the open
/// questions, and what is seen of the engine from outside.
package struct Scene: Sendable {
  /// What surrounds the engine.
  var world: World
  /// What the network has brought so far.
  var assets: AssetStore
  /// The answers to the open questions.
  package var answers: Answers
  /// What the engine has decided since it was started, in order; empty unless ``keepsDecisions``.
  package private(set) var decisions: [Decision] = []
  /// Whether decisions are kept.
  package var keepsDecisions = false

  /// How often the moments of interventions have come that count; empty if none does.
  private(set) var counts: [Int: Int] = [:]

  private var reports: [Observation] = []

  /// Creates the scene that a case starts in.
  init(_ given: Given, reading: Reading) {
    world = World(given)
    assets = AssetStore(behaviors: given.assets)
    answers = Answers(reading)
  }

  /// Changes what an action changes outside the engine.
  ///
  /// - Parameters:
  ///   - action: What happens.
  ///   - isNoticed: Whether the engine notices that.
  mutating func apply(_ action: Action, isNoticed: Bool = true) {
    world.apply(action, isNoticed: isNoticed)
    switch action {
    case .relaunch: assets.forget()
    case .serve(let behaviors): assets.serve(behaviors)
    default: break
    }
  }

  /// Returns how far an asset has come.
  mutating func state(of url: String) -> AssetStore.State {
    if assets.fromEarlierLaunch.contains(url) {
      assets.settle(url, isKept: answers[.relaunchAssets] == .kept, at: world.now)
    }
    return assets.state(of: url)
  }

  /// Starts to fetch an asset that has not been requested yet; returns whether a fetch was started.
  @discardableResult
  mutating func fetch(_ url: String) -> Bool {
    state(of: url) == .unknown && assets.fetch(url, at: world.now)
  }

  /// Reports an observation.
  mutating func report(_ observation: Observation) {
    // Most actions that cause anything cause a few, for which the list would otherwise grow twice.
    if reports.isEmpty { reports.reserveCapacity(4) }
    reports.append(observation)
    answers.reports = reports.count
  }

  /// Returns what was seen since the last call, in order.
  mutating func takeReports() -> [Observation] {
    defer { reports = [] }
    answers.reports = 0
    return reports
  }

  /// Takes back the last report of an observation in the current action; returns whether there is one.
  @discardableResult
  mutating func swallow(_ observation: Observation) -> Bool {
    guard let place = reports.lastIndex(of: observation) else { return false }
    reports.remove(at: place)
    return true
  }

  /// Takes back the last report of the current action; returns `nil` if there is none.
  mutating func takeLastReport() -> Observation? { reports.popLast() }

  /// Counts that the moment of an intervention has come; returns how often it has.
  @discardableResult
  mutating func count(at place: Int) -> Int {
    counts[place, default: 0] += 1
    return counts[place, default: 0]
  }

  /// Notes that what the engine does, or does not do, follows from a clause.
  ///
  /// This costs nothing unless decisions are kept.
  ///
  /// - Parameters:
  ///   - clause: The clause.
  ///   - message: The message that the decision is about, if it is about one.
  ///   - detail: What else a sentence about it names.
  @inline(__always)
  mutating func cite(
    _ clause: @autoclosure () -> ClauseID?, _ message: StoredMessage? = nil,
    _ detail: @autoclosure () -> String? = nil
  ) {
    guard keepsDecisions, let clause = clause() else { return }
    decisions.append(Decision(clause, message: message?.name, detail: detail()))
  }

  /// Whether a clause has been cited about a message.
  func hasCited(_ clause: ClauseID, _ message: StoredMessage) -> Bool {
    decisions.contains { $0.ground == .clause(clause) && $0.message == message.name }
  }
}
