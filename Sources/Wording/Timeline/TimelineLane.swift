import SpecModel

/// What one engine shows in a timeline's picture: what is seen of it, and what is on its screen.
struct TimelineLane {
  /// Its title.
  let title: String
  /// The columns for what is seen, its mark included.
  let seen: Int
  /// The columns for the screen; `nil` where there is no room for one.
  let screen: Int?

  /// The columns of a mark and the space after it.
  static let markWidth = 2

  /// One line of it, not yet laid out.
  struct Cell {
    var mark: Timeline.EventMark?
    var seen = ""
    var screen = ""
  }

  /// Breaks what is seen of an action into lines; one at least.
  ///
  /// - Parameters:
  ///   - entry: The action.
  ///   - before: The message that was on the screen before it.
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

  /// The line that goes on below the last one of an action.
  func filler(below entry: Timeline.Entry) -> Cell {
    Cell(screen: inside(entry.screenAfter, entry.isInBackground))
  }

  /// A text as it is shown in a lane.
  static func text(_ phrase: Phrase) -> String { VisibleText.line(phrase.plain) }

  /// The columns that a screen takes on which these messages appear.
  static func screenWidth(_ names: [String]) -> Int {
    let widest = names.map { TextLayout.width(VisibleText.line($0)) }.max() ?? 0
    return max(TextLayout.width(screenTitle), min(20, 4 + widest))
  }

  /// The title above a screen.
  static let screenTitle = "screen"

  /// The screen where something changes: a box opens, closes, or goes on.
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

  /// The screen between changes.
  private func inside(_ message: String?, _ isInBackground: Bool) -> String {
    guard let screen else { return "" }
    if message != nil { return "│" + String(repeating: " ", count: screen - 2) + "│" }
    return isInBackground ? String(repeating: "░", count: screen) : ""
  }
}

extension Timeline.Event {
  /// Whether an engine put a message on the screen, if only the one that was there.
  fileprivate var isDisplay: Bool {
    if case .observation(.displayed) = content { true } else { false }
  }
}
