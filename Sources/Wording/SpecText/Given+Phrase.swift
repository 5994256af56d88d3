package import SpecModel

extension Given {
  /// The start state in words, with a phrase for each unusual value.
  package var phrases: [Phrase] {
    let keys = own.words?.included.givenKeys ?? Key.allCases
    return keys.flatMap(phrases) + own.phrases(own.words?.vocabulary.given ?? [])
  }

  private func phrases(of key: Key) -> [Phrase] {
    if key == .host { return host.phrases }
    let phrases = key.phrases
    let saying = value(of: key).map { $0.saying(in: phrases) } ?? Saying()
    let phrase = phrases.filled(with: saying)
    return phrase == Phrase() ? [] : [phrase]
  }
}

extension Given.Value {
  /// What the value of a key says.
  fileprivate func saying(in phrases: WordPhrases) -> Saying {
    switch self {
    case .seconds(let seconds): Saying(sole: .span(.seconds(seconds)))
    case .word(let word): Saying(choice: word)
    case .host: Saying()
    case .assets(let assets): Saying(sole: .prose(assets.phrase(in: phrases)))
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
    if !choices.isEmpty {
      phrases.append("host answers \(choices.phrase(in: Action.Kind.choose.phrases))")
    }
    if choice != .now {
      phrases.append("host answers \(name: choice.rawValue)\(choices.isEmpty ? "" : " otherwise")")
    }
    return phrases
  }
}
