import SpecModel

/// Finds what makes the core of a rule hard to read.
///
/// Only a suite that keeps further cases in folders of their own is held to this: in any other, a
/// file with the name of its rule may have all of the rule's cases.
struct CoreLint {
  let suite: Suite

  /// The most cases that a core has.
  static let cases = 4
  /// The most messages that a core case has.
  static let messages = 3
  /// The most actions that a step of a core case has.
  static let actions = 2

  /// Returns a warning for each finding.
  func run() -> [Diagnostic] {
    guard suite.separatesCore else { return [] }
    let questions = suite.questions.map(\.id)
    return suite.files.flatMap { file -> [Diagnostic] in
      guard let rule = file.coreRule else { return [] }
      let cases = file.cases.uniqued(by: \.location)
      return tooMany(cases, of: rule)
        + cases.flatMap { test in
          tables(test, in: file) + sizes(test) + alternatives(test, in: file, questions)
        }
    }
  }

  /// Finds a core with too many cases.
  private func tooMany(_ cases: [Case], of rule: String) -> [Diagnostic] {
    guard cases.count > Self.cases else { return [] }
    return [
      tooMany(
        "cases", of: "the core of `\(rule)`", cases.count, limit: Self.cases,
        hint: "move some to files in the folder of the rule", at: cases[Self.cases].location)
    ]
  }

  private func tooMany(
    _ what: String, of owner: String, _ count: Int, limit: Int,
    hint: String = "make it shorter, or move the case to a file in the folder of the rule",
    at location: SourceLocation
  ) -> Diagnostic {
    .warning(
      .hardCore, "\(owner) has \(count) \(what), more than the \(limit) that a reader takes in",
      hint: hint, at: location)
  }

  /// Finds a case that stands for several.
  private func tables(_ test: Case, in file: CaseFile) -> [Diagnostic] {
    file.isRow(test)
      ? [
        Diagnostic.warning(
          .hardCore, "this core case is a table",
          hint: "keep the row that shows the rule best, as a plain case; move the table to a file "
            + "in the folder of the rule", at: test.location)
      ] : []
  }

  /// Finds a case with many messages, and steps with many actions.
  private func sizes(_ test: Case) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if test.messages.count > Self.messages {
      found.append(
        tooMany(
          "messages", of: "a core case", test.messages.count, limit: Self.messages,
          at: test.location))
    }
    for step in test.steps where step.actions.count > Self.actions {
      found.append(
        tooMany(
          "actions", of: "a step of a core case", step.actions.count, limit: Self.actions,
          at: test.location(of: step)))
    }
    return found
  }

  /// Finds steps that accept alternatives without a word about the question that they leave open.
  private func alternatives(
    _ test: Case, in file: CaseFile, _ questions: [String]
  ) -> [Diagnostic] {
    guard !questions.isEmpty else { return [] }
    return test.steps.filter(\.acceptsAlternatives).compactMap { step in
      let texts = [step.note ?? "", test.about, file.about]
      let isNamed = texts.contains { text in questions.contains { text.contains("`\($0)`") } }
      return isNamed
        ? nil
        : Diagnostic.warning(
          .hardCore, "this step of a core case accepts alternatives, but names no open question",
          hint: "name the question that allows them in a `note`, or end the case before",
          at: test.location(of: step))
    }
  }
}

extension Step {
  /// Whether it accepts one of several sequences.
  fileprivate var acceptsAlternatives: Bool { expectations.contains(where: \.isAlternative) }
}

extension Expectation {
  fileprivate var isAlternative: Bool {
    switch self {
    case .observation: false
    case .anyOrder(let entries): entries.contains(where: \.isAlternative)
    case .oneOf: true
    }
  }
}
