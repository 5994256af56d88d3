package import SpecModel

extension Action: JSONObject {
  /// Writes the action in the wire's canonical form.
  package func writeMembers(to json: inout JSONWriter) {
    let (kind, argument) = parts
    json.member("do", kind.rawValue)
    switch argument {
    case .nothing: break
    case .campaigns(let names): json.member("deliver", names)
    case .event(let key, let name, let properties):
      json.member(word: key.rawValue, name)
      json.member("properties", properties)
    case .apiEvent(let event, let name):
      json.member("kind", event.rawValue)
      json.member("name", name)
    case .orientation(let orientation): json.member("to", orientation.rawValue)
    case .span(let span): json.member("by", span.milliseconds)
    case .message(let name): json.member("message", name)
    case .choice(.everyMessage(let choice)): json.member("choice", choice.rawValue)
    case .choice(.messages(let choices)): json.member("choices", choices)
    case .assets(let assets): json.member("assets", assets)
    case .result(let behavior): behavior.writeMembers(to: &json)
    case .word(let word): word.writeMembers(to: &json)
    }
  }

  /// Reads an action from the wire's canonical form.
  package init(_ json: JSONReader) throws(JSONError) {
    if let words = json.words {
      try self.init(json, of: words)
      return
    }
    if json.acceptsAny {
      try self.init(any: json)
      return
    }
    let kind = try json.member("do").oneOf(Kind.self)
    try self.init(kind, json)
  }

  /// Reads an action that is built in, or any word of a suite that is not known here.
  private init(any json: JSONReader) throws(JSONError) {
    let name = try json.string(of: "do")
    if let kind = Kind(rawValue: name), let action = try? Action(kind, json) {
      self = action
    } else {
      self = .word(Word(name, try json.ownMembers(besides: ["do"])))
    }
  }

  /// Reads an action of a suite that has words of its own.
  private init(_ json: JSONReader, of words: SuiteWords) throws(JSONError) {
    let name = try json.string(of: "do")
    if let meaning = words.actions[name] {
      self = .word(try Word(meaning, json))
    } else if let kind = Kind(rawValue: name), words.included.actions.contains(kind) {
      try self.init(kind, json)
    } else {
      throw try json.member("do").error("`\(name)` is not an action of the suite")
    }
  }

  /// Reads what the wire has beside a kind of action that is built in.
  private init(_ kind: Kind, _ json: JSONReader) throws(JSONError) {
    guard let action = Action(kind, try json.argument(of: kind.definition.shape)) else {
      throw json.error("`\(kind.rawValue)` has the wrong shape")
    }
    self = action
  }
}

extension JSONReader {
  /// Reads the argument of an action, which depends on its shape.
  fileprivate func argument(of shape: Action.Shape) throws(JSONError) -> Action.Argument {
    switch shape {
    case .nothing: return .nothing
    case .campaigns: return .campaigns(try optional("deliver", or: []))
    case .event(let key):
      return .event(key, try member(key.rawValue).string(), try optional("properties", or: [:]))
    case .apiEvent: return .apiEvent(try eventKind(), name: try required("name"))
    case .orientation: return .orientation(try member("to").oneOf(Orientation.self))
    case .span: return .span(try member("by").timeSpan())
    case .message: return .message(try required("message"))
    case .choice:
      if let choices = optional("choices") { return .choice(.messages(try Dictionary(choices))) }
      return .choice(.everyMessage(try required("choice")))
    case .assets: return .assets(try required("assets"))
    case .result: return .result(try AssetBehavior(self))
    case .word: throw error("a word of a suite's own has no shape here")
    }
  }
}
