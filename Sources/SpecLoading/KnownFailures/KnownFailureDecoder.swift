import SpecModel
import YAMLTree

/// Reads a list of known failures.
struct KnownFailureDecoder {
  let context: FileContext

  /// Reads the file's document.
  func decode(_ document: YAMLDocument) -> ListedFile {
    var file = ListedFile()
    let owner = "a list of known failures"
    guard let root = context.reader(of: document, as: owner) else { return file }
    let fields = root.fields(of: owner, KnownFailureFileKey.words) { key, value in
      switch key {
      case .format: break
      case .maxSkipped: file.maxSkipped = value.integer(in: 0...Int(Int32.max))
      case .require: file.rules = rules(value)
      // The list is empty once everything is fixed.
      case .knownFailures: file.entries = value.list("a list of entries", entry) ?? []
      }
    }
    fields?.require(.knownFailures)
    return file
  }

  /// Reads the rules that must be judged.
  private func rules(_ reader: NodeReader) -> [ListedID] {
    var seen: Set<String> = []
    return reader.list("a list of rules", atLeast: "the id of a rule") { item in
      guard let id = item.identifier(.dotted, "the id of a rule") else { return nil }
      if !seen.insert(id).inserted { item.report(.duplicateEntry(id)) }
      return Self.listed(id, item)
    } ?? []
  }

  private static func listed(_ id: String, _ reader: NodeReader) -> ListedID {
    ListedID(id: id, location: reader.location, length: reader.node.length ?? 1)
  }

  private func entry(_ reader: NodeReader) -> ListedEntry? {
    var entry = KnownFailure(cases: "", kind: .fail, reason: "", location: reader.location)
    var subjects: [(key: KnownFailureKey, value: NodeReader)] = []
    var profile: ListedID?
    let fields = reader.fields(of: "an entry", KnownFailureKey.words) { key, value in
      switch key {
      case .cases, .rule, .clause, .fault:
        subjects.append((key, value))
        if let subject = Self.subject(key, value) { entry.subject = subject }
      case .profile:
        entry.profile = value.identifier(.plain, "the id of a profile")
        profile = entry.profile.map { Self.listed($0, value) }
      case .kind: entry.kind = value.word(.value(of: "kind")) ?? .fail
      case .reason: entry.reason = value.block("a reason") ?? ""
      case .issue: entry.issue = value.nonemptyString("where it is tracked")
      case .expires: entry.expires = value.day()
      }
    }
    guard let fields else { return nil }
    if subjects.count > 1 {
      reader.report(
        .severalEntries(
          subjects.map(\.key.rawValue), of: "an entry", hint: "write an entry for each of them"))
    }
    if subjects.isEmpty {
      // Most entries are about cases, whatever else one could be about.
      fields.require(.cases, .kind, .reason)
    } else {
      fields.require(.kind, .reason)
    }
    guard let subject = subjects.first?.value else { return nil }
    return ListedEntry(
      entry: entry, profile: profile,
      subject: Self.listed(entry.subject.id, subject), isFlow: reader.node.style == .flow,
      subjectLength: subject.node.length)
  }

  private static func subject(
    _ key: KnownFailureKey, _ value: NodeReader
  ) -> KnownFailure.Subject? {
    switch key {
    case .rule: value.identifier(.dotted, "the id of a rule").map(KnownFailure.Subject.rule)
    case .clause: value.nonemptyString("the full id of a clause").map(KnownFailure.Subject.clause)
    case .fault: value.identifier(.plain, "the id of a fault").map(KnownFailure.Subject.fault)
    default:
      value.nonemptyString("the id of a case, or a glob").map(KnownFailure.Subject.cases)
    }
  }
}

/// The contents of a list of known failures.
struct ListedFile: Sendable {
  /// The entries.
  var entries: [ListedEntry] = []
  /// The largest number of cases that may be skipped; `nil` for any number.
  var maxSkipped: Int?
  /// The rules that must be judged.
  var rules: [ListedID] = []
}

/// The id of a rule that must be judged, of an entry's profile or subject, and its place.
struct ListedID: Sendable {
  /// The id.
  var id: String
  /// The location where it begins.
  var location: SourceLocation
  /// Its width in columns.
  var length: Int
}

/// An entry and how it is written.
struct ListedEntry: Sendable {
  /// The entry.
  var entry: KnownFailure
  /// The profile that it applies to; `nil` for all.
  var profile: ListedID?
  /// The cases or the bug that it is about.
  var subject: ListedID
  /// Whether it is written in braces.
  var isFlow: Bool
  /// The width of its subject in columns; `nil` if that is not on a single line.
  var subjectLength: Int?
}

extension NodeReader {
  /// Reads a text without columns; the line break at the end of a block is dropped.
  fileprivate func block(_ what: String) -> String? {
    guard var text = nonemptyString(what) else { return nil }
    while text.utf8.last == UInt8(ascii: "\n") { text.removeLast() }
    guard !text.isEmpty else {
      report(.nothingGiven(what))
      return nil
    }
    return text
  }

  /// Reads a day; it may be quoted or not, since only a day is allowed here.
  fileprivate func day() -> String? {
    guard node.kind == .scalar, !node.isMissing else {
      reportKind("a day like `2026-01-31`")
      return nil
    }
    guard CalendarDate("\(node.text)T00:00:00Z") != nil else {
      report(
        .malformedDate, "`\(node.text)` is not a valid date", hint: "write it like `2026-01-31`"
      )
      return nil
    }
    return node.text
  }
}

/// The keys of a list of known failures.
enum KnownFailureFileKey: String, Vocabulary {
  case format
  case maxSkipped = "max_skipped"
  case require
  case knownFailures = "known_failures"

  static let words = WordTable<KnownFailureFileKey>()
}

/// The keys of an entry in the list.
enum KnownFailureKey: String, Vocabulary {
  case cases, rule, clause, fault, profile, kind, reason, issue, expires

  static let words = WordTable<KnownFailureKey>()
}
