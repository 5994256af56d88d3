import SpecModel

/// What is special about messages made in the app.
///
/// Nothing is: they go on the stack like triggered ones and obey the same checks (`local.display`).
struct LocalPolicy: Sendable {
  /// Tells whether the engine displays a local message at all.
  var isDisplayed: @Sendable (StoredMessage) -> Bool = { _ in true }
  /// Where a local message goes on the stack.
  var push: StackPolicy.Put = StackPolicy.onTop
  /// Whether a local message has to pass the display checks.
  var isChecked = true
  /// Tells whether a local message that goes back waits on the stack.
  var isPutBack: @Sendable (ReenqueueReason) -> Bool = { _ in true }
}
