import SpecModel

/// A law that every engine keeps, whatever the rules of its suite are: a way to change a script that must
/// not change what the engine does.
///
/// The laws are conventions of the protocol, so that nothing about a suite has to be known.
enum ScriptLaw: CaseIterable {
  /// The same script has the same outcome.
  case again
  /// Nothing depends on what comes later.
  case cutOff
  /// Two spans of time, one after the other, are one.
  case split
  /// Asking changes nothing.
  case asked
  /// The messages of a request have no order.
  case reordered

  /// Why an engine does not keep the law, if it does something else in a changed script.
  ///
  /// - Parameter change: How the script was changed.
  func complaint(about change: String) -> String {
    "the script had another outcome when \(change)\(reason.map { ": \($0)" } ?? "")"
  }

  /// Why the change may not matter; `nil` if that is plain.
  private var reason: String? {
    switch self {
    case .again: nil
    case .cutOff: "nothing may depend on what comes later"
    case .split: "nothing happens between actions"
    case .asked: "asking may change nothing"
    case .reordered: "the messages of a request have no order"
    }
  }
}

/// A script that a law changes, and what belongs together in both.
struct LawfulScript {
  /// The law by which it was changed.
  private(set) var law: ScriptLaw
  /// How it was changed, for somebody who knows the original.
  private var change = LawfulScript.repetition
  /// The changed script.
  private(set) var script: Script
  /// For each of its actions, the index of the action of the original script; `nil` for one that was
  /// added.
  private var origins: [Int?]

  /// Changes a script by one of the laws: the first that applies to it, in an order that depends on the
  /// id of the script alone.
  ///
  /// - Parameters:
  ///   - original: The script.
  ///   - questions: The queries that the engine answers.
  init(_ original: Script, asking questions: [WordMeaning]) {
    var random = SeededGenerator(seed: original.caseID.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    script = original
    origins = original.actions.indices.map { $0 }
    law = .again
    for law in ScriptLaw.allCases.shuffled(using: &random)
    where apply(law, asking: questions, &random) {
      self.law = law
      break
    }
  }

  private static let repetition = "it was run again"

  /// Why an engine that does something else in the changed script does not keep the law.
  var complaint: String { law.complaint(about: change) }

  /// Why an engine keeps no law that does something else when the original script is run again.
  static let repetitionComplaint = ScriptLaw.again.complaint(about: repetition)

  /// Changes the script; returns whether the law applies to it.
  private mutating func apply(
    _ law: ScriptLaw, asking questions: [WordMeaning], _ random: inout SeededGenerator
  ) -> Bool {
    switch law {
    case .again: return true
    case .cutOff:
      guard script.actions.count > 1 else { return false }
      cut(to: Int.random(in: 1..<script.actions.count, using: &random))
    case .split:
      let spans = script.actions.indices.filter { script.actions[$0].span > 1 }
      guard let place = spans.randomElement(using: &random) else { return false }
      split(at: place, after: Int.random(in: 1..<script.actions[place].span, using: &random))
    case .asked:
      guard let question = questions.randomElement(using: &random) else { return false }
      for _ in 0..<2 {
        ask(question, at: Int.random(in: 0...script.actions.count, using: &random))
      }
      let places = origins.indices.filter { origins[$0] == nil }.map { "\($0 + 1)" }
      change =
        "`\(question.word.name)` was asked, too, as actions \(places.joined(separator: " and "))"
    case .reordered:
      guard script.messages.count > 1 else { return false }
      script.messages.reverse()
      let names = script.messages.map { "`\($0.name)`" }
      change = "its messages were named in the order \(names.joined(separator: ", "))"
    }
    return true
  }

  private mutating func cut(to count: Int) {
    script.actions.removeSubrange(count...)
    origins.removeSubrange(count...)
    change = "it ended after action \(count)"
  }

  private mutating func split(at place: Int, after first: Int) {
    let parts = [first, script.actions[place].span - first].map(TimeSpan.milliseconds)
    script.actions.replaceSubrange(place...place, with: parts.map(Action.advance))
    origins.insert(place, at: place)
    change = "the time of action \(place + 1) passed in two parts, \(parts[0]) and \(parts[1])"
  }

  private mutating func ask(_ question: WordMeaning, at place: Int) {
    script.actions.insert(.word(Word(question, [:])), at: place)
    origins.insert(nil, at: place)
  }

  /// What an engine did in the changed script, by action of the original; shorter if it ends earlier.
  func outcome(_ transcript: Transcript) -> Transcript {
    var observations = [[Observation]](
      repeating: [], count: (origins.compactMap(\.self).last ?? -1) + 1)
    for (origin, seen) in zip(origins, transcript.observations) {
      if let origin { observations[origin] += seen }
    }
    return Transcript(observations: observations)
  }
}

extension Action {
  /// The time that passes, in milliseconds.
  fileprivate var span: Int {
    if case .advance(let span) = self { span.milliseconds } else { 0 }
  }
}
