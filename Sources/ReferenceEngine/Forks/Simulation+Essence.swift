import SpecModel

/// What makes no difference any more, so that engines which differ in it alone are in the same state.
///
/// This holds for the rules of the profiles. Edited ones may go by anything that was.
extension Core {
  /// Forgets what no rule goes by at a time.
  mutating func forgetIrrelevant(at now: Int) {
    lastTriggered = nil
    interval.forgetIrrelevant(at: now)
    // Each counts for itself, in whatever order.
    ended.sort { ($0.message.name, $0.place) < ($1.message.name, $1.place) }
  }
}

extension Core.Ended {
  /// Its place in an order that means nothing.
  var place: Int {
    switch by {
    case .display: 0
    case .goingBack: 1
    case .eligibility: 2
    }
  }
}

extension Presenter {
  /// Forgets what no rule goes by.
  ///
  /// - Parameters:
  ///   - now: The time.
  ///   - interval: The interval, which knows some messages by the times of their triggers.
  mutating func forgetIrrelevant(at now: Int, for interval: Interval) {
    lastDisplayed = nil
    displayedBefore = nil
    newest = nil
    if clickedNumber != visible?.number { clickedNumber = nil }
    let numbers = (stack + loading + [visible, suspended].compactMap(\.self)).map(\.number).sorted()
    let relevant = { (entry: Entry) in
      entry.relevant(
        numbered: numbers.firstIndex(of: entry.number) ?? 0,
        keepsTrigger: entry.triggeredAt == now || interval.hasTrigger(at: entry.triggeredAt))
    }
    clickedNumber = clickedNumber.flatMap(numbers.firstIndex)
    newestNumber = numbers.count
    stack = stack.map(relevant)
    loading = loading.map(relevant)
    visible = visible.map(relevant)
    suspended = suspended.map(relevant)
  }
}
