import SpecModel

/// The schema of faults.yaml.
struct FaultsSchema {
  private typealias Property = JSONSchema.Property

  /// The words of the suite; `nil` if all are built in.
  let words: SuiteWords?

  /// The schema.
  var root: JSONSchema {
    SpecSchema.root(
      "The faults of an iamspec suite",
      "What an engine with a fault does, so that `iamspec audit` can prove that a case notices it.",
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

  private var fault: JSONSchema {
    .closed(
      FaultKey.allCases.map { Property($0, schema(of: $0).described($0.schemaText)) },
      required: ["id", "breaks", "summary"]
    )
    .with("oneOf", .schemas([FaultKey.command, .changes].map { .having($0.rawValue) }))
  }

  private func schema(of key: FaultKey) -> JSONSchema {
    switch key {
    case .id: CommonShapes.plainID
    case .breaks: .nonemptyText
    case .summary: .reference("prose")
    case .command: .list(of: .nonemptyText, atLeast: 1)
    case .changes: .list(of: .reference("change"), atLeast: 1)
    }
  }

  private var change: JSONSchema {
    .closed(
      ChangeKey.allCases.map { key in
        let schema: JSONSchema =
          switch key {
          case .when, .after: .reference("action")
          case .seen:
            .any(of: [.words(kinds), .reference("observation")])
          case .instead:
            .list(
              of: .any(of: [
                .words([SeenWord.text] + aboutMessages.map(\.name)), .reference("observation"),
              ]))
          }
        return Property(key, schema.described(key.schemaText))
      }, required: ["instead"]
    )
    .with("anyOf", .schemas([ChangeKey.when, .seen].map { .having($0.rawValue) }))
  }

  /// An action: a word, or a word with the name it refers to.
  private var action: JSONSchema {
    let builtin = Action.Kind.allCases.filter { kind in
      kind.isWrittenInCases && words.map { $0.included.actions.contains(kind) } != false
    }
    let named = builtin.filter { kind in
      switch kind.definition.shape {
      case .event, .message: true
      default: false
      }
    }
    let own = (words?.vocabulary.actions ?? []).filter(\.isWritten)
    return .any(of: [
      .words(builtin.map(\.rawValue) + own.map(\.name)),
      .sole(
        (named.map(\.rawValue) + own.filter { $0.takes != .nothing }.map(\.name))
          .map { Property($0, .nonemptyText) }),
    ])
  }

  private var observation: JSONSchema {
    .sole(aboutMessages.map { Property($0.name, .nonemptyText.described($0.summary)) })
  }

  /// The kinds of observation, as specs spell them.
  private var kinds: [String] { words?.observationSpellings ?? Observation.Kind.spellings }

  /// The kinds of observation that name a message.
  private var aboutMessages: [(name: String, summary: String)] {
    let builtin = Observation.Kind.allCases.filter { kind in
      kind.isWrittenInCases && kind.definition.shape.namesMessage
        && words.map { $0.included.observations.contains(kind) } != false
    }
    let own = (words?.vocabulary.observations ?? []).filter { word in
      words?.observations[word.name]?.messageKey != nil
    }
    return builtin.map { ($0.rawValue, $0.definition.summary) } + own.map { ($0.name, $0.summary) }
  }
}
