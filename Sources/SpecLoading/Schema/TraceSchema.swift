import SpecModel

/// The schema of the lines of a trace, a field log.
struct TraceSchema {
  typealias Property = JSONSchema.Property

  /// The words of the suite; `nil` if all are built in.
  let words: SuiteWords?

  private var language: ProtocolSchema { ProtocolSchema(words: words, isLenient: true) }

  /// The schema.
  var root: JSONSchema {
    let lines = [header, line]
    return SpecSchema.root(
      "A trace: a field log, for `iamspec check`",
      "One object a line: first the header, then what happened and what was seen. Validate the first "
        + "line against `header`, and every other against `line`.",
      JSONSchema().with("anyOf", lines.map { .reference($0.name) }),
      definitions: lines + language.language.map(lenient))
  }

  /// Makes members of a header optional if they have a default.
  private func lenient(_ property: Property) -> Property {
    switch property.name {
    case "given", "assets": Property(property.name, property.schema.without("required"))
    case "message" where words.haveBuiltinMessages:
      Property(
        property.name,
        property.schema.without("required", inside: false)
          .with(
            "required",
            Message.Key.onTheWire.filter { $0.definition.presence == .required }
              .map(\.rawValue)))
    case "action" where words.haveBuiltinMessages:
      Property(property.name, property.schema.without(required: ["deliver", "properties"]))
    default: property
    }
  }

  private var header: Property {
    let engine = JSONSchema.object(
      [Property("name", .text), Property("version", .orNull("string"))], required: ["name"])
    let messages = JSONSchema.mapping(to: .reference("message"))
    let isBuiltin = words == nil
    let unknown = Property(
      "unknown",
      JSONSchema.list(of: .words(["visible", "waiting", "interval"]))
        .described("What is not known about the start, if the trace begins in the middle."))
    return Property(
      "header",
      JSONSchema.object(
        [
          Property(
            "iamspec_trace", JSONSchema().with("const", 1).described("The version of the format.")),
          Property("engine", engine.described("What was observed, for people.")),
          Property("profile", isBuiltin ? .words(["swift", "legacy"]) : .text),
          Property("given", .reference("given")),
          Property(
            "messages",
            messages.described(
              words.haveBuiltinMessages
                ? "The campaigns and the app's own messages, by name." : "The messages, by name.")),
          Property(
            "unseen",
            JSONSchema.list(of: .words(kinds))
              .described("The kinds of observation that the trace never contains.")),
        ] + (isBuiltin ? [unknown] : []) + [
          Property("note", .text)
        ], required: ["iamspec_trace", "profile", "messages"]
      ).described("The first line."))
  }

  /// The kinds of observation.
  private var kinds: [String] {
    Observation.Kind.inManifests.filter(words.have)
      .map(\.rawValue) + (words?.observations.keys.sorted() ?? [])
  }

  private var line: Property {
    let at = JSONSchema.integer.with("minimum", 0)
      .described("When, in milliseconds since the start; never less than in the line before.")
    let end = JSONSchema().with("const", .flag(true))
      .described("The trace ends here: nothing else was seen until now.")
    let kinds: [JSONSchema] = [
      .reference("action"), .reference("observation"),
      .members([Property("end", end)], required: ["end"]),
    ]
    return Property(
      "line",
      JSONSchema.object([Property("at", at), Property("note", .text)], required: ["at"])
        .with("oneOf", kinds)
        .described("Any other line: something that happened, or that was seen, or the end."))
  }
}

extension JSONSchema {
  /// Returns the schema with some members no longer required anywhere in it.
  fileprivate func without(required names: Set<String>) -> JSONSchema {
    members.reduce(JSONSchema()) { schema, member in
      switch member.value {
      case .texts(let texts) where member.keyword == "required":
        let rest = texts.filter { !names.contains($0) }
        return rest.isEmpty ? schema : schema.with("required", rest)
      case .schemas(let schemas):
        return schema.with(
          member.keyword, .schemas(schemas.map { $0.without(required: names) }))
      default: return schema.with(member.keyword, member.value)
      }
    }
  }

  /// Returns the schema without a keyword.
  ///
  /// - Parameter inside: Whether to remove the keyword from nested schemas, too.
  fileprivate func without(_ keyword: String, inside: Bool = true) -> JSONSchema {
    members.reduce(JSONSchema()) { schema, member in
      if member.keyword == keyword { return schema }
      return schema.with(
        member.keyword, inside ? JSONSchema.without(keyword, in: member.value) : member.value)
    }
  }

  private static func without(_ keyword: String, in value: Value) -> Value {
    switch value {
    case .schema(let schema): .schema(schema.without(keyword))
    case .schemas(let schemas): .schemas(schemas.map { $0.without(keyword) })
    case .named(let properties):
      .named(properties.map { Property($0.name, $0.schema.without(keyword)) })
    case .text, .integer, .flag, .texts: value
    }
  }
}
