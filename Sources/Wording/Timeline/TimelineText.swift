/// A timeline as a picture in text: three lanes side by side, and a box for each message that is on
/// the screen, as long as it is there.
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

  /// Creates a way to draw.
  ///
  /// - Parameters:
  ///   - width: How many columns there are; less than 60 is drawn as 60.
  ///   - style: With color or without.
  package init(width: Int = 80, style: TextStyle = .plain) {
    self.width = max(width, 60)
    self.style = style
  }

  /// Draws a timeline.
  ///
  /// - Parameters:
  ///   - timeline: What to draw.
  ///   - limit: How many lines there may be; earlier steps are left out where there are more.
  /// - Returns: The lines, without a line feed.
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

  /// Draws timelines of one case side by side; where there is no room for their screens, without them.
  ///
  /// - Parameters:
  ///   - timelines: What to draw. The last one's marks stand before the steps that it has.
  ///   - titles: The title above each of them.
  /// - Returns: The lines, without a line feed.
  package func lines(of timelines: [Timeline], titles: [String]) -> [String] {
    let lanes = TimelineLanes(timelines, titles: titles, width: width)
    return [lanes.header(style)] + (0..<lanes.count).flatMap { lanes.lines(ofRow: $0, style) }
  }
}

extension Timeline {
  /// The title above what is seen.
  fileprivate var title: String {
    rows.contains { [.asExpected, .seen, .differs].contains($0.mark) }
      ? "what is seen" : "what is expected"
  }
}
