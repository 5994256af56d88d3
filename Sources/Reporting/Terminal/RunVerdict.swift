package import Conformance
import EngineKit
import SpecModel
import Wording

/// The outcome of a run, as a sentence.
package struct RunVerdict {
  private let end: RunEnd
  private let plan: Plan
  private let shard: Shard
  private let settlement: Settlement

  /// Creates the verdict on the end of a run.
  ///
  /// - Parameters:
  ///   - end: The end of the run.
  ///   - plan: The plan.
  ///   - shard: The part that ran; a part alone does not show that an engine conforms.
  ///   - settlement: The corrections to lists of known failures after the run.
  package init(
    _ end: RunEnd, of plan: Plan, shard: Shard, settlement: Settlement = Settlement()
  ) {
    self.end = end
    self.plan = plan
    self.shard = shard
    self.settlement = settlement
  }

  /// Returns the sentence, wrapped: whether the engine conforms, out of how many cases, in what
  /// time.
  func lines(_ style: TextStyle, width: Int) -> [String] {
    let (sign, role) = self.sign
    return TextLayout.wrapped(sentence, to: width - 2).enumerated().map {
      style(($0 == 0 ? sign + " " : "  ") + $1, role)
    }
  }

  /// The sign and style of the outcome.
  var sign: (text: String, role: TextStyle.Role) {
    if settlement.leavesOnlyListRed(end) { return ("✗", .trouble) }
    if settlement.leavesRed(end) { return ("✗", .headline) }
    if end.wasInterrupted || asked == 0 { return ("○", .skipped) }
    return misbehaving > 0 || end.unblamedRestarts > 0 ? ("~", .skipped) : ("✓", .good)
  }

  /// The number of cases that ran on the engine.
  private var asked: Int { end.tally.total - end.tally[.skipped] }

  /// The number of cases the engine did not pass, including known failures.
  private var misbehaving: Int {
    end.tally[.failed] + end.tally[.errored] + end.tally[.knownFailure]
  }

  /// The engine's name and its version.
  private var engine: String {
    VisibleText.line(plan.manifest.nameAndVersion)
  }

  /// The engine, with the part of the run unless it is the whole.
  private var subject: String { shard.isWhole ? engine : "\(engine), \(shard)," }

  /// The number of passed cases and the time, including cases that are about to leave a list.
  private var passed: String {
    "\(end.tally[.passed] + unlisted) of \(NumberText.count(asked, "case")) passed\(time)"
  }

  /// The number of passed cases that are removed from the list of known failures.
  private var unlisted: Int { settlement.tightens ? end.tally[.unexpectedPass] : 0 }

  /// In what time, if that is known.
  private var time: String { end.duration.map { " in \(DurationText.text(of: $0))" } ?? "" }

  /// The sentence.
  package var sentence: String { verdict + interruption }

  private var interruption: String {
    let word: String
    switch end.stop?.reason {
    case .interrupted: word = "Interrupted"
    case .engineNotRun where end.tally.total == 0: return ""
    case .failureLimit, .engineNotRun: word = "Ended"
    case nil: return ""
    }
    return " \(word) after \(end.tally.total) of \(NumberText.count(plan.cases.count, "case"))."
  }

  private var verdict: String {
    if plan.cases.count == 0 { return "No case ran on \(engine): \(shard) has none." }
    if end.engineError != nil {
      return end.tally.total == 0
        ? "\(engine) could not be run." : "\(engine) could not be run to the end: \(passed)."
    }
    if end.tally.total == 0 && end.wasInterrupted { return "No case ran on \(engine)." }
    if settlement.leavesOnlyListRed(end) { return outdated }
    let red = settlement.red(in: end)
    if !red.isEmpty {
      let parts = red.map { "\(end.tally[$0]) \(VerdictSign($0).word)" }.joined(separator: ", ")
      return "\(subject) does not conform: \(parts), "
        + "\(end.tally[.passed]) of \(NumberText.count(asked, "case")) passed\(time)."
    }
    if end.protocolBreach != nil {
      return "\(subject) does not conform, because it broke the protocol: \(passed)."
    }
    if asked == 0 { return unasked }
    if !end.answerChanges.isEmpty { return changed }
    if !end.coverage.shortfalls.isEmpty {
      return "Too little of \(subject) was judged to say that it conforms: \(passed), "
        + "\(end.tally[.skipped]) skipped."
    }
    return misbehaving > 0 ? excused : conforming
  }

  /// The verdict if the engine does nothing worse than its list says.
  private var outdated: String {
    let unexpected = end.tally[.unexpectedPass] - unlisted
    let cases = unexpected == 1 ? "1 listed case passes" : "\(unexpected) listed cases pass"
    let failing = end.tally[.knownFailure]
    return "The list of known failures is out of date" + (unexpected > 0 ? ": \(cases)." : ".")
      + " \(subject) passed \(end.tally[.passed] + end.tally[.unexpectedPass]) of "
      + "\(NumberText.count(asked, "case"))\(time)"
      + (failing > 0 ? ", \(failing) failed as listed." : ".")
      + (unexpected > 0 ? " With `--tighten`, a run removes what passes from the list." : "")
  }

  /// The verdict if the engine does not give pinned answers.
  private var changed: String {
    let questions = Set(end.answerChanges.map(\.question)).count
    return "\(subject) does not give the pinned \(questions == 1 ? "answer" : "answers") to "
      + "\(NumberText.count(questions, "open question")): \(passed)."
  }

  /// The verdict if every case was skipped.
  private var unasked: String {
    let cases = end.tally.total == 1 ? "its only case" : "all \(end.tally.total) cases"
    return shard.isWhole
      ? "\(engine) was not judged: \(cases) \(end.tally.total == 1 ? "was" : "were") skipped."
      : "\(engine), \(shard): nothing was judged, because \(cases) "
        + (end.tally.total == 1 ? "was skipped." : "were skipped.")
  }

  /// The verdict if lists cover, or will cover, all failures.
  private var excused: String {
    let failing = end.tally[.failed] + end.tally[.errored]
    var parts = [passed]
    if end.tally[.knownFailure] > 0 {
      parts.append("\(end.tally[.knownFailure]) failed as listed")
    }
    if failing > 0, end.wasInterrupted {
      parts.append("\(failing) failed; no list was written")
    } else if failing > 0, let list = settlement.newList {
      let verb = failing == 1 ? "is" : "are"
      parts.append("\(failing) failed and \(verb) now listed in \(VisibleText.line(list))")
    }
    if unlisted > 0 { parts.append("\(unlisted) removed from the list") }
    let verb =
      failing > 0 ? "does not conform yet" : "does not conform yet, but fails only as listed"
    return "\(subject) \(verb): \(parts.joined(separator: ", "))\(restarts)." + unjudged
  }

  private var conforming: String {
    // Scripts show that an engine breaks a rule, and never that it conforms.
    if let scripts = plan.exploredScripts {
      return "\(engine) was explored\(time): \(VisibleText.line(scripts))\(restarts)."
    }
    let cases = asked == 1 ? "the one case" : "all \(asked) cases"
    let skipped = end.tally[.skipped] > 0 ? ", \(end.tally[.skipped]) skipped" : ""
    let subject =
      shard.isWhole
      ? end.wasInterrupted ? "\(engine):" : "\(engine) \(conforms):" : "\(engine), \(shard):"
    let listed = unlisted > 0 ? "; \(unlisted) of them removed from the list" : ""
    return "\(subject) \(cases) passed\(time)\(skipped)\(listed)\(restarts)."
      + unjudged
  }

  /// How often the engine's process ended although no case is to blame.
  private var restarts: String { ProcessText(end).briefRestarts.map { ", but \($0)" } ?? "" }

  /// What the engine conforms to: everything, unless rules were not judged.
  private var conforms: String {
    end.coverage.unjudged.isEmpty
      ? "conforms"
      : end.coverage.judgedRules == 1
        ? "conforms to the only rule that was judged"
        : "conforms to the \(end.coverage.judgedRules) rules that were judged"
  }

  /// What the engine was not judged on; a part of a run does not know.
  private var unjudged: String {
    guard shard.isWhole, let text = CoverageText(end.coverage).unjudged else { return "" }
    return " \(text): every case was skipped."
  }
}
