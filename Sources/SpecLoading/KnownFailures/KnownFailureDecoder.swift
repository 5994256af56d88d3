import SpecModel
import YAMLTree

/// Reads an implementer's list of known failures.
struct KnownFailureDecoder {
  let context: FileContext

  /// Reads the file's document.
  func decode(_ document: YAMLDocument) -> [ListedEntry] {
    guard let root = context.reader(of: document),
      root.checkFormat("a list of known failures")
    else { return [] }
    var entries: [ListedEntry] = []
    let owner = "a list of known failures"
    let fields = root.fields(of: owner, KnownFailureFileKey.self) { key, value in
      guard key == .knownFailures else { return }
      // An empty list is what is left when everything is mended.
      entries = value.list("a list of entries", entry) ?? []
    }
    fields?.require(.knownFailures)
    return entries
  }

  private func entry(_ reader: NodeReader) -> ListedEntry? {
    var entry = KnownFailure(cases: "", kind: .fail, reason: "", location: reader.location)
    var cases: NodeReader?
    let fields = reader.fields(of: "an entry", KnownFailureKey.self) { key, value in
      switch key {
      case .cases:
        cases = value
        entry.cases = value.nonemptyString("the id of a case, or a glob") ?? ""
      case .profile: entry.profile = value.identifier(.plain, "the id of a profile")
      case .kind: entry.kind = value.word(.value(of: "kind")) ?? .fail
      case .reason: entry.reason = value.block("a reason") ?? ""
      case .issue: entry.issue = value.nonemptyString("where it is tracked")
      case .expires: entry.expires = value.day()
      }
    }
    guard let fields else { return nil }
    fields.require(.cases, .kind, .reason)
    guard let cases else { return nil }
    return ListedEntry(
      entry: entry, isFlow: reader.node.style == .flow, casesLine: cases.location.line,
      casesColumn: cases.location.column, casesLength: cases.node.length)
  }
}

/// An entry, and how it is written.
struct ListedEntry: Sendable {
  /// The entry.
  var entry: KnownFailure
  /// Whether it is in braces.
  var isFlow: Bool
  /// The line of the value of `cases`, counted from 1.
  var casesLine: Int
  /// The column of that value, counted from 1.
  var casesColumn: Int
  /// How many columns that value takes; absent where it is not on a single line.
  var casesLength: Int?
}

extension NodeReader {
  /// Reads a text in which nothing stands for anything else; the line break that ends a block is no
  /// part of it.
  fileprivate func block(_ what: String) -> String? {
    guard var text = nonemptyString(what) else { return nil }
    while text.utf8.last == UInt8(ascii: "\n") { text.removeLast() }
    guard !text.isEmpty else {
      report(.nothingGiven(what))
      return nil
    }
    return text
  }

  /// Reads a day; quotes make no difference, since nothing but a day can stand here.
  fileprivate func day() -> String? {
    guard node.kind == .scalar, !node.isMissing else {
      reportKind("a day like `2026-01-31`")
      return nil
    }
    guard CalendarDate("\(node.text)T00:00:00Z") != nil else {
      report(.malformedDay(node.text))
      return nil
    }
    return node.text
  }
}
