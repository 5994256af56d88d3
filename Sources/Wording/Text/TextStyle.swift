/// How text for a terminal is set: with color or without.
///
/// Nothing is said by color alone; a report reads the same without it.
package struct TextStyle: Hashable, Sendable {
  /// Whether text is colored.
  package var isColored: Bool

  /// Creates a style.
  package init(isColored: Bool) {
    self.isColored = isColored
  }

  /// No color at all.
  package static let plain = TextStyle(isColored: false)
  /// The sixteen colors that every terminal has, in the user's own palette.
  package static let colored = TextStyle(isColored: true)

  /// What a piece of text is, which decides how it looks.
  package enum Role: String, CaseIterable, Sendable {
    /// As expected.
    case good = "32"
    /// A failure.
    case bad = "31"
    /// A failure's headline.
    case headline = "1;31"
    /// Trouble that is not a wrong answer.
    case trouble = "35"
    /// Not asked.
    case skipped = "33"
    /// What matters most.
    case strong = "1"
    /// What matters less.
    case faint = "2"
    /// A message on the screen.
    case screen = "36"
  }

  /// Returns a text in a role; give it text that is laid out already.
  package func callAsFunction(_ text: String, _ role: Role?) -> String {
    guard isColored, let role, !text.isEmpty else { return text }
    return "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m"
  }
}
