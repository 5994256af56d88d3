import EngineKit
import ReferenceEngine
import ReferenceFaults
import SpecModel
package import Wording

/// The audit as text for a terminal.
package struct AuditText {
  let audit: SuiteAudit
  let style: TextStyle
  let width: Int

  /// Creates the text of an audit.
  package init(_ audit: SuiteAudit, style: TextStyle, width: Int) {
    self.audit = audit
    self.style = style
    self.width = max(width, 60)
  }

  /// Returns every rule with its clauses and their faults, each with the number of cases that
  /// notice it.
  ///
  /// - Parameter rules: The ids of the rules to show, or none for all of them. If there are any,
  ///   every case that notices a fault is shown.
  package func matrix(rules: Set<String>) -> [String] {
    var lines = [
      style("rule, clause, fault, and how many cases of the rule notice it", .faint), "",
    ]
    let covers = Dictionary(grouping: audit.clauses, by: \.clause.rule)
    for rule in audit.suite.rules where rules.isEmpty || rules.contains(rule.id) {
      let trials = audit.second.trials.filter { $0.fault.rule == rule.id }
      lines.append(style(rule.id, .strong))
      if let reason = rule.untestable {
        lines += TextLayout.wrapped("not tested: \(reason)", to: width - 2).map { "  " + $0 }
      }
      let own = covers[rule.id] ?? []
      for cover in own {
        lines += self.lines(of: cover)
        for trial in cover.trials { lines += self.lines(of: trial, inFull: !rules.isEmpty) }
      }
      let clauses = Set(own.map(\.clause.id))
      for trial in trials where !clauses.contains(trial.fault.clause) {
        lines += self.lines(of: trial, inFull: !rules.isEmpty)
      }
      lines.append("")
    }
    return lines
  }

  /// Returns a clause, the documents' stance on it, and the number of cases that hold it.
  private func lines(of cover: ClauseCover) -> [String] {
    let cases = Set(cover.cases).union(audit.declared?.cases(holding: cover.clause.id) ?? [])
    let held = "held by \(NumberText.count(cases.count, "case"))"
    let remark = "\(ClauseText.stances(of: cover.clause)) · \(held)"
    return ["  " + style(cover.clause.name, .strong)]
      + TextLayout.wrapped(cover.clause.text, to: width - 4).map { "    " + $0 }
      + TextLayout.wrapped(remark, to: width - 4).map { style("    " + $0, .faint) }
  }

  private func lines(of trial: SecondProof.Trial, inFull: Bool) -> [String] {
    let proofs = trial.proofs
    let sign = proofs.isEmpty ? style("✗", .bad) : style("✓", .good)
    let count = TextLayout.padded("\(proofs.count)", to: 4, alignRight: true)
    var lines = [
      "  \(sign) \(TextLayout.padded(trial.profile, to: 7))\(count)  "
        + TextLayout.truncated(trial.fault.id, to: width - 17)
    ]
    guard inFull else { return lines }
    let indent = String(repeating: " ", count: 17)
    lines += TextLayout.wrapped(trial.fault.summary, to: width - 17).map {
      style(indent + $0, .faint)
    }
    lines += proofs.map { proof in
      let steps = proof.steps.map { "\($0 + 1)" }.joined(separator: ", ")
      return indent + "\(proof.case.id) (step \(steps))"
    }
    return lines
  }

  /// The steps whose expectations are the only ones to notice some fault, case by case.
  package func neededSteps() -> [String] {
    let needed = NeededSteps(audit.second)
    let lines = audit.suite.cases.compactMap { item -> String? in
      let steps = needed.steps(of: item.id).sorted().map { "\($0 + 1)" }
      return steps.isEmpty ? nil : "  \(item.id): \(steps.joined(separator: ", "))"
    }
    return [style("steps without which a fault would escape", .faint)] + lines + [""]
  }

  /// Returns how often the diagnosis of a red run is right, in a sentence.
  ///
  /// - Parameters:
  ///   - measure: The measurement.
  ///   - inFull: Whether to list the faults for which it is not right.
  package func diagnosis(_ measure: DiagnosisMeasure, inFull: Bool) -> [String] {
    func text(_ share: DiagnosisMeasure.Share) -> String {
      "\(share.count) of \(share.total) (\(Int(share.percent)) %)"
    }
    var parts: [String] = []
    if measure.named.total > 0 {
      parts += [
        "the diagnosis names the fault, or one that comes to the same, for \(text(measure.named)) "
          + "engines with a known fault",
        "if the fault is not known, it names the right rule first for \(text(measure.unnamed))",
      ]
    }
    if measure.pairs.total > 0 {
      parts.append(
        "of two faults in different rules, it has both rules among the first three for "
          + text(measure.pairs))
    }
    if measure.breaches.total > 0 {
      parts.append(
        "of what an engine can do wrong at a moment, the diagnosis names the right rule first for "
          + text(measure.breaches)
          + ", and if it is not known, for \(text(measure.unnamedBreaches))")
    }
    if measure.sentences.total > 0 {
      parts.append("it tells \(text(measure.sentences)) in their own words")
    }
    let two = measure.pairs.total > 0 ? ", and \(tenths(measure.causes.two.value)) for two" : ""
    parts.append(
      "it names \(tenths(measure.causes.one.value)) causes for one defect, "
        + "\(tenths(measure.causesOfUnnamed.value)) for one that is not known\(two)")
    let sentence = parts.joined(separator: "; ")
    let lines = TextLayout.wrapped(sentence, to: width) + [""]
    guard inFull else { return lines }
    return lines + measure.named.misses.map { "  \($0): not named" }
      + measure.unnamed.misses.map { "  \($0): if it is not known, another rule comes first" }
      + measure.breaches.misses.map { "  \($0) comes first" }
      + measure.unnamedBreaches.misses.map { "  \($0) comes first if it is not known" }
      + measure.sentences.misses.map { "  told in other words: \($0)" }
      + measure.pairs.misses.map { "  \($0): not both rules among the first three" } + [""]
  }

  /// The errors and warnings.
  package func findings() -> [String] {
    audit.findings.flatMap { finding in
      let (word, role): (String, TextStyle.Role) =
        finding.isError ? ("error", .headline) : ("warning", .skipped)
      let text = TextLayout.wrapped("\(word): \(finding.sentence)", to: width - 2)
      return text.enumerated().map {
        $0 == 0 ? style(word, role) + $1.dropFirst(word.count) : "  \($1)"
      }
    } + (audit.findings.isEmpty ? [] : [""])
  }

  /// The results of the proofs.
  package func conclusion(after duration: Duration) -> [String] {
    let errors = audit.findings.count(where: \.isError)
    let warnings = audit.findings.count - errors
    return firstProof() + secondProof() + declaredProof() + declaredMonitors() + clauses()
      + accounts() + judges() + interactions()
      + breaches() + leftOpen() + [
        "\(NumberText.count(errors, "error")), \(NumberText.count(warnings, "warning")) in "
          + DurationText.text(of: duration)
      ]
  }

  private func firstProof() -> [String] {
    let first = audit.first
    let asserting = Set(
      audit.findings.compactMap {
        if case .asserts(let answer) = $0 { answer.item.id } else { nil }
      }
    ).count
    guard first.cases > 0 || asserting > 0 else {
      return paragraph(nil, "not too much: not proved, because \(reasonForNoCase)")
    }
    let elsewhere = first.violations.count { audit.isPassedElsewhere($0) }
    let failing = first.violations.count(where: \.isFailure) - elsewhere
    let depending = first.violations.count - failing - elsewhere
    let own = audit.suite.ownQuestions.map(\.id)
    guard asserting == 0 else {
      return paragraph(
        false,
        "too much: \(NumberText.count(asserting, "case asserts", "cases assert")) an answer to a question "
          + "of the suite"
          + (failing + depending == 0
            ? ""
            : "; counted by profile, \(NumberText.count(failing, "case fails", "cases fail")) and "
              + "\(NumberText.count(depending, "case depends", "cases depend")) on another question")
      )
    }
    if elsewhere > 0, failing + depending + asserting == 0, let engine = audit.declared?.engine {
      return paragraph(
        nil,
        "not too much: proved for \(first.cases - elsewhere) of \(first.cases) cases, counted by "
          + "profile; the reference engine fails the others, which \(engine) passes")
    }
    if first.violations.isEmpty, !own.isEmpty {
      let known = audit.suite.questions.count - own.count
      let answers = known == 0 ? "" : ", whatever the answers to \(known) of the open questions"
      return paragraph(
        nil,
        "not too much: every case passes\(answers) (\(first.ways) ways through "
          + "\(NumberText.count(first.cases, "case")), counted by profile); not proved for "
          + "\(own.joined(separator: ", ")), whose answers the reference engine cannot give")
    }
    return first.violations.isEmpty
      ? paragraph(
        true,
        "not too much: every case passes, whatever the answers to the open questions"
          + (audit.extent == .fast ? ", one at a time" : "") + " (\(first.ways) ways through "
          + "\(NumberText.count(first.cases, "case")), counted by profile)")
      : paragraph(
        false,
        "too much: counted by profile, \(NumberText.count(failing, "case fails", "cases fail")) and "
          + "\(NumberText.count(depending, "case depends", "cases depend")) on an open question")
  }

  /// Why the reference engine ran no case.
  private var reasonForNoCase: String {
    if audit.suite.semantics == nil {
      return "the reference engine does not know what the words of this suite mean"
    }
    let followed = ReferenceAdapter().manifest.profiles
    return audit.suite.profiles.contains { followed.contains($0.id) }
      ? "no case could be run"
      : "the reference engine follows the profiles \(followed.joined(separator: " and ")), and none of this "
        + "suite's"
  }

  private func secondProof() -> [String] {
    let second = audit.second
    guard !second.trials.isEmpty else {
      if audit.declared?.faults.isEmpty == false { return [] }
      return paragraph(
        nil, "not too little: not proved: the reference engine has no faults of these rules")
    }
    let escaped = second.trials.count { $0.proofs.isEmpty }
    let faults = Set(second.trials.map(\.fault.id)).count
    return escaped == 0 && second.missedByControl.isEmpty
      ? paragraph(
        true,
        "not too little: all \(faults) faults are noticed, in every profile, by a behavioral case "
          + "of their rule (\(second.runs) runs)")
      : paragraph(
        false,
        "too little: \(NumberText.count(escaped, "fault")) of \(second.trials.count), counted by "
          + "profile, escape; \(second.missedByControl.count) cases miss the control")
  }

  private func clauses() -> [String] {
    guard !audit.clauses.isEmpty else { return [] }
    let deficient = Set(audit.findings.compactMap(\.deficientClause)).count
    let count = NumberText.count(audit.clauses.count, "clause")
    let unproved = audit.unprovedClauses.count
    if deficient == 0, unproved > 0 {
      return paragraph(
        nil,
        "on the documents' word: \(count), each stated or implied by a document; whether a case holds "
          + "\(unproved == audit.clauses.count ? "them" : "\(unproved) of them") is not proved")
    }
    return deficient == 0
      ? paragraph(
        true,
        "on the documents' word: \(count), each stated or implied by a document, broken by a fault, "
          + "and held by a behavioral case")
      : paragraph(
        false, "not on the documents' word, or not proved: \(deficient) of \(count)")
  }

  private func judges() -> [String] {
    guard let judges = audit.judges, judges.runs > 0 else { return [] }
    let text = JudgesText(judges)
    return paragraph(text.holds, text.conclusion)
      + (text.conventions.map { paragraph(nil, $0) } ?? [])
  }

  /// The cases that fail without a visible breach of a clause, with the faults.
  package func conventions() -> [String] {
    audit.judges.map { JudgesText($0).details(style, width: width) } ?? []
  }

  private func interactions() -> [String] {
    guard let matrix = audit.interactions else { return [] }
    let counts = InteractionCounts(matrix)
    return counts.holes == 0
      ? paragraph(
        true,
        "interactions: of \(counts.reached) that can occur, a rule decides \(counts.decided), and a case "
          + "asks about each, but for \(NumberText.count(counts.exceptions, "exception")); conventions "
          + "decide \(counts.conventions), open questions \(counts.open), and nothing was seen to depend on "
          + "the other \(counts.nothing)")
      : paragraph(
        false,
        "interactions: no case asks about \(counts.holes) of \(counts.decided) that a rule decides")
  }

  /// What a fast audit does not prove.
  private func leftOpen() -> [String] {
    switch audit.extent {
    case .full: []
    case .fast:
      paragraph(
        nil,
        "not proved, because this was the fast audit: several other answers at once, which cases are "
          + "idle, what each case stands on, that the monitors and the reference engine agree, and which "
          + "interactions the cases ask about")
    }
  }

  /// Formats a proof that succeeded, one that failed, or, for `nil`, one that could not be made.
  func paragraph(_ holds: Bool?, _ text: String) -> [String] {
    let (sign, role): (String, TextStyle.Role) =
      switch holds {
      case true?: ("✓", .good)
      case false?: ("✗", .bad)
      case nil: ("–", .skipped)
      }
    return TextLayout.wrapped(text, to: width - 2).enumerated().map {
      $0 == 0
        ? style(sign + " ", role) + style($1, holds == false ? .headline : nil) : "  " + $1
    }
  }
}
