/// When a message was delivered, in milliseconds; for a local message, when it was presented.
///
/// From which of the two a timeout counts, if from any, is open (`open.timeout-from`).
package struct DeliveryTimes: Equatable, Sendable {
  /// When it was delivered first.
  let first: Int
  /// When it was delivered last.
  let latest: Int

  /// The times of a message that is delivered once.
  init(at time: Int) {
    self.init(first: time, latest: time)
  }

  /// The times of a message that may have been delivered before.
  init(first: Int, latest: Int) {
    self.first = first
    self.latest = latest
  }
}
