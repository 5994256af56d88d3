extension Given {
  /// The value of a key: its shape with a value.
  package enum Value: Hashable, Sendable {
    case seconds(Int)
    case word(String)
    case host(Host)
    case assets([String: AssetBehavior])
  }

  /// Returns the value of a key; `nil` if the key is not set.
  package func value(of key: Key) -> Value? {
    switch key {
    case .minimumInterval: minimumInterval.map { .seconds($0) }
    case .app: .word(app.rawValue)
    case .orientation: .word(orientation.rawValue)
    case .keyboard: .word(keyboard.rawValue)
    case .presenter: .word(presenter.rawValue)
    case .host: .host(host)
    case .assets: .assets(assets)
    }
  }

  /// Sets the value of a key; ignores a value that does not have the key's shape.
  package mutating func set(_ key: Key, to value: Value) {
    switch (key, value) {
    case (.minimumInterval, .seconds(let seconds)): minimumInterval = seconds
    case (.app, .word(let word)): app = AppState(rawValue: word) ?? app
    case (.orientation, .word(let word)): orientation = Orientation(rawValue: word) ?? orientation
    case (.keyboard, .word(let word)): keyboard = KeyboardState(rawValue: word) ?? keyboard
    case (.presenter, .word(let word)): presenter = PresenterState(rawValue: word) ?? presenter
    case (.host, .host(let host)): self.host = host
    case (.assets, .assets(let assets)): self.assets = assets
    default: break
    }
  }
}

extension Given.Key {
  /// The definition of a key; YAML, JSON, the schemas and the diagnostics follow from it.
  package struct Definition: Sendable {
    /// The form of the key's value.
    package var shape: Shape
    /// What the key means, as editors show it.
    package var summary: String

    init(_ shape: Shape, _ summary: String) {
      self.shape = shape
      self.summary = summary
    }
  }

  /// The form of a key's value.
  package enum Shape: Sendable {
    /// A whole number of seconds, which may be missing.
    case seconds
    /// One of these words: `landscape`.
    case word([String])
    /// What the host app implements and answers.
    case host
    /// The results of fetches: `{url: ok}`.
    case assets
  }
}
