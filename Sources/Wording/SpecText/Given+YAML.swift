package import SpecModel

extension Given {
  /// The start state as a spec writes it: values that are not the defaults.
  package var flow: YAMLValue {
    let usual = Given()
    let builtin: [(key: YAMLValue, value: YAMLValue)] = Key.allCases.compactMap { key in
      guard let value = value(of: key), value != usual.value(of: key) else { return nil }
      return (.word(key.rawValue), value.flow)
    }
    return .map(builtin + own.entries(own.words?.vocabulary.given ?? []))
  }
}

extension Given.Value {
  fileprivate var flow: YAMLValue {
    switch self {
    case .seconds(let seconds): .word(TimeSpan.seconds(seconds).description)
    case .word(let word): .word(word)
    case .host(let host): host.flow
    case .assets(let assets): assets.flow
    }
  }
}

extension Host {
  /// The host as a spec writes it: values that are not the defaults.
  fileprivate var flow: YAMLValue {
    let usual = Host()
    var entries: [(key: YAMLValue, value: YAMLValue)] = []
    for key in Key.allCases {
      let value = value(of: key)
      guard value != usual.value(of: key) else { continue }
      switch value {
      // One answer for every message has the same key as answers for individual messages.
      case .word(let word) where key == .choice:
        if choices.isEmpty { entries.append((.word(Key.choices.rawValue), .word(word))) }
      case .word(let word): entries.append((.word(key.rawValue), .word(word)))
      case .choices(let choices): entries.append((.word(key.rawValue), choices.flow))
      }
    }
    return .map(entries)
  }
}

extension [String: DisplayChoice] {
  /// Answers by message as a spec writes them: `{sale: reenqueue}`.
  var flow: YAMLValue {
    .map(sorted { $0.key < $1.key }.map { (.string($0.key), .word($0.value.rawValue)) })
  }
}

extension [String: AssetBehavior] {
  /// The results of fetches as a spec writes them: `{banner.png: fail}`.
  var flow: YAMLValue {
    .map(sorted { $0.key < $1.key }.map { (.string($0.key), $0.value.flow) })
  }
}

extension AssetBehavior {
  /// The behavior as a spec writes it: `ok`, `fail`, `{after: 3s}`, `{fail_after: 3s}`.
  var flow: YAMLValue {
    delay.map { .entry($0.rawValue, .word(after.description)) } ?? .word(outcome.rawValue)
  }
}
