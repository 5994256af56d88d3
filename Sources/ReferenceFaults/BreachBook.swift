import EmbeddedFiles
package import ReferenceEngine

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

    /// Describes a breach.
    package init(clause: String, edit: Intervention, keeper: Keeper) {
      (self.clause, self.edit, self.keeper) = (clause, edit, keeper)
    }
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

  /// Takes breaches in the order of their clauses.
  package init(entries: [Entry], unasked: [Intervention]) {
    self.entries = entries.sorted { $0.clause < $1.clause }
    self.unasked = unasked
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
