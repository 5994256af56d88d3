package import SpecModel

/// Writes the tables in Swift of the words that the built-in suite declares.
///
/// The types that engine authors use (`Action`, `Observation`, `Message`, …) are written by hand. A
/// word whose form has no such type cannot be written.
package struct WordSources {
  let vocabulary: SuiteVocabulary

  /// Creates the sources of a vocabulary.
  package init(_ vocabulary: SuiteVocabulary) {
    self.vocabulary = vocabulary
  }

  /// The files, by their paths below `Sources`.
  ///
  /// - Throws: `UntypedWord` if a word has a form for which Swift has no type.
  package func files() throws(UntypedWord) -> [(path: String, bytes: [UInt8])] {
    [
      file("Action+Words", try actions()),
      file("Given+Words", try givenKeys()),
      file("Message+Words", try messageKeys()),
      file("Observation+Words", try observations()),
      file("PropertyFilter+Words", try operators()),
      file("Reasons", try reasons()),
      file("Trigger+Words", try triggers()),
    ]
  }

  private func file(_ name: String, _ body: String) -> (path: String, bytes: [UInt8]) {
    let head = """
      // Written by `iamspec builtin-data` from vocabulary.yaml; scripts/update calls it.
      // swift-format-ignore-file


      """
    return ("SpecModel/Words/\(name).swift", Array((head + body).utf8))
  }

  /// The variants of a shape.
  func variants(of shape: String) throws(UntypedWord) -> [DeclaredWord] {
    guard case .variants(let variants)? = vocabulary.shape(shape) else {
      throw UntypedWord(word: shape, needs: "variants")
    }
    return variants.variants
  }

  /// The words of a shape.
  func choices(of shape: String) throws(UntypedWord) -> [DeclaredChoice] {
    guard case .words(let choices, _)? = vocabulary.shape(shape) else {
      throw UntypedWord(word: shape, needs: "words")
    }
    return choices
  }
}

/// A word has a form for which Swift has no type.
package struct UntypedWord: Error, CustomStringConvertible {
  /// The word, or the shape.
  package let word: String
  /// What it would need.
  package let needs: String

  /// The mistake in words.
  package var description: String {
    "`\(word)` has no type in Swift: \(needs)"
  }
}
