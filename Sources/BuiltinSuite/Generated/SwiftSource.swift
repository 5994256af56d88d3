/// What the files have in common that are written in Swift.
enum SwiftSource {
  /// The longest line that `.swift-format` allows, in columns.
  static let width = 100

  /// The name of an id: `discardTimeoutPastIt` for `discard.timeout/past-it`.
  static func name(of id: some StringProtocol) -> String {
    let words = id.split { ".-/".contains($0) }
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Returns a list's elements with a comma after each, in lines that are as full as they can be.
  static func filled(_ elements: [String], indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for element in elements.map({ $0 + "," }) {
      if let last = lines.last, last.count + 1 + element.count <= width {
        lines[lines.count - 1] += " " + element
      } else {
        lines.append(margin + element)
      }
    }
    return lines.joined(separator: "\n")
  }
}
