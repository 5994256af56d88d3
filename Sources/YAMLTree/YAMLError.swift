/// Everything that is wrong with a YAML file, in the order of the file.
package struct YAMLErrors: Error, Sendable, Hashable {
  /// The mistakes, at least one, ordered by place.
  package let errors: [YAMLError]

  /// Sorts mistakes into the order of the file; mistakes at the same place keep their order.
  init(_ errors: [YAMLError]) {
    let order = errors.indices.sorted { (errors[$0].mark, $0) < (errors[$1].mark, $1) }
    self.errors = order.map { errors[$0] }
  }
}

/// One mistake in a YAML file: what it is, where it is, and how to fix it.
package struct YAMLError: Error, Sendable, Hashable {
  /// The kind of the mistake, stable across releases.
  package let code: Code
  /// One sentence that says what is wrong, without a period.
  package let message: String
  /// The place of the mistake.
  package let mark: YAMLMark
  /// The width of the mistake, in columns of its line, if known.
  package var length: Int?
  /// Other places that explain the mistake, such as the first occurrence of a duplicate key.
  package var notes: [Note] = []
  /// How to fix it, if there is advice to give.
  package var hint: String?

  /// Another place that is involved in a mistake.
  package struct Note: Sendable, Hashable {
    /// What is at the place.
    package let message: String
    /// The place.
    package let mark: YAMLMark
  }
}

extension YAMLError {
  /// The kind of a mistake; the raw value is its name in reports and documentation.
  package enum Code: String, Sendable, Hashable, CaseIterable {
    // The file as a whole.
    case empty
    case tooLarge = "too-large"
    case tooDeep = "too-deep"
    case tooManyNodes = "too-many-nodes"
    case tooManyErrors = "too-many-errors"
    case aliasExpansion = "alias-expansion"
    case severalDocuments = "several-documents"
    case outOfMemory = "out-of-memory"

    // Its characters.
    case notUTF8 = "not-utf-8"
    case invalidUTF8 = "invalid-utf-8"
    case controlCharacter = "control-character"
    case invisibleCharacter = "invisible-character"
    case unusualSpace = "unusual-space"

    // Its syntax.
    case syntax
    case tab
    case indentation
    case unclosedQuote = "unclosed-quote"
    case unclosedBracket = "unclosed-bracket"
    case escape
    case longKey = "long-key"
    case directive

    // Valid YAML that is not supported here.
    case duplicateKey = "duplicate-key"
    case mergeKey = "merge-key"
    case complexKey = "complex-key"
    case tag
    case duplicateAnchor = "duplicate-anchor"
    case undefinedAlias = "undefined-alias"
    case recursiveAlias = "recursive-alias"
  }
}
