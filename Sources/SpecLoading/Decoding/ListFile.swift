import YAMLTree

/// A file that has its format and a list, and nothing else.
struct ListFile: Sendable {
  /// What the file is, such as `faults.yaml`.
  let owner: String
  /// The key of the list, the plural of its elements.
  let key: String
  /// What one of its elements is called, in the schema.
  let element: String
  /// What the list must have at least one of.
  let minimum: String

  static let faults = ListFile("faults.yaml", "faults", of: "fault")
  static let questions = ListFile("questions.yaml", "questions", of: "question")
  static let monitors = ListFile("monitors.yaml", "monitors", of: "monitor")
  static let account = ListFile("the account of a document", "sections", of: "section")
  static let answers = ListFile(
    "a file of pinned answers", "answers", of: "answer", atLeast: "an answer")

  private init(
    _ owner: String, _ key: String, of element: String, atLeast minimum: String? = nil
  ) {
    (self.owner, self.key, self.element) = (owner, key, element)
    self.minimum = minimum ?? "at least one \(element)"
  }

  /// Reads the list, skipping what cannot be read.
  ///
  /// - Parameters:
  ///   - document: The contents of the file.
  ///   - context: The context of the file.
  ///   - read: Reads an element.
  func list<Element>(
    in document: YAMLDocument, _ context: FileContext, _ read: (NodeReader) -> Element?
  ) -> [Element]? {
    guard let root = context.reader(of: document, as: owner) else { return nil }
    var list: [Element]?
    root.declaredFields(of: owner, known: ["format", key], required: [key]) { name, value in
      guard name == key else { return name == "format" }
      list = value.list("a list of \(key)", atLeast: minimum, read)
      return true
    }
    return list
  }

  /// The schema of the file.
  ///
  /// - Parameters:
  ///   - title: The name of the format.
  ///   - description: The purpose of the file.
  ///   - definitions: The definitions, first of all that of the elements.
  func schema(
    _ title: String, _ description: String, definitions: [JSONSchema.Property]
  ) -> JSONSchema {
    let properties = [
      JSONSchema.Property("format", SpecSchema.format),
      JSONSchema.Property(key, .list(of: .reference(element), atLeast: 1)),
    ]
    return SpecSchema.root(
      title, description, .closed(properties, required: properties.map(\.name)),
      definitions: definitions)
  }
}
