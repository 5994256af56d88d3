import SpecModel

/// The schema of vocabulary.yaml.
enum VocabularySchema {
  private typealias Property = JSONSchema.Property

  /// The schema.
  static var root: JSONSchema {
    SpecSchema.root(
      "The words of an iamspec suite",
      "What can happen, what can be seen, and what messages and the start of a case have.",
      VocabularyFileKey.record.schema()
        .with("dependentSchemas", [Property(VocabularyFileKey.semantics, meaning)]),
      definitions: [
        Property("name", .text(matching: SchemaPattern.name)),
        Property("shape", shape),
        Property("members", .named(.reference("shape"))),
        Property("variants", WordKey.variant.ofEach),
        Property("choices", choices),
        Property("phrase", .any(of: [.prose, .mapping(to: .prose, atLeast: 1)])),
        .prose,
      ])
  }

  /// Words have a meaning only in a suite that has all of them.
  private static var meaning: JSONSchema {
    .any(
      of: Semantics.allCases.map { semantics in
        let included = JSONSchema.constant(semantics.vocabulary.rawValue)
        return JSONSchema.having(VocabularyFileKey.includes.rawValue).with(
          "properties",
          [
            Property(VocabularyFileKey.includes, JSONSchema().with("contains", included))
          ])
      })
  }

  /// A shape: its name, a list of one shape, or a mapping that describes a shape of one form.
  private static var shape: JSONSchema {
    .any(
      of: [.reference("name"), .listOfShape]
        + ShapeKey.forms.map { form in
          .closed(
            form.companions.map { Property(ShapeKey.record[$0]) }, required: [form.rawValue])
        })
  }

  private static var choices: JSONSchema {
    .any(of: [
      .list(of: .reference("name"), atLeast: 1, isUnique: true),
      .named(.any(of: [.prose, ChoiceKey.record.schema()])),
    ])
  }
}
