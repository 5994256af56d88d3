import SpecModel

/// The lanes of a timeline's picture, as wide as what stands in them and no wider than there is room.
struct TimelineLanes {
  private let number: Int
  private let happens: Int
  private let seen: Int
  private let screen: Int

  /// One line of the picture, lane by lane, not yet laid out.
  struct Cells {
    var mark: Timeline.Mark?
    var number = ""
    var happens = ""
    var eventMark: Timeline.EventMark?
    var seen = ""
    var screen = ""
  }

  private let titles: (happens: String, seen: String, screen: String)
  private static let gap = 2

  /// Measures what a timeline has to say and shares out the columns.
  init(_ timeline: Timeline, width: Int) {
    let wasAsked = timeline.rows.contains { [.asExpected, .seen, .differs].contains($0.mark) }
    titles = ("what happens", wasAsked ? "what is seen" : "what is expected", "screen")
    let entries = timeline.rows.flatMap(\.actions)
    let events = entries.flatMap(\.events)
    let names =
      (timeline.rows.map(\.screenBefore) + events.map(\.screenAfter)).compactMap { $0 }
    let screen = max(
      TextLayout.width(titles.screen),
      min(20, 4 + (names.map { TextLayout.width(VisibleText.line($0)) }.max() ?? 0)))
    let number = String(timeline.lastNumber).count
    func widest(_ texts: [String], _ title: String) -> Int {
      max(title.count, texts.map(TextLayout.width).max() ?? 0)
    }
    let happens = widest(entries.map { Self.text($0.action.phrase) }, titles.happens)
    let seen = widest(events.map { Self.text($0.phrase) }, titles.seen) + 2
    // A mark and a gap before the number, a gap behind it, and one on both sides of what is seen.
    let room = width - 3 - number - Self.gap * 3 - screen
    (self.happens, self.seen) =
      happens + seen <= room ? (happens, seen) : Self.split(room, between: entries)
    self.number = number
    self.screen = screen
  }

  /// Shares the room out between the two lanes of prose so that the picture takes the fewest lines.
  private static func split(
    _ room: Int, between entries: [Timeline.Entry]
  ) -> (happens: Int, seen: Int) {
    let texts = entries.map { entry in
      (action: text(entry.action.phrase), events: entry.events.map { text($0.phrase) })
    }
    func height(_ happens: Int) -> Int {
      texts.reduce(0) { sum, entry in
        let seen = entry.events.reduce(0) {
          $0 + TextLayout.wrapped($1, to: room - happens - 2).count
        }
        return sum + max(seen, TextLayout.wrapped(entry.action, to: happens).count)
      }
    }
    let narrowest = room / 3
    let heights = (narrowest...room - narrowest).map { (happens: $0, height: height($0)) }
    let happens = heights.min { $0.height < $1.height }?.happens ?? room / 2
    return (happens, room - happens)
  }

  private static func text(_ phrase: Phrase) -> String { VisibleText.line(phrase.plain) }

  /// The line of titles.
  var header: String {
    let gap = String(repeating: " ", count: Self.gap)
    let start = String(repeating: " ", count: 3 + number + 2)
    return start + TextLayout.padded(titles.happens, to: happens) + gap + "  "
      + TextLayout.padded(titles.seen, to: seen - 2) + gap + titles.screen
  }

  /// Breaks a step into lines.
  func cells(of row: Timeline.Row) -> [Cells] {
    var result: [Cells] = []
    var visible = row.screenBefore
    for entry in row.actions {
      if case .relaunch = entry.action { visible = nil }
      let left = TextLayout.wrapped(Self.text(entry.action.phrase), to: happens)
      var right: [Cells] = []
      for event in entry.events {
        for (index, line) in TextLayout.wrapped(Self.text(event.phrase), to: seen - 2).enumerated()
        {
          var cells = Cells()
          cells.eventMark = index == 0 ? event.mark : nil
          cells.seen = line
          cells.screen =
            index == 0
            ? edge(from: visible, to: event, entry.isInBackground)
            : inside(event.screenAfter, entry.isInBackground)
          right.append(cells)
        }
        visible = event.screenAfter
      }
      for index in 0..<max(left.count, right.count) {
        var cells = Cells()
        if index < right.count { cells = right[index] }
        if index >= right.count { cells.screen = inside(visible, entry.isInBackground) }
        if index < left.count { cells.happens = left[index] }
        result.append(cells)
      }
    }
    if !result.isEmpty {
      result[0].mark = row.mark
      result[0].number = String(row.number)
    }
    return result
  }

  /// The screen at the moment of an event: a box opens, closes, or goes on.
  private func edge(
    from before: String?, to event: Timeline.Event, _ isInBackground: Bool
  ) -> String {
    let isDisplay: Bool =
      if case .observation(.displayed) = event.content { true } else { event.screenAfter != before }
    switch (before, event.screenAfter) {
    case (_, let name?) where isDisplay && event.mark != .missing:
      let name = TextLayout.truncated(VisibleText.line(name), to: screen - 4)
      let rule = String(repeating: "─", count: screen - 4 - TextLayout.width(name))
      return "┌ \(name) \(rule)┐"
    case (_?, nil): return "└" + String(repeating: "─", count: screen - 2) + "┘"
    case (_, let name): return inside(name, isInBackground)
    }
  }

  /// The screen between events.
  private func inside(_ message: String?, _ isInBackground: Bool) -> String {
    if message != nil { return "│" + String(repeating: " ", count: screen - 2) + "│" }
    return isInBackground ? String(repeating: "░", count: screen) : ""
  }

  /// Lays a line out.
  func line(_ cells: Cells, _ style: TextStyle) -> String {
    let (sign, role) = Self.sign(cells.mark)
    let (eventSign, eventRole) = Self.sign(cells.eventMark)
    let gap = String(repeating: " ", count: Self.gap)
    let number = TextLayout.padded(cells.number, to: number, alignRight: true)
    let line = StyledLine([
      (" ", nil), (sign + " " + number, role), (gap, nil),
      (TextLayout.padded(cells.happens, to: happens), nil), (gap, nil),
      (TextLayout.padded(eventSign + " " + cells.seen, to: seen), eventRole), (gap, nil),
      (cells.screen, cells.screen.hasPrefix("░") ? .faint : .screen),
    ])
    return line.text(style)
  }

  private static func sign(_ mark: Timeline.Mark?) -> (String, TextStyle.Role?) {
    switch mark {
    case .asExpected: ("✓", .good)
    case .differs: ("✗", .bad)
    case .broke: ("!", .trouble)
    case .expected, .seen, nil: (" ", nil)
    }
  }

  private static func sign(_ mark: Timeline.EventMark?) -> (String, TextStyle.Role?) {
    switch mark {
    case .missing: ("-", .bad)
    case .unexpected: ("+", .good)
    case .aside: ("·", .faint)
    case .expected, nil: (" ", nil)
    }
  }
}
