import SpecModel
import YAMLTree

/// The word of an action: built in, or the suite's own.
enum ActionWord {
  case builtin(Action.Kind)
  case own(WordMeaning)

  /// Whether the action never has an argument.
  var isBare: Bool {
    switch self {
    case .builtin(let kind): kind.isBare
    case .own(let meaning): meaning.word.takes == .nothing
    }
  }

  /// The kind of the action.
  var kind: Action.Kind {
    switch self {
    case .builtin(let kind): kind
    case .own(let meaning): .word(meaning.wordName)
    }
  }

  /// The word.
  var name: String {
    switch self {
    case .builtin(let kind): kind.rawValue
    case .own(let meaning): meaning.name
    }
  }
}

extension NodeReader {
  /// Reads the word of an action, and reports one that the suite does not have.
  func actionWord() -> ActionWord? {
    guard let words = context.words else {
      return word(.action, Action.Kind.self).map { .builtin($0) }
    }
    if let word = knownActionWord { return word }
    reportUnknown(.action, known: words.actionSpellings)
    return nil
  }

  /// Reads a kind of observation: the suite's own, or built in.
  func observationKind() -> Observation.Kind? {
    guard let words = context.words else { return word(.observation, Observation.Kind.self) }
    let kinds = words.observationKinds
    let name = choice(of: kinds.map(\.rawValue), .observation)
    return kinds.first { $0.rawValue == name }
  }

  /// The word of an action that cases may contain; `nil` if it is none.
  var knownActionWord: ActionWord? {
    guard node.kind == .scalar else { return nil }
    let kind = node.withUTF8(Action.Kind.words.word)?.word
    guard let words = context.words else { return kind.map { .builtin($0) } }
    if let meaning = words.actions[node.text], meaning.word.isWritten { return .own(meaning) }
    return kind.flatMap { words.included.actions.contains($0) ? .builtin($0) : nil }
  }

  /// Reads what a word of the suite's own takes, at the value of the word.
  func word(_ meaning: WordMeaning, in scene: inout Scene) -> Word? {
    if meaning.word.takes == .nothing {
      report(.argumentGiven(action: meaning.name))
      return nil
    }
    if case .members(let members, nil) = meaning.word.takes, node.kind != .mapping {
      reportKind(
        "a mapping with \(Mistake.list(members.map(\.name), "and"))",
        hint: "write `\(meaning.example)`")
      return nil
    }
    let value: WordValue?
    if let key = meaning.soleKey, let member = meaning.members.first {
      value = self.value(of: member.shape, owner: meaning.name, meaning.forms) {
        $0.message(in: &scene, of: $1)?.name
      }.map { .members([key: $0]) }
    } else {
      value = self.value(of: meaning.shape, owner: meaning.name, meaning.forms) {
        $0.message(in: &scene, of: $1)?.name
      }
    }
    return value?.members.map { Word(meaning, $0) }
  }

  /// Creates an action of the suite's own from a word without an argument.
  func bareWord(_ meaning: WordMeaning) -> Word? {
    guard meaning.word.canStandAlone else {
      report(.argumentMissing(action: meaning.name, example: meaning.example))
      return nil
    }
    return Word(meaning, meaning.forms.completed([:], meaning.members))
  }
}

extension WordMeaning {
  /// An example of the word with its argument, as specs write it.
  var example: String {
    guard word.takes != .nothing else { return name }
    return "{\(name): \(word.example ?? forms.example(of: shape, soleKey: soleKey))}"
  }
}
