import SpecModel

/// Where a waiting message is put and taken; the top of the stack is the end of the array.
struct StackPolicy: Sendable {
  /// Puts an entry somewhere on the stack.
  typealias Put = @Sendable (_ stack: inout [Entry], Entry) -> Void
  /// Takes an entry from somewhere on the stack.
  typealias Take = @Sendable (_ stack: inout [Entry]) -> Entry?

  /// Where a triggered message goes (`stack.push-on-trigger`).
  var push: Put = StackPolicy.onTop
  /// Where a message goes that goes back (`reenqueue.on-top`).
  var putBack: Put = StackPolicy.onTop
  /// Which waiting message is offered (`stack.last-in-first-out`).
  var take: Take = { $0.popLast() }
  /// Which waiting message is offered when the host asks for one (`manual.display-next`).
  var takeOnRequest: Take = { $0.popLast() }
  /// Tells whether an action is a launch (`stack.in-memory`).
  var isLaunch: @Sendable (Action) -> Bool = { $0 == .relaunch }
  /// What becomes of the stack on a launch (`stack.in-memory`).
  var afterLaunch: @Sendable ([Entry]) -> [Entry] = { _ in [] }
  /// What happens to a message that is put on the stack while it waits there already
  /// (`open.duplicate-on-stack`).
  var duplicates = Duplicates.twice

  /// What a displayed message leaves on the stack; something only in faulty engines.
  var leaveAfterDisplay: Put?
  /// What a discarded message leaves on the stack (`discard.leaves-stack`); something only in
  /// faulty engines.
  var leaveAfterDiscard: (@Sendable (_ stack: inout [Entry], Entry, DiscardReason) -> Void)?

  /// What happens to a message that is put on the stack while it waits there already.
  enum Duplicates: Sendable {
    /// It waits there twice.
    case twice
    /// It waits once, in its new place.
    case moves
    /// It waits once, in its old place.
    case stays
  }

  /// Puts an entry on top.
  static let onTop: Put = { $0.append($1) }
  /// Puts an entry at the bottom.
  static let atBottom: Put = { $0.insert($1, at: 0) }
  /// Puts an entry below the topmost.
  static let belowTop: Put = { $0.insert($1, at: max($0.count - 1, 0)) }
}
