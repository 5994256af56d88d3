import SpecModel

/// A message that the service has delivered.
struct Delivered {
  /// The message.
  var stored: StoredMessage
  /// When it was delivered, in milliseconds.
  var at: Int

  /// Its priority: the higher wins.
  var priority: Int { stored.message.priority }
}
