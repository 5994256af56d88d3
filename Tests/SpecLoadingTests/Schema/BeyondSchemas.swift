/// The invalid fixtures that are valid under the JSON Schemas, and why.
enum BeyondSchemas {
  private static let otherFile = "what the name stands for is declared in another file"
  private static let otherPart = "what the name stands for is declared in another part of the file"
  private static let meaning = "the shape is right; what happens in the case makes no sense"
  private static let path = "the content is right; the file's own path is wrong"
  private static let column = "a schema does not see what a column stands for"
  private static let yaml = "YAML parsers hide it before a schema is asked"

  /// Why the schema accepts a case file in Fixtures/invalid, by its path there.
  static let reasons: [String: String] = [
    "checkout/paid.yaml": path,
    "names/unknown-message-none.yaml": otherPart,
    "names/unknown-message.yaml": otherPart,
    "names/unknown-profile.yaml": otherFile,
    "names/unknown-rule-list.yaml": otherFile,
    "names/unknown-rule.yaml": otherFile,
    "sense/campaign-presented.yaml": meaning,
    "sense/lacked-by-profile.yaml": otherFile,
    "sense/local-delivered.yaml": meaning,
    "sense/never-delivered.yaml": meaning,
    "sense/no-shared-profile.yaml": otherFile,
    "sense/rule-outside-profile.yaml": otherFile,
    "sense/untestable-rule.yaml": otherFile,
    "sense/unused-message.yaml": otherPart,
    "sense/wrong-chapter.yaml": otherFile,
    "shape/Newest First.yaml": path,
    "shape/decomposed-text.yaml": "a schema does not see in which form a text is",
    "shape/duplicate-id.yaml": "a schema can ask for different elements, not for different ids",
    "shape/malformed-pattern.yaml": "a schema cannot read a pattern",
    "shape/newest-first.yml": path,
    "shape/too-long.yaml": "a schema counts characters, not bytes",
    "variants/column-in-text.yaml": column,
    "variants/mistake-in-a-row.yaml": column,
    "variants/uneven-row.yaml": "a schema cannot compare the keys of two mappings",
    "variants/unknown-column.yaml": column,
    "variants/unused-column.yaml": column,
    "yaml/duplicate-key.yaml": yaml,
    "yaml/tag.yaml": yaml,
    "yaml/zero-width-space.yaml": "a schema accepts any name, whether people see all of it or not",
  ]

  /// Why the schema accepts a rules.yaml or questions.yaml, by its path in Fixtures.
  static let suites: [String: String] = [
    "invalid-suites/basis/rules.yaml": "its mistakes are in basis.lock",
    "invalid-suites/case-beside-folder/rules.yaml": "its mistakes are in the case files",
    "invalid-suites/chapter-questions/local/questions.yaml": otherPart,
    "invalid-suites/chapter-questions/local/rules.yaml": "its mistakes are in questions.yaml",
    "invalid-suites/chapter-questions/questions.yaml": otherPart,
    "invalid-suites/chapter-questions/rules.yaml": "its mistakes are in questions.yaml",
    "invalid-suites/chapter-questions/stack/questions.yaml": otherPart,
    "invalid-suites/chapter-questions/stack/rules.yaml": "its mistakes are in questions.yaml",
    "invalid-suites/probes/rules.yaml": "its mistakes are in questions.yaml",
    "invalid-suites/profile-mismatch/rules.yaml": otherPart,
    "invalid-suites/questions/rules.yaml": "its mistakes are in questions.yaml",
    "invalid-suites/vocabulary/rules.yaml": "its mistakes are in vocabulary.yaml",
    "invalid-suites/words-classes/rules.yaml": "its mistakes are in vocabulary.yaml",
    "invalid-suites/words-clashing/rules.yaml": "its mistakes are in vocabulary.yaml",
    "invalid-suites/words-declared/rules.yaml": "its mistakes are in vocabulary.yaml",
    "invalid-suites/words-defaults/rules.yaml": "its mistakes are in vocabulary.yaml",
    "invalid-suites/words-in-cases/rules.yaml": "its mistakes are in the case files",
    "invalid-suites/words-meaning/rules.yaml": "its mistakes are in vocabulary.yaml",
    "invalid-suites/words-of-a-class/rules.yaml": "its mistakes are in the case files",
    "invalid-suites/words-twice/rules.yaml": "its mistakes are in vocabulary.yaml",
    "invalid-suites/words-unknown-meaning/rules.yaml": "its mistakes are in vocabulary.yaml",
  ]

  /// Why the schema accepts a vocabulary, by its path in Fixtures.
  static let vocabularies: [String: String] = [
    "invalid-suites/words-defaults/vocabulary.yaml": otherPart,
    "invalid-suites/words-twice/vocabulary.yaml": yaml,
    "invalid-suites/words-in-cases/vocabulary.yaml": "its mistakes are in the case files",
    "invalid-suites/words-of-a-class/vocabulary.yaml": "its mistakes are in the case files",
  ]

  /// What is wrong in monitors that the schema accepts: names that other files declare, or what stands behind them.
  static let monitors = [
    "pause.stop/", "asked: sale", "{mesage: it}", "skipp", "{advance: 5s}",
    "given.intervall", "at_least: priority", "at_most: lifetime",
    "trigger: nver", "during: displayed", "{message} is shown", "{seen is shown",
    "due: sync", "from: lifetme", "since: given.now", "without: [lifetime]", "interval: 30}",
  ]

  /// The ids of conventions that the schema accepts: what they name is elsewhere in the file, or nothing must be seen.
  static let conventions = ["display", "a4", "a6", "a7"]

  /// Why the schema accepts a case file; `nil` if it does not.
  static func reason(for name: String) -> String? { reasons[name] }
}
