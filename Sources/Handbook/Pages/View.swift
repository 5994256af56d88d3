/// What a template sees: names and what stands for them.
typealias View = [String: Any]

/// Returns a text for a section of a template, which is left out where the text is empty.
func section(_ text: String?) -> Any {
  guard let text, !text.isEmpty else { return false }
  return text
}
