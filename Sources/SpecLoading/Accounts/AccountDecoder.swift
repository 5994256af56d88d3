import SpecModel
import YAMLTree

/// Reads what became of the sentences of a document.
struct AccountDecoder {
  let suite: Suite
  /// The document whose sentences these are.
  let document: SourceDocument
  let context: FileContext

  /// Reads the file's YAML document.
  func decode(_ yaml: YAMLDocument) -> SourceAccount? {
    var isFirst = true
    let sections = ListFile.account.list(in: yaml, context) { reader in
      defer { isFirst = false }
      return section(reader, isFirst: isFirst)
    }
    return sections.map { SourceAccount(document: document.id, sections: $0) }
  }

  private func section(_ reader: NodeReader, isFirst: Bool) -> SourceAccount.Section {
    var section = SourceAccount.Section(heading: nil, sentences: [])
    let fields = reader.fields(of: AccountSectionKey.record) { key, value in
      switch key {
      case .heading: section.heading = value.prose("a heading")
      case .sentences:
        section.sentences =
          value.list(
            "a list of sentences", atLeast: "at least one sentence",
            otherwise: "write each as `- {digest: …, says: …, clauses: […]}`", sentence) ?? []
      }
    }
    // Only what comes before the first heading has none.
    if !isFirst { fields?.require(.heading) }
    return section
  }

  private func sentence(_ reader: NodeReader) -> SourceAccount.Sentence? {
    var sentence = SourceAccount.Sentence(digest: "")
    sentence.location = reader.location
    let fields = reader.fields(of: AccountSentenceKey.record) { key, value in
      switch key {
      case .digest: sentence.digest = digest(value) ?? ""
      case .says: sentence.says = value.prose("what it says")
      case .clauses:
        sentence.clauses =
          value.distinct("a list of clauses", atLeast: "at least one of them", clause) ?? []
      case .questions:
        sentence.questions =
          value.distinct("a list of questions", atLeast: "at least one of them", question) ?? []
      case .none: sentence.none = value.word(.value(of: "none"))
      }
    }
    guard let fields else { return nil }
    for key in [AccountSentenceKey.clauses, .questions] where fields.contains(key) {
      if fields.contains(.none) {
        reader.reportAtStart(.conflictingKeys([key.rawValue, "none"], of: "a sentence"))
      }
      fields.require(.says)
      break
    }
    return sentence
  }

  private func digest(_ reader: NodeReader) -> String? {
    guard let text = reader.string("a digest") else { return nil }
    guard SourceDigest.isWellFormed(text) else {
      reader.report(
        .malformedDigest,
        "`\(text)` is not a digest, which has \(SourceDigest.length) of the letters "
          + SourceDigest.letters,
        hint: "`iamspec sources --write` writes the digests of a document")
      return nil
    }
    return text
  }

  /// Reads a clause, or a rule that a sentence is about as a whole; the document must say something of it.
  private func clause(_ reader: NodeReader) -> String? {
    guard let id = reader.string("the full id of a clause, or the id of a rule") else { return nil }
    let citations =
      suite.clauses.first { $0.id == id }?.citations
      ?? suite.rules.first { $0.id == id }?.citations
    guard let citations else {
      let known = suite.clauses.map(\.id) + suite.rules.map(\.id)
      reader.report(.unknown(.clauseOrRule, id, known: known))
      return nil
    }
    let stance = citations.first { $0.document == document.id }?.stance
    if let stance, stance == .silent || stance == .outside {
      reader.report(
        .wrongStance,
        "`\(id)` rests on this sentence, but of the document `\(document.id)` it says `\(stance.rawValue)`",
        hint: "remove it here, or say in rules.yaml that the document states or implies it")
    }
    return id
  }

  private func question(_ reader: NodeReader) -> String? {
    reader.one(of: suite.questions.map(\.id), .questionOfSuite, "the id of a question")
  }
}

/// The keys of a section in the account of a document.
enum AccountSectionKey: String, RecordKey {
  case heading, sentences

  static let record = Record<AccountSectionKey>(
    "a section",
    [
      may(
        .heading, .prose,
        "The heading, exactly as in the document; none for what comes before the first."),
      may(.sentences, .list(of: .reference("sentence"), atLeast: 1)),
    ])
}

/// The keys of a sentence in the account of a document.
enum AccountSentenceKey: String, RecordKey {
  case digest, says, clauses, questions, none

  static let record = Record<AccountSentenceKey>(
    "a sentence",
    [
      must(
        .digest, .text(matching: "^[\(SourceDigest.letters)]{\(SourceDigest.length)}$"),
        "What stands for the text; `iamspec sources --write` writes it."),
      may(.says, .prose, "What it says, paraphrased in your own words."),
      may(
        .clauses, .list(of: .nonemptyText, atLeast: 1, isUnique: true),
        "The full ids of the clauses that rest on it, or the id of a rule that it is about as a whole."
      ),
      may(.questions, .rules, "The ids of the questions that it leaves open."),
      may(
        .none, .words(of: SourceAccount.Reason.self),
        "Why nothing rests on it: an example in code, a link to another page, advice to the authors of apps, an "
          + "introduction of what follows, metadata, the navigation of the page, or an insertion from elsewhere."
      ),
    ])
}
