/// What an engine remembers about failed fetches, and what it did about them, to decide whether a trigger
/// starts another attempt (`open.asset-retry`).
struct Retries: Equatable, Sendable {
  /// What was discarded because of a failure since the last attempt.
  private var discarded = Marks()
  /// For what another attempt was made.
  private var retried = Marks()

  /// Assets and messages, kept apart: an engine goes by the one or by the other
  /// (`open.asset-retry-by`).
  private struct Marks: Equatable {
    var assets: Set<String> = []
    var messages: Set<String> = []

    func has(_ url: String, _ message: String, _ answers: inout Answers) -> Bool {
      let hasAsset = assets.contains(url)
      if hasAsset == messages.contains(message) { return hasAsset }
      return hasAsset == (answers[.assetRetryBy] == .asset)
    }
  }

  /// Returns the assets for which another attempt is made, and remembers it.
  ///
  /// - Parameters:
  ///   - urls: The assets that could not be fetched.
  ///   - message: The name of the message that is triggered and has them.
  ///   - answers: What the documents leave open; an engine that never tries again is not asked.
  mutating func due(of urls: [String], for message: String, _ answers: inout Answers) -> [String] {
    var due: [String] = []
    for url in urls {
      if answers[.assetRetry] == .fetchedAfterDiscard, !wasDiscarded(for: url, message, &answers) {
        continue
      }
      if retried.has(url, message, &answers), answers[.assetRetryTimes] == .once { continue }
      due.append(url)
    }
    if !due.isEmpty {
      retried.assets.formUnion(due)
      retried.messages.insert(message)
    }
    return due
  }

  /// Whether the failure of an asset has discarded a message since the last attempt: the one that has
  /// it now, or any (`open.asset-retry-by`).
  func wasDiscarded(for url: String, _ message: String, _ answers: inout Answers) -> Bool {
    discarded.has(url, message, &answers)
  }

  /// Notes that an asset is fetched.
  mutating func noteFetch(of url: String) {
    discarded.assets.remove(url)
  }

  /// Notes that a message was triggered: what became of it before no longer matters.
  mutating func noteTrigger(of message: String) {
    discarded.messages.remove(message)
  }

  /// Notes that a message was discarded because some assets failed.
  mutating func noteDiscard(of message: String, for urls: [String]) {
    discarded.assets.formUnion(urls)
    discarded.messages.insert(message)
  }
}
