import EmbeddedFiles
package import ReferenceEngine
import ReferenceFaults
import SpecModel

/// What an engine can do wrong at a moment, as a survey found it, and what notices each breach.
package struct BreachBook: Sendable {
  /// The breaches, by clause.
  package let entries: [Entry]
  /// What no answers explain, and no clause speaks of.
  package let unasked: [Intervention]

  /// A breach.
  package struct Entry: Sendable {
    /// The full id of the clause.
    package let clause: String
    /// What the engine does.
    package let edit: Intervention
    /// What notices it.
    package let keeper: Keeper
  }

  /// What notices a breach.
  package enum Keeper: Hashable, Sendable {
    /// The case of this id.
    case aCase(String)
    /// It is the fault of this id, or does the same in all cases.
    case fault(String)
    /// No case notices it.
    case nothing
  }

  /// The breaches known for the built-in suite.
  package static let known: BreachBook = {
    do {
      return try BreachBook(text: String(cString: EmbeddedFile.breaches_txt.start))
    } catch {
      preconditionFailure("breaches.txt: \(error)")
    }
  }()

  /// Takes the breaches of a survey.
  package init(_ survey: MomentSurvey) {
    entries = survey.classes.compactMap { item in
      guard case .breach(let breach) = item.verdict else { return nil }
      return Entry(
        clause: breach.clause, edit: item.representative, keeper: item.keeper(of: breach))
    }.sorted { $0.clause < $1.clause }
    unasked = survey.classes.compactMap { item in
      if case .unasked = item.verdict { item.representative } else { nil }
    }
  }

  /// Reads what ``text`` writes.
  ///
  /// - Throws: ``UnknownWords`` for the first words of an edit that cannot be read.
  package init(text: String) throws(UnknownWords) {
    var entries: [Entry] = []
    var unasked: [Intervention] = []
    for line in HeadedLine.all(in: text) {
      let edit = try Intervention(words: line.left)
      if line.heading == Self.noClause {
        unasked.append(edit)
      } else {
        entries.append(Entry(clause: line.heading, edit: edit, keeper: Keeper(text: line.right)))
      }
    }
    (self.entries, self.unasked) = (entries, unasked)
  }

  /// The book as text: each clause, followed by a line for each breach of it, and at the end what no clause
  /// speaks of.
  package var text: String {
    var lines: [String] = []
    for entry in entries {
      if entry.clause != lines.last(where: { !$0.hasPrefix("  ") }) { lines.append(entry.clause) }
      lines.append("  \(entry.edit.words) = \(entry.keeper.text)")
    }
    if !unasked.isEmpty { lines.append(Self.noClause) }
    return (lines + unasked.map { "  \($0.words)" }).joined(separator: "\n")
  }

  /// The heading of what no clause speaks of.
  private static let noClause = "no clause"
}

extension BreachBook.Keeper {
  /// Reads a keeper; the ids of cases have slashes.
  fileprivate init(text: String) {
    self = text == "nothing" ? .nothing : text.contains("/") ? .aCase(text) : .fault(text)
  }

  /// The keeper as text.
  fileprivate var text: String {
    switch self {
    case .aCase(let id), .fault(let id): id
    case .nothing: "nothing"
    }
  }
}

extension EditClass {
  /// What notices a breach: a fault that does the same in each profile, or else a case.
  fileprivate func keeper(of breach: Breached) -> BreachBook.Keeper {
    let common = profiles.map { Set(faults[$0] ?? []) }.reduce(nil) { common, ids in
      common?.intersection(ids) ?? ids
    }
    if let fault = common?.min() { return .fault(fault) }
    return breach.witness.map { .aCase($0) } ?? .nothing
  }
}
