extension Given {
  /// Writes the start state in the wire's canonical form: everything but an interval that is not
  /// configured.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("minimum_interval", minimumInterval)
      json.member("app", app.rawValue)
      json.member("orientation", orientation.rawValue)
      json.member("keyboard", keyboard.rawValue)
      json.member("presenter", presenter.rawValue)
      json.key("host")
      json.object { json in
        json.member("implements", host.implements.rawValue)
        json.member("choice", host.choice.rawValue)
        json.key("choices")
        json.choices(host.choices)
      }
      json.key("assets")
      json.assets(assets)
    }
  }

  /// Reads a start state from the wire's canonical form; what is absent has the format's default.
  package init(_ json: JSONReader) throws(JSONError) {
    let host = json.optional("host")
    self.init(
      minimumInterval: try json.optional("minimum_interval")?.integer(),
      app: try json.optional("app")?.oneOf(AppState.self) ?? .foreground,
      orientation: try json.optional("orientation")?.oneOf(Orientation.self) ?? .portrait,
      keyboard: try json.optional("keyboard")?.oneOf(KeyboardState.self) ?? .hidden,
      presenter: try json.optional("presenter")?.oneOf(PresenterState.self) ?? .assigned,
      host: Host(
        implements: try host?.optional("implements")?.oneOf(Host.ChoiceMethod.self)
          ?? .displayChoice,
        choice: try host?.optional("choice")?.oneOf(DisplayChoice.self) ?? .now,
        choices: try host?.optional("choices")?.choices() ?? [:]),
      assets: try json.optional("assets")?.assets() ?? [:])
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
