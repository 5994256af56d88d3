package import SpecModel

extension Action {
  /// The action in words for timelines and documentation: "event `opened_shop` is logged".
  package var phrase: Phrase {
    if case .word(let word) = self { return word.phrase }
    let (kind, argument) = parts
    let phrases = kind.phrases
    return phrases.filled(with: argument.saying(in: phrases))
  }
}

extension Action.Argument {
  /// What the argument says, with its entries as phrases say them.
  fileprivate func saying(in phrases: WordPhrases) -> Saying {
    switch self {
    case .nothing, .word: Saying()
    case .campaigns(let names): Saying(["deliver": .texts(names)])
    case .event(let key, let name, let properties):
      Saying([key.rawValue: .text(name), "properties": .texts(properties.texts)])
    case .apiEvent(let kind, let name): Saying(choice: kind.rawValue, ["name": .text(name)])
    case .orientation(let orientation): Saying(sole: .text(orientation.rawValue))
    case .span(let span): Saying(sole: .span(span))
    case .message(let name): Saying(sole: .text(name))
    case .choice(.everyMessage(let choice)):
      Saying(choice: "choice", ["choice": .text(choice.rawValue)])
    case .choice(.messages(let choices)):
      Saying(choice: "choices", ["choices": .prose(choices.phrase(in: phrases))])
    case .assets(let assets): Saying(sole: .prose(assets.phrase(in: phrases)))
    case .result(let behavior): Saying(choice: behavior.choice, sole: .span(behavior.after))
    }
  }
}

extension [String: AssetBehavior] {
  /// All assets with what becomes of their fetches, as the phrases of a word say it.
  func phrase(in phrases: WordPhrases) -> Phrase {
    phrases.list(self) { behavior in
      Saying(choice: behavior.choice, ["value": .span(behavior.after)])
    }
  }
}

extension AssetBehavior {
  /// The word or the key that a spec chooses for it.
  fileprivate var choice: String { delay?.rawValue ?? outcome.rawValue }
}

extension [String: DisplayChoice] {
  /// All answers with their messages: "`discard` for `sale`, `now` for `news`".
  func phrase(in phrases: WordPhrases) -> Phrase {
    phrases.list(self) { Saying(choice: $0.rawValue, ["value": .text($0.rawValue)]) }
  }
}

extension [String: PropertyValue] {
  /// The properties as a spec writes them: `price: 3`.
  fileprivate var texts: [String] {
    sorted { $0.key < $1.key }.map { YAMLValue.map([(.string($0.key), $0.value.flow)]).bare }
  }
}

extension [Phrase] {
  /// Joins phrases.
  package func joined(by separator: String) -> Phrase {
    Phrase([Phrase.Piece](map(\.pieces).joined(separator: [.words(separator)])))
  }
}
