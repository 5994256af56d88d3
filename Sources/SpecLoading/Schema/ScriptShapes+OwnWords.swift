import SpecModel

/// The schemas of what a suite's own words take.
extension DeclaredWord {
  /// Whether it takes nothing, or nothing that must be there.
  var canStandAlone: Bool {
    switch takes {
    case .nothing: true
    case .members(let members, _): members.allSatisfy(\.presence.maybeMissing)
    case .value: false
    }
  }
}

extension ScriptShapes {
  /// The shapes that the vocabulary names.
  var ownDefinitions: [Property] {
    let vocabulary = words?.vocabulary
    return (vocabulary?.classes ?? []).map {
      Property(ownName($0.name), reference(.messageName).described($0.summary))
    }
      + (vocabulary?.shapes ?? []).map {
        Property(ownName($0.name), orColumn(schema(of: $0.shape)))
      }
  }

  private func ownName(_ shape: String) -> String {
    hasColumns ? "shape-\(shape)-in-variants" : "shape-\(shape)"
  }

  /// What a word takes; `nil` if it takes nothing.
  func argument(of word: DeclaredWord) -> JSONSchema? {
    switch word.takes {
    case .nothing: nil
    case .value(let shape, _): orColumn(schema(of: shape)).described(word.summary)
    case .members(let members, let short):
      orColumn(schema(of: members, short: short)).described(word.summary)
    }
  }

  /// The keys of a message, or of `given`.
  func keys(_ words: [DeclaredWord]) -> [Property] {
    words.compactMap { word in argument(of: word).map { Property(word.name, $0) } }
  }

  private func value(_ shape: ValueShape) -> JSONSchema { orColumn(schema(of: shape)) }

  private func schema(of shape: ValueShape) -> JSONSchema {
    switch shape {
    case .named(let name): .reference(ownName(name))
    case .plain(let plain): schema(of: plain)
    case .words(let choices, let isOpen): isOpen ? .nonemptyText : .words(choices.map(\.name))
    case .list(let element): .list(of: value(element))
    case .map(let by, let element):
      .mapping(of: by == .message ? names : nil, to: value(element))
    case .members(let members, let short): schema(of: members, short: short)
    case .variants(let variants): schema(of: variants)
    case .either(let alternatives): .any(of: alternatives.map { value($0.shape) })
    }
  }

  private func schema(of plain: ValueShape.Plain) -> JSONSchema {
    switch plain {
    case .text: .text
    case .name, .url, .pattern: .nonemptyText
    case .message: reference(.messageName)
    case .whole: .int32
    case .number: .number
    case .flag: .flag
    case .span: duration()
    case .moment: duration(SchemaPattern.positiveDuration)
    case .seconds: duration(SchemaPattern.wholeSeconds)
    case .date: date
    case .value: reference(.value)
    }
  }

  private func schema(of members: [DeclaredMember], short: String?) -> JSONSchema {
    let mapping = JSONSchema.closed(
      members.map { Property($0.name, value($0.shape)) },
      required: members.required)
    guard let short, let member = members.first(where: { $0.name == short }) else {
      return mapping
    }
    return .any(of: [value(member.shape), mapping])
  }

  private func schema(of variants: DeclaredVariants) -> JSONSchema {
    let besides = variants.members.map { Property($0.name, value($0.shape)) }
    let required = variants.members.required
    if let tag = variants.tag {
      return .any(
        of: variants.variants.map { word in
          let members = words?.forms.members(of: word) ?? []
          return JSONSchema.closed(
            [Property(tag, JSONSchema.constant(word.name))] + besides
              + members.map { Property($0.name, value($0.shape)) },
            required: [tag] + required
              + members.required)
        })
    }
    let bare = variants.variants.filter { $0.takes == .nothing }.map(\.name)
    let long = variants.variants.compactMap { word in
      argument(of: word).map { Property(word.name, $0) }
    }
    let mapping =
      besides.isEmpty
      ? sole(long)
      : JSONSchema.closed(besides + long, required: required)
        .with("oneOf", long.map { .having($0.name) })
    if long.isEmpty { return .words(bare) }
    return bare.isEmpty ? mapping : .any(of: [.words(bare), mapping])
  }
}
