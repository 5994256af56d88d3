/// Fills in a template's places with the values of views.
struct TemplateRenderer {
  private let templates: [String: Template]
  /// The page so far.
  private(set) var text = ""

  /// Creates a renderer for templates that call each other by these names.
  init(_ templates: [String: Template]) {
    self.templates = templates
  }

  /// Renders a template.
  ///
  /// - Parameters:
  ///   - template: The template.
  ///   - views: The view, preceded by the views around it, which are searched for names that it
  ///     does not have.
  mutating func render(_ template: Template, _ views: [ShownView]) {
    for part in template.parts {
      switch part {
      case .text(let part):
        text += part
      case .value(let name, let form):
        let value = self.value(name, in: views).map { "\($0)" } ?? ""
        switch form {
        case .escaped: text += HTMLText.escaped(value)
        case .coded: text += HTMLText.coded(value)
        case .markup: text += value
        }
      case .section(let name, let body):
        renderSection(body, for: value(name, in: views), in: views)
      case .otherwise(let name, let body):
        if isNothing(value(name, in: views)) { render(body, views) }
      case .call(let name):
        if let called = templates[name] { render(called, views) }
      }
    }
  }

  private mutating func renderSection(
    _ body: Template, for value: Any?, in views: [ShownView]
  ) {
    guard let value else { return }
    if let flag = value as? Bool {
      if flag { render(body, views) }
    } else if let list = value as? [Any] {
      for element in list { render(body, views + [ShownView(element)]) }
    } else {
      render(body, views + [ShownView(value)])
    }
  }

  private func isNothing(_ value: Any?) -> Bool {
    guard let value else { return true }
    if let flag = value as? Bool { return !flag }
    return (value as? [Any])?.isEmpty ?? false
  }

  private func value(_ name: Template.Name, in views: [ShownView]) -> Any? {
    let value = value(at: name.path[...], in: views)
    return name.asksWhetherEmpty ? isNothing(value) : value
  }

  private func value(at path: ArraySlice<String>, in views: [ShownView]) -> Any? {
    guard let first = path.first else { return views.last?.value }
    guard let holder = views.last(where: { $0.properties[first] != nil }) else { return nil }
    var value = holder.properties[first].flatMap(\.value)
    for property in path.dropFirst() {
      value = value.flatMap { ShownView($0).properties[property]?.value }
    }
    return value
  }
}

/// A view while it is shown, with its properties by their names.
struct ShownView {
  /// The view.
  let value: Any
  /// Its stored properties.
  ///
  /// A property that is `nil` is included, and hides one of the same name in a view around it.
  let properties: [String: Property]

  /// The value of a property, or `nil` if the property is `nil`.
  struct Property {
    let value: Any?
  }

  /// Creates a shown view.
  init(_ value: Any) {
    self.value = value
    var properties: [String: Property] = [:]
    if !(value is String) {
      for case (let name?, let value) in Mirror(reflecting: value).children {
        let optional = value as? any OptionalValue
        properties[name] = Property(value: optional.map(\.value) ?? value)
      }
    }
    self.properties = properties
  }
}

/// An optional of any type.
private protocol OptionalValue {
  var value: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var value: Any? { map { $0 } }
}
