/// A template: text with places that a view fills in.
///
/// The language is the part of Mustache that the pages need: `{{name}}` escapes, `{{{name}}}` does
/// not, ``{{`name}}`` escapes and puts text between backquotes in `<code>`, `{{#name}}…{{/name}}`
/// repeats or omits, `{{^name}}…{{/name}}` is its opposite, `{{> name}}` calls another template,
/// `{{.}}` is the view itself, `{{a.b}}` is a property of a property, and `empty(name)` is true if
/// a list has no elements. A line that contains only a tag without text leaves no line behind.
struct Template: Sendable {
  /// The parts of the template, in order.
  var parts: [Part] = []

  /// A part of a template.
  indirect enum Part: Sendable {
    /// Literal text.
    case text(String)
    /// The text of a value.
    case value(Name, Form)
    /// Shown for each element of a list, or if a value is present.
    case section(Name, Template)
    /// Shown if a list is empty, or if a value is absent.
    case otherwise(Name, Template)
    /// A call of another template, by its name.
    case call(String)
  }

  /// How the text of a value is inserted in the page.
  enum Form: Sendable {
    /// Escaped, without markup.
    case escaped
    /// Escaped, with the text between backquotes as code.
    case coded
    /// As markup.
    case markup
  }

  /// The name of a value in a template.
  struct Name: Hashable, Sendable {
    /// The properties that lead to the value; none for the view itself.
    let path: [String]
    /// Whether the name asks if the list is empty, instead of naming the list.
    let asksWhetherEmpty: Bool

    /// Parses the name in a tag.
    init(_ text: some StringProtocol) {
      let call = "empty("
      asksWhetherEmpty = text.hasPrefix(call) && text.hasSuffix(")")
      let inner = asksWhetherEmpty ? text.dropFirst(call.count).dropLast() : text[...]
      path = inner.split(separator: ".").map { String($0) }
    }
  }
}
