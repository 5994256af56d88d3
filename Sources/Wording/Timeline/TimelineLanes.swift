import SpecModel

/// The lanes of a timeline's picture, as wide as their contents need and the available width
/// allows.
///
/// Timelines of one case share the step numbers and the actions; each has its own events, and its
/// own screen if there is room.
struct TimelineLanes {
  private let timelines: [Timeline]
  private let width: Int
  private let number: Int
  private let happens: Int
  private let lanes: [TimelineLane]
  /// The states of the suite, each with the width of its lane.
  private let states: [(name: String, width: Int)]

  private static let happensTitle = "what happens"
  private static let gap = 2
  /// The width that the words of a timeline beside another one need if it is to have a screen, too.
  private static let roomBesideScreen = 26

  /// Measures the contents of a case's timelines, and distributes the columns.
  ///
  /// - Parameters:
  ///   - timelines: The timelines.
  ///   - titles: The title above each of them.
  ///   - width: The number of columns available.
  init(_ timelines: [Timeline], titles: [String], width: Int) {
    let number = String(timelines.map(\.lastNumber).max() ?? 0).count
    let screens = timelines.map { TimelineLane.screenWidth($0.messagesOnScreen) }
    // States are shown beside the only timeline; side by side, there is no room.
    let states = (timelines.count == 1 ? timelines[0].changingStates : []).map { state in
      let values = timelines[0].values(of: state).map { TextLayout.width(VisibleText.line($0)) }
      return (name: state, width: max(TextLayout.width(state), values.max() ?? 0))
    }
    let stateRoom = states.reduce(0) { $0 + Self.gap + $1.width }
    /// Returns the columns for all words if each timeline has this many lanes.
    func room(lanes: Int) -> Int {
      // A mark and a gap precede the number, and a gap precedes each lane.
      width - 3 - number - Self.gap * (1 + timelines.count * lanes)
        - (lanes > 1 ? screens.reduce(0, +) : 0) - stateRoom
    }
    let showsScreens =
      timelines.count == 1
      || room(lanes: 2) >= Self.roomBesideScreen * (timelines.count + 1)
    let room = room(lanes: showsScreens ? 2 : 1)
    func widest(_ texts: [String], _ title: String) -> Int {
      max(TextLayout.width(title), texts.map(TextLayout.width).max() ?? 0)
    }
    var happens = widest(
      timelines.flatMap(\.entries).map { TimelineLane.text($0.action.phrase) }, Self.happensTitle)
    var seen = zip(timelines, titles).map { timeline, title in
      widest(timeline.entries.flatMap(\.events).map { TimelineLane.text($0.phrase) }, title)
        + TimelineLane.markWidth
    }
    if happens + seen.reduce(0, +) > room {
      happens = Self.split(room, between: timelines)
      seen = timelines.map { _ in (room - happens) / timelines.count }
    }
    self.states = states
    self.timelines = timelines
    self.width = width
    self.number = number
    self.happens = happens
    lanes = timelines.indices.map { index in
      let room = seen[index] - TimelineLane.markWidth
      return TimelineLane(
        title: TextLayout.truncated(VisibleText.line(titles[index]), to: room), seen: seen[index],
        screen: showsScreens ? screens[index] : nil)
    }
  }

  /// Returns the columns for the actions with which the picture takes the fewest lines.
  private static func split(_ room: Int, between timelines: [Timeline]) -> Int {
    let entries = timelines.map(\.entries)
    let longest = entries.max { $0.count < $1.count } ?? []
    let texts = longest.indices.map { index in
      (
        action: MeasuredText(TimelineLane.text(longest[index].action.phrase)),
        events: entries.map { entries in
          index < entries.count
            ? entries[index].events.map { MeasuredText(TimelineLane.text($0.phrase)) } : []
        }
      )
    }
    func height(_ happens: Int) -> Int {
      let seen = (room - happens) / timelines.count - TimelineLane.markWidth
      return texts.reduce(0) { sum, entry in
        let highest = entry.events.map { events in
          events.reduce(0) { $0 + $1.height(in: seen) }
        }.max()
        return sum + max(highest ?? 0, entry.action.height(in: happens))
      }
    }
    let narrowest = room / (timelines.count + 2)
    let heights = (narrowest...room - narrowest * timelines.count).map {
      (happens: $0, height: height($0))
    }
    return heights.min { $0.height < $1.height }?.happens ?? room / (timelines.count + 1)
  }

  /// The number of steps.
  var count: Int { timelines.map(\.rows.count).max() ?? 0 }

  /// Returns the line of titles.
  func header(_ style: TextStyle) -> String {
    let cells = lanes.map {
      TimelineLane.Cell(seen: $0.title, screen: $0.screen == nil ? "" : TimelineLane.screenTitle)
    }
    return style(
      line(emptyStart, Self.happensTitle, cells, states: states.map(\.name), .plain), .faint)
  }

