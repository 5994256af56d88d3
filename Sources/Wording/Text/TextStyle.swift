/// The style of text on a terminal: with colors or without.
///
/// Color alone never carries a meaning: a report reads the same without it.
package struct TextStyle: Hashable, Sendable {
  /// Whether text is colored.
  package var isColored: Bool

  /// Creates a style.
  package init(isColored: Bool) {
    self.isColored = isColored
  }

  /// No color.
  package static let plain = TextStyle(isColored: false)
  /// The sixteen colors that every terminal has, in the user's own palette.
  package static let colored = TextStyle(isColored: true)

  /// The role of a piece of text, which decides its color.
  package enum Role: String, CaseIterable, Sendable {
    /// As expected.
    case good = "32"
    /// A failure.
    case bad = "31"
    /// A failure's headline.
    case headline = "1;31"
    /// An engine's failure to answer properly.
    case trouble = "35"
    /// A case that was not run.
    case skipped = "33"
    /// The most important text.
    case strong = "1"
    /// Less important text.
    case faint = "2"
    /// A message on the screen.
    case screen = "36"
  }

  /// Returns a text in a role; the text must already have its final layout.
  package func callAsFunction(_ text: String, _ role: Role?) -> String {
    guard isColored, let role, !text.isEmpty else { return text }
    return "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m"
  }
}
