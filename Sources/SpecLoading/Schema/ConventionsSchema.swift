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
      ConventionsFileKey.record.schema(),
      definitions: [
        Property("convention", convention),
        Property("probe", ConventionKey.ofProbe.schema()),
        Property("trial", ConventionKey.ofScript.schema()),
        Property("demand", demanded),
        .prose,
      ] + shapes.definitions)
  }

  /// A convention, which has everything that its only probe needs, or several probes.
  private var convention: JSONSchema {
    let needed = ConventionKey.texts + [.script]
    let alone = JSONSchema().with("required", needed.map(\.rawValue))
      .havingAny(of: [ConventionKey.control, .steps])
    return ConventionKey.record.schema()
      .with("anyOf", [.having(ConventionKey.probes.rawValue), alone])
  }

  /// Observations, each as a kind or as a case would expect it.
  private var demanded: JSONSchema {
    let kinds = words.map { JSONSchema.words($0.observationSpellings) }
    return .list(
      of: .any(of: [
        kinds ?? .words(of: Observation.Kind.self), shapes.reference(.expectation),
      ]), atLeast: 1)
  }
}
