import SpecModel
import YAMLTree

extension NodeReader {
  /// Reads the shapes that have names.
  func namedShapes(_ names: inout ShapeNames) -> [NamedShape] {
    var shapes: [NamedShape] = []
    entries("a mapping of names to shapes", atLeast: "at least one shape") { key, value in
      guard let name = key.identifier(.name, "the name of a shape") else { return }
      if ValueShape.Plain(rawValue: name) != nil {
        key.report(.shapeExists(name))
        return
      }
      names.declare(key)
      if let shape = value.shape(&names) { shapes.append(NamedShape(name, shape)) }
    }
    return shapes
  }

  /// Reads a shape: its name, `[name]` for a list, or a mapping that describes it.
  func shape(_ names: inout ShapeNames) -> ValueShape? {
    described(&names)?.shape
  }

  /// Reads the members of a mapping.
  func members(_ names: inout ShapeNames) -> [DeclaredMember]? {
    var members: [DeclaredMember] = []
    let isMapping = entries("a mapping of keys to shapes", atLeast: "at least one key") {
      key, value in
      guard let name = key.identifier(.name, "a key"), let described = value.described(&names)
      else { return }
      members.append(DeclaredMember(name, described.shape, described.presence))
    }
    return isMapping ? members : nil
  }

  /// Reads a shape, and whether a member of it may be missing.
  private func described(
    _ names: inout ShapeNames
  ) -> (shape: ValueShape, presence: DeclaredPresence)? {
    switch node.kind {
    case .scalar: return shapeName(&names).map { ($0, .required) }
    case .sequence:
      guard node.count == 1, let element = node.elements.first(where: { _ in true }) else {
        report(
          .wrongKind(
            expected: "a list with one shape, like `[message]`", found: "\(node.count) shapes"))
        return nil
      }
      return reader(for: element)?.shape(&names).map { (.list($0), .required) }
    case .mapping: return shapeRecord(&names)
    }
  }

  private func shapeName(_ names: inout ShapeNames) -> ValueShape? {
    guard let name = identifier(.name, "the name of a shape") else { return nil }
    names.use(self)
    return ValueShape.Plain(rawValue: name).map { .plain($0) } ?? .named(name)
  }

  /// Reads a mapping that describes a shape.
  private func shapeRecord(
    _ names: inout ShapeNames
  ) -> (shape: ValueShape, presence: DeclaredPresence)? {
    var parts: [ShapeKey: NodeReader] = [:]
    let errors = context.errorCount
    guard let found = fields(of: ShapeKey.record, { parts[$0] = $1 }), !found.hasUnknown
    else { return nil }
    let forms = ShapeKey.forms.filter { parts[$0] != nil }
    // Variants may have members besides.
    let form: ShapeKey? = forms == [.members, .variants] ? .variants : forms.first
    guard let form, forms.count == 1 || form == .variants && forms.first == .members else {
      if forms.isEmpty {
        reportAtStart(.missingEither(ShapeKey.forms.map(\.rawValue), of: "a shape"))
      } else {
        reportAtStart(.conflictingKeys(forms.map(\.rawValue), of: "a shape"))
      }
      return nil
    }
    reject(parts, among: form)
    let shape = parts[form].flatMap { self.shape(form, $0, parts, &names) }
    var presence = DeclaredPresence.required
    if form == .optional {
      presence = .optional(absentIs: parts[.absentIs]?.literal)
      parts[.absentIs]?.note(as: shape, owner: "absent_is", &names)
    } else if let value = parts[.defaultValue] {
      presence = .usually(value.literal)
      value.note(as: shape, &names)
    }
    guard errors == context.errorCount else { return nil }
    return shape.map { ($0, presence) }
  }

  /// Reports keys that a shape of this form does not have.
  private func reject(_ parts: [ShapeKey: NodeReader], among form: ShapeKey) {
    let allowed = form.companions
    for key in ShapeKey.allCases where parts[key] != nil && !allowed.contains(key) {
      parts[key]?.report(
        .unknownKey(
          key.rawValue, of: "a shape with `\(form.rawValue)`", known: allowed.map(\.rawValue)))
    }
  }

