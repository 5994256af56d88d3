import SpecModel

/// The clock, and the images and ZIP files that the queue has requested.
struct Downloads {
  /// The time since the start.
  var now = TimeSpan.zero
  private var behaviors: [String: AssetBehavior]
  /// The requests, each with its end and its success.
  private var fetches: [String: (end: TimeSpan, succeeds: Bool)] = [:]

  init(_ behaviors: [String: AssetBehavior]) {
    self.behaviors = behaviors
  }

  /// Requests missing files; failed ones are requested again.
  mutating func start(_ urls: [String]) {
    for url in urls where fetches[url] == nil || hasFailed([url]) {
      let behavior = behaviors[url] ?? .ok
      fetches[url] = (now + behavior.after, behavior.succeeds)
    }
  }

  /// Whether there is nothing to wait for: all files have arrived, or one has failed.
  func isComplete(_ urls: [String]) -> Bool {
    hasFailed(urls) || urls.allSatisfy { fetches[$0].map { $0.end <= now } ?? false }
  }

  /// Whether one of the files has failed.
  func hasFailed(_ urls: [String]) -> Bool {
    urls.contains { fetches[$0].map { $0.end <= now && !$0.succeeds } ?? false }
  }

  /// Changes the outcome of later downloads.
  mutating func serve(_ changes: [String: AssetBehavior]) {
    behaviors.merge(changes) { _, new in new }
  }

  /// The end of the next download, if one is running.
  var nextEnd: TimeSpan? { fetches.values.lazy.map(\.end).filter { $0 > now }.min() }

  /// Forgets everything in memory.
  mutating func forget() {
    fetches = [:]
  }
}
