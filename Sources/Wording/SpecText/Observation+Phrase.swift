package import SpecModel

extension Observation {
  /// The observation in words for timelines and documentation: "`second` is displayed".
  package var phrase: Phrase {
    switch self {
    case .displayed(let message, nil): "\(name: message) is displayed"
    case .displayed(let message, let extras?):
      extras.isEmpty
        ? "\(name: message) is displayed without extras"
        : "\(name: message) is displayed with \(names: Self.pairs(extras))"
    case .dismissed(let message): "\(name: message) is dismissed"
    case .discarded(let message, let reason):
      "\(name: message) is discarded\(reason.map { " (\($0.words))" } ?? "")"
    case .reenqueued(let message, let reason):
      "\(name: message) is put back on the stack\(reason.map { " (\($0.words))" } ?? "")"
    case .choiceAsked(let message): "host is asked about \(name: message)"
    case .noMatchingTrigger(let kind, let name):
      "host is told that \(kind.phrase(named: name)) matches no trigger"
    case .impression(let message): "an impression of \(name: message) is logged"
    case .click(let message): "a click on \(name: message) is logged"
    case .prefetched(let asset): "\(name: asset) is fetched"
    case .stack(let messages): Self.waiting(messages)
    }
  }

  /// Returns in words what waits on the stack, top first.
  package static func waiting(_ messages: [String]) -> Phrase {
    messages.isEmpty ? "nothing is waiting" : "waiting: \(names: messages)"
  }

  static func pairs(_ extras: [String: String]) -> [String] {
    extras.sorted { $0.key < $1.key }.map {
      YAMLValue.map([(.string($0.key), .string($0.value))]).bare
    }
  }
}

extension Expectation {
  /// The expectation in words.
  package var phrase: Phrase {
    switch self {
    case .observation(let observation): observation.phrase
    case .anyOrder(let entries): "in any order: \(entries.map(\.phrase).joined(by: "; "))"
    case .oneOf(let sequences):
      "one of: \(sequences.map(Self.words).joined(by: " / "))"
    }
  }

  private static func words(_ sequence: [Expectation]) -> Phrase {
    sequence.isEmpty ? "nothing" : sequence.map(\.phrase).joined(by: " and then ")
  }
}

extension DiscardReason {
  /// The reason in words; an engine's own reason is unchanged.
  package var words: String {
    switch self {
    case .displayChoice: "the host says so"
    case .assetFailed: "an asset could not be loaded"
    case .timeout: "it was ready too late"
    case .orientation: "the device is held the other way"
    case .missingImage: "it has no image"
    default: rawValue
    }
  }
}

extension ReenqueueReason {
  /// The reason in words; an engine's own reason is unchanged.
  package var words: String {
    switch self {
    case .background: "the app is in the background"
    case .otherVisible: "another message is visible"
    case .displayChoice: "the host says so"
    case .keyboard: "the keyboard is up"
    default: rawValue
    }
  }
}
