package import Mustache

/// What a template sees: a value whose stored properties are the names in the template.
package protocol View: MustacheParent, Sendable {}

extension View {
  /// Returns the value of a property; `nil` where there is no such property.
  ///
  /// A property that is `nil` is `false`: its section is left out. A template that found nothing at
  /// all would look for a property of that name in the views around this one.
  package func child(named name: String) -> Any? {
    for child in Mirror(reflecting: self).children where child.label == name {
      guard let optional = child.value as? any OptionalValue else { return child.value }
      return optional.value ?? false
    }
    return nil
  }
}

/// An optional of any type.
private protocol OptionalValue {
  var value: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var value: Any? { map { $0 } }
}
