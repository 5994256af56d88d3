import SpecModel

/// An event that the core hears of and that may trigger a message.
struct Event: Sendable {
  /// The kind of event.
  var kind: EventKind
  /// The custom event's name or the purchased product; `nil` where the kind has no names.
  var name: String?
  /// The properties that the host app logged with it.
  var properties: [String: PropertyValue] = [:]
  /// Whether it reached the service by its API; only faulty engines hear of such events.
  var isFromAPI = false
}
