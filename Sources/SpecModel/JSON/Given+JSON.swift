extension Given {
  /// Writes the start state in the wire's canonical form: everything but an interval that is not
  /// configured.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      for key in Key.allCases where key != .minimumInterval || minimumInterval != nil {
        json.key(word: key.rawValue)
        switch key {
        case .minimumInterval: json.integer(minimumInterval ?? 0)
        case .app: json.string(app.rawValue)
        case .orientation: json.string(orientation.rawValue)
        case .keyboard: json.string(keyboard.rawValue)
        case .presenter: json.string(presenter.rawValue)
        case .host: host.write(to: &json)
        case .assets: json.assets(assets)
        }
      }
    }
  }

  /// Reads a start state from the wire's canonical form; what is absent has the format's default.
  package init(_ json: JSONReader) throws(JSONError) {
    self.init()
    for key in Key.allCases {
      guard let value = json.optional(key.rawValue) else { continue }
      switch key {
      case .minimumInterval: minimumInterval = try value.integer()
      case .app: app = try value.oneOf(AppState.self)
      case .orientation: orientation = try value.oneOf(Orientation.self)
      case .keyboard: keyboard = try value.oneOf(KeyboardState.self)
      case .presenter: presenter = try value.oneOf(PresenterState.self)
      case .host: host = try Host(value)
      case .assets: assets = try value.assets()
      }
    }
  }
}

extension Host {
  /// Writes the host in the wire's canonical form, in which the answer for every message stands
  /// apart from those for single ones.
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key(word: Key.implements.rawValue)
      json.string(implements.rawValue)
      json.member("choice", choice.rawValue)
      json.key(word: Key.choices.rawValue)
      json.choices(choices)
    }
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    self.init(
      implements: try json.optional(Key.implements.rawValue)?.oneOf(ChoiceMethod.self)
        ?? .displayChoice,
      choice: try json.optional("choice")?.oneOf(DisplayChoice.self) ?? .now,
      choices: try json.optional(Key.choices.rawValue)?.choices() ?? [:])
  }
}

extension JSONWriter {
  /// Writes the host's answers for single messages.
  package mutating func choices(_ choices: [String: DisplayChoice]) {
    object { json in
      for (message, choice) in choices.sorted(by: { $0.key < $1.key }) {
        json.key(message)
        json.string(choice.rawValue)
      }
    }
  }

  /// Writes what becomes of fetches, by URL.
  package mutating func assets(_ assets: [String: AssetBehavior]) {
    object { json in
      for (url, behavior) in assets.sorted(by: { $0.key < $1.key }) {
        json.key(url)
        json.object { json in
          json.member("result", behavior.succeeds ? "ok" : "fail")
          json.member("after", behavior.after.milliseconds)
        }
      }
    }
  }
}

extension JSONReader {
  /// Reads the host's answers for single messages.
  package func choices() throws(JSONError) -> [String: DisplayChoice] {
    try dictionary { choice throws(JSONError) in try choice.oneOf(DisplayChoice.self) }
  }

  /// Reads what becomes of fetches, by URL.
  package func assets() throws(JSONError) -> [String: AssetBehavior] {
    try dictionary { behavior throws(JSONError) in
      let result = try behavior.member("result")
      let after = try behavior.optional("after")?.timeSpan() ?? .zero
      switch try result.string() {
      case "ok": return AssetBehavior(succeeds: true, after: after)
      case "fail": return AssetBehavior(succeeds: false, after: after)
      case let other: throw result.error("`\(other)` is neither ok nor fail")
      }
    }
  }
}
