import Synchronization

/// Calls a closure after the last of several events.
final class Countdown: Sendable {
  private let left: Atomic<Int>
  private let completion: @Sendable () -> Void

  /// Creates a countdown.
  ///
  /// - Parameters:
  ///   - count: The number of calls of ``count()``, at least 1.
  ///   - completion: Called by the last of them.
  init(from count: Int, completion: @escaping @Sendable () -> Void) {
    left = Atomic(count)
    self.completion = completion
  }

  /// Counts one event.
  func count() {
    if left.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { completion() }
  }
}
