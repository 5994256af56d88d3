package import SpecModel

/// The start state of a case as a spec writes it: unusual values of `given`, and the messages with
/// their triggers.
///
/// ```text
/// given     minimum_interval: 0s
/// message   first: {type: modal, trigger: {custom_event: opened_shop}}
/// message   second: {type: full, trigger: {custom_event: viewed_cart}}
/// ```
package struct SetupText {
  private let `case`: Case

  /// Creates the text for a case.
  package init(_ case: Case) {
    self.case = `case`
  }

  /// Returns the lines, each within a width; none if there is nothing to show.
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
