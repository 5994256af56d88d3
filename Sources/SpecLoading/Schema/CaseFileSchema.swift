import SpecJSON
package import SpecModel

/// The schema of a case as a file of its own, which `iamspec bundle --format cases` writes.
///
/// Its actions and observations are those of the protocol. Those of a suite with words of its own are described only as far as
/// all words are alike.
package enum CaseFileSchema {
  private typealias Property = JSONSchema.Property

  /// The schema as a JSON document.
  ///
  /// - Parameter words: The words of the suite; `nil` if all are built in.
  package static func document(words: SuiteWords?) -> [UInt8] {
    SpecSchema.root(
      "A case as a file of its own, format \(Case.fileFormat)",
      "Written by `iamspec bundle --format cases`. PROTOCOL.md says what the words mean.",
      body,
      definitions: [step, expectation]
        + (words == nil ? ProtocolSchema(words: nil).language : anyWords)
    ).document
  }

  private static var body: JSONSchema {
    let properties = [
      Property(
        "format",
        JSONSchema().with("const", Case.fileFormat).described("The version of the format.")),
      Property(
        "id", JSONSchema.text.described("Also the path of the file, without its extension.")),
      Property("title", .text),
      Property("rules", .list(of: .text, atLeast: 1).described("The rules that the case tests.")),
      Property(
        "profiles",
        .list(of: .text, atLeast: 1).described("It is a case of each of these profiles.")),
      Property(
        "asserts",
        JSONSchema.list(of: .text).described(
          "The kinds of observation that count: anything else that is seen is ignored.")),
      Property("given", .reference("given")),
      Property(
        "messages", JSONSchema.mapping(to: .reference("message")).described("By their names.")),
      Property("steps", .list(of: .reference("step"), atLeast: 1)),
    ]
    return .object(properties + [Property("about", .text)], required: properties.map(\.name))
  }

  private static var step: Property {
    let actions = JSONSchema.list(of: .reference("action"), atLeast: 1)
      .described("They are performed one after the other.")
    let seen = JSONSchema.list(of: .reference("expectation"))
      .described("All that is seen of the asserted kinds while they are performed, in order.")
    let stack = JSONSchema.list(of: .text)
      .described("What waits after that, the top first. If absent, it is not asserted.")
    return Property(
      "step",
      JSONSchema.object(
        [
          Property("do", actions), Property("expect", seen), Property("stack", stack),
          Property("note", .text),
        ], required: ["do", "expect"]))
  }

  private static var expectation: Property {
    let expectations = JSONSchema.list(of: .reference("expectation"))
    let forms: [(form: Expectation.Form, argument: JSONSchema)] = [
      (.anyOrder, expectations), (.oneOf, .list(of: expectations)),
    ]
    return Property(
      "expectation",
      .any(
        of: [.reference("observation")]
          + forms.map { form, argument in
            .object(
              [Property(form.rawValue, argument.described(form.summary))],
              required: [form.rawValue])
          }))
  }

  private static var anyWords: [Property] {
    [
      Property("given", .object([], required: [])),
      Property("message", .object([], required: [])),
      Property("action", .object([Property("do", .text)], required: ["do"])),
      Property("observation", .object([Property("saw", .text)], required: ["saw"])),
    ]
  }
}
