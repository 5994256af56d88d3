import SpecModel

extension ScriptShapes {
  /// The messages of a file or a case, by name.
  var messages: JSONSchema {
    .mapping(of: names, to: reference(.message), atLeast: 1)
  }

  /// A message.
  var message: JSONSchema {
    let both = JSONSchema.having(MessageKey.trigger.rawValue, MessageKey.triggers.rawValue)
    return JSONSchema.closed(
      MessageKey.allCases.map { Property($0, schema(of: $0).described($0.schemaText)) },
      required: [MessageKey.type.rawValue]
    ).with("not", .schema(both))
  }

  private func schema(of key: MessageKey) -> JSONSchema {
    switch key {
    case .type: word(Message.Kind.self)
    case .trigger: reference(.trigger)
    case .triggers: orColumn(.list(of: reference(.trigger), atLeast: 1))
    case .priority:
      orColumn(
        JSONSchema().with("type", .text("integer")).with("minimum", Int(Int32.min))
          .with("maximum", Int(Int32.max)))
    case .orientation: word(Message.OrientationRequirement.self)
    case .image, .zip: .nonemptyText
    case .timeout: duration()
    case .extras: reference(.extras)
    }
  }

  /// The key-value pairs of a campaign.
  var extras: JSONSchema { .mapping(to: .text) }

  /// What triggers a message: a word, or an event with a name.
  var trigger: JSONSchema {
    let words = TriggerKind.allCases.filter { !$0.isNamed }
    let named = TriggerKind.allCases.filter(\.isNamed).map { kind in
      let name: EventKey = kind == .customEvent ? .name : .product
      return Property(
        kind,
        event(name, with: Property(EventKey.filter, reference(.filter)))
          .described(kind.schemaText))
    }
    return .any(of: [.words(words.map(\.rawValue)), sole(named)])
      .described("What triggers the message.")
  }

  /// A name, or a mapping of a name and what there is to say beside it.
  func event(_ nameKey: EventKey, with detail: Property) -> JSONSchema {
    .any(of: [
      .nonemptyText,
      .closed([Property(nameKey, .nonemptyText), detail], required: [nameKey.rawValue]),
    ])
  }

  /// A condition on properties: one comparison, or several conditions.
  var filter: JSONSchema {
    var operators: [Property] = []
    var combinations: [Property] = []
    var property: [Property] = []
    for key in FilterKey.allCases {
      let entry = Property(key, operand(of: key).described(key.schemaText))
      switch key {
      case .property: property.append(entry)
      case .all, .any: combinations.append(entry)
      default: operators.append(entry)
      }
    }
    let comparison = JSONSchema.closed(
      property + operators, required: [FilterKey.property.rawValue]
    ).with("minProperties", 2).with("maxProperties", 2)
    return .any(of: [
      hasColumns ? comparison.with("patternProperties", columnKeys) : comparison,
      sole(combinations),
    ])
  }

  private func operand(of key: FilterKey) -> JSONSchema {
    switch key {
    case .property, .matches: .nonemptyText
    case .all, .any: orColumn(.list(of: reference(.filter), atLeast: 1))
    case .equals, .notEquals: reference(.value)
    case .greaterThan, .atLeast, .lessThan, .atMost:
      orColumn(JSONSchema().with("type", .text("number")))
    case .before, .after: orColumn(date)
    case .exists: orColumn(JSONSchema().with("type", .text("boolean")))
    }
  }

  /// The properties of an event.
  var properties: JSONSchema {
    .mapping(of: JSONSchema().with("minLength", 1), to: reference(.value))
  }

  /// The value of a property.
  var value: JSONSchema {
    .any(of: [JSONSchema().with("type", .texts(["string", "number", "boolean"])), date])
  }

  /// A date, which is told from a text by its key.
  private var date: JSONSchema {
    sole([
      Property(
        "date",
        duration(SchemaPattern.moment).described("A moment in UTC: `2026-01-31T12:00:00Z`."))
    ])
  }
}
