import SpecModel

/// The schema of faults.yaml.
enum FaultsSchema {
  private typealias Property = JSONSchema.Property

  /// The schema.
  static var root: JSONSchema {
    SpecSchema.root(
      "The faults of an iamspec suite",
      "What an engine with a mistake does, so that `iamspec audit` can prove that a case notices it.",
      .closed(
        FaultsFileKey.allCases.map { key in
          switch key {
          case .format: Property(key, SpecSchema.format)
          case .faults: Property(key, .list(of: .reference("fault"), atLeast: 1))
          }
        }, required: FaultsFileKey.spellings),
      definitions: [
        Property("fault", fault),
        Property("change", change),
        Property("action", action),
        Property("observation", observation),
        Property("prose", CommonShapes.prose),
      ])
  }

  private static var fault: JSONSchema {
    .closed(
      FaultKey.allCases.map { Property($0, schema(of: $0).described($0.schemaText)) },
      required: ["id", "breaks", "summary"]
    )
    .with("oneOf", .schemas([FaultKey.command, .changes].map { .having($0.rawValue) }))
  }

  private static func schema(of key: FaultKey) -> JSONSchema {
    switch key {
    case .id: CommonShapes.plainID
    case .breaks: .nonemptyText
    case .summary: .reference("prose")
    case .command: .list(of: .nonemptyText, atLeast: 1)
    case .changes: .list(of: .reference("change"), atLeast: 1)
    }
  }

  private static var change: JSONSchema {
    .closed(
      ChangeKey.allCases.map { key in
        let schema: JSONSchema =
          switch key {
          case .when, .after: .reference("action")
          case .seen:
            .any(of: [.words(of: Observation.Kind.self), .reference("observation")])
          case .instead:
            .list(
              of: .any(of: [
                .words([SeenWord.text] + messageKinds.map(\.rawValue)), .reference("observation"),
              ]))
          }
        return Property(key, schema.described(key.schemaText))
      }, required: ["instead"]
    )
    .with("anyOf", .schemas([ChangeKey.when, .seen].map { .having($0.rawValue) }))
  }

  /// An action: a word, or a word with the name it refers to.
  private static var action: JSONSchema {
    let named = Action.Kind.allCases.filter { kind in
      guard kind.isWrittenInCases else { return false }
      switch kind.definition.shape {
      case .event, .message: return true
      default: return false
      }
    }
    return .any(of: [
      .words(of: Action.Kind.self), .sole(named.map { Property($0.rawValue, .nonemptyText) }),
    ])
  }

  private static var observation: JSONSchema {
    .sole(
      messageKinds.map { Property($0.rawValue, .nonemptyText.described($0.definition.summary)) })
  }

  private static var messageKinds: [Observation.Kind] {
    Observation.Kind.allCases.filter { $0.isWrittenInCases && $0.definition.shape.namesMessage }
  }
}
