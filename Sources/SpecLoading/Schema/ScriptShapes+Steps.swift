import SpecModel

extension ScriptShapes {
  /// A step: an action, or a mapping of actions and what they must cause.
  var step: JSONSchema { .any(of: [wordAction, longStep]) }

  /// An action: a word, or a mapping of one word to its argument.
  var action: JSONSchema { .any(of: [wordAction, sole(longActions)]) }

  /// The actions that need no argument.
  private var wordAction: JSONSchema {
    let kinds = words.builtinActions.filter(\.definition.shape.canBeLeftOut)
    return .words(kinds.map(\.rawValue) + ownActions.filter(\.canStandAlone).map(\.name))
  }

  /// The actions that have an argument.
  private var longActions: [Property] {
    words.builtinActions.compactMap { kind in
      argument(of: kind.definition.shape).map {
        Property(kind, $0.described(kind.definition.summary))
      }
    } + keys(ownActions)
  }

  /// The suite's own actions.
  private var ownActions: [DeclaredWord] {
    guard let words else { return [] }
    return words.vocabulary.actions.filter(\.isWritten)
      + words.vocabulary.queries.map { DeclaredWord($0.asks) }
  }

  /// A step's mapping: its keys, with exactly one of those that hold the actions.
  private var longStep: JSONSchema {
    let keys = purpose.stepKeys.filter { $0 != .stack || words?.asksForStack != false }
    let queries = !purpose.asks ? [] : self.keys(words?.vocabulary.queries.map(\.answer) ?? [])
    let properties =
      keys.map { Property($0, schema(of: $0)) } + queries
    let doers = [StepKey.do.rawValue] + longActions.map(\.name)
    let step = JSONSchema.closed(properties + longActions)
    guard hasColumns else {
      return step.with("oneOf", doers.map { .having($0) })
    }
    let noColumns = JSONSchema().with(
      "propertyNames", .not(JSONSchema().with("pattern", SchemaPattern.column)))
    return step.with("patternProperties", columnKeys)
      .with("oneOf", doers.map { .having($0) } + [.not(noColumns)])
  }

  private func schema(of key: StepKey) -> JSONSchema {
    switch key {
    case .do:
      JSONSchema.any(of: [
        reference(.action), orColumn(.list(of: reference(.action), atLeast: 1)),
      ]).described("What happens: an action, or a list of actions.")
    case .expect:
      (purpose == .convention ? .reference("demand") : reference(.expectations)).described(
        "What all actions of the step must cause together, in order; if absent, nothing.")
    case .stack:
      orColumn(.list(of: reference(.messageName), isUnique: true))
        .described("What must wait afterwards, the top first; `[]` is an empty stack.")
    case .note: prose.described("A note for readers.")
    }
  }

  /// The argument of an action; `nil` if the shape has none.
  private func argument(of shape: Action.Shape) -> JSONSchema? {
    switch shape {
    case .nothing, .word: return nil
    case .campaigns:
      return orColumn(
        sole([
          Property("deliver", orColumn(.list(of: reference(.messageName), isUnique: true)))
        ]))
    case .event(let key):
      return event(EventKey(key), with: Property(EventKey.properties, reference(.properties)))
    case .apiEvent:
      return orColumn(sole(EventKind.named.map { Property($0, .nonemptyText) }))
    case .orientation: return word(Orientation.self)
    case .span: return duration(SchemaPattern.positiveDuration)
    case .message: return reference(.messageName)
    case .choice: return reference(.choices)
    case .assets: return reference(.assets)
    case .result: return orColumn(fetchResult)
    }
  }
}
