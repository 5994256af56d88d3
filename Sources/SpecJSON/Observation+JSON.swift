package import SpecModel

extension Observation: JSONObject {
  /// Writes the observation in the wire's canonical form.
  package func writeMembers(to json: inout JSONWriter) {
    let (kind, argument) = parts
    json.member("saw", kind.inManifest.rawValue)
    switch argument {
    case .message(let message): json.member("message", message)
    case .extras(let message, let extras):
      json.member("message", message)
      json.member("extras", extras)
    case .reason(let message, let reason):
      json.member("message", message)
      json.member("reason", reason)
    case .event(let event, let name):
      json.member("kind", event.rawValue)
      json.member("name", name)
    case .asset(let asset): json.member("asset", asset)
    case .stack(let messages): json.member("messages", messages)
    case .word(let word): word.writeMembers(to: &json)
    }
  }

  /// Reads an observation from the wire's canonical form.
  package init(_ json: JSONReader) throws(JSONError) {
    if let words = json.words {
      try self.init(json.string(of: "saw"), json, of: words)
      return
    }
    let kind = try Kind(saw: json)
    let argument = try json.argument(of: kind.definition.shape)
    guard let observation = Observation(kind, argument) else {
      throw json.error("`\(kind.rawValue)` has the wrong shape")
    }
    self = observation
  }

  /// Reads an observation of a suite that has words of its own.
  private init(_ name: String, _ json: JSONReader, of words: SuiteWords) throws(JSONError) {
    if let meaning = words.observations[name] {
      self = .word(try Word(meaning, json))
      return
    }
    let builtin = Kind.inManifests.filter(words.included.observations.contains)
    guard let kind = builtin.first(where: { $0.rawValue == name }) else {
      let known = words.observations.keys.sorted() + builtin.map(\.rawValue)
      let nearest = Suggestion.nearest(to: name, among: known)
      throw try json.member("saw").error(
        "`\(name)` is not an observation of the suite"
          + (nearest.map { "; did you mean `\($0)`?" } ?? ""))
    }
    guard
      let observation = Observation(kind, try json.argument(of: kind.definition.shape))
    else { throw json.error("`\(name)` has the wrong shape") }
    self = observation
  }
}

extension Observation.Kind {
  /// The kinds that are built in, as the wire spells them.
  fileprivate static let wireWords = KnownWords(inManifests, spelledBy: \.rawValue)

  /// Reads the kind of an observation.
  fileprivate init(saw json: JSONReader) throws(JSONError) {
    if let kind = json.known("saw", among: Self.wireWords) {
      self = kind
      return
    }
    let text = try json.string(of: "saw")
    guard let kind = Self(rawValue: text), kind.inManifest == kind else {
      let nearest = Suggestion.nearest(to: text, among: Self.inManifests.map(\.rawValue))
      throw try json.member("saw").error(
        "`\(text)` is not an observation" + (nearest.map { "; did you mean `\($0)`?" } ?? ""))
    }
    self = kind
  }

  /// Reads the name of a kind.
  init(_ json: JSONReader) throws(JSONError) {
    guard let words = json.words else {
      self = try json.oneOf(Self.self)
      return
    }
    let name = try json.string()
    if let meaning = words.observations[name] {
      self = .word(meaning.wordName)
    } else if let kind = Self(rawValue: name), words.included.observations.contains(kind) {
      self = kind
    } else {
      throw json.error("`\(name)` is not an observation of the suite")
    }
  }
}

extension JSONReader {
  /// Reads the argument of an observation, which depends on its shape.
  fileprivate func argument(
    of shape: Observation.Shape
  ) throws(JSONError) -> Observation.Argument {
    switch shape {
    case .message: .message(try string(of: "message"))
    case .extras: .extras(try string(of: "message"), try optional("extras").map(Dictionary.init))
    case .reason: .reason(try string(of: "message"), try optionalString(of: "reason"))
    case .event: .event(try eventKind(), name: try optionalString(of: "name"))
    case .asset: .asset(try string(of: "asset"))
    case .stack: .stack(try member("messages").strings())
    case .word: throw error("a word of a suite's own has no shape here")
    }
  }

  /// Reads the kind of an event, the member `kind`.
  func eventKind() throws(JSONError) -> EventKind {
    if let kind = known("kind", among: EventKind.wireWords) { return kind }
    return try member("kind").oneOf(EventKind.self)
  }
}

extension EventKind {
  /// The kinds of event, as the wire spells them.
  fileprivate static let wireWords = KnownWords(allCases, spelledBy: \.rawValue)
}
