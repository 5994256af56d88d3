import SpecModel

/// What is certain of the assets: when they can be there at the earliest, and when they must be.
///
/// Nobody says when an engine fetches, beyond the fetch at the delivery, and a fetch may be made
/// again; so any moment counts at which an engine could begin one.
struct Fetches: Sendable {
  private var behaviors: [String: AssetBehavior]
  private var changed: Set<String> = []
  private var known: Set<String> = []
  private var arrival: [String: Int] = [:]
  private var failure: [String: Int] = [:]
  private var present: [String: Int] = [:]

  init(_ behaviors: [String: AssetBehavior]) {
    self.behaviors = behaviors
  }

  private func behavior(_ url: String) -> AssetBehavior { behaviors[url] ?? .ok }

  mutating func serve(_ changes: [String: AssetBehavior]) {
    for (url, new) in changes where behavior(url) != new {
      changed.insert(url)
      behaviors[url] = new
    }
  }

  /// Notes that an engine may have reason to fetch these from now on.
  mutating func know(_ urls: [String]) { known.formUnion(urls) }

  /// Notes what a fetch that begins now would come to.
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

  /// Notes that the fetch of these begins now for certain, unless it has begun already.
  mutating func begin(_ urls: [String], at now: Int) {
    for url in urls where isSteady(url) {
      let end = now + behavior(url).after.milliseconds
      present[url] = min(present[url] ?? end, end)
    }
  }

  /// Notes a delivery that may begin the fetch anew, or leave it as it is (`open.redelivery-present`,
  /// `open.redelivery-loading`): it is there for certain when the slower of the two is over.
  mutating func repeatFetch(of urls: [String], at now: Int) {
    for url in urls {
      guard let end = present[url] else { continue }
      let isKeptOrComesAgain = behavior(url).succeeds
      present[url] = isKeptOrComesAgain ? max(end, now + behavior(url).after.milliseconds) : nil
    }
  }

  mutating func forget() { present = [:] }

  /// Whether each fetch of it would succeed, and take the same time.
  private func isSteady(_ url: String) -> Bool { !changed.contains(url) && behavior(url).succeeds }

  /// Whether there is nothing to wait for.
  func isAtHand(_ url: String, at now: Int) -> Bool {
    if isSteady(url), behavior(url).after == .zero { return true }
    // To the very moment, it is open which comes first.
    return present[url].map { $0 < now } ?? false
  }

  /// Whether there is nothing to wait for, of any of these.
  func areAtHand(_ urls: [String], at now: Int) -> Bool {
    urls.allSatisfy { isAtHand($0, at: now) }
  }

  /// Whether nothing can have asked for it yet.
  func isNew(_ url: String) -> Bool { !known.contains(url) }

  /// Whether it takes no time to fetch.
  func isInstant(_ url: String) -> Bool { isSteady(url) && behavior(url).after == .zero }

  /// When it is there for certain, if it is not fetched before now; `nil` if it may never be.
  func due(_ url: String, at now: Int) -> Int? {
    guard isSteady(url) else { return nil }
    let end = now + behavior(url).after.milliseconds
    return present[url] ?? end
  }

  /// When it is there for certain, if its fetch begins now.
  func dueAlone(_ url: String, at now: Int) -> Int? {
    isSteady(url) ? now + behavior(url).after.milliseconds : nil
  }

  func earliest(_ url: String) -> Int { arrival[url] ?? .max }

  func canHaveFailed(_ url: String, by now: Int) -> Bool { (failure[url] ?? .max) <= now }
}
