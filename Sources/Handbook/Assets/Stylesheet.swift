/// The site's only style sheet.
enum Stylesheet {
  /// The style sheet's text.
  static let text = [palette, base, frame, search, parts, cases, pictures, print]
    .joined(separator: "\n")
}
