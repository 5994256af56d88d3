import SpecModel

extension ScriptShapes {
  /// What a step must cause: an observation, or a lenient form.
  var expectation: JSONSchema {
    sole(
      ExpectationKey.allCases.compactMap { key in
        switch key {
        case .observation(let kind):
          argument(of: kind.definition.shape).map {
            Property(key, $0.described(kind.definition.summary))
          }
        case .lenient(let form): Property(key, schema(of: form).described(form.summary))
        }
      })
  }

  private func schema(of form: Expectation.Form) -> JSONSchema {
    switch form {
    case .anyOrder: orColumn(.list(of: reference(.expectation), atLeast: 1))
    case .oneOf: orColumn(.list(of: reference(.expectations), atLeast: 1))
    }
  }

  /// What an observation of a shape says; `nil` if no case says it.
  private func argument(of shape: Observation.Shape) -> JSONSchema? {
    switch shape {
    case .message: reference(.messageName)
    case .extras: subject(Property(ObservationKey.extras, reference(.extras)))
    case .reason(let reasons): subject(reason(reasons.documented))
    case .event: orColumn(unmatchedEvent)
    case .asset: .nonemptyText
    case .stack: nil
    }
  }

  /// A message, or a mapping of a message and what more is stated of it.
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

  /// The event that matches no trigger; a purchase may be without a name.
  ///
  /// Events of a lifecycle have none, and whether they are reported is an open question, which only
  /// probes ask.
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
    return .any(of: isProbe ? [withName, purchase, withoutName] : [withName, purchase])
  }
}
