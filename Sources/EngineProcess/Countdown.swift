import Synchronization

/// Tells when the last of several things has happened.
final class Countdown: Sendable {
  private let left: Atomic<Int>
  private let completion: @Sendable () -> Void

  /// Creates a countdown.
  ///
  /// - Parameters:
  ///   - count: How often ``count()`` will be called; at least once.
  ///   - completion: What the last call does.
  init(from count: Int, completion: @escaping @Sendable () -> Void) {
    left = Atomic(count)
    self.completion = completion
  }

  /// Counts one of them.
  func count() {
    if left.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { completion() }
  }
}
