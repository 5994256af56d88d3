import SpecModel

/// The keys of conventions.yaml.
enum ConventionsFileKey: String, Vocabulary {
  case format
  case given
  case messages
  case conventions

  static let words = WordTable<ConventionsFileKey>()
}

/// The keys of a convention: its own, and those of a probe, which hold for all of its probes.
enum ConventionKey: Vocabulary {
  case id
  case probes
  case probe(ConventionProbeKey)

  static let allCases = [.id] + ConventionProbeKey.allCases.map { probe($0) } + [.probes]
  static let words = WordTable<ConventionKey>()

  init?(rawValue: String) {
    guard let key = ConventionKey.words[rawValue] else { return nil }
    self = key
  }

  var rawValue: String {
    switch self {
    case .id: "id"
    case .probes: "probes"
    case .probe(let key): key.rawValue
    }
  }
}

/// The keys of a probe: its own, and those of a script, which hold for both of its scripts.
enum ConventionProbeKey: Vocabulary {
  case text(ConventionText)
  case layer
  case needs
  case control
  case script
  case trial(TrialKey)

  static let allCases =
    ConventionText.allCases.map { text($0) } + [.layer, .needs]
    + TrialKey.allCases.map { trial($0) } + [.control, .script]
  static let words = WordTable<ConventionProbeKey>()

  init?(rawValue: String) {
    guard let key = ConventionProbeKey.words[rawValue] else { return nil }
    self = key
  }

  var rawValue: String {
    switch self {
    case .text(let text): text.rawValue
    case .layer: "layer"
    case .needs: "needs"
    case .control: "control"
    case .script: "script"
    case .trial(let key): key.rawValue
    }
  }
}

/// The texts that every probe has, unless its convention has them.
enum ConventionText: String, Vocabulary {
  case sentence
  case name
  case breach
  case advice

  static let words = WordTable<ConventionText>()
}

/// The keys of a script of a probe.
enum TrialKey: Vocabulary {
  case given
  case messages
  case steps
  case demand(ConventionProbe.Measure)

  static let allCases =
    [.given, .messages, .steps] + ConventionProbe.Measure.allCases.map { demand($0) }
  static let words = WordTable<TrialKey>()

  init?(rawValue: String) {
    guard let key = TrialKey.words[rawValue] else { return nil }
    self = key
  }

  var rawValue: String {
    switch self {
    case .given: "given"
    case .messages: "messages"
    case .steps: "steps"
    case .demand(let measure): measure.rawValue
    }
  }
}
