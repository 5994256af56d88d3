package import SpecModel
package import Wording

/// The contents of a suite, as lists for a terminal.
///
/// Each entry has one line, or its whole text.
package struct SuiteListing {
  private let suite: Suite
  private let domain: any Domain
  private let showsAll: Bool
  private let style: TextStyle
  private let width: Int
  private let cutsLines: Bool

  /// Creates a listing of a suite.
  ///
  /// - Parameters:
  ///   - suite: The suite.
  ///   - domain: Knows the questions that the reference engine answers.
  ///   - showsAll: Whether each entry has its whole text, wrapped to the width.
  ///   - style: The style of the text.
  ///   - width: The number of columns.
  ///   - cutsLines: Whether an entry's line is cut at the width, which suits people. Programs that
  ///     search lines need their ends.
  package init(
    suite: Suite, domain: any Domain, showsAll: Bool, style: TextStyle, width: Int,
    cutsLines: Bool
  ) {
    self.suite = suite
    self.domain = domain
    self.showsAll = showsAll
    self.style = style
    self.width = max(width, 60)
    self.cutsLines = cutsLines
  }

  /// The line of an entry: its id, with what stands around it, and what it says.
  private func line(_ start: String, saying text: String) -> String {
    let start = start + "  "
    let room = width - TextLayout.width(start)
    let said = cutsLines ? TextLayout.truncated(text, to: room) : VisibleText.line(text)
    return TextLayout.withoutTrailingSpaces(start + style(said, .faint))
  }

  /// The last lines of a list: how many entries it has and, if they have one line each, what their
  /// whole texts say.
  private func end(_ count: String, all: String) -> [String] {
    TextLayout.wrapped(showsAll ? count : "\(count); \(all)", to: width)
  }

  /// Lists rules by chapter, with a column for the number of cases in each profile.
  package func rules(_ rules: [Rule]) -> [String] {
    let wanted = Set(rules.map(\.id))
    let idWidth = rules.map { TextLayout.width($0.id) }.max() ?? 0
    let profiles = suite.profiles.map(\.id)
    // A custom suite may have no clauses.
    let hasClauses = !suite.clauses.isEmpty
    func columns(_ texts: [String], _ clauses: String) -> String {
      (hasClauses ? texts + [clauses] : texts)
        .map { TextLayout.padded($0, to: 8, alignRight: true) }.joined()
    }
    var lines = [
      style(TextLayout.padded("", to: idWidth + 2) + columns(profiles, "clauses"), .faint)
    ]
    let cases = Dictionary(grouping: suite.cases.flatMap { item in item.rules.map { ($0, item) } })
    {
      $0.0
    }.mapValues { $0.map(\.1) }
    for chapter in suite.chapters where chapter.rules.contains(where: { wanted.contains($0.id) }) {
      lines += ["", style(chapter.title, .strong)]
      for rule in chapter.rules where wanted.contains(rule.id) {
        let counts = profiles.map { profile in
          guard rule.profiles.contains(profile) else { return "–" }
          if !rule.isTestable { return "advice" }
          return String((cases[rule.id] ?? []).count { $0.profiles.contains(profile) })
        }
        lines.append(
          "  " + TextLayout.padded(rule.id, to: idWidth)
            + columns(counts, String(rule.clauses.count)))
      }
    }
    return lines + ["", style("numbers are cases; – the profile does not have the rule", .faint)]
  }

  /// Lists the clauses of rules, each with the citations of all documents.
  package func clauses(_ rules: [Rule]) -> [String] {
    var lines: [String] = []
    for rule in rules where !rule.clauses.isEmpty {
      lines.append(style(rule.id, .strong))
      if !showsAll { lines += rule.clauses.map { line("  \($0.id)", saying: $0.text) } }
      for clause in rule.clauses where showsAll {
        let text = TextLayout.wrapped(clause.text, to: width - 4)
        let stances = TextLayout.wrapped(ClauseText.stances(of: clause), to: width - 4)
        lines.append("  \(clause.id)")
        lines += text.map { "    " + $0 } + stances.map { style("    " + $0, .faint) }
      }
      if showsAll { lines.append("") }
    }
    return lines
      + end(
        NumberText.count(rules.reduce(0) { $0 + $1.clauses.count }, "clause"),
        all: "--all also shows what each document says of them")
  }

  /// Lists cases, each with its title below; core cases are marked.
  package func cases(_ cases: [Case]) -> [String] {
    let core = suite.coreCases
    let marked = cases.count { core.contains($0.id) }
    return cases.flatMap { item in
      let mark = core.contains(item.id) ? "  core" : ""
      if !showsAll { return [line(item.id + mark, saying: item.title)] }
      return [
        "\(item.id)  \(style("[\(item.profiles.joined(separator: ", "))]", .faint))"
          + style(mark, .strong),
        style("  " + TextLayout.truncated(item.title, to: width - 2), .faint),
      ]
    }
      + end(
        NumberText.count(cases.count, "case") + (marked > 0 ? ", \(marked) of them core" : ""),
        all: "--all also shows their profiles")
  }

  /// Lists rules, each with its statement and the cases that test it.
  package func coverage(_ rules: [Rule], by cases: [Case]) -> [String] {
    rules.flatMap { rule in
      let covering = cases.filter { $0.rules.contains(rule.id) }
      var lines = [
        "\(style(rule.id, .strong))  "
          + style("[\(rule.profiles.joined(separator: ", "))]", .faint)
      ]
      if showsAll {
        lines += TextLayout.wrapped(rule.statement, to: width - 2).map { "  " + $0 }
      }
      if let reason = rule.untestable {
        lines += TextLayout.wrapped("not tested: \(reason)", to: width - 4).map { "    " + $0 }
      } else if covering.isEmpty {
        lines.append(style("    no case", .bad))
      }
      for item in covering {
        let remark = item.isBehavioral ? "" : "  " + style("(looks inside)", .faint)
        lines.append("    \(item.id)\(remark)")
      }
      return showsAll ? lines + [""] : lines
    }
  }

  /// Lists open questions by chapter, with their answers if all is shown; the reference engine's
  /// defaults are marked.
  package func questions(_ questions: [Question]) -> [String] {
    var lines: [String] = []
    for group in questions.grouped(in: suite) {
      lines.append(style(group.title, .strong))
      lines +=
        showsAll
        ? [""] + self.lines(for: group.questions)
        : group.questions.map { line("  \($0.id)", saying: $0.question) }
    }
    let count = NumberText.count(questions.count, "open question")
    if !showsAll { return lines + end(count, all: "--all also shows their answers") }
    let mark = "* \(QuestionDefaultText(of: questions, in: domain).sentence)"
    return lines + TextLayout.wrapped("\(count); \(mark)", to: width)
  }

  private func lines(for questions: [Question]) -> [String] {
    questions.flatMap { question in
      var lines = [question.id]
      lines += TextLayout.wrapped(question.question, to: width - 2).map { "  " + $0 }
      return lines + question.answerLines(width: width) + [""]
    }
  }

  /// A fault of the reference engine, or one that the suite declares.
  package struct Fault {
    let id: String
    let clause: String
    let profiles: [String]
    let summary: String
    /// The file of the suite that declares it; absent for one of the reference engine.
    let file: String?

    /// Describes a fault that breaks a clause, or a rule, in some profiles.
    package init(
      id: String, clause: String, profiles: [String], summary: String,
      declaredIn file: String? = nil
    ) {
      (self.id, self.clause, self.profiles) = (id, clause, profiles)
      (self.summary, self.file) = (summary, file)
    }

    /// The id of the rule that it breaks.
    var rule: String { Clause.rule(of: clause) }

    /// The profiles in which it is possible, the name of the clause within its rule, and the file.
    var remark: String {
      "[\(profiles.joined(separator: ", "))]"
        + (Clause.name(in: clause).map { "  breaks \($0)" } ?? "")
        + (file.map { "  (\(VisibleText.line($0)))" } ?? "")
    }
  }

  /// Lists the faults that break some rules, rule by rule.
  package func faults(_ faults: [Fault], of rules: [Rule]) -> [String] {
    let byRule = Dictionary(grouping: faults, by: \.rule)
    var lines: [String] = []
    var count = 0
    for rule in rules {
      guard let faults = byRule[rule.id] else { continue }
      count += faults.count
      lines.append(style(rule.id, .strong))
      for fault in faults where showsAll {
        let summary = TextLayout.wrapped(fault.summary, to: width - 4)
        lines += heading(of: fault) + summary.map { style("    " + $0, .faint) }
      }
      lines += showsAll ? [""] : faults.map { line("  \($0.id)", saying: $0.summary) }
    }
    return lines
      + end(
        NumberText.count(count, "fault"), all: "--all also shows the clause that each breaks")
  }

  /// Returns the id of a fault and its remark, on separate lines if one is too short for both.
  private func heading(of fault: Fault) -> [String] {
    let isLong = 2 + TextLayout.width(fault.id) + 2 + TextLayout.width(fault.remark) > width
    return isLong
      ? ["  \(fault.id)"]
        + TextLayout.wrapped(fault.remark, to: width - 4).map { style("    " + $0, .faint) }
      : ["  \(fault.id)  \(style(fault.remark, .faint))"]
  }

  /// Lists the profiles with the documents that describe them.
  package func profiles() -> [String] {
    suite.profiles.flatMap { profile in
      let testable = suite.rules.count { $0.profiles.contains(profile.id) && $0.isTestable }
      let cases = suite.cases.count { $0.profiles.contains(profile.id) }
      var lines = [
        "\(style(profile.id, .strong))  \(profile.title): "
          + "\(NumberText.count(testable, "testable rule")), \(NumberText.count(cases, "case"))"
      ]
      for id in profile.documents {
        guard let document = suite.documents.first(where: { $0.id == id }) else { continue }
        lines.append("  \(id)  \(document.title)")
      }
      return lines + [""]
    }
  }
}
