// A stand-in for your engine, to be thrown away: sessions, events, a stack, an interval.
//
// It knows nothing about iamspec, but keeps some rules, so that a first run has something to judge.

/// A message, and the events that trigger it.
struct Campaign: Hashable {
  var name: String
  var triggers: Set<String>
  var priority: Int
  var extras: [String: String]
}

/// Displays one message at a time; the others wait on a stack.
final class TinyEngine {
  var onDisplay: (Campaign) -> Void = { _ in }
  var onDismiss: (Campaign) -> Void = { _ in }

  private var isInForeground: Bool
  /// The minimum number of milliseconds between two triggered messages.
  private let interval: Int
  private var now = 0
  private var lastTriggered: Int?
  private var delivered: [Campaign] = []
  /// Oldest first.
  private var waiting: [Campaign] = []
  private var visible: Campaign?

  init(isInForeground: Bool, interval: Int) {
    self.isInForeground = isInForeground
    self.interval = interval
  }

  func startSession(_ campaigns: [Campaign]) {
    delivered = campaigns
    trigger("session start")
    displayNewest()
  }

  func logEvent(_ name: String) {
    if trigger("event \(name)") { displayNewest() }
  }

  func openFromPush() {
    isInForeground = true
    trigger("push click")
    displayNewest()
  }

  func enterBackground() { isInForeground = false }

  func enterForeground() { isInForeground = true }

  func advance(_ milliseconds: Int) { now += milliseconds }

  func dismiss() {
    guard let message = visible else { return }
    visible = nil
    onDismiss(message)
  }

  /// Puts the message with the highest priority that an event triggers on the stack.
  ///
  /// - Returns: Whether there is such a message.
  @discardableResult private func trigger(_ event: String) -> Bool {
    let matches = delivered.filter { $0.triggers.contains(event) }
    guard let highest = matches.map(\.priority).max(),
      let first = matches.first(where: { $0.priority == highest })
    else { return false }
    if let lastTriggered, now - lastTriggered < interval { return false }
    lastTriggered = now
    waiting.removeAll { $0 == first }
    waiting.append(first)
    return true
  }

  private func displayNewest() {
    guard isInForeground, visible == nil, let message = waiting.popLast() else { return }
    visible = message
    onDisplay(message)
  }
}
