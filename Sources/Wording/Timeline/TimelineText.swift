/// A timeline drawn as text: three lanes side by side, and a box for each message that spans the
/// time it is on the screen.
///
/// ```text
///    what happens                        what is seen              screen
///  1 a session starts, delivering first,
///    second
///  2 app goes to the background                                    ░░░░░░░░░░
///    event opened_shop is logged                                   ░░░░░░░░░░
///    event viewed_cart is logged                                   ░░░░░░░░░░
///  3 app comes to the foreground
///    app is opened from a push           second is displayed       ┌ second ┐
///  4 user dismisses the message          second is dismissed       └────────┘
///    app is opened from a push           first is displayed        ┌ first ─┐
/// ```
package struct TimelineText {
  private let style: TextStyle
  private let width: Int

  /// Creates a drawer of timelines.
  ///
  /// - Parameters:
  ///   - width: The number of columns; less than 60 counts as 60.
  ///   - style: The style, with colors or without.
  package init(width: Int = 80, style: TextStyle = .plain) {
    self.width = max(width, 60)
    self.style = style
  }

  /// Draws a timeline.
  ///
  /// - Parameters:
  ///   - timeline: The timeline.
  ///   - limit: The largest number of lines; earlier steps are omitted if there are more.
  /// - Returns: The lines, without line feeds.
  package func lines(of timeline: Timeline, limit: Int = .max) -> [String] {
    let lanes = TimelineLanes([timeline], titles: [timeline.title], width: width)
    let rows = (0..<lanes.count).map { lanes.lines(ofRow: $0, style) }
    var first = rows.count
    var count = 1
    while first > 0, first == rows.count || count + rows[first - 1].count <= limit {
      first -= 1
      count += rows[first].count
    }
    if first > 0, count + 1 > limit, first < rows.count - 1 { first += 1 }
    var lines = [lanes.header(style)]
    if first > 0 {
      let steps = first == 1 ? "step 1" : "steps 1–\(first)"
      lines.append(style("  ⋮ \(steps) went as expected; `iamspec explain` shows them", .faint))
    }
    return lines + rows[first...].joined()
  }

  /// Draws timelines of one case side by side, without their screens if there is no room for them.
  ///
  /// - Parameters:
  ///   - timelines: The timelines. The marks of the last one precede the steps that it has.
  ///   - titles: The title above each of them.
  /// - Returns: The lines, without line feeds.
  package func lines(of timelines: [Timeline], titles: [String]) -> [String] {
    let lanes = TimelineLanes(timelines, titles: titles, width: width)
    return [lanes.header(style)] + (0..<lanes.count).flatMap { lanes.lines(ofRow: $0, style) }
  }
}

extension Timeline {
  /// The title above the events.
  fileprivate var title: String {
    rows.contains { [.asExpected, .seen, .differs].contains($0.mark) }
      ? "what is seen" : "what is expected"
  }
}
