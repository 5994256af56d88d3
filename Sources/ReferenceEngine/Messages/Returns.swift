package import SpecModel

/// Why a message went back on the stack, each time that it did; after eight times, only when the reason differs from
/// the one before.
///
/// The reasons are numbers in place of a list: an entry is copied at every step of a decision, which is done in one go if
/// nothing in it is counted.
package struct Returns: RandomAccessCollection, Equatable, Sendable {
  /// The reasons as numbers of four bits, the oldest first; the oldest are forgotten.
  private var numbers: UInt64 = 0
  /// How many of them there are.
  package private(set) var endIndex = 0

  /// Creates an empty list.
  package init() {}

  package var startIndex: Int { 0 }

  package subscript(index: Int) -> ReenqueueReason {
    precondition(indices.contains(index), "a message went back \(count) times")
    return Self.reasons[Int(numbers >> UInt64(4 * (count - 1 - index)) & 15)]
  }

  /// Notes that the message goes back.
  ///
  /// An engine that keeps fetching an asset that fails, and offers the message each time, makes tens of
  /// thousands of these a day.
  package mutating func note(_ reason: ReenqueueReason) {
    guard count < Self.many || last != reason else { return }
    let number = Self.reasons.firstIndex(of: reason) ?? Self.reasons.count - 1
    numbers = numbers << 4 | UInt64(number)
    endIndex = Swift.min(count + 1, Self.most)
  }

  /// The number of times after which a reason is noted only when it differs.
  private static let many = 8
  /// The largest number of reasons that are kept.
  private static let most = 16

  /// The reasons that an engine can have: those in the documents, and those of an edited rulebook, which takes a
  /// message back in place of discarding it.
  private static let reasons =
    ReenqueueReason.documented
    + DiscardReason.documented.map { ReenqueueReason(rawValue: $0.rawValue) }
    + [ReenqueueReason(rawValue: "other")]
}
