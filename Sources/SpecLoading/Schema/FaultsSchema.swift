import SpecModel

/// The schema of faults.yaml.
struct FaultsSchema {
  private typealias Property = JSONSchema.Property

  /// The words of the suite; `nil` if all are built in.
  let words: SuiteWords?

  /// The schema.
  var root: JSONSchema {
    ListFile.faults.schema(
      "The faults of an iamspec suite",
      "What an engine with a fault does, so that `iamspec audit` can prove that a case notices it.",
      definitions: [
        Property(
          "fault",
          FaultKey.record.schema(words).havingOne(of: [FaultKey.command, .changes])),
        Property("change", ChangeKey.record.schema(words).havingAny(of: [ChangeKey.when, .seen])),
        Property("action", action),
        Property("observation", observation),
        .prose,
      ])
  }

  /// What a change replaces.
  var seen: JSONSchema {
    let kinds = words?.observationSpellings ?? Observation.Kind.spellings
    return .any(of: [.words(kinds), .reference("observation")])
  }

  /// What a change puts in its place.
  var instead: JSONSchema {
    .list(
      of: .any(of: [
        .words([SeenWord.text] + aboutMessages.map(\.name)), .reference("observation"),
      ]))
  }

  /// An action: a word, or a word with the name it refers to.
  private var action: JSONSchema {
    let builtin = words.builtinActions
    let named = builtin.filter { kind in
      switch kind.definition.shape {
      case .event, .message: true
      default: false
      }
    }
    let own = (words?.vocabulary.actions ?? []).filter(\.isWritten)
    return .any(of: [
      .words(builtin.map(\.rawValue) + own.map(\.name)),
      .sole(
        (named.map(\.rawValue) + own.filter { $0.takes != .nothing }.map(\.name))
          .map { Property($0, .nonemptyText) }),
    ])
  }

  private var observation: JSONSchema {
    .sole(aboutMessages.map { Property($0.name, .nonemptyText.described($0.summary)) })
  }

  /// The kinds of observation that name a message.
  private var aboutMessages: [(name: String, summary: String)] {
    let builtin = Observation.Kind.allCases.filter { kind in
      kind.isWrittenInCases && kind.definition.shape.namesMessage && words.have(kind)
    }
    let own = (words?.vocabulary.observations ?? []).filter { word in
      words?.observations[word.name]?.messageKey != nil
    }
    return builtin.map { ($0.rawValue, $0.definition.summary) } + own.map { ($0.name, $0.summary) }
  }
}
