/// A class of messages, which words can take in place of any message: those that have some keys, and lack
/// others.
package struct MessageClass: Hashable, Sendable {
  /// Its name, by which shapes refer to it.
  package var name: String
  /// The keys that its messages have.
  package var with: [String] = []
  /// The keys that they lack.
  package var without: [String] = []
  /// What its messages are, in a sentence.
  package var summary = ""

  /// Creates a class of all messages.
  package init(_ name: String) { self.name = name }

  /// The first key because of which a message is not one of the class; `nil` if it is one.
  ///
  /// - Parameter values: The message's keys, with their values.
  package func obstacle(in values: [String: WordValue]) -> Obstacle? {
    with.first { values[$0] == nil }.map(Obstacle.lacks)
      ?? without.first { values[$0] != nil }.map(Obstacle.has)
  }

  /// Why a message is not one of the class.
  package enum Obstacle: Hashable, Sendable {
    /// It lacks this key.
    case lacks(String)
    /// It has this key.
    case has(String)
  }
}

extension ValueForms {
  /// Tells whether a value names only messages of those classes that its shape takes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - shape: Its shape.
  ///   - messages: The keys of each message.
  package func keepsClasses(
    _ value: WordValue, of shape: ValueShape, _ messages: [String: [String: WordValue]]
  ) -> Bool {
    if vocabulary.classes.isEmpty { return true }
    return mentions(in: value, of: shape).allSatisfy { name, messageClass in
      guard let messageClass, let keys = messages[name] else { return true }
      return messageClass.obstacle(in: keys) == nil
    }
  }
}
