/// What a template sees: a value whose stored properties are the names in the template.
package protocol View: Sendable {}

extension String {
  /// The text; `nil` if it is empty, so that a template leaves its section out.
  package var nonEmpty: String? { isEmpty ? nil : self }
}
