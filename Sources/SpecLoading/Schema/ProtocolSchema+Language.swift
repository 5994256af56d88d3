import SpecModel

extension ProtocolSchema {
  /// The parts of scripts and transcripts, in the canonical form of the wire.
  var language: [Property] {
    let all = [
      Property("given", given),
      Property("orientation", .words(of: Orientation.self)),
      Property("choice", .words(of: DisplayChoice.self)),
      Property("choices", .mapping(to: .reference("choice"))),
      Property("assets", assets),
      Property("message", message),
      Property("extras", .mapping(to: .text)),
      Property("trigger", trigger),
      Property("filter", filter),
      Property("value", value),
      Property("properties", .mapping(to: .reference("value"))),
      Property("action", action),
      Property("observation", observation),
    ]
    return all.filter { isUsed($0.name) } + ownShapes
  }

  /// Tells whether a definition is needed: some are only of use for built-in words.
  private func isUsed(_ name: String) -> Bool {
    switch name {
    case "given", "message", "value", "action", "observation": true
    case "orientation": words.have(Action.Kind.rotate)
    default: words.haveBuiltinMessages
    }
  }

  private var given: JSONSchema {
    let keys = words?.included.givenKeys ?? Given.Key.allCases
    let own = members(words?.vocabulary.given ?? [])
    return .object(
      keys.map { Property($0, schema(of: $0)) } + own.properties,
      required: keys.filter { Given().value(of: $0) != nil }.map(\.rawValue) + own.required)
  }

  private func schema(of key: Given.Key) -> JSONSchema {
    switch key.definition.shape {
    case .seconds:
      JSONSchema.integer.described(
        "In seconds; if absent, it is not configured, and the engine's default applies.")
    case .word(let words): word(under: key.rawValue, among: words)
    case .host: host
    case .assets: .reference("assets")
    }
  }

  private var host: JSONSchema {
    let properties = Host.Key.allCases.map { key in
      switch key.definition.shape {
      case .word(let words): Property(key, word(under: key.rawValue, among: words))
      case .choices: Property(key, .reference("choices"))
      }
    }
    return .object(properties, required: properties.map(\.name))
  }

  /// One of some words; a reference if the key's value has a definition of its own.
  private func word(under key: String, among words: [String]) -> JSONSchema {
    ["orientation", "choice"].contains(key) ? .reference(key) : .words(words)
  }

  private var assets: JSONSchema {
    let asset = JSONSchema.object(fetchMembers, required: fetchMembers.map(\.name))
    return JSONSchema.mapping(to: asset).described(
      "The results of fetches, by URL; a URL that is not listed is fetched at once.")
  }

  /// What the wire has of the result of a fetch or of a delivery.
  private var fetchMembers: [Property] {
    [Property("result", .words(of: AssetBehavior.Outcome.self)), Property("after", duration)]
  }

  /// A span of time.
  var duration: JSONSchema {
    JSONSchema.integer.with("minimum", 0).described("In milliseconds.")
  }

  // MARK: Messages

  private var message: JSONSchema {
    let keys = words.haveBuiltinMessages ? Message.Key.onTheWire : []
    let own = members(words?.vocabulary.messages ?? [])
    return .object(
      keys.map { Property($0, schema(of: $0.definition.shape)) } + own.properties,
      required: keys.filter { $0.definition.presence != .optional }.map(\.rawValue) + own.required)
  }

  private func schema(of shape: Message.Key.Shape) -> JSONSchema {
    switch shape {
    case .type: .words(of: Message.Kind.self)
    case .trigger: .reference("trigger")
    case .triggers: .list(of: .reference("trigger"))
    case .number: .integer
    case .orientation: .words(of: Message.OrientationRequirement.self)
    case .url: .text
    case .span: JSONSchema.integer.described("In milliseconds.")
    case .extras: .reference("extras")
    }
  }

  private var trigger: JSONSchema {
    JSONSchema.object([Property("where", .reference("filter"))], required: ["kind"])
      .with(
        "oneOf",
        byShape(Trigger.Kind.self, \.definition.shape).map { shape, kinds in
          switch shape {
          case .nothing: tagged("kind", kinds)
          case .event(let key): tagged("kind", kinds, [Property(key, .text)])
          }
        })
  }

  private var filter: JSONSchema {
    let comparison = [
      Property(FilterKey.property, .text),
      Property("op", .words(PropertyFilter.Operator.allCases.map(\.rawValue))),
      Property("value", .reference("value")),
    ]
    let combinations = PropertyFilter.Combination.allCases.map { combination in
      JSONSchema.members(
        [Property(combination, .list(of: .reference("filter")))], required: [combination.rawValue])
    }
    return JSONSchema().with("type", "object").with(
      "oneOf",
      [.members(comparison, required: comparison.map(\.name))] + combinations)
  }

