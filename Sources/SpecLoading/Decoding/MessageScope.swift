import SpecModel
import YAMLTree

/// The messages that a case can refer to: the file's, overridden by the case's own.
struct MessageScope {
  /// The owner of the messages, for diagnostics.
  private(set) var owner: String
  /// The messages, in the order of the file, then of the case.
  private(set) var entries: [Entry] = []
  /// Whether some of the messages are the case's own.
  private(set) var hasOwn = false
  /// Whether the names of all declared messages could be read.
  private(set) var isComplete = true

  /// A declared message.
  ///
  /// This is a class because cases that add their own messages copy the file's.
  final class Entry {
    let name: String
    /// The message; `nil` if it could not be read.
    let message: Message?
    /// Whether it is local; `nil` if that could not be read.
    let isLocal: Bool?
    /// The node of its name.
    let key: NodeReader
    /// Whether the case itself declares it.
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

  /// Creates a scope without messages.
  ///
  /// - Parameter owner: What could declare messages, for diagnostics.
  init(of owner: String = "this file") { self.owner = owner }

  /// Finds a message by a node with its name.
  func index(of name: YAMLNode) -> Int? {
    names.number(of: name)
  }

  /// The nodes of the names, in the order of ``entries``.
  private var names = NameIndex()

  /// Reads `messages` and adds its declarations.
  ///
  /// - Parameters:
  ///   - reader: The value of `messages`.
  ///   - isOwn: Whether it belongs to a case or a probe, not to the file.
  ///   - owner: The owner of the messages, for diagnostics.
  mutating func read(_ reader: NodeReader, isOwn: Bool, of owner: String) {
    self.owner = owner
    hasOwn = isOwn
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
      }
    }
  }
}
