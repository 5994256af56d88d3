/// A template: text with places that a view fills in.
///
/// The language is Mustache's, as far as the pages need it: `{{name}}` escapes, `{{{name}}}` does not,
/// ``{{`name}}`` escapes and sets what stands between backquotes in `<code>`,
/// `{{#name}}…{{/name}}` repeats or leaves out, `{{^name}}…{{/name}}` is its opposite, `{{> name}}`
/// calls another template, `{{.}}` is the view itself, `{{a.b}}` a property of a property, and
/// `empty(name)` asks whether a list has no elements. A line of nothing but one tag that is not replaced
/// by text leaves no line behind.
struct Template: Sendable {
  /// What it is made of, in order.
  var parts: [Part] = []

  /// A piece of a template.
  indirect enum Part: Sendable {
    /// Text that stays as it is.
    case text(String)
    /// The text of a value.
    case value(Name, Form)
    /// What is shown for each element of a list, or where something is there.
    case section(Name, Template)
    /// What is shown where a list is empty, or something is not there.
    case otherwise(Name, Template)
    /// Another template, by its name.
    case call(String)
  }

  /// How the text of a value gets into the page.
  enum Form: Sendable {
    /// Nothing in it is markup.
    case escaped
    /// Nothing in it is markup, and what stands between backquotes is code.
    case coded
    /// It is markup.
    case markup
  }

  /// How a template names a value.
  struct Name: Hashable, Sendable {
    /// The properties that lead to it; none for the view itself.
    let path: [String]
    /// Whether it is not the list that is meant, but whether it is empty.
    let asksWhetherEmpty: Bool

    /// Reads a name as it stands in a tag.
    init(_ text: some StringProtocol) {
      let call = "empty("
      asksWhetherEmpty = text.hasPrefix(call) && text.hasSuffix(")")
      let inner = asksWhetherEmpty ? text.dropFirst(call.count).dropLast() : text[...]
      path = inner.split(separator: ".").map { String($0) }
    }
  }
}
