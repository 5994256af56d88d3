/// What is special about messages made in the app.
///
/// Nothing is: they go on the stack like triggered ones and obey the same checks (`local.display`).
struct LocalPolicy: Sendable {
  /// Whether the engine displays local messages at all.
  var isDisplayed = true
  /// Where a local message goes on the stack.
  var push: StackPolicy.Put = StackPolicy.onTop
  /// Whether a local message has to pass the display checks.
  var isChecked = true
  /// Whether a local message that goes back waits on the stack.
  var isPutBack = true
}
