import Conformance
import SpecModel
import Wording

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
      ($0.key.location.file, $0.key.location.line, $0.key.subject.id)
        < ($1.key.location.file, $1.key.location.line, $1.key.subject.id)
    }.map { entry, counts in
      let issue = VisibleText.line(entry.issue ?? "")
      return ReportKnownFailure(
        cases: VisibleText.line(entry.subject.id), reason: VisibleText.line(entry.reason),
        issue: issue,
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
