import Reporting
import SpecModel
import Wording

/// A lane of a band: words about events and, for the stack and the screen, a drawing of the state
/// below them.
struct PictureLane {
  private let title: String
  private let cells: [Cell]
  private let layout: PictureLayout
  private let texts: [[(event: PictureEvent, text: PictureText)]]

  /// The contents of a lane for one step.
  enum Cell {
    /// The stack after the step.
    case stack(CaseStory.Snapshot, [PictureEvent])
    /// The screen in the step, and after it.
    case screen([PictureDevice], [PictureEvent])
    /// Only words.
    case events([PictureEvent])
    /// The value of a state after the step.
    case value(String)
    /// The answer to a query of the suite, the first message on top; `nil` if it was not asked.
    case list([String]?, [PictureEvent])

    /// The events.
    var events: [PictureEvent] {
      switch self {
      case .stack(_, let events), .screen(_, let events), .events(let events): events
      case .value: []
      // The drawing says it, unless something is wrong with it.
      case .list(_, let events): events.filter { $0.mark != .expected }
      }
    }
  }

  private static let markWidth = 13.0
  /// The height of the arrow from one device to the next.
  private static let arrowHeight = 12.0
  private static let lineHeight = 15.0

  /// Lays out a lane.
  init(_ title: String, _ cells: [Cell], _ layout: PictureLayout) {
    self.title = title
    self.cells = cells
    self.layout = layout
    texts = cells.map { cell in
      cell.events.map {
        ($0, PictureText($0.phrase, width: layout.textWidth - Self.markWidth, size: 11.5))
      }
    }
  }

  /// The height of the highest words.
  private var wordsHeight: Double {
    let lines = texts.map { $0.reduce(0) { $0 + $1.text.lines.count } }.max() ?? 0
    return lines == 0 ? 0 : Double(lines) * Self.lineHeight + 4
  }

  /// The height of the highest drawing of the state after a step.
  private var drawingHeight: Double {
    cells.map { cell in
      switch cell {
      case .stack(let snapshot, _): PictureStack(snapshot).height
      case .screen(let devices, _): devices.last?.height ?? 0
      case .events: 0
      case .value: 12
      case .list(let names, _): names.map { PictureStack(list: $0).height } ?? 0
      }
    }.max() ?? 0
  }

  /// The height of the highest drawing of what was visible in between.
  private var earlierHeight: Double { cells.map { Self.earlierHeight(of: $0) }.max() ?? 0 }

  private static func earlierHeight(of cell: Cell) -> Double {
    guard case .screen(let devices, _) = cell else { return 0 }
    return devices.dropLast().reduce(0) { $0 + $1.height + arrowHeight }
  }

  /// The height of the lane.
  var height: Double { wordsHeight + earlierHeight + drawingHeight + 20 }

  /// The lane as SVG.
  var svg: String {
    var result = Self.label(title, y: 21)
    for (index, cell) in cells.enumerated() {
      let x = layout.x(index)
      var y = 21.0
      for (event, text) in texts[index] {
        result += event.shape(x: x + 4, y: y - 4)
        let quiet = event.mark == .aside ? " class=\"q\"" : " class=\"e\""
        result += text.svg(
          x: x + Self.markWidth, y: y, lineHeight: Self.lineHeight, attributes: quiet)
        y += Double(text.lines.count) * Self.lineHeight
      }
      let bottom = height - 10
      switch cell {
      case .stack(let snapshot, _):
        result += PictureStack(snapshot).svg(x: x, bottom: bottom, width: layout.textWidth)
      case .screen(let devices, _):
        let top = bottom - drawingHeight - Self.earlierHeight(of: cell)
        result += drawing(of: devices, x: x, top: top)
      case .value(let value):
        let text = PictureText(Phrase([.name(value)]), width: layout.textWidth, size: 11.5)
        result += text.svg(x: x, y: 21, lineHeight: Self.lineHeight, attributes: " class=\"e\"")
      case .list(let names?, _):
        result += PictureStack(list: names).svg(x: x, bottom: bottom, width: layout.textWidth)
      case .list(nil, _), .events: break
      }
    }
    return result
  }

  /// Returns devices as SVG, one below the other.
  private func drawing(of devices: [PictureDevice], x: Double, top: Double) -> String {
    let middle = x + layout.textWidth / 2
    var (result, top) = ("", top)
    for (index, device) in devices.enumerated() {
      if index > 0 {
        result += "<path class=\"bu\" d=\"M\(Number(middle - 4)) \(Number(top + 4))h8l-4 5z\"/>"
        top += Self.arrowHeight
      }
      result += device.svg(x: middle - device.width / 2, top: top)
      top += device.height
    }
    return result
  }

  /// Returns the name of a lane as SVG.
  static func label(_ title: String, y: Double) -> String {
    var shown = title
    let room = PictureLayout.labelWidth - 4
    while PictureText.width(of: .init(text: shown, isName: false), size: 12.5) > room {
      shown = String(shown.dropLast(shown.hasSuffix("…") ? 2 : 1)) + "…"
    }
    return "<text class=\"lb\" x=\"0\" y=\"\(Number(y))\">\(HTMLText.escaped(shown))</text>"
  }
}
