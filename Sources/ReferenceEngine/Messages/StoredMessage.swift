package import SpecModel

/// A message as an engine stores it: one immutable object, however often the message is triggered.
package final class StoredMessage: Sendable {
  /// The message as the case describes it.
  package let message: Message
  /// The URLs of its assets.
  package let assets: [String]

  /// Creates a stored message.
  init(_ message: Message) {
    self.message = message
    assets = message.assets
  }

  /// The name that the case gives it.
  package var name: String { message.name }

  /// Whether nothing but a session start or a push click triggers it, so that it is displayed right on
  /// delivery (`delivery.late-assets`).
  var isImmediate: Bool {
    message.triggers.allSatisfy { $0 == .sessionStart || $0 == .pushClick }
  }
}

extension StoredMessage: Equatable {
  /// Whether two are the same object.
  package static func == (one: StoredMessage, other: StoredMessage) -> Bool { one === other }
}
