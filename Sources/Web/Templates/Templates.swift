/// Templates that know each other by name, and escape whatever is put into them.
package struct Templates: Sendable {
  private let templates: [String: Template]

  /// Parses templates.
  ///
  /// - Parameter sources: The templates, as UTF-8, by their names.
  /// - Throws: ``TemplateError`` where one is broken.
  package init(_ sources: [String: [UInt8]]) throws(TemplateError) {
    var templates: [String: Template] = [:]
    for (name, source) in sources {
      templates[name] = try TemplateParser.parse(String(decoding: source, as: UTF8.self))
    }
    self.templates = templates
  }

  /// Renders a view with a template; empty where there is no template of that name.
  package func render(_ view: any View, with name: String) -> String {
    guard let template = templates[name] else { return "" }
    var renderer = TemplateRenderer(templates)
    renderer.render(template, [ShownView(view)])
    return renderer.text
  }
}
