package import Conformance
import EngineKit
import InAppMessages
import ReferenceEngine
package import SpecModel
package import Wording

/// The results of an exploration as text for a terminal.
package struct ExplorationText: Sendable {
  let suite: Suite
  let style: TextStyle
  let width: Int
  private let showsAll: Bool
  private let isStrict: Bool
  private let wasInterrupted: Bool
  private let remark: String?
  private let replay: ReplayCommand?
  private let diagnosis: Diagnosis

  /// The number of behaviors that are shown as failures are, and of those of which a line says what
  /// they are; nobody reads a hundred.
  private static let (shown, named) = (2, 12)
  /// The number of consequences that are named beside the behavior with the same cause.
  private static let consequences = 3

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
  ///   - diagnosis: The causes of all findings: what has one cause is shown as one behavior.
  package init(
    suite: Suite, style: TextStyle, width: Int, showsAll: Bool, isStrict: Bool = false,
    wasInterrupted: Bool = false, remark: String? = nil, replay: ReplayCommand? = nil,
    diagnosis: Diagnosis = Diagnosis()
  ) {
    self.suite = suite
    self.style = style
    self.width = width
    self.showsAll = showsAll
    self.isStrict = isStrict
    self.wasInterrupted = wasInterrupted
    self.remark = remark
    self.replay = replay
    self.diagnosis = diagnosis
  }

  /// Returns the findings, the gravest first, and the summary.
  package func lines(for exploration: Exploration) -> [String] {
    let groups = exploration.groups(with: diagnosis)
    let (shown, rest) =
      showsAll
      ? (groups[...], []) : (groups.prefix(Self.shown), groups.dropFirst(Self.shown))
    return failedCases(exploration.opening) + shown.flatMap(lines) + brief(rest)
      + summary(of: exploration, groups)
  }

  /// The lines of a behavior that is shown as failures are.
  private func lines(for group: Exploration.Group) -> [String] {
    let failure = FailureText(
      suite: suite, domain: InAppMessages(), replay: replay, width: width)
    var lines: [String] = []
    let findings =
      showsAll ? group.findings + group.consequences : Array(group.findings.prefix(1))
    for finding in findings {
      lines +=
        failure.lines(
          for: finding.result, style: style,
          because: finding.reasons.filter { $0.isWithin(failure.jurisdiction) }) ?? []
      lines += alsoBroken(finding)
      if finding.otherWays > 0 {
        let others = NumberText.count(finding.otherWays, "other way")
        lines += ["", style("  the reference engine has \(others) to go on", .faint)]
      }
      if diagnosis.cause(of: finding.result.planned.id)?.finding == .passesAlone {
        lines += [""] + wrapped(Self.unrepeated, .faint).map { "  " + $0 }
      }
      if !finding.isShrunk {
        lines += [""] + wrapped(Self.unshrunk, .faint).map { "  " + $0 }
      }
      lines.append("")
    }
    lines.append(style("  " + seen(group), .faint))
    if !showsAll {
      for finding in group.consequences.prefix(Self.consequences) {
        lines += entry("  also, with the same cause: ", finding)
      }
      let others = group.consequences.count - Self.consequences
      if others > 0 {
        lines.append(style("  and \(others) more with this cause; --all shows them", .faint))
      }
    }
    return lines + [""]
  }

  private static let unrepeated =
    "Explored alone, it may not be found again: state survives from one script to the next, or chance "
    + "plays a part."

  private static let unshrunk =
    "The script was not made as small as it can be, because there were many findings, or the "
    + "exploration was stopped; explored alone, it is."

  /// The lines of behaviors of which only the names are shown.
  private func brief(_ groups: ArraySlice<Exploration.Group>) -> [String] {
    if groups.isEmpty { return [] }
    var lines = groups.prefix(Self.named).flatMap { group in
      group.findings.prefix(1).flatMap { entry("  ", $0, group.count) }
    }
    let others = groups.count - Self.named
    if others > 0 { lines.append("  … and \(NumberText.count(others, "behavior")) more") }
    return lines + ["", style("  --all shows all of them, each with its script.", .faint), ""]
  }

  private func entry(_ start: String, _ finding: Finding, _ count: Int? = nil) -> [String] {
    let scripts = count.map { ", \(NumberText.count($0, "script"))" } ?? ""
    let place = finding.result.planned.id + scripts
    return TextLayout.wrapped(
      VisibleText.line("\(finding.sign) \(finding.headline) (\(place))"),
      to: width - start.count - 2
    ).enumerated().map { $0 == 0 ? start + $1 : "    " + $1 }
  }

  /// The line that says what was found, while the exploration goes on; `nil` if there were too many.
  ///
  /// - Parameters:
  ///   - finding: What was found.
  ///   - number: How many findings there are with it.
  package static func news(_ finding: Finding, number: Int) -> String? {
    if number > named { return number == named + 1 ? "… more findings are told at the end" : nil }
    return VisibleText.line("\(finding.sign) \(finding.result.planned.id): \(finding.headline)")
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

  private func summary(of exploration: Exploration, _ groups: [Exploration.Group]) -> [String] {
    var parts: [String] = []
    if exploration.same > 0 { parts.append("\(exploration.same) the same") }
    let isUnjudged = exploration.scripts > 0 && exploration.judgedNothing
    let isOwn = suite.words != nil
    if isOwn {
      if exploration.accepted > 0 {
        parts.append("no monitor objects to \(exploration.accepted)")
      }
    } else if !isUnjudged {
      parts.append("\(exploration.explained) explained")
    }
    for sort in [Finding.Sort.breached, .changed, .unexplained, .failed] {
      let count = exploration.count(of: sort)
      switch sort {
      case .breached where count > 0: parts.append("\(count) broke a clause")
      case .changed where count > 0: parts.append("\(count) changed an answer")
      case .failed where count > 0: parts.append("\(count) failed")
      case .unexplained where isOwn:
        if count > 0 { parts.append("\(count) different") }
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
      + wrapped(verdict(on: exploration, groups, counts)) + unjudged(exploration)
      + undecided(exploration) + unshrunk(exploration) + refusals(exploration)
      + (isOwn ? [] : wrapped(reached, .faint)) + end(exploration)
  }

  /// Says which rules of the suite an exploration cannot judge.
  private func unjudged(_ exploration: Exploration) -> [String] {
    if suite.words != nil { return judges(of: exploration.opening) }
    let competence = Competence(over: suite, in: exploration.profiles)
    return CompetenceText(competence, of: "explore").note.map { wrapped($0, .faint) } ?? []
  }

  /// Explains what undecided scripts are.
  private func undecided(_ exploration: Exploration) -> [String] {
    guard exploration.undecided > 0 else { return [] }
    return wrapped(
      "undecided: no clause is broken, and the open questions can be answered in too many ways to "
        + "try them all in every script", .faint)
  }

  /// Says how many findings are shown with a script that could be smaller.
  private func unshrunk(_ exploration: Exploration) -> [String] {
    let count = exploration.causes.count { !$0.finding.isShrunk }
    if count == 0 { return [] }
    return wrapped(
      "not made as small as it can be: the script of \(NumberText.count(count, "finding")); explored "
        + "alone, it is", .faint)
  }

  /// Says what later scripts do not have, because the engine does not support it.
  private func refusals(_ exploration: Exploration) -> [String] {
    let parts = exploration.refusals.parts
    if parts.isEmpty { return [] }
    return wrapped(
      "left out after the engine did not support it: " + parts.joined(separator: ", "), .faint)
  }

  /// Says why an exploration ended before all of its scripts were run.
  private func end(_ exploration: Exploration) -> [String] {
    let scripts = NumberText.count(exploration.scripts, "script")
    let reason: String
    if exploration.timeouts >= Explorer.patience {
      reason =
        "the engine did not answer in time in " + NumberText.count(exploration.timeouts, "script")
    } else if exploration.crashes >= Explorer.crashPatience {
      reason =
        "the engine's process ended, or broke the protocol, in "
        + NumberText.count(exploration.crashes, "script")
    } else if exploration.refusesEverything {
      reason = "the engine supports none of \(scripts)"
    } else if exploration.refusesNearlyEverything {
      reason = "nearly all scripts have what the engine does not support"
    } else if wasInterrupted, !exploration.groups.isEmpty {
      reason = "interrupted after \(scripts)"
    } else {
      return []
    }
    return wrapped("ended here: " + reason, .headline)
  }

  private func verdict(
    on exploration: Exploration, _ groups: [Exploration.Group], _ counts: String
  ) -> (String, TextStyle.Role) {
    let failed = exploration.opening.failed.count
    let cases = failed == 0 ? "" : ", and \(NumberText.count(failed, "case")) of the suite failed"
    guard !groups.isEmpty || failed > 0 else {
      return wasInterrupted
        ? ("– Interrupted after \(counts).", .skipped)
        : exploration.judgedNothing
          ? ("– nothing was judged in \(counts).", .skipped)
          : remark == nil ? ("✓ \(counts).", .good) : ("~ \(counts).", .skipped)
    }
    let isRed = exploration.isRed(isStrict: isStrict)
    let behaviors = NumberText.count(groups.count, "behavior")
    let sign = isRed ? "✗" : "~"
    return ("\(sign) \(counts), \(behaviors) to look at\(cases).", isRed ? .headline : .skipped)
  }

  private func wrapped(_ text: (String, TextStyle.Role)) -> [String] {
    wrapped(text.0, text.1)
  }

  func wrapped(_ text: String, _ role: TextStyle.Role) -> [String] {
    TextLayout.wrapped(text, to: width - 2).enumerated().map {
      style($0 == 0 ? $1 : "  " + $1, role)
    }
  }
}

extension Finding {
  /// The sign of the finding in a list.
  fileprivate var sign: String { sort == .unexplained ? "~" : "✗" }

  /// What was found, in a line.
  fileprivate var headline: String {
    switch kind {
    case .breached(_, let breach, _): "\(breach.clause): \(breach.because)"
    case .failed(let failure): "\(failure.kind.rawValue): \(failure.message)"
    case .changed(_, _, let departures):
      "answer changed: " + departures.map { "\($0.question)=\($0.answer)" }.joined(separator: ", ")
    case .unexplained:
      symptom.map {
        (script.given.own.words == nil ? "not explained: " : "different: ") + $0.sentence
      } ?? ""
    }
  }
}

extension Symptom {
  /// What differs from what is allowed, in a sentence without messages' names.
  fileprivate var sentence: String {
    func list(_ words: [Word]) -> String {
      words.map { $0.reason.isEmpty ? $0.kind.rawValue : "\($0.kind.rawValue) (\($0.reason))" }
        .joined(separator: ", ")
    }
    let parts = [
      unexpected.isEmpty ? nil : "happened: \(list(unexpected))",
      missing.isEmpty ? nil : "expected: \(list(missing))",
    ].compactMap(\.self)
    return "after `\(action.rawValue)`, "
      + (parts.isEmpty ? "another order" : parts.joined(separator: "; "))
  }
}
