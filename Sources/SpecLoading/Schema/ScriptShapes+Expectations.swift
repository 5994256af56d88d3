import SpecModel

extension ScriptShapes {
  /// An expectation: an observation, or a form that leaves the engine a choice.
  var expectation: JSONSchema {
    sole(
      ExpectationKey.allCases.compactMap { key in
        switch key {
        case .observation(let kind) where !words.have(kind): nil
        case .observation(let kind):
          argument(of: kind.definition.shape).map {
            Property(key, $0.described(kind.definition.summary))
          }
        case .lenient(let form): Property(key, schema(of: form).described(form.summary))
        }
      } + ownObservations)
  }

  /// The suite's own observations; one that takes nothing is written with an empty mapping.
  private var ownObservations: [Property] {
    guard let words else { return [] }
    let observations = words.vocabulary.observations + words.vocabulary.queries.map(\.answer)
    return keys(observations.filter(\.isWritten))
  }

  private func schema(of form: Expectation.Form) -> JSONSchema {
    switch form {
    case .anyOrder: orColumn(.list(of: reference(.expectation), atLeast: 1))
    case .oneOf: orColumn(.list(of: reference(.expectations), atLeast: 1))
    }
  }

  /// The argument of an observation; `nil` if cases cannot expect observations of the shape.
  private func argument(of shape: Observation.Shape) -> JSONSchema? {
    switch shape {
    case .message: reference(.messageName)
    case .extras: subject(Property(ObservationKey.extras, reference(.extras)))
    case .reason(let reasons): subject(reason(reasons.documented))
    case .event: orColumn(unmatchedEvent)
    case .asset: .nonemptyText
    case .stack, .word: nil
    }
  }

  /// A message, or a mapping of a message and a detail.
  private func subject(_ detail: Property) -> JSONSchema {
    .any(of: [
      reference(.messageName),
      .closed(
        [Property(ObservationKey.message, reference(.messageName)), detail],
        required: [ObservationKey.message.rawValue]),
    ])
  }

  private func reason(_ reasons: [String]) -> Property {
    Property(ObservationKey.reason, orColumn(.words(reasons)))
  }

  /// The event that matches no trigger; a purchase may be nameless.
  ///
  /// Lifecycle events have no name. Whether an engine reports them is an open question, so only
  /// probes expect them.
  private var unmatchedEvent: JSONSchema {
    let others = EventKind.allCases.filter { !$0.isNamed }
    func kind(_ kinds: [EventKind]) -> Property {
      Property(ObservationKey.kind, orColumn(.words(kinds.map(\.rawValue))))
    }
    let name = Property(ObservationKey.name, .nonemptyText)
    let withName = JSONSchema.closed(
      [kind(EventKind.named), name],
      required: [ObservationKey.kind.rawValue, ObservationKey.name.rawValue])
    let purchase = JSONSchema.closed([kind([.purchase])], required: [ObservationKey.kind.rawValue])
    let withoutName = JSONSchema.closed([kind(others)], required: [ObservationKey.kind.rawValue])
    return .any(of: purpose == .probe ? [withName, purchase, withoutName] : [withName, purchase])
  }
}
