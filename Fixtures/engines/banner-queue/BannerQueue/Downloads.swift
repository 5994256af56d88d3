import SpecModel

/// The clock, and the images and ZIP files that the queue has asked for.
struct Downloads {
  /// The time since the start.
  var now = TimeSpan.zero
  private var behaviors: [String: AssetBehavior]
  /// What was asked for: when it ends, and whether well.
  private var fetches: [String: (end: TimeSpan, succeeds: Bool)] = [:]

  init(_ behaviors: [String: AssetBehavior]) {
    self.behaviors = behaviors
  }

  /// Asks for what is not there yet; what failed is asked for again.
  mutating func start(_ urls: [String]) {
    for url in urls where fetches[url] == nil || hasFailed([url]) {
      let behavior = behaviors[url] ?? .ok
      fetches[url] = (now + behavior.after, behavior.succeeds)
    }
  }

  /// Whether there is nothing to wait for: all are there, or one has failed.
  func isComplete(_ urls: [String]) -> Bool {
    hasFailed(urls) || urls.allSatisfy { fetches[$0].map { $0.end <= now } ?? false }
  }

  /// Whether one of them could not be had.
  func hasFailed(_ urls: [String]) -> Bool {
    urls.contains { fetches[$0].map { $0.end <= now && !$0.succeeds } ?? false }
  }

  /// Lets downloads from now on end otherwise.
  mutating func serve(_ changes: [String: AssetBehavior]) {
    behaviors.merge(changes) { _, new in new }
  }

  /// When the next download ends, in case one is under way.
  var nextEnd: TimeSpan? { fetches.values.lazy.map(\.end).filter { $0 > now }.min() }

  /// Forgets what was in memory.
  mutating func forget() {
    fetches = [:]
  }
}