  /// Returns the lines of a step, counted from 0.
  func lines(ofRow index: Int, _ style: TextStyle) -> [String] {
    let rows = timelines.map { index < $0.rows.count ? $0.rows[index] : nil }
    guard let row = rows.compactMap(\.self).last else { return [] }
    var screens = rows.map { $0?.screenBefore }
    var lines: [String] = []
    for action in row.actions.indices {
      let left = TextLayout.wrapped(
        TimelineLane.text(row.actions[action].action.phrase), to: happens)
      let right = lanes.indices.map { lane -> [TimelineLane.Cell] in
        guard let entry = rows[lane]?.actions[action] else { return [] }
        defer { screens[lane] = entry.screenAfter }
        return lanes[lane].cells(of: entry, from: screens[lane] ?? nil)
      }
      for index in 0..<max(left.count, right.map(\.count).max() ?? 0) {
        let cells = lanes.indices.map { lane -> TimelineLane.Cell in
          if index < right[lane].count { return right[lane][index] }
          guard let entry = rows[lane]?.actions[action] else { return TimelineLane.Cell() }
          return lanes[lane].filler(below: entry)
        }
        let start = lines.isEmpty ? self.start(row) : emptyStart
        let values = states.map { state in
          index == 0 ? row.actions[action].states[state.name] ?? "" : ""
        }
        lines.append(
          line(start, index < left.count ? left[index] : "", cells, states: values, style))
      }
    }
    let reasons = rows.compactMap { $0?.reasons }.first { !$0.isEmpty } ?? []
    return lines
      + ReasonText(width: width, indent: 2 + number).lines(for: reasons).map { style($0, .faint) }
  }

  /// Returns the mark and the number of a step.
  private func start(_ row: Timeline.Row) -> (text: String, role: TextStyle.Role?) {
    let (sign, role) = row.mark.sign
    let number = TextLayout.padded(String(row.number), to: number, alignRight: true)
    return ("\(sign) \(number)", role)
  }

  /// Spaces in place of a mark and a number.
  private var emptyStart: (text: String, role: TextStyle.Role?) {
    (String(repeating: " ", count: 2 + number), nil)
  }

  /// Lays out a line.
  private func line(
    _ start: (text: String, role: TextStyle.Role?), _ happens: String,
    _ cells: [TimelineLane.Cell], states values: [String], _ style: TextStyle
  ) -> String {
    let gap = String(repeating: " ", count: Self.gap)
    let happens = TextLayout.padded(happens, to: self.happens)
    var pieces = [(" ", nil), start, (gap, nil), (happens, nil)]
    for (lane, cell) in zip(lanes, cells) {
      let (sign, role) = cell.mark.sign
      pieces += [(gap, nil), (TextLayout.padded(sign + " " + cell.seen, to: lane.seen), role)]
      guard let width = lane.screen else { continue }
      let isDark = cell.screen.hasPrefix("░")
      pieces += [
        (gap, nil), (TextLayout.padded(cell.screen, to: width), isDark ? .faint : .screen),
      ]
    }
    for (state, value) in zip(states, values) {
      pieces += [
        (gap, nil), (TextLayout.padded(VisibleText.line(value), to: state.width), .faint),
      ]
    }
    return StyledLine(pieces).text(style)
  }
}

/// A text whose words are measured once, because it is laid out in columns of many widths.
private struct MeasuredText {
  private let text: String
  private let width: Int
  private let words: [Int]
  private let widest: Int

  init(_ text: String) {
    self.text = text
    width = TextLayout.width(text)
    words = text.words.map { TextLayout.width(String($0).visible) }
    widest = words.max() ?? 0
  }

  /// Returns the number of lines that it takes in a column.
  func height(in columns: Int) -> Int {
    if width <= columns { return 1 }
    // A word that is too long is cut character by character.
    guard widest <= columns else { return TextLayout.wrapped(text, to: columns).count }
    var lines = 1
    var used = 0
    for word in words {
      let needed = used == 0 ? word : used + 1 + word
      if needed > columns { lines += 1 }
      used = needed > columns ? word : needed
    }
    return lines
  }
}

extension Timeline {
  /// The actions of all steps.
  fileprivate var entries: [Entry] { rows.flatMap(\.actions) }

  /// The values that a state has.
  fileprivate func values(of state: String) -> [String] {
    entries.compactMap { $0.states[state] }
  }

  /// The messages that are on the screen at any time.
  fileprivate var messagesOnScreen: [String] {
    (rows.map(\.screenBefore) + entries.flatMap(\.events).map(\.screenAfter)).compactMap(\.self)
  }
}

extension Timeline.Mark {
  /// The sign before a step's number.
  fileprivate var sign: (String, TextStyle.Role?) {
    switch self {
    case .asExpected: ("✓", .good)
    case .differs: ("✗", .bad)
    case .broke: ("!", .trouble)
    case .expected, .seen: (" ", nil)
    }
  }
}

extension Timeline.EventMark? {
  /// The sign before an event.
  fileprivate var sign: (String, TextStyle.Role?) {
    switch self {
    case .missing: ("-", .bad)
    case .unexpected: ("+", .good)
    case .aside, .chosen: ("·", .faint)
    case .alternatives: ("◇", nil)
    case .expected, nil: (" ", nil)
    }
  }
}
