/// What became of each sentence of a document, in its order, without the text.
///
/// A digest stands for each sentence, by which a later edition of the document is compared.
package struct SourceAccount: Hashable, Sendable {
  /// The id of the document.
  package var document: String
  /// Its sections, in order.
  package var sections: [Section]

  /// A heading, and what is below it up to the next one.
  package struct Section: Hashable, Sendable {
    /// The heading, in the document's language; `nil` for what comes before the first one.
    package var heading: String?
    /// Its sentences, items of lists and blocks of code, in order.
    package var sentences: [Sentence]

    /// Creates a section.
    package init(heading: String?, sentences: [Sentence]) {
      self.heading = heading
      self.sentences = sentences
    }
  }

  /// A sentence, an item of a list, or a block of code.
  package struct Sentence: Hashable, Sendable {
    /// What stands for its text: a ``SourceDigest``.
    package var digest: String
    /// What it says, paraphrased; `nil` if it says nothing about engines.
    package var says: String?
    /// The full ids of the clauses that rest on it, and the ids of such rules that have no clauses.
    package var clauses: [String]
    /// The ids of the questions that it leaves open.
    package var questions: [String]
    /// Why no clause and no question rests on it; `nil` if one does.
    package var none: Reason?
    /// The place in the account; `nil` if that was not read from a file.
    package var location: SourceLocation?

    /// Creates a sentence of which nothing is known yet.
    package init(digest: String) {
      self.digest = digest
      says = nil
      clauses = []
      questions = []
      none = nil
      location = nil
    }

    /// Whether something is said of it: what rests on it, or why nothing does.
    package var isAccountedFor: Bool { !clauses.isEmpty || !questions.isEmpty || none != nil }
  }

  /// Why nothing rests on a sentence.
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    /// It is an example in code.
    case code
    /// It points to another page.
    case link
    /// It tells the authors of apps what to do.
    case advice
    /// It says what the document or the next lines are about.
    case introduction
    /// It is data about the document.
    case metadata
    /// It belongs to the page around the document.
    case navigation
    /// It inserts a text from elsewhere, which is not part of the document.
    case insertion

    /// The reason, as the end of a sentence about the part.
    package var words: String {
      switch self {
      case .code: "an example in code"
      case .link: "points to another page"
      case .advice: "advice to the authors of apps"
      case .introduction: "says what follows"
      case .metadata: "data about the document"
      case .navigation: "part of the page around it"
      case .insertion: "inserts a text from elsewhere"
      }
    }
  }

  /// Creates an account.
  package init(document: String, sections: [Section]) {
    self.document = document
    self.sections = sections
  }

  /// Every sentence, in order.
  package var sentences: [Sentence] { sections.flatMap(\.sentences) }

  /// The clauses, and the rules without clauses, that some sentence carries.
  package var carried: Set<String> { Set(sentences.flatMap(\.clauses)) }
}

/// What stands for a text in an account, so that the account needs no copy of it.
package enum SourceDigest {
  /// The sixteen digits: consonants, so that no digest is a number to YAML, or a word.
  package static let letters = "bcdfghjkmnpqrstv"
  private static let digits = Array(letters)

  /// The number of digits.
  package static let length = 12

  /// Returns the digest of a text: twelve letters, for 48 bits of a hash.
  ///
  /// White space of any kind and length counts as one space, and decomposed characters as composed ones. The
  /// digest shows that a text has changed; it does not resist those who want two texts to have the same.
  package static func of(_ text: String) -> String {
    let folded = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in folded.composed.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    // Of FNV-1a, the upper bits depend on more of the text than the lower ones.
    hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
    hash ^= hash >> 29
    return String((0..<length).map { digits[Int((hash >> (4 * UInt64($0))) & 15)] })
  }

  /// Tells whether a text has the form of a digest.
  package static func isWellFormed(_ text: String) -> Bool {
    text.count == length && text.allSatisfy(digits.contains)
  }
}
