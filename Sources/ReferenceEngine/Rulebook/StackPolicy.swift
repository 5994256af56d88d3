import SpecModel

/// Where a message is put on the stack, and where it is taken from; the top of the stack is the end of the
/// array.
package struct StackPolicy: Sendable {
  /// Puts an entry somewhere on the stack.
  package typealias Put = @Sendable (_ stack: inout [Entry], Entry) -> Void
  /// Takes an entry from somewhere on the stack.
  package typealias Take = @Sendable (_ stack: inout [Entry]) -> Entry?

  /// Where a triggered message goes (`stack.push-on-trigger`).
  package var push: Put = StackPolicy.onTop
  /// Which waiting message is offered (`stack.last-in-first-out`).
  package var take: Take = { $0.popLast() }
  /// Which waiting message is offered when the host asks for one (`manual.display-next`).
  package var takeOnRequest: Take = { $0.popLast() }

  /// Puts an entry on top.
  package static let onTop: Put = { $0.append($1) }
}
