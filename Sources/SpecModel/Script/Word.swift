/// An action or an observation that is not built in: a word of the suite's own vocabulary.
///
/// ```swift
/// case .word(let word) where word.name == "add_tag":
///   tags[word["key"]?.text ?? ""] = word["value"]
/// ```
public struct Word: Sendable {
  /// The name, as specs, manifests and the wire have it.
  public let name: String
  /// The members that the wire has beside the name.
  public var members: [String: WordValue]
  /// What the suite declares about the word; `nil` if that is not known here.
  package var meaning: WordMeaning?
  /// The name as kinds have it.
  private let kindName: WordName

  /// Creates a word, for instance as an observation of an engine.
  public init(_ name: String, _ members: [String: WordValue] = [:]) {
    self.name = name
    self.members = members
    kindName = WordName(name)
  }

  /// Creates a word that is declared.
  package init(_ meaning: WordMeaning, _ members: [String: WordValue]) {
    name = meaning.name
    self.members = members
    self.meaning = meaning
    kindName = meaning.wordName
  }

  /// The value of a member.
  public subscript(member: String) -> WordValue? { members[member] }
}

// What is known about a word is no part of it: an engine's words are compared with those of a case.
extension Word: Hashable {
  /// Tells whether two words say the same.
  public static func == (one: Word, other: Word) -> Bool {
    one.kindName == other.kindName && one.members == other.members
  }

  /// Hashes what the words say.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kindName)
    hasher.combine(members)
  }
}

extension Word {
  /// The kind of an action that is this word.
  package var actionKind: Action.Kind { .word(kindName) }

  /// The kind of an observation that is this word.
  package var observationKind: Observation.Kind { .word(kindName) }

  /// The word with other members.
  package func with(_ members: [String: WordValue]) -> Word {
    var word = self
    word.members = members
    return word
  }

  /// Tells whether an observation is what this expectation states: the same word, with every member
  /// that is stated here.
  package func isSatisfied(by actual: Word) -> Bool {
    name == actual.name
      && members.allSatisfy { key, value in
        (actual.members[key] ?? meaning?.absent[key]) == value
      }
      && actual.members.keys.allSatisfy { members[$0] != nil || meaning?.isOptional($0) ?? true }
  }

  /// The word with other names of messages.
  package func renamingMessages(_ names: [String: String]) -> Word {
    guard let meaning else { return self }
    let renamed = meaning.forms.renamed(.members(members), of: meaning.shape, names)
    return with(renamed.members ?? members)
  }

  /// The messages that it names, in the order of its declaration.
  package var messages: [String] { meaning?.messages(in: members) ?? [] }
}
