extension Message {
  /// The value of a key: its shape with a value.
  package enum Value: Hashable, Sendable {
    case type(Kind)
    case triggers([Trigger])
    case number(Int)
    case orientation(OrientationRequirement)
    case url(String)
    case span(TimeSpan)
    case extras([String: String])
  }

  /// Returns the value of a key; `nil` if the key is not set.
  ///
  /// All triggers are under `triggers`, however many there are.
  package func value(of key: Key) -> Value? {
    switch key {
    case .type: .type(type)
    case .trigger: nil
    case .triggers: .triggers(triggers)
    case .priority: .number(priority)
    case .orientation: .orientation(orientation)
    case .image: image.map { .url($0) }
    case .zip: zip.map { .url($0) }
    case .timeout: timeout.map { .span($0) }
    case .extras: .extras(extras)
    }
  }

  /// Sets the value of a key; ignores a value that does not have the key's shape.
  package mutating func set(_ key: Key, to value: Value) {
    switch (key, value) {
    case (.type, .type(let type)): self.type = type
    case (.trigger, .triggers(let triggers)), (.triggers, .triggers(let triggers)):
      self.triggers = triggers
    case (.priority, .number(let priority)): self.priority = priority
    case (.orientation, .orientation(let orientation)): self.orientation = orientation
    case (.image, .url(let image)): self.image = image
    case (.zip, .url(let zip)): self.zip = zip
    case (.timeout, .span(let timeout)): self.timeout = timeout
    case (.extras, .extras(let extras)): self.extras = extras
    default: break
    }
  }
}

extension Message.Key {
  /// The definition of a key; YAML, JSON and the schemas follow from it.
  package struct Definition: Sendable {
    /// The form of the key's value.
    package var shape: Shape
    /// Whether the key is required.
    package var presence: Presence
    /// What the key means, as editors show it.
    package var summary: String

    init(_ shape: Shape, _ summary: String, _ presence: Presence) {
      self.shape = shape
      self.presence = presence
      self.summary = summary
    }
  }

  /// The form of a key's value.
  package enum Shape: Sendable {
    case type
    /// One trigger; short for a list of one, and not used on the wire.
    case trigger
    case triggers
    case number
    case orientation
    /// A URL, with what it leads to: `an image`.
    case url(of: String)
    case span
    case extras
  }

  /// Whether a key is required.
  package enum Presence: Sendable {
    /// The key is required.
    case required
    /// The key has a default, which the harness always writes on the wire.
    case usual
    /// The key may be missing.
    case optional
  }

  /// The keys that are used on the wire.
  package static let onTheWire = allCases.filter { $0 != .trigger }
}
