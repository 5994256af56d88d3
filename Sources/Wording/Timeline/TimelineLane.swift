import SpecModel

/// One engine's lane in a timeline's picture: what is seen, and what is on its screen.
struct TimelineLane {
  /// Its title.
  let title: String
  /// The width of the events, including their marks.
  let seen: Int
  /// The width of the screen; `nil` if there is no room for one.
  let screen: Int?

  /// The width of a mark and the space after it.
  static let markWidth = 2

  /// A line of the lane, before layout.
  struct Cell {
    var mark: Timeline.EventMark?
    var seen = ""
    var screen = ""
  }

  /// Breaks the events of an action into lines; at least one.
  ///
  /// - Parameters:
  ///   - entry: The action.
  ///   - before: The message on the screen before the action.
  func cells(of entry: Timeline.Entry, from before: String?) -> [Cell] {
    if entry.events.isEmpty {
      return [Cell(screen: edge(from: before, to: entry.screen, false, entry.isInBackground))]
    }
    var visible = before
    return entry.events.flatMap { event -> [Cell] in
      defer { visible = event.screenAfter }
      let lines = TextLayout.wrapped(Self.text(event.phrase), to: seen - Self.markWidth)
      return lines.enumerated().map { index, line in
        let opens = event.mark != .missing && (event.isDisplay || event.screenAfter != visible)
        return Cell(
          mark: index == 0 ? event.mark : nil, seen: line,
          screen: index == 0
            ? edge(from: visible, to: event.screenAfter, opens, entry.isInBackground)
            : inside(event.screenAfter, entry.isInBackground))
      }
    }
  }

  /// Returns the line that continues below the last one of an action.
  func filler(below entry: Timeline.Entry) -> Cell {
    Cell(screen: inside(entry.screenAfter, entry.isInBackground))
  }

  /// Returns a phrase as text for a lane.
  static func text(_ phrase: Phrase) -> String { VisibleText.line(phrase.plain) }

  /// Returns the width of a screen on which these messages appear.
  static func screenWidth(_ names: [String]) -> Int {
    let widest = names.map { TextLayout.width(VisibleText.line($0)) }.max() ?? 0
    return max(TextLayout.width(screenTitle), min(20, 4 + widest))
  }

  /// The title above a screen.
  static let screenTitle = "screen"

  /// Returns the screen at a change: a box opens, closes, or continues.
  private func edge(
    from before: String?, to after: String?, _ opens: Bool, _ isInBackground: Bool
  ) -> String {
    guard let screen else { return "" }
    switch (before, after) {
    case (_, let name?) where opens:
      let name = TextLayout.truncated(VisibleText.line(name), to: screen - 4)
      let rule = String(repeating: "─", count: screen - 4 - TextLayout.width(name))
      return "┌ \(name) \(rule)┐"
    case (_?, nil): return "└" + String(repeating: "─", count: screen - 2) + "┘"
    case (_, let name): return inside(name, isInBackground)
    }
  }

  /// Returns the screen between changes.
  private func inside(_ message: String?, _ isInBackground: Bool) -> String {
    guard let screen else { return "" }
    if message != nil { return "│" + String(repeating: " ", count: screen - 2) + "│" }
    return isInBackground ? String(repeating: "░", count: screen) : ""
  }
}

extension Timeline.Event {
  /// Whether an engine displayed a message, even the one that was already there.
  fileprivate var isDisplay: Bool {
    if case .observation(.displayed) = content { true } else { false }
  }
}
