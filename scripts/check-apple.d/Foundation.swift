// What the libraries for apps use of Apple's Foundation, as Apple documents it; see scripts/check-apple.

extension StringProtocol {
  /// The text in Unicode's composed form (NFC).
  public var precomposedStringWithCanonicalMapping: String { fatalError("this is never run") }
}
