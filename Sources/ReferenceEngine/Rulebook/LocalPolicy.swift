package import SpecModel

/// What is special about messages made in the app.
///
/// Nothing is: they go on the stack like triggered ones and obey the same checks (`local.display`).
package struct LocalPolicy: Sendable {
  /// Tells whether the engine displays a local message at all.
  package var isDisplayed: @Sendable (StoredMessage) -> Bool = { _ in true }
  /// Where a local message goes on the stack.
  package var push: StackPolicy.Put = StackPolicy.onTop
  /// Tells whether a local message that goes back waits on the stack.
  package var isPutBack: @Sendable (ReenqueueReason) -> Bool = { _ in true }
}
