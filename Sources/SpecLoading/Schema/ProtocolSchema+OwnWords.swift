import SpecModel

/// The schemas of a suite's own words on the wire.
extension ProtocolSchema {
  /// The shapes that the vocabulary names.
  var ownShapes: [Property] {
    let vocabulary = words?.vocabulary
    return (vocabulary?.classes ?? []).map {
      Property(ownName($0.name), JSONSchema.text.described($0.summary))
    } + (vocabulary?.shapes ?? []).map { Property(ownName($0.name), schema(of: $0.shape)) }
  }

  private func ownName(_ shape: String) -> String { "shape-\(shape)" }

  /// Members of an object, and those that must be there.
  typealias Members = (properties: [Property], required: [String])

  /// The keys of a message, or of `given`.
  func members(_ keys: [DeclaredWord]) -> Members {
    guard let shape = words?.shape(of: keys), case .members(let members, _) = shape else {
      return ([], [])
    }
    return self.members(members)
  }

  /// The actions, or the observations, that the suite declares.
  ///
  /// - Parameters:
  ///   - tag: The member with the word.
  ///   - meanings: The words.
  func own(_ tag: String, _ meanings: [String: WordMeaning]?) -> [JSONSchema] {
    (meanings ?? [:]).values.sorted { $0.name < $1.name }.map { meaning in
      let word = Property(tag, JSONSchema.constant(meaning.name))
      let isFixed =
        if case .members? = words?.vocabulary.resolved(meaning.shape) { true } else { false }
      // What depends on a variant is an object by itself.
      let (properties, required) = isFixed ? members(meaning.members) : ([], [])
      var schema = JSONSchema.members([word] + properties, required: [tag] + required)
      if !isFixed { schema = schema.with("allOf", [self.schema(of: meaning.shape)]) }
      return meaning.word.summary.isEmpty ? schema : schema.described(meaning.word.summary)
    }
  }

  private func members(_ members: [DeclaredMember]) -> Members {
    let required = members.filter {
      isLenient ? $0.presence == .required : !$0.presence.isOptional
    }
    return (members.map { Property($0.name, schema(of: $0.shape)) }, required.map(\.name))
  }

  private func schema(of shape: ValueShape) -> JSONSchema {
    switch shape {
    case .named(let name): return .reference(ownName(name))
    case .plain(let plain): return schema(of: plain)
    case .words(let choices, let isOpen): return isOpen ? .text : .words(choices.map(\.name))
    case .list(let element): return .list(of: schema(of: element))
    case .map(_, let element): return .mapping(to: schema(of: element))
    case .members(let members, _):
      let (properties, required) = self.members(members)
      return .object(properties, required: required)
    case .variants(let variants): return schema(of: variants)
    case .either(let alternatives): return .any(of: alternatives.map { schema(of: $0.shape) })
    }
  }

  private func schema(of plain: ValueShape.Plain) -> JSONSchema {
    switch plain {
    case .text, .name, .url, .pattern, .message: .text
    case .whole: .integer
    case .number: .number
    case .flag: .flag
    case .span: duration
    case .moment: JSONSchema.integer.with("minimum", 1).described("In milliseconds.")
    case .seconds: JSONSchema.integer.with("minimum", 0).described("In seconds.")
    case .date: date
    case .value: .reference("value")
    }
  }

  private func schema(of variants: DeclaredVariants) -> JSONSchema {
    let besides = members(variants.members)
    if let tag = variants.tagOnWire {
      return .any(
        of: variants.variants.map { word in
          let own = members(words?.forms.members(of: word) ?? [])
          return .object(
            [Property(tag, JSONSchema.constant(word.name))] + besides.properties
              + own.properties, required: [tag] + besides.required + own.required)
        })
    }
    let bare = variants.variants.filter { $0.takes == .nothing }.map(\.name)
    let long = variants.variants.compactMap { word in
      words?.forms.shape(of: word).map { shape in
        JSONSchema.object(
          besides.properties + [Property(word.name, schema(of: shape))],
          required: besides.required + [word.name])
      }
    }
    return .any(of: (bare.isEmpty ? [] : [.words(bare)]) + long)
  }
}
