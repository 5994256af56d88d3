/// Everything that is wrong with a YAML file, in the order in which it stands there.
package struct YAMLErrors: Error, Sendable, Hashable {
  /// The mistakes, at least one, ordered by place.
  package let errors: [YAMLError]

  /// Puts mistakes into the order of the file; those at one place keep theirs.
  init(_ errors: [YAMLError]) {
    let order = errors.indices.sorted { (errors[$0].mark, $0) < (errors[$1].mark, $1) }
    self.errors = order.map { errors[$0] }
  }
}

/// One mistake in a YAML file: what it is, where it is, and a way out.
package struct YAMLError: Error, Sendable, Hashable {
  /// The kind of the mistake, stable across releases.
  package let code: Code
  /// One sentence that says what is wrong, without a period.
  package let message: String
  /// The place of the mistake.
  package let mark: YAMLMark
  /// How many columns of the line the mistake takes, where that is known.
  package var length: Int?
  /// Other places that explain the mistake, such as where a duplicate key stands first.
  package var notes: [Note] = []
  /// What to do about it, where there is advice to give.
  package var hint: String?

  /// Another place that has to do with a mistake.
  package struct Note: Sendable, Hashable {
    /// What is to be seen at the place.
    package let message: String
    /// The place.
    package let mark: YAMLMark
  }
}

extension YAMLError {
  /// The kind of a mistake; the raw value is what reports and documentation call it.
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

    // Its syntax.
    case syntax
    case tab
    case indentation
    case unclosedQuote = "unclosed-quote"
    case unclosedBracket = "unclosed-bracket"
    case escape
    case directive

    // What is YAML, but not wanted here.
    case duplicateKey = "duplicate-key"
    case mergeKey = "merge-key"
    case complexKey = "complex-key"
    case tag
    case duplicateAnchor = "duplicate-anchor"
    case undefinedAlias = "undefined-alias"
    case recursiveAlias = "recursive-alias"
  }
}
