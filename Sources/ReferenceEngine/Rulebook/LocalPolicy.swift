import SpecModel

/// What is special about messages made in the app: nothing.
///
/// They go on the stack like triggered ones, and the same conditions send them back (`local.display`).
package struct LocalPolicy: Sendable {
  /// Whether the engine displays a local message at all: it does.
  package var isDisplayed: @Sendable (StoredMessage) -> Bool = { _ in true }
}
