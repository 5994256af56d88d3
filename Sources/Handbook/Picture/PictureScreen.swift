import SpecModel
import Wording

/// The contents of a device's screen.
struct PictureScreen {
  let x: Double
  let y: Double
  let width: Double
  let height: Double
  let isKeyboardUp: Bool

  private var keyboardHeight: Double { (height * 0.34).rounded() }

  /// The height above the keyboard.
  private var room: Double { isKeyboardUp ? height - keyboardHeight : height }

  /// Rows of icons, if the app is in the background.
  var homeScreen: String {
    let columns = width > height ? 5 : 3
    let rows = width > height ? 3 : 4
    let (stepX, stepY) = (width / Double(columns), height / Double(rows))
    var path = ""
    for row in 0..<rows {
      for column in 0..<columns {
        let left = x + stepX * (Double(column) + 0.5) - 5.5
        let top = y + stepY * (Double(row) + 0.5) - 5.5
        path += "M\(Number(left)) \(Number(top))h11v11h-11z"
      }
    }
    return "<path class=\"ic\" d=\"\(path)\"/>"
  }

  /// A hint of the app's own contents.
  var app: String {
    let (left, top, wide) = (x + 8, y + 10, width - 16)
    return """
      <path class="ap" d="M\(Number(left)) \(Number(top))h\(Number(wide * 0.5))\
      M\(Number(left)) \(Number(top + 9))h\(Number(wide))\
      M\(Number(left)) \(Number(top + 17))h\(Number(wide * 0.8))"/>
      """
  }

  /// The keyboard, as rows of keys.
  var keyboard: String {
    let top = y + height - keyboardHeight
    let row = (keyboardHeight - 6) / 3
    var keys = ""
    for index in 0..<3 {
      keys +=
        "M\(Number(x + 5)) \(Number(top + 3 + row * (Double(index) + 0.5)))h\(Number(width - 10))"
    }
    return """
      <rect class="kb" x="\(Number(x))" y="\(Number(top))" width="\(Number(width))" \
      height="\(Number(keyboardHeight))" rx="4"/><path class="ky" d="\(keys)"/>
      """
  }

  /// Returns the message on the screen, with a shape for its type; dashed, if the case does not
  /// assert that it was displayed.
  func card(of type: Message.Kind, name: String, isAsserted: Bool) -> String {
    let box: (inset: Double, top: Double, height: Double) =
      switch type {
      case .full: (0, 0, room)
      case .slideup: (4, room - 38, 34)
      case .modal, .imageModal, .html: (5, (room - 54) / 2, 54)
      }
    let (left, top) = (x + box.inset, y + max(0, box.top))
    let (wide, high) = (width - box.inset * 2, min(box.height, room))
    var result = """
      <rect class="\(isAsserted ? "ms" : "ms d")" x="\(Number(left))" y="\(Number(top))" \
      width="\(Number(wide))" height="\(Number(high))" rx="5"/>
      """
    // The longest part between underscores determines the size of the name.
    let longest = name.split(separator: "_").map(\.count).max() ?? 1
    let size = min(9.5, max(7, (wide - 6) / (Double(longest + 1) * 0.6)))
    let text = PictureText(Phrase([.name(name)]), width: wide - 2, size: size)
    let sign = sign(of: type, x: left + wide / 2, y: top + 13)
    let middle = top + high / 2 + (sign.isEmpty ? 0 : 7)
    let first = middle + 3.5 - Double(text.lines.count - 1) * 5.5
    result += sign
    result += text.svg(
      x: left + wide / 2, y: first, lineHeight: 11,
      attributes: " class=\"mn\" font-size=\"\(Number(size))\"")
    return result
  }

  /// Returns a sign for types that the shape alone does not show.
  private func sign(of type: Message.Kind, x: Double, y: Double) -> String {
    switch type {
    case .imageModal:
      """
      <path class="sg" d="M\(Number(x - 9)) \(Number(y + 5))l6-9l4 5l3-4l5 8z"/>
      """
    case .html:
      """
      <path class="sg" d="M\(Number(x - 5)) \(Number(y - 5))l-5 5l5 5m10-10l5 5l-5 5"/>
      """
    case .slideup, .modal, .full: ""
    }
  }
}
