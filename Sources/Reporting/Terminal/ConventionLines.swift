package import Conformance
package import Wording

/// The conventions of the protocol that an engine does not keep, before what may follow from that.
package struct ConventionLines {
  private let broken: [BrokenConvention]
  private let width: Int
  private let style: TextStyle

  /// Creates the lines for broken conventions.
  package init(_ broken: [BrokenConvention], width: Int, style: TextStyle) {
    self.broken = broken
    self.width = width
    self.style = style
  }

  /// The lines; none if no convention is broken.
  package var lines: [String] {
    guard let first = broken.first else { return [] }
    let heading =
      broken.count == 1
      ? "First: a convention of the protocol is not kept."
      : "First: \(broken.count) conventions of the protocol are not kept."
    let more =
      "What is below may follow from that. `\(VisibleText.line(first.command))` shows how to see it by "
      + "hand."
    return wrapped(heading, .strong, indent: 2)
      + broken.flatMap { convention in
        item(VisibleText.line(convention.seen), sign: "✗ ", .bad)
          + item(VisibleText.line(convention.advice), sign: "→ ", nil)
      } + wrapped(more, .faint, indent: 2) + [""]
  }

  private func item(_ text: String, sign: String, _ role: TextStyle.Role?) -> [String] {
    TextLayout.wrapped(text, to: width - 4).enumerated().map {
      $0 == 0 ? "  " + style(sign, role) + $1 : "    " + $1
    }
  }

  private func wrapped(_ text: String, _ role: TextStyle.Role, indent: Int) -> [String] {
    TextLayout.wrapped(text, to: width - indent).map {
      String(repeating: " ", count: indent) + style($0, role)
    }
  }
}
