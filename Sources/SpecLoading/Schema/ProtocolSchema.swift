import SpecModel

/// The schema of the messages between the harness and an engine process.
///
/// It allows unknown members everywhere, because newer versions may add some.
struct ProtocolSchema {
  typealias Property = JSONSchema.Property

  /// The words of the suite; `nil` if all are built in.
  let words: SuiteWords?
  /// Whether what has a default may be missing.
  var isLenient = false

  /// The schema.
  var root: JSONSchema {
    let messages = [manifest, request, reply]
    return SpecSchema.root(
      "The protocol between iamspec and an engine process, version 1",
      "One message a line. Validate a line against one of manifest, request and reply below; "
        + "unknown members are allowed everywhere, and ignored.",
      JSONSchema().with("$id", "https://iamspec.example/protocol.schema.json")
        .with("anyOf", messages.map { .reference($0.name) }),
      definitions: messages + language)
  }

  private var manifest: Property {
    let engine = JSONSchema.object(
      [Property("name", .text), Property("version", .orNull("string"))], required: ["name"])
    let words = JSONSchema.orNull("array").with("items", .text)
    let reasons = JSONSchema.orNull("object").with("additionalProperties", .text)
    return Property(
      "manifest",
      JSONSchema.object(
        [
          Property(
            "iamspec", JSONSchema().with("const", 1).described("The version of the protocol.")),
          Property("engine", engine),
          Property("profiles", .list(of: .text, atLeast: 1)),
          Property("layer", .wordOrNull(["engine", "presenter"])),
          Property("clock", .wordOrNull(["virtual", "real"])),
          Property(
            "window",
            .orNull("integer").with("minimum", 1)
              .described("How many requests the engine may have unanswered; 1 if absent.")),
          Property("actions", words.described("The kinds of action that it takes; all if absent.")),
          Property(
            "observations",
            words.described(
              "The kinds of observation that it reports, \(queries); all if absent.")),
          Property(
            "not_applicable",
            reasons.described("The rules that do not apply to it, each with the reason.")),
        ], required: ["iamspec", "engine", "profiles"]
      ).described("The first line that an engine writes."))
  }

  private var queries: String {
    words.haveBuiltinMessages ? "with `stack` for the query" : "answers to queries among them"
  }

  private var request: Property {
    let messages = JSONSchema.mapping(
      of: JSONSchema().with("pattern", SchemaPattern.name), to: .reference("message"))
    let properties = [
      Property("id", .integer),
      Property("case", JSONSchema.text.described("Only for the engine's log.")),
      Property("profile", .text),
      Property("given", .reference("given")),
      Property("messages", messages),
      Property("actions", .list(of: .reference("action"))),
    ]
    return Property(
      "request",
      JSONSchema.object(properties, required: properties.map(\.name))
        .described("A line that the harness writes: one case, for a fresh engine."))
  }

  private var reply: Property {
    let error = JSONSchema.object(
      [
        Property(
          "action",
          .orNull("integer").described("The action at which it happened, counted from 0.")),
        Property("message", .text),
      ], required: ["message"])
    let answers = [
      Property(
        "observations",
        JSONSchema.list(of: .list(of: .reference("observation")))
          .described("One list for each action of the request.")),
      Property("error", error),
      Property("unsupported", JSONSchema.text.described("What the engine cannot do.")),
    ]
    return Property(
      "reply",
      JSONSchema.object([Property("id", .integer)], required: ["id"])
        .with("oneOf", answers.map { .members([$0], required: [$0.name]) })
        .described("A line that an engine writes for each request."))
  }
}

extension JSONSchema {
  /// The keywords for members, some of them required; unknown ones are allowed.
  static func members(_ properties: [Property], required: [String]) -> JSONSchema {
    let members = required.isEmpty ? JSONSchema() : JSONSchema().with("required", required)
    return properties.isEmpty ? members : members.with("properties", properties)
  }

  /// An object with members, some of them required; unknown ones are allowed.
  static func object(_ properties: [Property], required: [String]) -> JSONSchema {
    let object = JSONSchema().with("type", "object")
    return members(properties, required: required).members
      .reduce(object) { $0.with($1.keyword, $1.value) }
  }

  /// A whole number.
  static let integer = JSONSchema().with("type", "integer")

  /// A value of a type, or `null`.
  static func orNull(_ type: String) -> JSONSchema {
    JSONSchema().with("type", [type, "null"])
  }

  /// One of some words, or `null`.
  static func wordOrNull(_ words: [String]) -> JSONSchema {
    .any(of: [.words(words), JSONSchema().with("type", "null")])
  }
}
