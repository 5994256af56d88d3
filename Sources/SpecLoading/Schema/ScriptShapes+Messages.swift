import SpecModel

extension ScriptShapes {
  /// The messages of a file or a case, by name.
  var messages: JSONSchema {
    .mapping(of: names, to: reference(.message), atLeast: 1)
  }

  /// A message.
  var message: JSONSchema {
    if let words, words.included.messageKeys.isEmpty { return ownMessage(words) }
    let both = JSONSchema.having(Message.Key.trigger.rawValue, Message.Key.triggers.rawValue)
    return JSONSchema.closed(
      Message.Key.allCases.map { key in
        Property(key, value(of: key.definition.shape).described(key.definition.summary))
      },
      required: Message.Key.allCases.filter { $0.definition.presence == .required }.map(\.rawValue)
    ).with("not", both)
  }

  /// A message whose keys the suite declares.
  private func ownMessage(_ words: SuiteWords) -> JSONSchema {
    .closed(
      keys(words.vocabulary.messages),
      required: words.vocabulary.messages.filter { !$0.presence.maybeMissing }.map(\.name))
  }

  private func value(of shape: Message.Key.Shape) -> JSONSchema {
    switch shape {
    case .type: word(Message.Kind.self)
    case .trigger: reference(.trigger)
    case .triggers: orColumn(.list(of: reference(.trigger), atLeast: 1))
    case .number: orColumn(.int32)
    case .orientation: word(Message.OrientationRequirement.self)
    case .url: .nonemptyText
    case .span: duration()
    case .extras: reference(.extras)
    }
  }

  /// The key-value pairs of a campaign.
  var extras: JSONSchema { .mapping(to: .text) }

  /// A trigger of a message: a word, or an event with a name.
  var trigger: JSONSchema {
    var words: [String] = []
    var named: [Property] = []
    for kind in Trigger.Kind.allCases {
      switch kind.definition.shape {
      case .nothing: words.append(kind.rawValue)
      case .event(let key):
        let event = event(EventKey(key), with: Property(EventKey.filter, reference(.filter)))
        named.append(Property(kind, event.described(kind.definition.summary)))
      }
    }
    return .any(of: [.words(words), sole(named)]).described("What triggers the message.")
  }

  /// A name, or a mapping with the name and a detail.
  func event(_ nameKey: EventKey, with detail: Property) -> JSONSchema {
    .any(of: [
      .nonemptyText,
      .closed([Property(nameKey, .nonemptyText), detail], required: [nameKey.rawValue]),
    ])
  }

  /// A condition on properties: one comparison, or several conditions.
  var filter: JSONSchema {
    var comparison: [Property] = []
    var combinations: [Property] = []
    for key in FilterKey.allCases {
      switch key {
      case .property:
        comparison.append(
          Property(
            key, .nonemptyText.described("The name of the property that is compared.")))
      case .combination(let combination):
        let list = orColumn(.list(of: reference(.filter), atLeast: 1))
        combinations.append(Property(key, list.described(combination.summary)))
      case .comparison(let word):
        let definition = word.definition
        comparison.append(
          Property(key, schema(of: definition.operand).described(definition.summary)))
      }
    }
    let closed = JSONSchema.closed(comparison, required: [FilterKey.property.rawValue])
      .with("minProperties", 2).with("maxProperties", 2)
    return .any(of: [
      hasColumns ? closed.with("patternProperties", columnKeys) : closed,
      sole(combinations),
    ])
  }

  private func schema(of operand: PropertyFilter.Operator.Operand) -> JSONSchema {
    switch operand {
    case .value: reference(.value)
    case .number: orColumn(.number)
    case .date: orColumn(date)
    case .pattern: .nonemptyText
    case .boolean: orColumn(.flag)
    }
  }

  /// The properties of an event.
  var properties: JSONSchema {
    .mapping(of: JSONSchema().with("minLength", 1), to: reference(.value))
  }

  /// The value of a property.
  var value: JSONSchema {
    .any(of: [JSONSchema().with("type", ["string", "number", "boolean"]), date])
  }

  /// A date; its key distinguishes it from a text.
  var date: JSONSchema {
    sole([
      Property(
        "date",
        duration(SchemaPattern.moment).described("A moment in UTC: `2026-01-31T12:00:00Z`."))
    ])
  }
}
