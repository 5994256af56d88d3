package import SpecModel
package import Wording

/// A rule, a clause or an open question, with what the documents say about it.
package struct DeclarationText {
  private let suite: Suite
  private let domain: any Domain
  private let style: TextStyle
  private let width: Int
  private let options: [String]
  /// The number of cases that are named for a clause.
  private static let namedCases = 12

  /// Creates the texts for a suite's declarations.
  ///
  /// - Parameters:
  ///   - suite: The suite.
  ///   - domain: Knows the questions that the reference engine answers.
  ///   - style: The style of the text.
  ///   - width: The number of columns.
  ///   - options: The options with which commands use the same suite.
  package init(
    suite: Suite, domain: any Domain, style: TextStyle, width: Int, options: [String] = []
  ) {
    self.suite = suite
    self.domain = domain
    self.options = options
    self.style = style
    self.width = max(width, 60)
  }

  /// Returns the text for an id.
  ///
  /// - Parameter id: The id of a rule, such as `stack.in-memory`, the full id of a clause, such as
  ///   `stack.in-memory/empty-after-launch`, or the id of an open question.
  /// - Throws: `Unknown` if nothing that the suite declares has the id.
  package func text(of id: String) throws(Unknown) -> String {
    guard let lines = lines(of: id) else {
      let clauses = suite.rules.flatMap(\.clauses).map(\.id)
      throw Unknown(
        sort: "rule, clause or open question", name: id,
        known: suite.rules.map(\.id) + suite.questions.map(\.id) + clauses)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Tells whether a text is the id of a declaration, and not of a case: it begins with words that
  /// are joined by dots.
  package static func isID(_ text: String) -> Bool {
    Clause.rule(of: text).contains(".") && !text.contains(".yaml")
  }

  private func lines(of id: String) -> [String]? {
    if let question = suite.questions.first(where: { $0.id == id }) { return lines(of: question) }
    guard let rule = suite.rules.first(where: { $0.id == Clause.rule(of: id) }) else { return nil }
    guard let name = Clause.name(in: id) else { return lines(of: rule) }
    return rule.clauses.first { $0.name == name }.map { lines(of: $0, in: rule) }
  }

  private func lines(of rule: Rule) -> [String] {
    var lines = head(rule.title, rule.id, rule.profiles, rule.location)
    lines += paragraphs(rule.statement) + paragraphs(rule.about)
    if let reason = rule.untestable { lines += paragraphs("No case tests it: \(reason)") }
    for clause in rule.clauses {
      lines +=
        ["", clause.id] + wrapped(clause.text, by: 2)
        + wrapped(ClauseText.stances(of: clause), by: 2, .faint)
    }
    lines += documents(rule.citations)
    if let reading = rule.reading { lines += paragraphs("How the suite reads them: \(reading)") }
    let count = suite.cases.count { $0.rules.contains(rule.id) }
    if count == 0 { return lines }
    return lines + [""] + cases(of: rule, count: count)
  }

  /// The core cases of a rule with their titles, and the commands that show them and the others.
  private func cases(of rule: Rule, count: Int) -> [String] {
    let all = command("list", "cases", "--rule", rule.id)
    let core = suite.core(of: rule.id)
    guard let file = suite.files.first(where: { $0.coreRule == rule.id }), !core.isEmpty else {
      return ["\(NumberText.count(count, "case")); `\(all)` names them"]
    }
    let told = command("explain", file.id, "--core")
    var lines = [style("core", .strong)]
    for item in core { lines += wrapped(item.title, by: 2) + wrapped(item.id, by: 4, .faint) }
    lines += ["", "`\(told)` tells \(core.count == 1 ? "it" : "them") step by step"]
    if count > core.count {
      lines.append("\(NumberText.count(count - core.count, "further case")); `\(all)` names all")
    }
    return lines
  }

  private func lines(of clause: Clause, in rule: Rule) -> [String] {
    let holding = suite.cases.filter { $0.basis.holds.contains { $0.clause == clause.id } }
    var lines = head(rule.title, clause.id, rule.profiles, clause.location)
    lines += paragraphs(clause.text) + documents(clause.citations)
    let verb = holding.count == 1 ? "demands" : "demand"
    lines += ["", "\(NumberText.count(holding.count, "case")) \(verb) it"]
    lines += holding.prefix(Self.namedCases).map { "  \($0.id)" }
    let rest = holding.count - Self.namedCases
    if rest > 0 { lines.append("  and \(rest) more") }
    return lines + ["", "`\(command("explain", rule.id))` shows the whole rule"]
  }

  private func lines(of question: Question) -> [String] {
    var lines = head(question.title, question.id, question.profiles, question.location)
    lines += paragraphs(question.question) + paragraphs(question.about) + [""]
    lines += question.answerLines(width: width)
    lines += wrapped("* \(QuestionDefaultText(of: [question], in: domain).sentence)", by: 2, .faint)
    lines += documents(question.citations)
    if !question.rules.isEmpty {
      lines += [""] + wrapped("about \(question.rules.joined(separator: ", "))", by: 0)
    }
    return lines
  }

  private func head(
    _ title: String, _ id: String, _ profiles: [String], _ location: SourceLocation
  ) -> [String] {
    TextLayout.wrapped(VisibleText.line(title), to: width).map { style($0, .strong) } + [
      style("\(id)  [\(profiles.joined(separator: ", "))]", .faint),
      style(location.description, .faint),
    ]
  }

  /// What each document says, under a heading; documents that say the same are shown together.
  private func documents(_ citations: [Citation]) -> [String] {
    if citations.isEmpty { return [] }
    var groups: [(documents: [String], says: Citation)] = []
    for citation in citations {
      var says = citation
      says.document = ""
      if let place = groups.firstIndex(where: { $0.says == says }) {
        groups[place].documents.append(citation.document)
      } else {
        groups.append(([citation.document], says))
      }
    }
    return ["", style("what the documents say", .strong)]
      + groups.flatMap { documents, says in
        let section = says.section.map { ", \"\(VisibleText.line($0))\"" } ?? ""
        let names = documents.joined(separator: ", ")
        return wrapped("\(names): \(says.stance.rawValue)\(section)", by: 2)
          + (says.text.map { wrapped($0, by: 4) } ?? [])
      }
  }

  /// Returns the paragraphs of a Markdown text, after an empty line.
  private func paragraphs(_ markdown: String) -> [String] {
    markdown.isEmpty ? [] : [""] + TextLayout.paragraphs(markdown, to: width)
  }

  /// Returns a command about the same suite.
  private func command(_ words: String...) -> String {
    (["iamspec"] + (words + options).map(ReplayCommand.quoted)).joined(separator: " ")
  }

  private func wrapped(
    _ text: String, by indentation: Int, _ role: TextStyle.Role? = nil
  ) -> [String] {
    TextLayout.wrapped(text, to: width - indentation).map { line in
      let line = String(repeating: " ", count: indentation) + line
      return role.map { style(line, $0) } ?? line
    }
  }
}

extension Question {
  /// The answers, with a mark at the default, wrapped to a width.
  func answerLines(width: Int) -> [String] {
    answers.flatMap { answer in
      let mark = answer.id == defaultAnswer ? "*" : " "
      let text = TextLayout.wrapped("\(answer.id): \(answer.text)", to: width - 6)
      return text.enumerated().map { ($0 == 0 ? "  \(mark) " : "      ") + $1 }
    }
  }
}
