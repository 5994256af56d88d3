import SpecModel

/// The schemas of a script: its start state, its messages and its steps.
///
/// There are two sets of them, because only cases with variants may contain `$column` in place of
/// values.
struct ScriptShapes {
  typealias Property = JSONSchema.Property

  /// Whether values may be columns.
  let hasColumns: Bool
  /// What the script is for.
  var purpose = ScriptPurpose.case
  /// The words of the suite; `nil` if all are built in.
  var words: SuiteWords?

  /// The definitions that refer to each other.
  enum Definition: String, CaseIterable {
    case given, host, choices, assets
    case messages, message, trigger, filter, value, extras, properties
    case watch, steps, step, action, expectations, expectation
    case messageName = "message-name"
  }

  /// A reference to a column.
  static let column = JSONSchema.text(matching: SchemaPattern.column)
    .described("Stands for the value of a column of this case's `variants`.")

  /// All definitions, under the names that ``reference(_:)`` uses.
  var definitions: [Property] {
    Definition.allCases.filter(isUsed).map { Property(name(of: $0), schema(of: $0)) }
      + ownDefinitions
  }

  /// Tells whether a definition is needed: some are only of use for built-in words.
  private func isUsed(_ definition: Definition) -> Bool {
    switch definition {
    case .host, .choices, .assets, .trigger, .filter, .extras, .properties:
      words.haveBuiltinMessages
    default: true
    }
  }

  /// Returns a reference to a definition.
  func reference(_ definition: Definition) -> JSONSchema { .reference(name(of: definition)) }

  private func name(of definition: Definition) -> String {
    hasColumns ? "\(definition.rawValue)-in-variants" : definition.rawValue
  }

  private func schema(of definition: Definition) -> JSONSchema {
    switch definition {
    case .given: orColumn(given)
    case .host: orColumn(host)
    case .choices: orColumn(choices)
    case .assets: orColumn(assets)
    case .messages: orColumn(messages)
    case .message: orColumn(message)
    case .trigger: orColumn(trigger)
    case .filter: orColumn(filter)
    case .value: orColumn(value)
    case .extras: orColumn(extras)
    case .properties: orColumn(properties)
    case .watch: orColumn(.list(of: watched, isUnique: true))
    case .steps: orColumn(.list(of: reference(.step), atLeast: 1))
    case .step: orColumn(step)
    case .action: orColumn(action)
    case .expectations: orColumn(.list(of: reference(.expectation)))
    case .expectation: orColumn(expectation)
    case .messageName: .text(matching: hasColumns ? SchemaPattern.nameOrColumn : SchemaPattern.name)
    }
  }

  /// A kind of observation.
  private var watched: JSONSchema {
    words.map { orColumn(.words($0.observationSpellings)) } ?? word(Observation.Kind.self)
  }

  // MARK: Shared parts

  /// A value or a column.
  func orColumn(_ schema: JSONSchema) -> JSONSchema {
    hasColumns ? .any(of: [schema, .reference("column")]) : schema
  }

  /// One of the words of a vocabulary.
  func word<Word: Vocabulary>(_ vocabulary: Word.Type) -> JSONSchema {
    orColumn(.words(of: vocabulary))
  }

  /// A span of time.
  func duration(_ pattern: String = SchemaPattern.duration) -> JSONSchema {
    orColumn(.text(matching: pattern))
  }

  /// A schema for keys: the names of messages.
  var names: JSONSchema {
    .text(matching: hasColumns ? SchemaPattern.nameOrColumn : SchemaPattern.name)
  }

  /// A mapping with exactly one of these keys; the key may be a column.
  func sole(_ properties: [Property]) -> JSONSchema {
    let sole = JSONSchema.sole(properties)
    return hasColumns ? sole.with("patternProperties", columnKeys) : sole
  }

  /// The pattern of keys that are columns.
  var columnKeys: JSONSchema.Value {
    .named([Property(SchemaPattern.column, .anything)])
  }

  /// A text for people beside a step.
  var prose: JSONSchema { .reference(hasColumns ? "prose-in-variants" : "prose") }
}
