import SpecModel

/// What is handed over with a message.
package struct ExtrasPolicy: Sendable {
  /// The extras that the host gets with a message (`extras.delivered`), given the message that was
  /// displayed before it, the one that is on top of the stack, and the one that came last.
  package var handedOver:
    @Sendable (
      Entry, _ previous: StoredMessage?, _ waiting: StoredMessage?, _ newest: StoredMessage?
    ) -> [String: String] = { entry, _, _, _ in entry.message.extras }
}