  private func shape(
    _ form: ShapeKey, _ value: NodeReader, _ parts: [ShapeKey: NodeReader],
    _ names: inout ShapeNames
  ) -> ValueShape? {
    switch form {
    case .choices:
      return value.choices().map { .words($0, isOpen: parts[.open]?.boolean() ?? false) }
    case .list: return value.shape(&names).map { .list($0) }
    case .map:
      let by = parts[.by].map { $0.keyShape() } ?? .text
      guard let by else { return nil }
      return value.shape(&names).map { .map(by: by, $0) }
    case .members: return value.members(&names).map { .members($0, short: nil) }
    case .variants:
      let members = parts[.members].map { $0.members(&names) } ?? []
      guard let members else { return nil }
      let variants = value.words(WordKey.variant, beside: members, &names)
      return .variants(
        DeclaredVariants(
          variants, tag: parts[.tag]?.identifier(.name, "a key"),
          wireTag: parts[.wireTag]?.identifier(.name, "a key"), with: members))
    case .either: return value.alternatives(&names).map { .either($0) }
    default: return value.shape(&names)
    }
  }

  /// Reads the shape of a mapping's keys.
  private func keyShape() -> ValueShape.Plain? {
    let known = ValueShape.Plain.ofKeys
    guard let text = string("the shape of a key") else { return nil }
    guard let shape = known.first(where: { $0.rawValue == text }) else {
      report(.unknown(.value(of: "by"), text, known: known.map(\.rawValue)))
      return nil
    }
    return shape
  }

  /// Reads the words that a value may be: a list, or a mapping of each to what it means.
  private func choices() -> [DeclaredChoice]? {
    if node.kind == .sequence {
      var listed: Set<String> = []
      return list("a list of words", atLeast: "at least one word") { element in
        guard let name = element.identifier(.name, "a word") else { return nil }
        if !listed.insert(name).inserted { element.report(.duplicateEntry(name)) }
        return DeclaredChoice(name, "")
      }
    }
    var choices: [DeclaredChoice] = []
    let isMapping = entries("words, with what each means", atLeast: "at least one word") {
      key, value in
      guard let name = key.identifier(.name, "a word") else { return }
      var choice = DeclaredChoice(name, "")
      if value.node.kind == .mapping {
        value.fields(of: ChoiceKey.record) { key, value in
          switch key {
          case .summary: choice.summary = value.prose("a sentence") ?? ""
          case .phrase: choice.phrase = value.prose("a phrase")
          }
        }
      } else {
        choice.summary = value.prose("a sentence") ?? ""
      }
      choices.append(choice)
    }
    return isMapping ? choices : nil
  }

  /// Reads the forms that a value can have: a list, or a mapping of their keys on the wire.
  private func alternatives(_ names: inout ShapeNames) -> [DeclaredAlternative]? {
    if node.kind == .sequence {
      return list("a list of shapes", atLeast: "at least one shape") { element in
        element.shapeName(&names).map {
          DeclaredAlternative(element.node.text, $0, isOnTheWire: false)
        }
      }
    }
    var alternatives: [DeclaredAlternative] = []
    let isMapping = entries("a mapping of keys to shapes", atLeast: "at least one shape") {
      key, value in
      guard let name = key.identifier(.name, "a key"), let described = value.described(&names)
      else { return }
      alternatives.append(
        DeclaredAlternative(
          name, described.shape, isOnTheWire: true, otherwise: described.presence.usual))
    }
    return isMapping ? alternatives : nil
  }

  /// Records a value of the vocabulary itself.
  func note(as shape: ValueShape?, owner: String = "default", _ names: inout ShapeNames) {
    guard let shape else { return }
    names.note(
      WrittenLiteral(
        literal: ValueForms.Literal(literal, as: shape), owner: owner, reader: self))
  }

  /// The node as YAML in flow style.
  var literal: String { value(of: node).description }

  private func value(of node: YAMLNode) -> YAMLValue {
    switch node.kind {
    case .scalar: node.isPlain ? .word(node.text) : .string(node.text)
    case .sequence: .list(node.elements.map { value(of: $0) })
    case .mapping: .map(node.entries.map { (.word($0.key.text), value(of: $0.value)) })
    }
  }
}

extension ValueShape.Plain {
  /// The shapes that the keys of a mapping can have.
  static let ofKeys: [Self] = [.text, .name, .url, .message]
}
