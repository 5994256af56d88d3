import SpecModel

/// The keys of a section in the account of a document.
enum AccountSectionKey: String, RecordKey {
  case heading, sentences

  static let record = Record<AccountSectionKey>(
    "a section",
    [
      .heading: .optional(
        .prose, "The heading, exactly as in the document; none for what comes before the first."),
      .sentences: .optional(.list(of: .reference("sentence"), atLeast: 1)),
    ])
}

/// The keys of a sentence in the account of a document.
enum AccountSentenceKey: String, RecordKey {
  case digest, says, clauses, questions, none

  static let record = Record<AccountSentenceKey>(
    "a sentence",
    [
      .digest: .required(
        .text(matching: "^[bcdfghjkmnpqrstv]{\(SourceDigest.length)}$"),
        "What stands for the text; `iamspec sources --write` writes it."),
      .says: .optional(.prose, "What it says, paraphrased in your own words."),
      .clauses: .optional(
        .list(of: .nonemptyText, atLeast: 1, isUnique: true),
        "The full ids of the clauses that rest on it, or the id of a rule that it is about as a whole."
      ),
      .questions: .optional(.rules, "The ids of the questions that it leaves open."),
      .none: .optional(
        .words(of: SourceAccount.Reason.self),
        "Why nothing rests on it: an example in code, a link to another page, advice to the authors of apps, an "
          + "introduction of what follows, metadata, the navigation of the page, or an insertion from elsewhere."
      ),
    ])
}
