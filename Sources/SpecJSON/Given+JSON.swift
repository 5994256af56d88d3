package import SpecModel

extension Given: JSONCodable {
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
    case .assets(let assets): assets.write(to: &json)
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
        case .choices(let choices): choices.write(to: &json)
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
      case .choices: set(key, to: .choices(try Dictionary(reader)))
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
    case .assets: .assets(try Dictionary(self))
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

/// The outcome of a fetch or of a delivery.
extension AssetBehavior: JSONObject {
  package func writeMembers(to json: inout JSONWriter) {
    json.member("result", outcome.rawValue)
    json.member("after", after.milliseconds)
  }

  package init(_ json: JSONReader) throws(JSONError) {
    let result = try json.member("result")
    let after = try json.optional("after")?.timeSpan() ?? .zero
    let text = try result.string()
    guard let outcome = Outcome(rawValue: text) else {
      throw result.error("`\(text)` is neither ok nor fail")
    }
    self.init(outcome, after: after)
  }
}

extension DisplayChoice: JSONCodable {}
