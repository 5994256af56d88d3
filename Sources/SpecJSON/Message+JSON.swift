package import SpecModel

extension Message {
  /// Writes the message in the wire's canonical form, without its name.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      for key in own.words?.included.messageKeys ?? Key.onTheWire {
        guard let value = value(of: key) else { continue }
        json.key(word: key.rawValue)
        value.write(to: &json)
      }
      own.writeMembers(own.words?.vocabulary.messages ?? [], to: &json)
    }
  }

  /// Reads a message from the wire's canonical form.
  package init(name: String, _ json: JSONReader) throws(JSONError) {
    self.init(name: name, type: .modal)
    if json.acceptsAny {
      own = OwnKeys(try json.ownMembers(besides: Key.onTheWire.map(\.rawValue)))
    }
    if let words = json.words { own = try OwnKeys(words.vocabulary.messages, of: words, json) }
    for key in json.words?.included.messageKeys ?? Key.onTheWire where key != .trigger {
      let definition = key.definition
      // A suite with words of its own has messages without a type.
      let isRequired = definition.presence == .required && !json.acceptsAny
      let reader = isRequired ? try json.member(key.rawValue) : json.optional(key.rawValue)
      if let reader { set(key, to: try reader.value(of: definition.shape)) }
    }
  }
}

extension JSONWriter {
  /// Writes messages as an object with a member for each, keyed by its name.
  package mutating func messages(_ messages: [Message]) {
    object { json in
      for message in messages {
        json.key(message.name)
        message.write(to: &json)
      }
    }
  }
}

extension Message.Value {
  fileprivate func write(to json: inout JSONWriter) {
    switch self {
    case .type(let type): json.string(type.rawValue)
    case .triggers(let triggers): triggers.write(to: &json)
    case .number(let number): json.integer(number)
    case .orientation(let orientation): json.string(orientation.rawValue)
    case .url(let url): json.string(url)
    case .span(let span): json.integer(span.milliseconds)
    case .extras(let extras): extras.write(to: &json)
    }
  }
}

extension JSONReader {
  /// Reads the value of a key of a message.
  fileprivate func value(of shape: Message.Key.Shape) throws(JSONError) -> Message.Value {
    switch shape {
    case .type: .type(try oneOf(Message.Kind.self))
    case .trigger: .triggers([try Trigger(self)])
    case .triggers: .triggers(try Array(self))
    case .number: .number(try integer())
    case .orientation: .orientation(try oneOf(Message.OrientationRequirement.self))
    case .url: .url(try string())
    case .span: .span(try timeSpan())
    case .extras: .extras(try Dictionary(self))
    }
  }
}

extension Trigger: JSONObject {
  package func writeMembers(to json: inout JSONWriter) {
    let (kind, argument) = parts
    json.member("kind", kind.rawValue)
    switch argument {
    case .nothing: break
    case .event(let key, let name, let filter):
      json.member(word: key.rawValue, name)
      json.member("where", filter)
    }
  }

  package init(_ json: JSONReader) throws(JSONError) {
    let filter = try json.optional("where").map(PropertyFilter.init)
    let word = try json.member("kind")
    let text = try word.string()
    guard let kind = Kind(rawValue: text) else {
      throw word.error("`\(text)` is not a kind of trigger")
    }
    let argument: Argument =
      switch kind.definition.shape {
      case .nothing: .nothing
      case .event(let key): .event(key, try json.member(key.rawValue).string(), filter)
      }
    guard let trigger = Trigger(kind, argument) else {
      throw word.error("`\(text)` has the wrong shape")
    }
    self = trigger
  }
}
