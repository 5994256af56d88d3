import SpecModel
import Wording

/// Some steps side by side, with all their lanes.
struct PictureBand {
  private let columns: [PictureColumn]
  private let layout: PictureLayout
  private let isLast: Bool
  private let lanes: [PictureLane]
  /// The actions of each step, in lines.
  private let actions: [[PictureText]]

  private static let headerHeight = 30.0

  /// Lays out steps.
  ///
  /// - Parameters:
  ///   - columns: The steps.
  ///   - layout: The measures of the picture.
  ///   - showsStack: Whether the picture has a lane for the stack.
  ///   - states: The states of the suite that have a lane.
  ///   - words: The words of the suite, if it has some of its own.
  ///   - isLast: Whether the story ends with this band.
  init(
    columns: [PictureColumn], layout: PictureLayout, showsStack: Bool, states: [String] = [],
    words: SuiteWords? = nil, isLast: Bool
  ) {
    self.columns = columns
    self.layout = layout
    self.isLast = isLast
    var lanes = states.map { state in
      PictureLane(state, columns.map { .value($0.snapshot.states[state] ?? "") }, layout)
    }
    if showsStack {
      lanes.append(
        PictureLane("Stack", columns.map { .stack($0.snapshot, $0.stackEvents) }, layout))
    }
    lanes.append(
      PictureLane("Screen", columns.map { .screen($0.devices, $0.screenEvents) }, layout))
    if columns.contains(where: { !$0.analytics.isEmpty }) {
      lanes.append(PictureLane("Analytics", columns.map { .events($0.analytics) }, layout))
    }
    for query in words?.vocabulary.queries.map(\.name) ?? []
    where columns.contains(where: { $0.snapshot.lists[query] != nil }) {
      lanes.append(
        PictureLane(
          query,
          columns.map { .list($0.snapshot.lists[query], $0.answers[query] ?? []) }, layout))
    }
    if columns.contains(where: { !$0.reports.isEmpty }) {
      let title = words == nil ? "Reports" : "Seen"
      lanes.append(PictureLane(title, columns.map { .events($0.reports) }, layout))
    }
    self.lanes = lanes
    actions = columns.map { column in
      let width = layout.textWidth - Self.indent(of: column)
      return column.actions.map { PictureText($0, width: width) }
    }
  }

  /// The indentation of actions, which follow a mark if there are several.
  private static func indent(of column: PictureColumn) -> Double {
    column.actions.count > 1 ? 10 : 0
  }

  private var happensHeight: Double {
    let lines = actions.map { texts in
      texts.reduce(0) { $0 + $1.lines.count } + max(0, texts.count - 1) / 4
    }
    return Double(lines.max() ?? 1) * 16 + 14
  }

  /// The height of the band.
  var height: Double { Self.headerHeight + happensHeight + lanes.reduce(0) { $0 + $1.height } }

  /// The band as SVG.
  var svg: String {
    var result = header + happens
    var y = Self.headerHeight + happensHeight
    for lane in lanes {
      result += "<path class=\"ln\" d=\"M0 \(Number(y))H\(Number(right))\"/>"
      result += "<g transform=\"translate(0 \(Number(y)))\">\(lane.svg)</g>"
      y += lane.height
    }
    return result
  }

  private var right: Double {
    PictureLayout.labelWidth + Double(columns.count) * layout.columnWidth
  }

  /// The axis with the step numbers, and the lines between the steps.
  private var header: String {
    var result =
      "<path class=\"ax\" d=\"M\(Number(PictureLayout.labelWidth)) 14H\(Number(right - 4))"
    result += isLast ? "m-5-4l5 4l-5 4\"/>" : "\"/>"
    for (index, column) in columns.enumerated() {
      let x = layout.x(index)
      if index > 0 {
        let edge = Number(x - PictureLayout.padding)
        result += "<path class=\"ln\" d=\"M\(edge) 28V\(Number(height))\"/>"
      }
      result += "<circle class=\"st\" cx=\"\(Number(x + 11))\" cy=\"14\" r=\"11\"/>"
      if column.snapshot.time > .zero {
        result += clock(column.snapshot.time, x: x + 28)
      }
      result += "<text class=\"sn\" x=\"\(Number(x + 11))\" y=\"18\">\(column.number)</text>"
    }
    return result
  }

  /// The elapsed time, on the axis.
  private func clock(_ time: TimeSpan, x: Double) -> String {
    let text = "after \(time)"
    let width = PictureText.width(of: .init(text: text, isName: false), size: 10.5) + 8
    return """
      <rect class="cb" x="\(Number(x))" y="6" width="\(Number(width))" height="16"/>\
      <text class="ct" x="\(Number(x + 4))" y="18">\(text)</text>
      """
  }

  private var happens: String {
    var result = PictureLane.label("Happens", y: Self.headerHeight + 14)
    for (index, column) in columns.enumerated() {
      var y = Self.headerHeight + 14
      let indent = Self.indent(of: column)
      for text in actions[index] {
        if indent > 0 {
          result +=
            "<path class=\"bu\" d=\"M\(Number(layout.x(index))) \(Number(y - 7))l4 3l-4 3z\"/>"
        }
        result += text.svg(x: layout.x(index) + indent, y: y)
        y += Double(text.lines.count) * 16
      }
    }
    return result
  }
}
