import SpecModel

/// The keys of the suite's rules.yaml.
enum RulesFileKey: String, RecordKey {
  case format, suite, documents, profiles, chapters

  static let record = Record<RulesFileKey>(
    "rules.yaml",
    [
      must(.format, SpecSchema.format),
      must(
        .suite, SuiteKey.record.schema(),
        "The suite's name, title and version, as reports show them."),
      must(
        .documents, .mapping(of: .plainID, to: .reference("document"), atLeast: 1),
        "The documents that the rules rest on, by id."),
      must(
        .profiles, .mapping(of: .plainID, to: .reference("profile"), atLeast: 1),
        "The generations of engines that they describe, by id."),
      must(
        .chapters, .list(of: .any(of: [.plainID, .reference("chapter")]), atLeast: 1),
        "The rules by chapter, in reading order; a chapter that is only named has a rules.yaml in its folder."
      ),
    ])
}

/// The keys of `suite`.
enum SuiteKey: String, RecordKey {
  case name, title, version

  static let record = Record<SuiteKey>(
    "the suite",
    [
      must(.name, .plainID),
      must(.title, .prose),
      must(.version, .nonemptyText),
    ])
}

/// The keys of a document.
enum DocumentKey: String, RecordKey {
  case title, language, profile, vendor, product, platform
  case originalTitle = "original_title"
  case path, about

  static let record = Record<DocumentKey>(
    "a document",
    [
      must(.title, .prose, "What the document is."),
      must(.language, .prose, "The language that it is written in."),
      must(.profile, .plainID, "The id of the profile that it describes."),
      may(.vendor, .prose, "The company or project that publishes it."),
      may(.product, .prose, "What it is about, by the name that the vendor gives it."),
      may(.platform, .prose, "The platform, by the name that the document gives it."),
      may(.originalTitle, .prose, "Its title, in its own language."),
      may(
        .path, .prose,
        "Its path in the vendor's documentation, or that of the folder that its own links lead to."),
      may(.about, .prose, "Markdown about its peculiarities."),
    ])
}

/// The keys of a profile.
enum ProfileKey: String, RecordKey {
  case title, about, documents, lacks

  static let record = Record<ProfileKey>(
    "a profile",
    [
      must(.title, .prose),
      may(.about, .prose),
      must(.documents, .list(of: .plainID, atLeast: 1, isUnique: true)),
      may(.lacks, "The actions and keys of `given` that its documents do not know.") {
        .list(of: .words($0?.lackable ?? ProfileLacks.names))
      },
    ])
}

/// The keys of a chapter, in the suite's rules.yaml or in a file of its own.
enum ChapterKey: String, RecordKey {
  case format, id, title, about, rules

  static let record = Record<ChapterKey>(
    "a chapter",
    [
      must(.format, SpecSchema.format),
      must(.id, .plainID, "Also the folder of its case files."),
      must(.title, .prose),
      may(.about, .prose),
      must(.rules, .list(of: .reference("rule"), atLeast: 1)),
    ])
  static let inSuite = record.part("a chapter", without: [.format])
  static let file = record.part("a chapter's rules.yaml", without: [.id])
}

/// The keys of a rule.
enum RuleKey: String, RecordKey {
  case id, title, layer, profiles, statement, about
  case discard, reenqueue, types
  case clauses, untestable, documents, reading

  static let record = Record<RuleKey>(
    "a rule",
    [
      must(.id, .dottedID, "The stable id, such as `display.one-at-a-time`."),
      must(.title, .prose, "A few words for headings."),
      must(
        .layer, .words(of: Rule.Layer.self),
        "The part of an engine that it binds: what triggers, or what displays."),
      must(.profiles, .profiles, "The profiles that have the rule."),
      must(.statement, .prose, "The rule, in a sentence or two."),
      may(.about, .prose, "Markdown: why it matters, and how it is misread."),
      may(
        .discard, .words(DiscardReason.documented.map(\.rawValue)),
        "The reason that engines give where it makes them discard a message."),
      may(
        .reenqueue, .words(ReenqueueReason.documented.map(\.rawValue)),
        "The reason that engines give where it makes them put a message back on the stack."),
      may(
        .types, .list(of: .words(of: Message.Kind.self), atLeast: 1, isUnique: true),
        "The types of message that it is about; by default, all."),
      may(
        .clauses, .list(of: .reference("clause"), atLeast: 1),
        "The statements that it is made of, each with what the documents say about it."),
      may(.untestable, .prose, "Why nothing can test it."),
      must(.documents, .citations, "What each document of the suite says about it."),
      may(.reading, .prose, "If documents differ: which one the rule follows, and why."),
    ])

  /// A rule of a suite without the built-in messages.
  static let recordWithoutMessages = record.part("a rule", without: [.discard, .reenqueue, .types])
}

/// The keys of a clause.
enum ClauseKey: String, RecordKey {
  case id, text, because, weight, documents

  static let record = Record<ClauseKey>(
    "a clause",
    [
      must(.id, .plainID, "A short id, unique within the rule: the full id is `rule/clause`."),
      must(.text, .prose, "The statement, in a sentence."),
      may(
        .because, .prose,
        "The statement as the reason for what an engine did, in words that can follow \"because\", such as "
          + "`{messages} {has} no timeout`."),
      may(
        .weight, .words(of: Because.Weight.self),
        "How much it matters to somebody who wants to know why: `decisive` if it keeps a message from the screen, "
          + "`ordinary` if it brings one there, `idle` if it explains why nothing happens; by default, `routine`."
      ),
      must(
        .documents, .mapping(of: .documents, to: .reference("stance")),
        "What each document of the suite says about it."),
    ])
}

/// The keys of a document's citation for a rule, a clause or a question.
enum CitationKey: String, RecordKey {
  case says, section, text

  static let record = Record<CitationKey>(
    "a citation",
    [
      must(
        .says, .words(of: Citation.Stance.self),
        "`stated`: it says so. `implied`: it follows. `silent`: it says nothing about it. `differs`: "
          + "it says something else. `outside`: it describes a profile without the rule."),
      may(
        .section, JSONSchema.Property.prose.schema,
        "The heading of the section, exactly as in the document."),
      may(.text, JSONSchema.Property.prose.schema, "What the document says, paraphrased."),
    ])
}
