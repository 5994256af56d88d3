import Reporting

/// The stack after a step: a tray with a card for each waiting message, the newest on top.
struct PictureStack {
  private let names: [String]
  private let isAsserted: Bool
  /// Whether the first name is marked as the top.
  private let marksTop: Bool

  private static let cardHeight = 20.0
  private static let gap = 3.0
  private static let limit = 5

  /// Creates the picture of a stack.
  init(_ snapshot: CaseStory.Snapshot) {
    names = snapshot.stack
    isAsserted = snapshot.isStackAsserted
    marksTop = true
  }

  /// Creates the picture of another list that the case asserts, the first name on top.
  init(list names: [String]) {
    self.names = names
    (isAsserted, marksTop) = (true, false)
  }

  private var rows: Int { names.count > Self.limit ? Self.limit + 1 : max(1, names.count) }

  /// The height of the tray.
  var height: Double { Double(rows) * (Self.cardHeight + Self.gap) + 8 }

  /// Returns the tray as SVG, with its bottom on a line.
  func svg(x: Double, bottom: Double, width: Double) -> String {
    let top = bottom - height
    let style = isAsserted ? "tr" : "tr d"
    var result = """
      <path class="\(style)" d="M\(Number(x)) \(Number(top))V\(Number(bottom - 4))q0 4 4 4\
      h\(Number(width - 8))q4 0 4-4V\(Number(top))"/>
      """
    guard !names.isEmpty else {
      return result + """
        <text class="em" x="\(Number(x + width / 2))" y="\(Number(bottom - 12))">empty</text>
        """
    }
    var y = bottom - 4 - Double(rows) * (Self.cardHeight + Self.gap)
    for (index, name) in names.prefix(Self.limit).enumerated() {
      result += card(
        name, isTop: marksTop && index == 0 && names.count > 1, x: x + 5, y: y, width: width - 10)
      y += Self.cardHeight + Self.gap
    }
    if names.count > Self.limit {
      let rest = "and \(names.count - Self.limit) more below"
      result +=
        "<text class=\"em\" x=\"\(Number(x + width / 2))\" y=\"\(Number(y + 13))\">\(rest)</text>"
    }
    return result
  }

  private func card(
    _ name: String, isTop: Bool, x: Double, y: Double, width: Double
  ) -> String {
    let room = width - (isTop ? 40 : 16)
    let size = 11.0
    var text = name
    while PictureText.width(of: .init(text: text, isName: true), size: size) > room, !text.isEmpty {
      text = String(text.dropLast(text.hasSuffix("…") ? 2 : 1)) + "…"
    }
    var result = """
      <rect class="cd" x="\(Number(x))" y="\(Number(y))" width="\(Number(width))" \
      height="\(Number(Self.cardHeight))" rx="4"/>\
      <text class="n" x="\(Number(x + 8))" y="\(Number(y + 14))">\(HTMLText.escaped(text))</text>
      """
    if isTop {
      result +=
        "<text class=\"tp\" x=\"\(Number(x + width - 7))\" y=\"\(Number(y + 14))\">top</text>"
    }
    return result
  }
}
