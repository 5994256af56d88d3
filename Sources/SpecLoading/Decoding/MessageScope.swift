import SpecModel

/// The messages that a case can speak of: the file's, with the case's own over them.
struct MessageScope {
  /// Whose messages they are, for people.
  private(set) var owner = "this file"
  /// The messages, in the order of the file, then of the case.
  private(set) var entries: [Entry] = []

  /// A declared message.
  struct Entry {
    let name: String
    /// What it is; absent if that could not be read.
    let message: Message?
    /// Where its name stands.
    let key: NodeReader
    /// Whether it is the case's own.
    let isOwn: Bool
  }

  /// The names of all messages.
  var names: [String] { entries.map(\.name) }

  /// Finds a message; there are few in a file, and names are short.
  func index(of name: String) -> Int? {
    if let positions { return positions[name] }
    return entries.firstIndex { $0.name == name }
  }

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
    for entry in read {
      if let index = index(of: entry.name) {
        entries[index] = entry
      } else {
        entries.append(entry)
        positions?[entry.name] = entries.count - 1
        if entries.count == 32 {
          positions = [:]
          for (index, entry) in entries.enumerated() { positions?[entry.name] = index }
        }
      }
    }
  }
}
