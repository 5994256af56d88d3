import SpecModel
import YAMLTree

extension NodeReader {
  /// Reads a mapping whose keys the format defines, and reports each that is missing and was not just misspelled.
  ///
  /// - Parameters:
  ///   - record: The mapping.
  ///   - read: Reads a value.
  /// - Returns: The keys found, or `nil` if the node is not a mapping.
  @discardableResult
  func fields<Key: RecordKey>(
    of record: Record<Key>, _ read: (Key, NodeReader) -> Void
  ) -> FieldSet<Key>? {
    fields(of: record.owner, record.keys, required: record.required, read)
  }

  /// Reads a mapping whose keys the format defines.
  ///
  /// - Parameters:
  ///   - owner: What the mapping describes, such as `a message`.
  ///   - words: The allowed keys.
  ///   - required: The keys that it must have.
  ///   - noun: What an unknown key should have been; `nil` if just a key.
  ///   - read: Reads a value.
  /// - Returns: The keys found, or `nil` if the node is not a mapping.
  @discardableResult
  func fields<Key: Vocabulary>(
    of owner: String, _ words: WordTable<Key>, required: KeyPositions = KeyPositions(),
    unknown noun: Noun? = nil, _ read: (Key, NodeReader) -> Void
  ) -> FieldSet<Key>? {
    guard node.kind == .mapping else {
      reportKind("a mapping that describes \(owner)")
      return nil
    }
    var keys = FoundKeys(reader: self, owner: owner)
    for entry in node.entries {
      // No word begins with `$`, so a key that is a word is not a column.
      let word = entry.key.withUTF8(words.word)
      guard
        let key =
          word == nil ? reader(for: entry.key) : NodeReader(node: entry.key, like: self)
      else { continue }
      guard let (word, position) = word ?? key.node.withUTF8(words.word) else {
        keys.noteUnknown(key, noun, known: words.spellings)
        continue
      }
      if keys.found.insert(position) { key.reportDuplicate() }
      if let value = reader(for: entry.value) { read(word, value) }
    }
    if !keys.found.contains(required) { keys.reportMissing(required, of: words.spellings) }
    return FieldSet(keys: keys, words: words)
  }
}

extension NodeReader {
  /// Reads a mapping whose keys are no enum, mostly because a suite declares them, and reports those that are unknown, twice there or missing.
  ///
  /// - Parameters:
  ///   - owner: What the mapping describes, such as `a message`.
  ///   - known: The keys to suggest for one that is unknown.
  ///   - required: The keys that must be there.
  ///   - read: Reads a value, and tells whether there is such a key.
  func declaredFields(
    of owner: String, known: [String], required: [String],
    _ read: (_ key: String, NodeReader) -> Bool
  ) {
    var seen: Set<String> = []
    var misspelled: [String] = []
    entries("a mapping") { key, value in
      let name = key.node.text
      if !seen.insert(name).inserted { key.report(.duplicateKey(name)) }
      if read(name, value) { return }
      key.report(.unknownKey(name, of: owner, known: known))
      if let nearest = Suggestion.nearest(to: name, among: known) { misspelled.append(nearest) }
    }
    for key in required where !seen.contains(key) && !misspelled.contains(key) {
      reportAtStart(.missingKey(key, of: owner))
    }
  }
}

extension [DeclaredMember] {
  /// The members that must be there.
  var required: [String] { filter { !$0.presence.maybeMissing }.map(\.name) }
}

extension NodeReader {
  @inline(never)
  fileprivate func reportDuplicate() { report(.duplicateKey(node.text)) }
}

/// The keys found in a mapping.
struct FieldSet<Key: Vocabulary> {
  fileprivate let keys: FoundKeys
  fileprivate let words: WordTable<Key>

  /// Whether there was an unknown key.
  var hasUnknown: Bool { keys.hasUnknown }

  /// Tells whether the mapping has a key.
  func contains(_ key: Key) -> Bool {
    words.position(of: key).map(keys.found.contains) ?? false
  }

  /// Reports each of these keys that is missing and was not just misspelled.
  func require(_ keys: Key...) {
    for key in keys where !contains(key) { self.keys.reportMissing(key.rawValue) }
  }
}

/// The keys found in a mapping, by their positions in the table of allowed keys.
///
/// This is the part of `FieldSet` that does not depend on the vocabulary, so that it is compiled
/// once.
private struct FoundKeys {
  let reader: NodeReader
  let owner: String
  /// The allowed keys that are there.
  var found = KeyPositions()
  /// The allowed keys that unknown keys were probably meant to be.
  private var misspelled: [String] = []
  /// Whether there was an unknown key.
  private(set) var hasUnknown = false

  init(reader: NodeReader, owner: String) {
    self.reader = reader
    self.owner = owner
  }

  /// Reports and records an unknown key.
  @inline(never)
  mutating func noteUnknown(_ key: NodeReader, _ noun: Noun?, known: [String]) {
    let text = key.node.text
    key.report(
      noun.map { .unknown($0, text, known: known) } ?? .unknownKey(text, of: owner, known: known))
    hasUnknown = true
    if let nearest = Suggestion.nearest(to: text, among: known) { misspelled.append(nearest) }
  }

  /// Reports the required keys that are missing.
  @inline(never)
  func reportMissing(_ required: KeyPositions, of known: [String]) {
    for position in known.indices where required.contains(position) && !found.contains(position) {
      reportMissing(known[position])
    }
  }

  /// Reports a missing key, unless it was just misspelled.
  @inline(never)
  func reportMissing(_ key: String) {
    if !misspelled.contains(key) { reader.reportAtStart(.missingKey(key, of: owner)) }
  }
}

/// Some keys of a table, by their positions.
struct KeyPositions: Sendable {
  private var bits: UInt64 = 0

  /// Adds a key, and tells whether it was there already.
  @discardableResult
  mutating func insert(_ position: Int) -> Bool {
    precondition(position < UInt64.bitWidth, "no mapping has so many keys")
    defer { bits |= 1 << UInt64(position) }
    return contains(position)
  }

  /// Tells whether a key is among them.
  func contains(_ position: Int) -> Bool { bits & (1 << UInt64(position)) != 0 }

  /// Tells whether all of some keys are among them.
  func contains(_ others: KeyPositions) -> Bool { others.bits & ~bits == 0 }
}
