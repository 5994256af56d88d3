/// The keys of a message, or of the start of a case, that a suite declares itself.
///
/// ```swift
/// let limit = message.own["limit"]?.number ?? 1
/// ```
public struct OwnKeys: Sendable {
  /// The values, in the form that the wire has.
  public var values: [String: WordValue]
  /// The words of the suite; `nil` if they are not known here, or if all words are built in.
  package var words: SuiteWords?

  /// Creates keys, for instance in a test of an engine.
  public init(_ values: [String: WordValue] = [:]) {
    self.values = values
  }

  /// Creates keys that are declared.
  package init(_ values: [String: WordValue], of words: SuiteWords) {
    self.values = values
    self.words = words
  }

  /// The value of a key.
  public subscript(key: String) -> WordValue? { values[key] }
}

// What is known about the keys is no part of them.
extension OwnKeys: Hashable {
  /// Tells whether two keys say the same.
  public static func == (one: OwnKeys, other: OwnKeys) -> Bool { one.values == other.values }

  /// Hashes what the keys say.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
