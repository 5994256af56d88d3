import SpecModel

extension ScriptShapes {
  /// The start state of a case.
  var given: JSONSchema {
    .closed(
      Given.Key.allCases.map { key in
        let schema: JSONSchema
        switch key {
        case .minimumInterval: schema = duration(SchemaPattern.wholeSeconds)
        case .app: schema = word(AppState.self)
        case .orientation: schema = word(Orientation.self)
        case .keyboard: schema = word(KeyboardState.self)
        case .presenter: schema = word(PresenterState.self)
        case .host: schema = reference(.host)
        case .assets: schema = reference(.assets)
        }
        return Property(key, schema.described(key.summary))
      })
  }

  /// What the host app implements and answers; nothing can answer where nothing is implemented.
  var host: JSONSchema {
    let nothing = JSONSchema().with("const", .text(Host.ChoiceMethod.nothing.rawValue))
    let silent = JSONSchema.having(Host.Key.implements.rawValue, Host.Key.choices.rawValue)
      .with("properties", .named([Property(Host.Key.implements, nothing)]))
    return JSONSchema.closed(
      Host.Key.allCases.map { key in
        switch key {
        case .choices: Property(key, reference(.choices).described(key.summary))
        case .implements:
          Property(key, word(Host.ChoiceMethod.self).described(key.summary))
        }
      }
    ).with("not", .schema(silent))
  }

  /// One answer for every message, or answers for single ones.
  var choices: JSONSchema {
    .any(of: [
      .words(of: DisplayChoice.self),
      .mapping(of: names, to: word(DisplayChoice.self), atLeast: 1),
    ])
  }

  /// What becomes of fetches, by URL.
  var assets: JSONSchema {
    let late = sole(
      AssetKey.allCases.map { Property($0, duration().described($0.schemaText)) })
    let asset = JSONSchema.any(of: [.words(of: AssetWord.self), late])
    return .mapping(
      of: JSONSchema().with("minLength", 1), to: orColumn(asset), atLeast: 1)
  }
}
