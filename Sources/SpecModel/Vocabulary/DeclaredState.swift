/// Something that actions and observations change: whether messages are paused, who is logged in.
package struct DeclaredState: Hashable, Sendable {
  /// Its name.
  package var name: String
  /// The values that it can have.
  package var values: [String]
  /// The value at the start of a case, unless `given` sets another.
  package var start: String

  /// Creates a state.
  package init(_ name: String, values: [String], start: String) {
    self.name = name
    self.values = values
    self.start = start
  }
}
