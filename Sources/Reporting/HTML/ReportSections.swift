import Conformance
import SpecModel
import Web
import Wording

/// The skipped cases of the columns, with reasons.
struct ReportSkips {
  /// The reasons, the most frequent first.
  let rows: [Row]
  /// For each column, the number of skipped cases and of all cases.
  let sums: [String]

  /// A reason, with the number of cases skipped for it in each column.
  struct Row {
    let reason: String
    let counts: [String]
  }

  /// Creates the view for the columns.
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

/// An open question and each column's answer.
struct ReportQuestion {
  let id: String
  let title: String
  let question: String
  let answers: [Answer]

  /// A column's answer.
  struct Answer {
    /// The id of the answer, or the outcome of asking.
    let text: String
    /// What an engine with this answer does.
    let meaning: String?
    /// Whether the engine was asked.
    let isGiven: Bool

    /// Creates the entry of an engine that was not asked, with the reason.
    init(notAsked text: String) {
      (self.text, meaning, isGiven) = (text, nil, false)
    }

    /// Creates the entry for an outcome of asking, with its meaning.
    init(_ text: String, meaning: String) {
      self.text = VisibleText.line(text)
      self.meaning = VisibleText.line(meaning).nonEmpty
      isGiven = true
    }
  }

  /// Creates the view of a question.
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

/// An entry of a list of known failures, with the cases it matched.
struct ReportKnownFailure {
  let cases: String
  let reason: String
  let issue: String
  /// The address of the issue; `nil` if it is not a web address.
  let address: String?
  let place: String
  let counts: [String]

  /// Returns the entries that matched cases, in the order of their list.
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
  /// Returns the count; empty for 0, so that other counts stand out.
  static func text(_ count: Int) -> String { count == 0 ? "" : String(count) }
}

/// Addresses that can become links.
enum ReportLink {
  /// Returns the text if it is a web address, and `nil` otherwise: a list may contain a number or a
  /// word instead, and a `javascript:` address must never be clickable.
  static func address(_ text: String) -> String? {
    let isWeb = text.hasPrefix("https://") || text.hasPrefix("http://")
    return isWeb && !text.contains(where: \.isWhitespace) ? text : nil
  }
}
