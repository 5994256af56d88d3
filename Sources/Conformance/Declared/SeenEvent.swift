import SpecModel

/// An action that begins, or an observation, as declared monitors see it.
struct SeenEvent {
  /// The word.
  let word: String
  let isAction: Bool
  /// What the word says, by member; empty for words that are built in.
  let members: [String: WordValue]
  /// The messages that it names.
  let messages: [String]
  /// When it happens, in milliseconds since the case began: not before, and not after.
  let time: ClosedRange<Int>
  private let meaning: WordMeaning?

  /// The beginning of an action.
  init(_ action: Action, at time: ClosedRange<Int>, _ words: SuiteWords) {
    isAction = true
    self.time = time
    word = action.kind.rawValue
    switch action.argument {
    case .word(let word):
      meaning = words.actions[word.name]
      members = word.members
      messages = meaning?.messages(in: word.members) ?? []
      return
    case .message(let name): messages = [name]
    case .campaigns(let names): messages = names
    case .choice(.messages(let choices)): messages = choices.keys.sorted()
    case .nothing, .event, .apiEvent, .orientation, .span, .choice, .assets, .result: messages = []
    }
    (members, meaning) = ([:], nil)
  }

  /// An observation.
  init(_ observation: Observation, at time: ClosedRange<Int>, _ words: SuiteWords) {
    isAction = false
    self.time = time
    word = observation.kind.inManifest.rawValue
    switch observation.parts.argument {
    case .word(let word):
      meaning = words.observations[word.name]
      members = word.members
      messages = meaning?.messages(in: word.members) ?? []
      return
    case .message(let name), .extras(let name, _), .reason(let name, _): messages = [name]
    case .stack(let names): messages = names
    case .event, .asset: messages = []
    }
    (members, meaning) = ([:], nil)
  }

  /// The event as a spec writes it, as far as a reader needs it: `displayed: sale`.
  var text: String { messages.isEmpty ? word : "\(word): \(messages.joined(separator: ", "))" }

  /// What it says of a member; `nil` if that is not known.
  func value(of member: String) -> WordValue? {
    members[member] ?? meaning?.absent[member]
  }
}
