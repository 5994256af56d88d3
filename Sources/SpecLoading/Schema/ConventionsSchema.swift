import SpecModel

/// The schema of conventions.yaml.
struct ConventionsSchema {
  private typealias Property = JSONSchema.Property

  /// The words of the suite; `nil` if all are built in.
  let words: SuiteWords?

  private var shapes: ScriptShapes {
    ScriptShapes(hasColumns: false, purpose: .convention, words: words)
  }

  /// The schema.
  var root: JSONSchema {
    SpecSchema.root(
      "The conventions of an iamspec suite",
      "What engines must do alike where no document says anything, and the scripts that show it.",
      .closed(
        ConventionsFileKey.allCases.map { key in
          switch key {
          case .format: Property(key, SpecSchema.format)
          case .given: Property(key, schema(of: .given).described(TrialKey.given.schemaText))
          case .messages:
            Property(key, schema(of: .messages).described(TrialKey.messages.schemaText))
          case .conventions: Property(key, .list(of: .reference("convention"), atLeast: 1))
          }
        },
        required: [
          ConventionsFileKey.format.rawValue, ConventionsFileKey.conventions.rawValue,
        ]),
      definitions: [
        Property("convention", convention),
        Property("probe", .closed(ConventionProbeKey.allCases.map(property))),
        Property("trial", trial),
        Property("demand", demanded),
        Property("prose", CommonShapes.prose),
      ] + shapes.definitions)
  }

  /// A convention, which has everything that its only probe needs, or several probes.
  private var convention: JSONSchema {
    let alone = JSONSchema()
      .with("required", .texts(ConventionText.spellings + [ConventionProbeKey.script.rawValue]))
      .with(
        "anyOf",
        .schemas([
          .having(ConventionProbeKey.control.rawValue), .having(TrialKey.steps.rawValue),
        ]))
    return JSONSchema.closed(
      ConventionKey.allCases.map { key in
        switch key {
        case .id:
          Property(
            key,
            .text(matching: SchemaPattern.name)
              .described("The id, by which results and `needs` name it."))
        case .probes:
          Property(
            key,
            .list(of: .reference("probe"), atLeast: 1)
              .described("The ways in which it is seen, if there are several."))
        case .probe(let key): property(key)
        }
      }, required: [ConventionKey.id.rawValue]
    )
    .with("anyOf", .schemas([.having(ConventionKey.probes.rawValue), alone]))
  }

  private func property(_ key: ConventionProbeKey) -> Property {
    Property(key, schema(of: key).described(key.schemaText))
  }

  private func schema(of key: ConventionProbeKey) -> JSONSchema {
    switch key {
    case .text(.name): CommonShapes.plainID
    case .text: .reference("prose")
    case .layer: .words(of: Rule.Layer.self)
    case .needs: .text(matching: SchemaPattern.name)
    case .control, .script: .any(of: [shapes.reference(.steps), .reference("trial")])
    case .trial(let key): schema(of: key)
    }
  }

  private func schema(of key: TrialKey) -> JSONSchema {
    switch key {
    case .given: shapes.reference(.given)
    case .messages: shapes.reference(.messages)
    case .steps: shapes.reference(.steps)
    case .demand: Self.demand
    }
  }

  private var trial: JSONSchema {
    .closed(
      TrialKey.allCases.map { Property($0, schema(of: $0).described($0.schemaText)) })
  }

  /// A reference to the observations that something is demanded of.
  static let demand = JSONSchema.reference("demand")

  /// Observations, each as a kind or as a case would expect it.
  private var demanded: JSONSchema {
    let kinds = words.map { JSONSchema.words($0.observationSpellings) }
    return .list(
      of: .any(of: [
        kinds ?? .words(of: Observation.Kind.self), shapes.reference(.expectation),
      ]), atLeast: 1)
  }
}

extension ConventionProbeKey {
  /// What editors show beside the key.
  fileprivate var schemaText: String {
    switch self {
    case .text(.sentence): "The sentence of the protocol, word for word."
    case .text(.name): "The name of the scripts, as requests have it."
    case .text(.breach): "What an engine does that does not keep it, as a sentence."
    case .text(.advice): "What its author can do."
    case .layer: "The part of an engine that is asked; with `core`, a mere presenter is not."
    case .needs: "The convention that must be kept for this one to be seen; it comes before."
    case .control:
      "A script that every engine performs alike that can do what the other one needs: its steps, or what is not "
        + "as said beside it."
    case .script: "The script in which the convention decides, in the same form."
    case .trial(let key): key.schemaText
    }
  }
}

extension TrialKey {
  /// What editors show beside the key.
  fileprivate var schemaText: String {
    switch self {
    case .given: "The state at the start; merged over what is said around it, key by key."
    case .messages: "The messages of the steps; merged over those that are declared around it."
    case .steps: "What happens. A step causes what it expects, perhaps among other things."
    case .demand(.seen): "Each of these is seen, in any step."
    case .demand(.never): "None of these is seen."
    case .demand(.atMostOnce): "None of these is seen twice."
    case .demand(.together): "All of these are in the list of one action."
    }
  }
}
