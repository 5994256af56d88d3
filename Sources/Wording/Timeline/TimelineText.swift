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
  ///   - limit: The largest number of lines; earlier steps are omitted if there are more, except for
  ///     those in which the engine did something else.
  /// - Returns: The lines, without line feeds.
  package func lines(of timeline: Timeline, limit: Int = .max) -> [String] {
    let lanes = TimelineLanes([timeline], titles: [timeline.title], width: width)
    let rows = (0..<lanes.count).map { lanes.lines(ofRow: $0, style) }
    let differing = timeline.rows.map { $0.mark == .differs }
    let others = rows.indices.filter { !differing[$0] && $0 < rows.count - 1 }
    var count = 1 + rows.indices.filter { !others.contains($0) }.reduce(0) { $0 + rows[$1].count }
    var omitted = others
    while let last = omitted.last, count + rows[last].count <= limit {
      count += rows[last].count
      omitted.removeLast()
    }
    // The line about what is omitted takes one, too.
    if !omitted.isEmpty, omitted.count < others.count, count + 1 > limit {
      omitted.append(others[omitted.count])
    }
    return [lanes.header(style)]
      + rows.indices.flatMap { index in
        guard omitted.contains(index) else { return rows[index] }
        if omitted.contains(index - 1) { return [] }
        let end = rows.indices.dropFirst(index).first { !omitted.contains($0) } ?? rows.count
        let hasDiffered = differing[..<index].contains(true)
        return [style("  ⋮ \(words(for: index..<end, after: hasDiffered))", .faint)]
      }
  }

  /// Returns a sentence about omitted steps.
  private func words(for steps: Range<Int>, after hasDiffered: Bool) -> String {
    let isOne = steps.count == 1
    let names =
      isOne ? "step \(steps.upperBound)" : "steps \(steps.lowerBound + 1)–\(steps.upperBound)"
    let verb = hasDiffered ? "came next" : "went as expected"
    return "\(names) \(verb); `iamspec explain` shows \(isOne ? "it" : "them")"
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
