/// The data of a template: a value whose stored properties have the names in the template.
package protocol View: Sendable {}

extension String {
  /// The text, or `nil` if it is empty, so that a template omits its section.
  package var nonEmpty: String? { isEmpty ? nil : self }
}
