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
    let lanes = TimelineLanes(timeline, width: width)
    let rows = timeline.rows.map { lanes.cells(of: $0) }
    var first = rows.count
    var count = 1
    while first > 0, first == rows.count || count + rows[first - 1].count <= limit {
      first -= 1
      count += rows[first].count
    }
    if first > 0, count + 1 > limit, first < rows.count - 1 { first += 1 }
    var lines = [style(lanes.header, .faint)]
    if first > 0 {
      let steps = first == 1 ? "step 1" : "steps 1–\(first)"
      lines.append(style("  ⋮ \(steps) went as expected", .faint))
    }
    return lines + rows[first...].joined().map { lanes.line($0, style) }
  }
}
