package import SpecModel

/// What a case starts from, as a spec writes it: what is given, where that is not the usual, and the
/// messages with their triggers.
///
/// ```text
/// given     minimum_interval: 0s
/// message   first: {type: modal, trigger: {custom_event: opened_shop}}
/// message   second: {type: full, trigger: {custom_event: viewed_cart}}
/// ```
package struct SetupText {
  private let `case`: Case

  /// Describes the start of a case.
  package init(_ case: Case) {
    self.case = `case`
  }

  /// The lines, each of at most a width; none where there is nothing to say.
  package func lines(width: Int, _ style: TextStyle) -> [String] {
    let given = `case`.given.flow.bare
    return (given.isEmpty ? [] : entry("given", given, width, style))
      + `case`.messages.flatMap {
        entry("message", "\($0.name): \($0.flow)", width, style)
      }
  }

  private func entry(
    _ label: String, _ text: String, _ width: Int, _ style: TextStyle
  ) -> [String] {
    let label = TextLayout.padded(label, to: Self.labelWidth)
    let lines = TextLayout.wrapped(VisibleText.line(text), to: width - Self.labelWidth)
    return lines.enumerated().map { index, line in
      (index == 0 ? style(label, .faint) : String(repeating: " ", count: Self.labelWidth)) + line
    }
  }

  private static let labelWidth = 10
}
