import Mustache

/// Templates that know each other by name, and escape whatever is put into them.
package struct Templates: Sendable {
  private let library: MustacheLibrary

  /// Parses templates.
  ///
  /// - Parameter sources: The templates in Mustache, as UTF-8, by their names.
  /// - Throws: An error of the template engine, where a template is broken.
  package init(_ sources: [String: [UInt8]]) throws {
    HTMLEscaping.register()
    var library = MustacheLibrary()
    for (name, source) in sources {
      // Each one asks for itself: a template that is called by another escapes in its own way.
      let text =
        "{{% CONTENT_TYPE:\(HTMLEscaping.name)}}\n" + String(decoding: source, as: UTF8.self)
      try library.register(text, named: name)
    }
    self.library = library
  }

  /// Renders a view with a template; empty where there is no template of that name.
  package func render(_ view: any View, with name: String) -> String {
    library.render(view, withTemplate: name) ?? ""
  }
}

/// How templates escape: with ``HTMLText``.
///
/// The template engine's own way goes character by character, and a quotation mark with a combining
/// accent after it is one character that is not a quotation mark: a text from outside could end an
/// attribute with it.
private struct HTMLEscaping: MustacheContentType {
  /// The name under which templates ask for it.
  static let name = "WEB"

  /// Makes the name known to the template engine; once is enough, and more do no harm.
  static func register() {
    MustacheContentTypes.register(HTMLEscaping(), named: name)
  }

  func escapeText(_ text: String) -> String { HTMLText.escaped(text) }
}
