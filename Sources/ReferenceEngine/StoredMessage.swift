import SpecModel

/// A message as an engine keeps it: one object, however often it is triggered.
final class StoredMessage: Sendable {
  /// The message as the case describes it.
  let message: Message
  /// The URLs of its assets.
  let assets: [String]

  /// Creates a stored message.
  init(_ message: Message) {
    self.message = message
    assets = message.assets
  }

  /// The name that the case gives it.
  var name: String { message.name }

  /// Whether only the start of a session or an opened push triggers it, so that it is displayed
  /// right on delivery (`delivery.late-assets`).
  var isImmediate: Bool {
    message.triggers.allSatisfy { $0 == .sessionStart || $0 == .pushClick }
  }
}
