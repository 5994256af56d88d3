package import SpecModel

extension Given {
  /// The start state in words, with a phrase for each unusual value.
  package var phrases: [Phrase] {
    Key.allCases.flatMap(phrases)
  }

  private func phrases(of key: Key) -> [Phrase] {
    switch key {
    case .minimumInterval: [intervalPhrase]
    case .app: app == .background ? ["app is in the background"] : []
    case .orientation: orientation == .landscape ? ["device is held in landscape"] : []
    case .keyboard: keyboard == .shown ? ["keyboard is up"] : []
    case .presenter: presenter == .none ? ["no presenter is assigned"] : []
    case .host: host.phrases
    case .assets: assets.isEmpty ? [] : [assets.phrase(of: \.phrase)]
    }
  }

  private var intervalPhrase: Phrase {
    switch minimumInterval {
    case nil: "the minimum interval is not configured"
    case 0: "messages may follow each other at once"
    case let seconds?: "messages are at least \(TimeSpan.seconds(seconds).description) apart"
    }
  }
}

extension Host {
  /// The host's behavior in words, if it is unusual.
  package var phrases: [Phrase] {
    switch implements {
    case .nothing: return ["host implements no display choice"]
    case .keyboardDisplayChoice:
      return ["host implements the keyboard-aware display choice"] + answers
    case .displayChoice: return answers
    }
  }

  private var answers: [Phrase] {
    var phrases: [Phrase] = []
    if !choices.isEmpty { phrases.append("host answers \(choices.phrase)") }
    if choice != .now {
      phrases.append("host answers \(name: choice.rawValue)\(choices.isEmpty ? "" : " otherwise")")
    }
    return phrases
  }
}
