/// Templates that call each other by name, and escape the values that are inserted.
package struct Templates: Sendable {
  private let templates: [String: Template]

  /// Parses templates.
  ///
  /// - Parameter sources: The templates, as UTF-8, by their names.
  /// - Throws: ``TemplateError`` if a template is invalid.
  package init(_ sources: [String: [UInt8]]) throws(TemplateError) {
    var templates: [String: Template] = [:]
    for (name, source) in sources {
      templates[name] = try TemplateParser.parse(String(decoding: source, as: UTF8.self))
    }
    self.templates = templates
  }

  /// Renders a view with a template.
  ///
  /// The result is empty if there is no template of that name.
  package func render(_ view: any View, with name: String) -> String {
    guard let template = templates[name] else { return "" }
    var renderer = TemplateRenderer(templates)
    renderer.render(template, [ShownView(view)])
    return renderer.text
  }
}
