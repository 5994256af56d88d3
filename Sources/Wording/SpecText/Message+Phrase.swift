package import SpecModel

extension Message {
  /// The message in words, without its name: "a modal, triggered by event `opened_shop`".
  package var phrase: Phrase {
    let keys = own.words?.included.messageKeys ?? Key.onTheWire
    return (keys.compactMap(phrase) + own.phrases(own.words?.vocabulary.messages ?? []))
      .joined(by: ", ")
  }

  /// Returns the value of a key in words; `nil` if nothing is said about it.
  private func phrase(of key: Key) -> Phrase? {
    let phrases = key.phrases
    let saying = value(of: key).map { $0.saying(in: phrases) } ?? Saying()
    let phrase = phrases.filled(with: saying)
    return phrase == Phrase() ? nil : phrase
  }
}

extension Message.Value {
  /// What the value of a key says.
  fileprivate func saying(in phrases: WordPhrases) -> Saying {
    switch self {
    case .type(let type): Saying(choice: type.rawValue)
    case .triggers(let triggers):
      Saying(sole: .prose(triggers.map(\.phrase).joined(by: phrases.separator)))
    case .number(let number): Saying(sole: .number(number))
    case .orientation(let orientation): Saying(choice: orientation.rawValue)
    case .url(let url): Saying(sole: .text(url))
    case .span(let span): Saying(sole: .text(span.description))
    case .extras(let extras): Saying(sole: .texts(extras.texts))
    }
  }
}

extension Trigger {
  /// The trigger in words: "event `opened_shop` where `price` is above 3".
  package var phrase: Phrase {
    let (kind, argument) = parts
    let saying: Saying =
      switch argument {
      case .nothing: Saying()
      case .event(let key, let name, let filter):
        Saying([key.rawValue: .text(name), "where": filter.map { .prose($0.phrase()) }])
      }
    return kind.phrases.filled(with: saying)
  }
}

extension PropertyFilter {
  /// Returns the filter in words; nested alternatives are in parentheses.
  package func phrase(isNested: Bool = false) -> Phrase {
    switch parts {
    case .comparison(let property, let word, let operand):
      word.phrases.filled(
        with: Saying(
          choice: operand.choice,
          ["property": .text(property), "value": .text(operand.text(after: word))]))
    case .combination(.all, let filters): Self.list(filters, " and ", isNested)
    case .combination(.any, let filters): Self.list(filters, " or ", isNested)
    }
  }

  private static func list(
    _ filters: [PropertyFilter], _ separator: String, _ isNested: Bool
  ) -> Phrase {
    let list = filters.map { $0.phrase(isNested: true) }.joined(by: separator)
    return isNested && filters.count > 1 ? "(\(list))" : list
  }
}

extension PropertyValue {
  /// The word for the value, if it is a truth value.
  fileprivate var choice: String? {
    if case .boolean(let value) = self { value ? "true" : "false" } else { nil }
  }

  /// Returns the value as a spec writes it after an operator, but without quotes or `date` where the
  /// operator leaves no doubt of its type.
  fileprivate func text(after word: PropertyFilter.Operator) -> String {
    switch (word.definition.operand, self) {
    case (.value, _), (_, .boolean): flow.bare
    case (_, .string(let text)): text
    case (_, .number(let number)): NumberText.text(of: number)
    case (_, .date(let seconds)): CalendarDate(secondsSince1970: seconds).description
    }
  }
}
