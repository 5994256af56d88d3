package import SpecModel

extension Given {
  /// Writes the starting state in the wire's canonical form: everything except an interval that is
  /// not configured.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      for key in own.words?.included.givenKeys ?? Key.allCases {
        guard let value = value(of: key) else { continue }
        json.key(word: key.rawValue)
        value.write(to: &json)
      }
      own.writeMembers(own.words?.vocabulary.given ?? [], to: &json)
    }
  }

  /// Reads a starting state from the wire's canonical form; absent members get the format's
  /// defaults.
  package init(_ json: JSONReader) throws(JSONError) {
    self.init()
    if json.acceptsAny {
      own = OwnKeys(try json.ownMembers(besides: Key.allCases.map(\.rawValue)))
    }
    if let words = json.words { own = try OwnKeys(words.vocabulary.given, of: words, json) }
    for key in json.words?.included.givenKeys ?? Key.allCases {
      guard let reader = json.optional(key.rawValue) else { continue }
      set(key, to: try reader.value(of: key.definition.shape))
    }
  }
}

extension Given.Value {
  fileprivate func write(to json: inout JSONWriter) {
    switch self {
    case .seconds(let seconds): json.integer(seconds)
    case .word(let word): json.string(word)
    case .host(let host): host.write(to: &json)
    case .assets(let assets): json.assets(assets)
    }
  }
}

extension Host {
  /// Writes the host in the wire's canonical form, which separates the answer for every message
  /// from those for single messages.
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      for key in Key.allCases {
        json.key(word: key.rawValue)
        switch value(of: key) {
        case .word(let word): json.string(word)
        case .choices(let choices): json.choices(choices)
        }
      }
    }
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    self.init()
    for key in Key.allCases {
      guard let reader = json.optional(key.rawValue) else { continue }
      switch key.definition.shape {
      case .word(let words): set(key, to: .word(try reader.word(among: words)))
      case .choices: set(key, to: .choices(try reader.choices()))
      }
    }
  }
}

extension JSONReader {
  /// Reads the value of a key of `given`.
  fileprivate func value(of shape: Given.Key.Shape) throws(JSONError) -> Given.Value {
    switch shape {
    case .seconds: .seconds(try count(upTo: TimeSpan.longest.milliseconds / 1000))
    case .word(let words): .word(try word(among: words))
    case .host: .host(try Host(self))
    case .assets: .assets(try assets())
    }
  }

  /// Reads one of the given words.
  fileprivate func word(among words: [String]) throws(JSONError) -> String {
    let text = try string()
    guard words.contains(text) else {
      throw error("`\(text)` is not one of \(words.joined(separator: ", "))")
    }
    return text
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

  /// Writes the outcome of each fetch, by URL.
  package mutating func assets(_ assets: [String: AssetBehavior]) {
    object { json in
      for (url, behavior) in assets.sorted(by: { $0.key < $1.key }) {
        json.key(url)
        json.object { $0.fetchMembers(behavior) }
      }
    }
  }

  /// Writes the outcome of a fetch or of a delivery.
  package mutating func fetchMembers(_ behavior: AssetBehavior) {
    member("result", behavior.outcome.rawValue)
    member("after", behavior.after.milliseconds)
  }
}

extension JSONReader {
  /// Reads the host's answers for single messages.
  package func choices() throws(JSONError) -> [String: DisplayChoice] {
    try dictionary { choice throws(JSONError) in try choice.oneOf(DisplayChoice.self) }
  }

  /// Reads the outcome of each fetch, by URL.
  package func assets() throws(JSONError) -> [String: AssetBehavior] {
    try dictionary { behavior throws(JSONError) in try behavior.fetchResult() }
  }

  /// Reads the outcome of a fetch or of a delivery.
  package func fetchResult() throws(JSONError) -> AssetBehavior {
    let result = try member("result")
    let after = try optional("after")?.timeSpan() ?? .zero
    let text = try result.string()
    guard let outcome = AssetBehavior.Outcome(rawValue: text) else {
      throw result.error("`\(text)` is neither ok nor fail")
    }
    return AssetBehavior(outcome, after: after)
  }
}
