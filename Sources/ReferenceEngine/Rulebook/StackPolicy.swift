package import SpecModel

/// Where a message is put on the stack, and where it is taken from; the top of the stack is the end of the
/// array.
package struct StackPolicy: Sendable {
  /// Puts an entry somewhere on the stack.
  package typealias Put = @Sendable (_ stack: inout [Entry], Entry) -> Void
  /// Takes an entry from somewhere on the stack.
  package typealias Take = @Sendable (_ stack: inout [Entry]) -> Entry?

  /// Where a triggered message goes (`stack.push-on-trigger`).
  package var push: Put = StackPolicy.onTop
  /// Where a message that goes back is put (`reenqueue.on-top`).
  package var putBack: Put = StackPolicy.onTop
  /// Which waiting message is offered (`stack.last-in-first-out`).
  package var take: Take = { $0.popLast() }
  /// Which waiting message is offered when the host asks for one (`manual.display-next`).
  package var takeOnRequest: Take = { $0.popLast() }
  /// Whether an action is a launch: only a relaunch is (`stack.in-memory`).
  package var isLaunch: @Sendable (Action) -> Bool = { $0 == .relaunch }
  /// What is left of the stack after a launch: nothing (`stack.in-memory`).
  package var afterLaunch: @Sendable ([Entry]) -> [Entry] = { _ in [] }
  /// What an action other than a launch does to those that wait, given the message that was on the screen
  /// before: nothing (`stack.in-memory`).
  package var atAction: @Sendable (_ stack: inout [Entry], Action, _ visible: Entry?) -> Void = {
    _, _, _ in
  }
  /// What the display of a message does to those that wait: nothing.
  package var afterDisplay: Put = { _, _ in }
  /// What the discard of a message does to those that wait: nothing (`discard.leaves-stack`).
  package var afterDiscard: @Sendable (_ stack: inout [Entry], Entry, DiscardReason) -> Void = {
    _, _, _ in
  }

  /// Puts an entry on top.
  package static let onTop: Put = { $0.append($1) }
}
