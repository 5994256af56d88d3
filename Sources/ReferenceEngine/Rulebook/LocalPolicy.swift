import SpecModel

/// Whether messages made in the app are displayed.
///
/// They go on the stack like triggered ones, and the same conditions send them back (`local.display`). That they
/// carry no analytics (`local.no-analytics`) is decided in `Presenter.display(_:in:)` and `click(in:)`.
package struct LocalPolicy: Sendable {
  /// Whether the engine displays a local message at all: it does.
  package var isDisplayed: @Sendable (StoredMessage) -> Bool = { _ in true }
}
