package import SpecModel

/// How two engines differ in what one action causes, whatever the messages are called.
///
/// It is about the first observation in which they differ: what follows may be a consequence.
package enum WordDifference: Hashable, Sendable {
  /// Both do the same to other messages, or in another order.
  case others
  /// Only the engine does this.
  case more(Observation.Kind)
  /// Only the other engine does this.
  case fewer(Observation.Kind)
  /// The engine does one, and the other engine the other.
  case instead(Observation.Kind, of: Observation.Kind)
  /// Both do this, and say something else about it.
  case detail(Observation.Kind)

  /// Compares what two engines do; `nil` if it is the same.
  init?(_ seen: [Observation], from other: [Observation]) {
    let (mine, theirs) = (seen.map(WordSubject.init), other.map(WordSubject.init))
    let place = zip(mine, theirs).enumerated().first { $1.0 != $1.1 }?.offset
    guard let place = place ?? (mine.count == theirs.count ? nil : min(mine.count, theirs.count))
    else {
      guard let pair = zip(seen, other).first(where: { $0 != $1 }) else { return nil }
      self = .detail(pair.0.kind)
      return
    }
    guard place < theirs.count else {
      self = .more(mine[place].kind)
      return
    }
    guard place < mine.count else {
      self = .fewer(theirs[place].kind)
      return
    }
    let (one, another) = (mine[place], theirs[place])
    switch (mine[place...].contains(another), theirs[place...].contains(one)) {
    case _ where one.kind == another.kind: self = .others
    case (true, true): self = .others
    case (true, false): self = .more(one.kind)
    case (false, true): self = .fewer(another.kind)
    case (false, false): self = .instead(one.kind, of: another.kind)
    }
  }
}

/// What an observation is about: its kind and the messages that it names, without details.
struct WordSubject: Hashable {
  let kind: Observation.Kind
  let messages: [String]

  init(_ observation: Observation) {
    kind = observation.kind
    switch observation.parts.argument {
    case .word(let word): messages = word.messages
    case .message(let name), .extras(let name, _), .reason(let name, _): messages = [name]
    case .stack(let names): messages = names
    case .event, .asset: messages = []
    }
  }
}

extension Script {
  /// What two engines need to differ in a script of the suite's own words: what happens in it, and which
  /// keys are not as usual.
  ///
  /// A key of `given` and an action that say the same have one name: that of the state that they set, or of
  /// the shape that they take. So have all actions that take something off the screen, whatever else
  /// they do.
  ///
  /// - Parameter transcript: What the engine did.
  func ingredients(_ transcript: Transcript) -> Set<String> {
    guard let words = given.own.words else { return [] }
    var ingredients: Set<String> = given.app == .foreground ? [] : ["app"]
    for (action, seen) in zip(actions, transcript.observations) {
      if seen.contains(where: { words.observations[$0.kind.rawValue]?.word.screen == .hides }) {
        ingredients.insert("screen")
        continue
      }
      switch action {
      case .enterBackground, .enterForeground: ingredients.insert("app")
      case .word(let word): ingredients.formUnion(word.meaning?.ingredients ?? [word.name])
      default: ingredients.insert(action.kind.rawValue)
      }
    }
    let usual = words.usualGiven.own
    for key in words.vocabulary.given where given.own[key.name] != usual[key.name] {
      ingredients.insert(key.state ?? key.shapeName ?? "given.\(key.name)")
    }
    for key in words.vocabulary.messages {
      let values = Set(messages.map { $0.own[key.name] })
      if values != [key.presence.usual.flatMap { words.forms.value(of: $0, asKey: key) }] {
        ingredients.insert("messages.\(key.name)")
      }
    }
    return ingredients
  }
}

extension WordMeaning {
  /// What the action brings into a script; nothing if it only asks.
  fileprivate var ingredients: [String] {
    if !word.isWritten { return [] }
    if !word.sets.isEmpty { return word.sets.keys.sorted() }
    return [word.shapeName ?? name]
  }
}

extension DeclaredWord {
  /// The name of the shape that it takes, if it has one.
  fileprivate var shapeName: String? {
    if case .value(.named(let name), _) = takes { name } else { nil }
  }
}

extension ValueForms {
  fileprivate func value(of literal: String, asKey key: DeclaredWord) -> WordValue? {
    if case .value(let shape, _) = key.takes { value(of: literal, as: shape) } else { nil }
  }
}
