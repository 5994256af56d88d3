#if canImport(Darwin)
  import Foundation
#else
  @_spi(_Unicode) import Swift
#endif

extension String {
  /// The text in Unicode's composed form (NFC), in which `é` is one character, U+00E9.
  package var composed: String {
    // Characters below U+0300 are composed, and nearly all texts have no others.
    if utf8.allSatisfy({ $0 < 0xCC }) { return self }
    #if canImport(Darwin)
      return precomposedStringWithCanonicalMapping
    #else
      var composed = ""
      composed.unicodeScalars.append(contentsOf: _nfc)
      return composed
    #endif
  }

  /// Whether the text is in Unicode's composed form (NFC).
  ///
  /// This compares bytes, because to Swift, both forms of a text are equal.
  package var isComposed: Bool {
    utf8.allSatisfy { $0 < 0xCC } || composed.utf8.elementsEqual(utf8)
  }
}
