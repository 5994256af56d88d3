/// The formats of a suite's files, each with the JSON Schema by which editors complete and check it,
/// and the protocol and traces, with the schemas of their lines.
package enum SpecSchema: String, CaseIterable, Sendable {
  /// The files of cases.
  case `case`
  /// rules.yaml.
  case rules
  /// questions.yaml.
  case questions
  /// faults.yaml.
  case faults
  /// The messages between the harness and an engine process.
  case `protocol`
  /// The lines of a trace, a log of the field.
  case trace

  /// The name of the schema's file, which specs name in their first line.
  package var fileName: String { "\(rawValue).schema.json" }

  /// The schema as a JSON document.
  package var document: [UInt8] {
    let schema: JSONSchema
    switch self {
    case .case: schema = CaseSchema.root
    case .rules: schema = RulesSchema.root
    case .questions: schema = QuestionsSchema.root
    case .faults: schema = FaultsSchema.root
    case .protocol: schema = ProtocolSchema.root
    case .trace: schema = TraceSchema.root
    }
    return schema.document
  }

  /// Begins the schema of a file.
  ///
  /// - Parameters:
  ///   - title: What the file is.
  ///   - description: What it is for.
  ///   - body: What the file holds.
  ///   - definitions: What the body refers to.
  static func root(
    _ title: String, _ description: String, _ body: JSONSchema,
    definitions: [JSONSchema.Property]
  ) -> JSONSchema {
    var root = JSONSchema()
      .with("$schema", .text("https://json-schema.org/draft/2020-12/schema"))
      .with("$comment", .text("Written by `iamspec schema`; do not edit."))
      .with("title", .text(title))
      .with("description", .text(description))
    for member in body.members { root = root.with(member.keyword, member.value) }
    return root.with("$defs", .named(definitions))
  }

  /// The version of the format.
  static let format = JSONSchema().with("const", 1).described("The version of the format.")
}
