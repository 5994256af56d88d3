package import SpecModel
package import Wording

/// What an exploration found, for people.
package struct ExplorationText: Sendable {
  private let suite: Suite
  private let style: TextStyle
  private let width: Int
  private let showsAll: Bool

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - suite: The suite whose rules the engine is to keep.
  ///   - style: How it looks.
  ///   - width: How many columns it has.
  ///   - showsAll: Whether every shape of a behavior is shown, or the shortest script alone.
  package init(suite: Suite, style: TextStyle, width: Int, showsAll: Bool) {
    self.suite = suite
    self.style = style
    self.width = width
    self.showsAll = showsAll
  }

  /// The findings, the most frequent first, and the summary.
  package func lines(for exploration: Exploration) -> [String] {
    var lines: [String] = []
    let failure = FailureText(suite: suite, replay: nil, width: width)
    for group in exploration.groups {
      for finding in showsAll ? group.findings[...] : group.findings.prefix(1) {
        lines +=
          failure.lines(for: finding.result, style: style, because: finding.reasons) ?? []
        if finding.otherWays > 0 {
          let others = NumberText.count(finding.otherWays, "other way")
          lines += ["", style("  the reference engine has \(others) to go on", .faint)]
        }
        lines.append("")
      }
      lines += [style("  " + seen(group), .faint), ""]
    }
    return lines + summary(of: exploration)
  }

  private func seen(_ group: Exploration.Group) -> String {
    let scripts = NumberText.count(group.count, "script")
    let others = group.findings.count - 1
    let more = showsAll || others == 0 ? "" : ", in \(others + 1) shapes; --all shows each"
    return "seen in \(scripts)\(more)"
  }

  private func summary(of exploration: Exploration) -> [String] {
    let groups = exploration.groups
    let failures = groups.filter(\.isFailure).reduce(0) { $0 + $1.count }
    var parts: [String] = []
    if exploration.same > 0 { parts.append("\(exploration.same) the same") }
    parts.append("\(exploration.explained) explained")
    let unexplained = exploration.found - failures
    parts.append("\(unexplained) unexplained")
    if failures > 0 { parts.append("\(failures) failed") }
    if exploration.undecided > 0 { parts.append("\(exploration.undecided) undecided") }
    if exploration.unsupported > 0 { parts.append("\(exploration.unsupported) not supported") }
    let counts =
      NumberText.count(exploration.scripts, "script") + ": " + parts.joined(separator: ", ")
    let verdict =
      groups.isEmpty
      ? style("✓ " + counts + ".", .good)
      : style(
        "~ " + counts + ", " + NumberText.count(groups.count, "behavior") + " to look at.",
        .headline)
    return [verdict]
  }
}
