import SpecModel

/// What is certain about the assets: when they can be there at the earliest, and when they must be there.
///
/// Apart from the fetch at the delivery, no document says when an engine fetches, and it may fetch
/// again. So a fetch may begin at any moment.
struct Fetches: Sendable {
  private var behaviors: [String: AssetBehavior]
  private var changed: Set<String> = []
  /// Those that always failed, and always succeed since the network changed.
  private var repaired: Set<String> = []
  /// When the last fetch that an engine can have begun ends.
  private(set) var lastEnd: [String: Int] = [:]
  private(set) var known: Set<String> = []
  private(set) var arrival: [String: Int] = [:]
  private(set) var failure: [String: Int] = [:]
  private(set) var present: [String: Int] = [:]

  init(_ behaviors: [String: AssetBehavior]) {
    self.behaviors = behaviors
  }

  private func behavior(_ url: String) -> AssetBehavior { behaviors[url] ?? .ok }

  mutating func serve(_ changes: [String: AssetBehavior]) {
    for (url, new) in changes where behavior(url) != new {
      if changed.contains(url) || behavior(url).succeeds || !new.succeeds {
        repaired.remove(url)
      } else {
        repaired.insert(url)
      }
      changed.insert(url)
      behaviors[url] = new
    }
  }

  /// Notes that an engine may have begun to fetch these by now.
  mutating func noteAttempts(for urls: [String], until now: Int) {
    for url in urls {
      lastEnd[url] = max(lastEnd[url] ?? 0, now + behavior(url).after.milliseconds)
    }
  }

  /// Notes that an engine may have reason to fetch these from now on.
  mutating func know(_ urls: [String]) { known.formUnion(urls) }

  /// Notes how a fetch that begins now would end.
  mutating func note(at now: Int) {
    for url in known {
      let behavior = behavior(url)
      let end = now + behavior.after.milliseconds
      if behavior.succeeds {
        arrival[url] = min(arrival[url] ?? end, end)
      } else {
        failure[url] = min(failure[url] ?? end, end)
      }
    }
  }

  /// Notes that a delivery certainly fetches these, unless their fetch has begun already.
  ///
  /// What failed for an earlier delivery is fetched again, once that fetch is over.
  mutating func begin(_ urls: [String], at now: Int) {
    for url in urls {
      let isRepeated = repaired.contains(url) && (lastEnd[url] ?? -1) < now
      guard isSteady(url) || isRepeated else { continue }
      let end = now + behavior(url).after.milliseconds
      present[url] = min(present[url] ?? end, end)
    }
  }

  /// Notes a delivery that may restart the fetch, or not (`open.redelivery-present`,
  /// `open.redelivery-loading`): the asset is certainly there when the slower of the two ends.
  mutating func repeatFetch(of urls: [String], at now: Int) {
    for url in urls {
      guard let end = present[url] else { continue }
      let isKeptOrComesAgain = behavior(url).succeeds
      present[url] = isKeptOrComesAgain ? max(end, now + behavior(url).after.milliseconds) : nil
    }
  }

  mutating func forget() { present = [:] }

  /// Whether every fetch of it succeeds and takes the same time.
  private func isSteady(_ url: String) -> Bool { !changed.contains(url) && behavior(url).succeeds }

  /// Whether it is certainly there.
  func isAtHand(_ url: String, at now: Int) -> Bool {
    if isInstant(url) { return true }
    guard let end = present[url] else { return false }
    // At the same moment, it is open which comes first, unless the fetch took no time.
    return end < now || end == now && behavior(url).after == .zero && repaired.contains(url)
  }

  /// Whether all of these are certainly there.
  func areAtHand(_ urls: [String], at now: Int) -> Bool {
    urls.allSatisfy { isAtHand($0, at: now) }
  }

  /// Whether no fetch of it can have begun yet.
  func isNew(_ url: String) -> Bool { !known.contains(url) }

  /// Whether it takes no time to fetch.
  func isInstant(_ url: String) -> Bool { isSteady(url) && behavior(url).after == .zero }

  /// When it is certainly there, even if its fetch begins only now; `nil` if it may fail.
  func due(_ url: String, at now: Int) -> Int? {
    guard isSteady(url) else { return repaired.contains(url) ? present[url] : nil }
    let end = now + behavior(url).after.milliseconds
    return present[url] ?? end
  }

  /// When it is certainly there if its fetch begins now; `nil` if it may fail.
  func dueAlone(_ url: String, at now: Int) -> Int? {
    isSteady(url) || repaired.contains(url) ? now + behavior(url).after.milliseconds : nil
  }

  func earliest(_ url: String) -> Int { arrival[url] ?? .max }

  func canHaveFailed(_ url: String, by now: Int) -> Bool { (failure[url] ?? .max) <= now }
}
