import SpecModel

/// The assets that an engine has fetched, is fetching, or failed to fetch; in memory only.
///
/// An asset is fetched once: if it is loading, there, or has failed, another fetch does nothing until the
/// store forgets that.
struct AssetStore: Equatable, Sendable {
  /// How far an asset has come.
  enum State: Equatable, Sendable {
    /// It has not been requested yet.
    case unknown
    /// It is being fetched.
    case loading
    /// It is there, since this time in milliseconds.
    case present(since: Int)
    /// The last fetch failed.
    case failed
  }

  private struct Fetch: Equatable, Sendable {
    var url: String
    var end: Int
    var succeeds: Bool
  }

  private var behaviors: [String: AssetBehavior]
  private var states: [String: State] = [:]
  /// The assets that were there before the last relaunch (`open.relaunch-assets`).
  private(set) var fromEarlierLaunch: Set<String> = []
  /// What is remembered about failures, for further attempts.
  private var retries = Retries()
  private var fetches: [Fetch] = []

  /// Creates a store without assets over a network that behaves like this.
  init(behaviors: [String: AssetBehavior]) {
    self.behaviors = behaviors
  }

  /// When the next fetch ends, in milliseconds; `nil` when none is under way.
  var nextEnd: Int? {
    fetches.isEmpty ? nil : fetches.reduce(Int.max) { min($0, $1.end) }
  }

  /// Returns how far an asset has come.
  func state(of url: String) -> State {
    states[url] ?? .unknown
  }

  /// Returns those of some assets that could not be fetched.
  func failures(among urls: [String]) -> [String] {
    urls.isEmpty ? [] : urls.filter { states[$0] == .failed }
  }

  /// Whether one of some assets could not be fetched.
  func hasFailure(among urls: [String]) -> Bool {
    urls.contains { states[$0] == .failed }
  }

  /// Whether each of some assets is there.
  func hasAll(of urls: [String]) -> Bool {
    urls.allSatisfy { if case .present = states[$0] { true } else { false } }
  }

  /// Returns how a fetch that another component started now would end: if one is over, with its outcome and at
  /// once; if one is under way, after the time that is left; otherwise as the network decides.
  func outlook(for url: String, at now: Int) -> AssetBehavior {
    switch state(of: url) {
    case .unknown: return behaviors[url] ?? .ok
    case .present: return .ok
    case .failed: return .fail
    case .loading:
      guard let fetch = fetches.first(where: { $0.url == url }) else { return .ok }
      return AssetBehavior(succeeds: fetch.succeeds, after: .milliseconds(fetch.end - now))
    }
  }

  /// Starts to fetch an asset that has not been requested yet.
  ///
  /// - Parameters:
  ///   - url: The asset's URL.
  ///   - now: The time in milliseconds.
  /// - Returns: Whether a fetch was started.
  @discardableResult
  mutating func fetch(_ url: String, at now: Int) -> Bool {
    guard state(of: url) == .unknown else { return false }
    let behavior = behaviors[url] ?? .ok
    states[url] = .loading
    retries.noteFetch(of: url)
    fetches.append(
      Fetch(url: url, end: now + behavior.after.milliseconds, succeeds: behavior.succeeds))
    endFetches(at: now)
    return true
  }

  /// Ends the fetches that are due; returns their assets, each with whether it arrived.
  @discardableResult
  mutating func endFetches(at now: Int) -> [(url: String, succeeded: Bool)] {
    guard fetches.contains(where: { $0.end <= now }) else { return [] }
    let ended = fetches.filter { $0.end <= now }.map { ($0.url, $0.succeeds) }
    for fetch in fetches where fetch.end <= now {
      states[fetch.url] = fetch.succeeds ? .present(since: fetch.end) : .failed
    }
    fetches.removeAll { $0.end <= now }
    return ended
  }

  /// Starts a second fetch of an asset beside the one that is under way (`open.redelivery-first`): each of
  /// the two counts when it ends.
  mutating func fetchBeside(_ url: String, at now: Int) {
    let behavior = behaviors[url] ?? .ok
    fetches.append(
      Fetch(url: url, end: now + behavior.after.milliseconds, succeeds: behavior.succeeds))
    endFetches(at: now)
  }

  /// Keeps an asset from before the last relaunch, or forgets it for good.
  mutating func settle(_ url: String, isKept: Bool, at now: Int) {
    guard fromEarlierLaunch.remove(url) != nil, isKept else { return }
    states[url] = .present(since: now)
  }

  /// Cancels the fetches of these assets that are under way, so that they can be restarted.
  mutating func breakOffFetches(of urls: [String]) {
    for url in urls where states[url] == .loading {
      states[url] = nil
    }
    fetches.removeAll { urls.contains($0.url) }
  }

  /// Forgets that these assets could not be fetched.
  mutating func forgetFailures(of urls: [String]) {
    for url in urls where states[url] == .failed {
      states[url] = nil
    }
  }

  /// Forgets those failures of these assets after which a trigger starts another attempt
  /// (`open.asset-retry`), or an offer from the stack (`open.asset-retry-offered`).
  ///
  /// - Parameters:
  ///   - urls: The assets of the message.
  ///   - message: The name of the message that is triggered, or offered.
  ///   - hasWaited: Whether it is offered from the stack.
  ///   - answers: What the documents leave open.
  mutating func retry(
    _ urls: [String], for message: String, hasWaited: Bool, _ answers: inout Answers
  ) {
    let failures = failures(among: urls)
    if !failures.isEmpty, answers[.assetRetry] != .staysFailed,
      !hasWaited || answers[.assetRetryOffered] == .fetchedAgain
    {
      for url in retries.due(of: failures, for: message, &answers) { states[url] = nil }
    }
    retries.noteTrigger(of: message)
  }

  /// Forgets those failures of these assets after which a local message starts another attempt
  /// (`open.asset-retry-local`).
  mutating func retryLocal(_ urls: [String], for message: String, _ answers: inout Answers) {
    defer { retries.noteTrigger(of: message) }
    let failures = failures(among: urls)
    if failures.isEmpty { return }
    switch answers[.assetRetryLocal] {
    case .fetchedAgain: forgetFailures(of: failures)
    case .staysFailed: break
    case .fetchedAfterDiscard:
      forgetFailures(of: failures.filter { retries.wasDiscarded(for: $0, message, &answers) })
    }
  }

  /// Notes that a message was discarded because some of these assets could not be fetched.
  mutating func noteDiscard(of message: String, with urls: [String]) {
    retries.noteDiscard(of: message, for: failures(among: urls))
  }

  /// Forgets an asset, whether it is there or under way.
  mutating func forget(_ url: String) {
    states[url] = nil
    fetches.removeAll { $0.url == url }
  }

  /// Changes how fetches end from now on; those under way end as they would have.
  mutating func serve(_ changes: [String: AssetBehavior]) {
    behaviors.merge(changes) { _, new in new }
  }

  /// Forgets everything that was in memory, at a relaunch.
  mutating func forget() {
    for (url, state) in states {
      if case .present = state { fromEarlierLaunch.insert(url) }
    }
    states = [:]
    retries = Retries()
    fetches = []
  }
}
