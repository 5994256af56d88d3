package import SpecModel

/// A message as an engine stores it: one immutable object, however often the message is triggered.
package final class StoredMessage: Sendable {
  /// The message as the case describes it.
  package let message: Message
  /// The URLs of its assets.
  package let assets: [String]
  /// Whether the app made it; asked so often that it is looked up once.
  package let isLocal: Bool

  /// Creates a stored message.
  private init(_ message: consuming Message, assets: [String]) {
    isLocal = message.isLocal
    self.message = message
    self.assets = assets
  }

  /// Stores messages.
  ///
  /// - Parameters:
  ///   - messages: The messages.
  ///   - key: Under which name an asset is kept, given its URL; `nil` if it is the URL. Of several with one
  ///     key, all are the first.
  static func list(
    of messages: some Collection<Message>, keyedBy key: ((String) -> String)?
  ) -> [StoredMessage] {
    guard let key else { return messages.map { StoredMessage($0, assets: $0.assets) } }
    var urls: [String: String] = [:]
    for url in messages.sorted(by: { $0.name < $1.name }).flatMap(\.assets) {
      if urls[key(url)] == nil { urls[key(url)] = url }
    }
    return messages.map { message in
      StoredMessage(message, assets: message.assets.map { urls[key($0)] ?? $0 })
    }
  }

  /// The name that the case gives it.
  package var name: String { message.name }

  /// Whether nothing but a session start or a push click triggers it, so that it is displayed right on
  /// delivery (`delivery.late-assets`).
  var isImmediate: Bool {
    message.triggers.allSatisfy { trigger in
      switch trigger {
      case .sessionStart, .pushClick: true
      default: false
      }
    }
  }
}

extension StoredMessage: Equatable {
  /// Whether two are the same object.
  package static func == (one: StoredMessage, other: StoredMessage) -> Bool { one === other }
}
