/// What a template sees: a value whose stored properties are the names in the template.
package protocol View: Sendable {}