  /// A date.
  var date: JSONSchema {
    .object([Property("date", .text(matching: SchemaPattern.wireMoment))], required: ["date"])
  }

  private var value: JSONSchema {
    JSONSchema().with("oneOf", [JSONSchema().with("type", ["string", "number", "boolean"]), date])
  }

  // MARK: Actions and observations

  private var action: JSONSchema {
    JSONSchema.object([], required: ["do"])
      .with(
        "oneOf",
        byShape(Action.Kind.self, \.definition.shape) {
          words?.included.actions.contains($0) ?? true
        }.map { schema(of: $0, $1) } + own("do", words?.actions))
  }

  /// The actions of one shape.
  private func schema(of shape: Action.Shape, _ kinds: [Action.Kind]) -> JSONSchema {
    switch shape {
    case .nothing: return tagged("do", kinds)
    case .campaigns: return tagged("do", kinds, [Property("deliver", .list(of: .text))])
    case .event(let key):
      return tagged(
        "do", kinds, [Property(key, .text), Property("properties", .reference("properties"))])
    case .apiEvent:
      return tagged(
        "do", kinds,
        [Property("kind", .words(EventKind.named.map(\.rawValue))), Property("name", .text)])
    case .orientation: return tagged("do", kinds, [Property("to", .reference("orientation"))])
    case .span: return tagged("do", kinds, [Property("by", duration)])
    case .message: return tagged("do", kinds, [Property("message", .text)])
    case .choice:
      let answers = ["choice", "choices"]
      return tagged("do", kinds, optional: answers.map { Property($0, .reference($0)) })
        .with("oneOf", answers.map { .having($0) })
    case .assets: return tagged("do", kinds, [Property("assets", .reference("assets"))])
    case .result: return tagged("do", kinds, fetchMembers)
    case .word: return JSONSchema()
    }
  }

  private var observation: JSONSchema {
    let kinds = byShape(Observation.Kind.self, \.definition.shape) {
      words?.included.observations.contains($0) ?? true
    }.map { shape, kinds in (shape, kinds.filter { $0.inManifest == $0 }) }
    return JSONSchema.object([], required: ["saw"])
      .with(
        "oneOf",
        kinds.map { schema(of: $0, $1) } + own("saw", words?.observations))
  }

  /// The observations of one shape.
  private func schema(
    of shape: Observation.Shape, _ kinds: [Observation.Kind]
  ) -> JSONSchema {
    let message = Property("message", .text)
    switch shape {
    case .message: return tagged("saw", kinds, [message])
    case .extras:
      let extras = JSONSchema.any(of: [.reference("extras"), JSONSchema().with("type", "null")])
      return tagged("saw", kinds, [message], optional: [Property("extras", extras)])
    case .reason:
      return tagged("saw", kinds, [message], optional: [Property("reason", .orNull("string"))])
    case .event:
      return tagged(
        "saw", kinds, [Property("kind", .words(of: EventKind.self))],
        optional: [Property("name", .orNull("string"))])
    case .asset: return tagged("saw", kinds, [Property("asset", .text)])
    case .stack:
      let messages = JSONSchema.list(of: .text).described("What waits, the top first.")
      return tagged("saw", kinds, [Property("messages", messages)])
    case .word: return JSONSchema()
    }
  }

  /// An object whose kind is one of these words.
  ///
  /// - Parameters:
  ///   - tag: The member with the word.
  ///   - kinds: The words.
  ///   - required: The other required members.
  ///   - optional: The other optional members.
  private func tagged(
    _ tag: String, _ kinds: [some RawRepresentable<String>], _ required: [Property] = [],
    optional: [Property] = []
  ) -> JSONSchema {
    .members(
      [Property(tag, .words(kinds.map(\.rawValue)))] + required + optional,
      required: required.map(\.name))
  }

  /// Groups kinds by shape; shapes and kinds keep the order of the kinds.
  private func byShape<Kind: CaseIterable, Shape: Equatable>(
    _ type: Kind.Type, _ shape: (Kind) -> Shape, where isMeant: (Kind) -> Bool = { _ in true }
  ) -> [(Shape, [Kind])] {
    var groups: [(shape: Shape, kinds: [Kind])] = []
    for kind in Kind.allCases where isMeant(kind) {
      let shape = shape(kind)
      if let index = groups.firstIndex(where: { $0.shape == shape }) {
        groups[index].kinds.append(kind)
      } else {
        groups.append((shape, [kind]))
      }
    }
    return groups
  }
}
