import SpecModel
import YAMLTree

/// The messages that a case can speak of: the file's, with the case's own over them.
struct MessageScope {
  /// Whose messages they are, for people.
  private(set) var owner = "this file"
  /// The messages, in the order of the file, then of the case.
  private(set) var entries: [Entry] = []
  /// Whether the names of all declared messages could be read.
  private(set) var isComplete = true

  /// A declared message.
  ///
  /// A class, since the cases that add messages of their own copy the file's.
  final class Entry {
    let name: String
    /// What it is; absent if that could not be read.
    let message: Message?
    /// Whether it is made in the app; absent if that could not be read.
    let isLocal: Bool?
    /// Where its name stands.
    let key: NodeReader
    /// Whether it is the case's own.
    let isOwn: Bool

    /// Creates an entry.
    init(name: String, message: Message?, key: NodeReader, isOwn: Bool) {
      self.name = name
      self.message = message
      isLocal = message?.isLocal
      self.key = key
      self.isOwn = isOwn
    }
  }

  /// Finds a message by a node that holds its name; there are few in a file, and names are short.
  func index(of name: YAMLNode) -> Int? {
    if let positions { return positions[name.text] }
    return names.firstIndex { $0.equals(name) }
  }

  /// Tells whether it holds the very same messages as another scope.
  func hasSameEntries(as other: MessageScope) -> Bool {
    entries.count == other.entries.count
      && entries.indices.allSatisfy { entries[$0] === other.entries[$0] }
  }

  /// Where the names are written, in the order of ``entries``.
  private var names: ContiguousArray<YAMLNode> = []
  /// Where the names stand in ``entries``, if there are many.
  private var positions: [String: Int]?

  /// Reads `messages` and adds what it declares.
  ///
  /// - Parameters:
  ///   - reader: What stands under `messages`.
  ///   - isOwn: Whether it is that of a case, or of a probe.
  ///   - owner: Whose messages they are, for people.
  mutating func read(_ reader: NodeReader, isOwn: Bool, of owner: String) {
    self.owner = owner
    var read: [Entry] = []
    reader.entries("a mapping of names to messages", atLeast: "at least one message") {
      key, value in
      guard let name = key.identifier(.name, "the name of a message") else { return }
      read.append(
        Entry(name: name, message: value.message(named: name), key: key, isOwn: isOwn))
    }
    if reader.node.kind != .mapping || read.count < reader.node.count { isComplete = false }
    for entry in read {
      if let index = index(of: entry.key.node) {
        entries[index] = entry
      } else {
        entries.append(entry)
        names.append(entry.key.node)
        positions?[entry.name] = entries.count - 1
        if entries.count == 32 {
          positions = [:]
          for (index, entry) in entries.enumerated() { positions?[entry.name] = index }
        }
      }
    }
  }
}
