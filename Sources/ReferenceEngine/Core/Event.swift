package import SpecModel

/// An event that the core learns of and that may trigger a message.
package struct Event: Equatable, Sendable {
  /// The kind of event.
  package var kind: EventKind
  /// The custom event's name or the purchased product; `nil` if the kind has no names.
  package var name: String?
  /// The properties that the host app logged with it.
  package var properties: [String: PropertyValue] = [:]
  /// Whether it reached the service through its API; the core ignores such events
  /// (`trigger.sdk-events-only`).
  package var isFromAPI = false

  /// Creates an event.
  package init(
    kind: EventKind, name: String? = nil, properties: [String: PropertyValue] = [:],
    isFromAPI: Bool = false
  ) {
    self.kind = kind
    self.name = name
    self.properties = properties
    self.isFromAPI = isFromAPI
  }
}

/// How many events of each kind there were.
///
/// A value without a dictionary: an engine counts every event, and is copied wherever it forks.
struct EventCounts: Equatable, Sendable {
  private var counts = SIMD4<Int>.zero

  /// How many there were of a kind.
  subscript(kind: EventKind) -> Int {
    get { counts[Self.place(of: kind)] }
    set { counts[Self.place(of: kind)] = newValue }
  }

  private static func place(of kind: EventKind) -> Int {
    switch kind {
    case .customEvent: 0
    case .purchase: 1
    case .sessionStart: 2
    case .pushClick: 3
    }
  }
}
