import SpecModel

/// The messages of a case, as an engine stores them.
///
/// A case has a few, whose names are compared in less time than a dictionary takes to hash one. A log from the field may
/// have thousands.
package struct StoredMessages: Equatable, Sendable {
  /// The messages, in no order that means anything.
  package let list: [StoredMessage]
  /// Where they are in the list, by name; `nil` if there are only a few.
  private let places: [String: Int]?

  /// The number of messages up to which their names are compared.
  private static let few = 16

  /// Stores messages.
  ///
  /// - Parameters:
  ///   - messages: The messages, each with a name of its own.
  ///   - key: Under which name an asset is kept, given its URL; `nil` if it is the URL.
  init(_ messages: some Collection<Message>, keyedBy key: ((String) -> String)?) {
    list = StoredMessage.list(of: messages, keyedBy: key)
    places =
      list.count <= Self.few
      ? nil : Dictionary(list.indices.map { [list] in (list[$0].name, $0) }) { $1 }
  }

  /// The message of a name; `nil` if the case has none.
  package subscript(name: String) -> StoredMessage? {
    guard let places else { return list.last { $0.name == name } }
    return places[name].map { list[$0] }
  }
}
