import ReferenceEngine
package import SpecModel
package import Wording

/// The results of an exploration as text for a terminal.
package struct ExplorationText: Sendable {
  private let suite: Suite
  private let style: TextStyle
  private let width: Int
  private let showsAll: Bool
  private let isStrict: Bool
  private let wasInterrupted: Bool
  private let remark: String?
  private let replay: ReplayCommand?

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - suite: The suite whose rules the engine has to keep.
  ///   - style: The style of the text.
  ///   - width: The number of columns.
  ///   - showsAll: Whether every finding of a behavior is shown, or only the one with the shortest
  ///     script.
  ///   - isStrict: Whether unexplained behavior counts as wrong.
  ///   - wasInterrupted: Whether the exploration ended before all of its scripts were run.
  ///   - remark: What else happened to the engine's processes; `nil` if nothing did.
  ///   - replay: The command that explores the script of a finding again, or `nil` if there is
  ///     none.
  package init(
    suite: Suite, style: TextStyle, width: Int, showsAll: Bool, isStrict: Bool = false,
    wasInterrupted: Bool = false, remark: String? = nil, replay: ReplayCommand? = nil
  ) {
    self.suite = suite
    self.style = style
    self.width = width
    self.showsAll = showsAll
    self.isStrict = isStrict
    self.wasInterrupted = wasInterrupted
    self.remark = remark
    self.replay = replay
  }

  /// Returns the findings, the gravest first, and the summary.
  package func lines(for exploration: Exploration) -> [String] {
    var lines: [String] = []
    let failure = FailureText(suite: suite, replay: replay, width: width)
    for group in exploration.groups {
      for finding in showsAll ? group.findings[...] : group.findings.prefix(1) {
        lines +=
          failure.lines(for: finding.result, style: style, because: finding.reasons) ?? []
        lines += alsoBroken(finding)
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

  private func alsoBroken(_ finding: Finding) -> [String] {
    if finding.alsoBroken.isEmpty { return [] }
    return [""]
      + finding.alsoBroken.flatMap { breach in
        TextLayout.wrapped(
          VisibleText.line("also \(breach.clause): \(breach.because)"), to: width - 4
        ).enumerated().map { style(($0 == 0 ? "  " : "    ") + $1, .faint) }
      }
  }

  private func seen(_ group: Exploration.Group) -> String {
    let scripts = NumberText.count(group.count, "script")
    let others = group.findings.count - 1
    let more = showsAll || others == 0 ? "" : ", in \(others + 1) shapes; --all shows each"
    return "seen in \(scripts)\(more)"
  }

  private func summary(of exploration: Exploration) -> [String] {
    var parts: [String] = []
    if exploration.same > 0 { parts.append("\(exploration.same) the same") }
    let isUnjudged = exploration.scripts > 0 && exploration.judgedNothing
    if !isUnjudged { parts.append("\(exploration.explained) explained") }
    for sort in [Finding.Sort.breached, .unexplained, .failed] {
      let count = exploration.count(of: sort)
      switch sort {
      case .breached where count > 0: parts.append("\(count) broke a clause")
      case .failed where count > 0: parts.append("\(count) failed")
      case .unexplained where !isUnjudged: parts.append("\(count) unexplained")
      default: continue
      }
    }
    if exploration.undecided > 0 { parts.append("\(exploration.undecided) undecided") }
    if exploration.unsupported > 0 { parts.append("\(exploration.unsupported) not supported") }
    if exploration.unjudged > 0 { parts.append("\(exploration.unjudged) not judged") }
    let counts =
      NumberText.count(exploration.scripts, "script") + ": " + parts.joined(separator: ", ")
    let corpus = exploration.corpus
    let reached =
      "reached \(NumberText.count(corpus.reached.count, "transition")) between "
      + NumberText.count(corpus.states, "state")
      + " of the reference engine"
      + (corpus.reachedByCases > 0
        ? "; the suite's cases alone reach \(corpus.reachedByCases) of them" : "")
    return (remark.map { wrapped("! " + $0, .trouble) } ?? [])
      + wrapped(verdict(exploration, counts)) + unjudged(exploration)
      + undecided(exploration)
      + wrapped(reached, .faint) + end(exploration)
  }

  /// Says which rules of the suite an exploration cannot judge.
  private func unjudged(_ exploration: Exploration) -> [String] {
    let competence = Competence(over: suite, in: exploration.profiles)
    return CompetenceText(competence, of: "explore").note.map { wrapped($0, .faint) } ?? []
  }

  /// Explains what undecided scripts are.
  private func undecided(_ exploration: Exploration) -> [String] {
    guard exploration.undecided > 0 else { return [] }
    return wrapped(
      "undecided: no clause is broken, and the open questions can be answered in too many ways to "
        + "try them all", .faint)
  }

  /// Says why an exploration ended before all of its scripts were run.
  private func end(_ exploration: Exploration) -> [String] {
    guard exploration.timeouts >= Explorer.patience else { return [] }
    return wrapped(
      "ended here: the engine did not answer in time in "
        + NumberText.count(exploration.timeouts, "script"), .headline)
  }

  private func verdict(
    _ exploration: Exploration, _ counts: String
  ) -> (String, TextStyle.Role) {
    let groups = exploration.groups
    guard !groups.isEmpty else {
      return wasInterrupted
        ? ("– Interrupted after \(counts).", .skipped)
        : exploration.judgedNothing
          ? ("– nothing was judged in \(counts).", .skipped)
          : remark == nil ? ("✓ \(counts).", .good) : ("~ \(counts).", .skipped)
    }
    let isRed = groups.contains { $0.isRed(isStrict: isStrict) }
    let behaviors = NumberText.count(groups.count, "behavior")
    let sign = isRed ? "✗" : "~"
    return ("\(sign) \(counts), \(behaviors) to look at.", isRed ? .headline : .skipped)
  }

  private func wrapped(_ text: (String, TextStyle.Role)) -> [String] {
    wrapped(text.0, text.1)
  }

  private func wrapped(_ text: String, _ role: TextStyle.Role) -> [String] {
    TextLayout.wrapped(text, to: width - 2).enumerated().map {
      style($0 == 0 ? $1 : "  " + $1, role)
    }
  }
}
