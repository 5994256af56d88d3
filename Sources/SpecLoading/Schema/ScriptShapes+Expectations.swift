import SpecModel

extension ScriptShapes {
  /// What a step must cause: an observation, or a lenient form.
  var expectation: JSONSchema {
    sole(ExpectationKey.allCases.map { Property($0, schema(of: $0).described($0.schemaText)) })
  }

  private func schema(of key: ExpectationKey) -> JSONSchema {
    switch key {
    case .displayed: return subject(Property(ObservationKey.extras, reference(.extras)))
    case .discarded: return subject(reason(DiscardReason.documented.map(\.rawValue)))
    case .reenqueued: return subject(reason(ReenqueueReason.documented.map(\.rawValue)))
    case .dismissed, .choiceAsked, .impression, .click: return reference(.messageName)
    case .noMatchingTrigger: return orColumn(noMatchingTrigger)
    case .prefetched: return .nonemptyText
    case .anyOrder: return orColumn(.list(of: reference(.expectation), atLeast: 1))
    case .oneOf: return orColumn(.list(of: reference(.expectations), atLeast: 1))
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

  /// The event that matches no trigger; those of a lifecycle have no name, and whether there is such
  /// a report is an open question, which only probes ask.
  private var noMatchingTrigger: JSONSchema {
    let named: [EventKind] = [.customEvent, .purchase]
    let others = EventKind.allCases.filter { !named.contains($0) }
    func kind(_ kinds: [EventKind]) -> Property {
      Property(ObservationKey.kind, orColumn(.words(kinds.map(\.rawValue))))
    }
    let withName = JSONSchema.closed(
      [kind(named), Property(ObservationKey.name, .nonemptyText)],
      required: [ObservationKey.kind.rawValue, ObservationKey.name.rawValue])
    let withoutName = JSONSchema.closed([kind(others)], required: [ObservationKey.kind.rawValue])
    return isProbe ? .any(of: [withName, withoutName]) : withName
  }
}
