/// What a suite declares about one of its words, with what is needed all the time.
package final class WordMeaning: Sendable {
  /// The declaration.
  package let word: DeclaredWord
  /// The forms that values have.
  package let forms: ValueForms
  /// The shape of all that the wire has beside the word.
  package let shape: ValueShape
  /// The key of the only value on the wire, which specs write without the key; `nil` if the word
  /// takes something else.
  package let soleKey: String?
  /// The members that the wire has, in the order of their declaration; empty if they depend on a
  /// variant.
  package let members: [DeclaredMember]
  /// The name as kinds have it.
  package let wordName: WordName
  /// What an observation says that lacks a member, by member.
  package let absent: [String: WordValue]

  /// Creates the meaning of a word.
  package init(_ word: DeclaredWord, _ forms: ValueForms) {
    self.word = word
    self.forms = forms
    wordName = WordName(word.name)
    switch word.takes {
    case .nothing: (shape, soleKey) = (.members([], short: nil), nil)
    case .members(let members, let short): (shape, soleKey) = (.members(members, short: short), nil)
    case .value(let value, _) where forms.isMapping(value): (shape, soleKey) = (value, nil)
    case .value(let value, let wire):
      (shape, soleKey) = (.members([DeclaredMember(wire, value)], short: wire), wire)
    }
    if case .members(let members, _) = forms.vocabulary.resolved(shape) {
      self.members = members
    } else {
      members = []
    }
    absent = members.reduce(into: [:]) { absent, member in
      guard case .optional(let literal?) = member.presence else { return }
      absent[member.name] = forms.value(of: literal, as: member.shape)
    }
  }

  /// The word.
  package var name: String { word.name }

  /// Tells whether an observation need not have a member.
  package func isOptional(_ member: String) -> Bool {
    members.first { $0.name == member }?.presence.isOptional ?? members.isEmpty
  }

  /// The member that is the name of a message, if there is one; of several, the first.
  package var messageKey: String? {
    members.first { forms.vocabulary.resolved($0.shape) == .plain(.message) }?.name
  }

  /// The messages that a word with these members names.
  package func messages(in values: [String: WordValue]) -> [String] {
    forms.messages(in: .members(values), of: shape)
  }
}
