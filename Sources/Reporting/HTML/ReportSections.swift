import Conformance
import SpecModel
import Web
import Wording

/// What was skipped in the columns, and why.
struct ReportSkips {
  /// The reasons, the most frequent first.
  let rows: [Row]
  /// How many cases were skipped in each column, out of how many.
  let sums: [String]

  /// A reason, and how many cases it kept back in each column.
  struct Row {
    let reason: String
    let counts: [String]
  }

  /// Describes the columns.
  init(_ columns: [ReportColumn]) {
    var counts: [String: [Int]] = [:]
    for (index, column) in columns.enumerated() {
      for result in column.results.values {
        guard case .skipped(let reason) = result.verdict else { continue }
        let text = VisibleText.line(reason.description)
        counts[text, default: Array(repeating: 0, count: columns.count)][index] += 1
      }
    }
    let sums = counts.mapValues { $0.reduce(0, +) }
    let reasons = counts.keys.sorted { (left: String, right: String) -> Bool in
      let (first, second) = (sums[left] ?? 0, sums[right] ?? 0)
      return first != second ? first > second : left < right
    }
    self.sums = columns.map { "\($0.tally[.skipped]) of \($0.tally.total)" }
    rows = reasons.map { reason in
      Row(reason: reason, counts: (counts[reason] ?? []).map(ReportCount.text))
    }
  }
}

/// The open questions, and how each column answers them.
struct ReportQuestion {
  let id: String
  let title: String
  let question: String
  let answers: [Answer]

  /// A column's answer.
  struct Answer {
    /// The answer's id, or what came of asking.
    let text: String
    /// What an engine with this answer does.
    let meaning: String?
    /// Whether the engine was asked.
    let isGiven: Bool

    /// An engine that was not asked, and why.
    init(notAsked text: String) {
      (self.text, meaning, isGiven) = (text, nil, false)
    }

    /// What came of asking, and what it means.
    init(_ text: String, meaning: String) {
      self.text = VisibleText.line(text)
      self.meaning = VisibleText.line(meaning).nonEmpty
      isGiven = true
    }
  }

  /// Describes a question.
  init(_ question: Question, _ columns: [ReportColumn]) {
    id = VisibleText.line(question.id)
    title = VisibleText.line(question.title)
    self.question = VisibleText.line(question.question)
    answers = columns.map { column in
      guard question.profiles.contains(column.profile) else {
        return Answer(notAsked: "does not arise")
      }
      let line = column.run.answers.last {
        $0.question == question.id && $0.profile == column.profile
      }
      guard let line else { return Answer(notAsked: "not asked") }
      var meaning = ""
      if case .answer(let id) = line.outcome {
        meaning = question.answers.first { $0.id == id }?.text ?? ""
      }
      return Answer(line.words, meaning: meaning)
    }
  }
}

/// An entry of a list of known failures, and what it stood for.
struct ReportKnownFailure {
  let cases: String
  let reason: String
  let issue: String
  /// Where the issue can be opened; `nil` if it is not an address on the web.
  let address: String?
  let place: String
  let counts: [String]

  /// Describes the entries that stood for something, in the order of their places.
  static func list(_ columns: [ReportColumn]) -> [ReportKnownFailure] {
    var counts: [KnownFailure: [Int]] = [:]
    for (index, column) in columns.enumerated() {
      for result in column.results.values {
        guard case .knownFailure(let entry, _) = result.verdict else { continue }
        counts[entry, default: Array(repeating: 0, count: columns.count)][index] += 1
      }
    }
    return counts.sorted {
      ($0.key.location.file, $0.key.location.line, $0.key.cases)
        < ($1.key.location.file, $1.key.location.line, $1.key.cases)
    }.map { entry, counts in
      let issue = VisibleText.line(entry.issue ?? "")
      return ReportKnownFailure(
        cases: VisibleText.line(entry.cases), reason: VisibleText.line(entry.reason), issue: issue,
        address: ReportLink.address(issue), place: VisibleText.line("\(entry.location)"),
        counts: counts.map(ReportCount.text))
    }
  }
}

/// Counts in a table.
enum ReportCount {
  /// Returns the count; nothing for none, so that what there is stands out.
  static func text(_ count: Int) -> String { count == 0 ? "" : String(count) }
}

/// Addresses that may become links.
enum ReportLink {
  /// Returns the text if it is an address on the web, and `nil` otherwise: a list may hold a number or
  /// a word, and a `javascript:` address must never be clicked.
  static func address(_ text: String) -> String? {
    let isWeb = text.hasPrefix("https://") || text.hasPrefix("http://")
    return isWeb && !text.contains(where: \.isWhitespace) ? text : nil
  }
}
