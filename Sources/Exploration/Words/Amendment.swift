import Monitors
import SpecModel

/// What an engine would have done in an action without breaking a clause that a declared monitor watches.
///
/// A monitor says what is wrong. What is right instead follows from it: what may not be seen is left out,
/// and what has to be seen is added. All else stays as the engine did it.
struct Amendment {
  /// The ways to go on in the action; one of them is right.
  private(set) var ways: [[Observation]] = []
  /// The kinds of observation by which they differ from what the engine did.
  private(set) var kinds: Set<Observation.Kind> = []

  private let script: Script
  private let transcript: Transcript
  private let breach: Breach
  private let jurisdiction: Jurisdiction
  private let words: SuiteWords

  /// The maximum number of ways that a reader can take in.
  private static let most = 8
  /// The maximum number of observations that are tried for one pattern.
  private static let mostTried = 256

  /// Looks for the ways; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - breach: What is broken.
  ///   - script: The script, up to the action in which it is broken.
  ///   - transcript: What the engine did.
  ///   - jurisdiction: The monitors of the suite.
  init?(
    of breach: Breach, in script: Script, _ transcript: Transcript,
    within jurisdiction: Jurisdiction
  ) {
    guard let words = script.given.own.words else { return nil }
    self.words = words
    self.script = script
    self.transcript = transcript
    self.breach = breach
    self.jurisdiction = jurisdiction
    let seen = transcript.observations[breach.action]
    let demands = jurisdiction.monitors.filter { $0.clause == breach.clause }.map(\.demand)
    let effects: [WordPattern] = demands.compactMap {
      switch $0 {
      case .each(_, leadsTo: let effect), .due(let effect): effect
      case .never, .only, .atMost, .atLeast: nil
      }
    }
    var candidates = effects.flatMap { observations(of: $0) }.map { (seen + [$0], [$0.kind]) }
    ways = candidates.map(\.0).filter(isInOrder)
    if ways.isEmpty, effects.count < demands.count {
      candidates = without(in: seen)
      ways = candidates.map(\.0).first(where: isInOrder).map { [$0] } ?? []
    }
    if ways.isEmpty || ways.count > Self.most { return nil }
    kinds = Set(candidates.filter { ways.contains($0.0) }.flatMap(\.1))
  }

  /// Whether the clause is not broken if the engine does this instead.
  private func isInOrder(_ way: [Observation]) -> Bool {
    var amended = transcript
    amended.observations[breach.action] = way
    let declared = words.vocabulary.observations.map(\.name) + words.vocabulary.queries.map(\.name)
    let kinds = Set(declared.map { Observation.Kind.word(WordName($0)) })
    return !Monitors.breaches(in: amended, of: script, reporting: kinds, within: jurisdiction)
      .contains { $0.clause == breach.clause && $0.action <= breach.action }
  }

  // MARK: Less

  /// What the engine did without one observation, without a message in it, or without all of a kind.
  private func without(in seen: [Observation]) -> [([Observation], [Observation.Kind])] {
    func replacing(_ place: Int, _ other: [Observation]) -> ([Observation], [Observation.Kind]) {
      (Array(seen[..<place]) + other + Array(seen[(place + 1)...]), [seen[place].kind])
    }
    let answers = Set(words.vocabulary.queries.map(\.name))
    var ways: [([Observation], [Observation.Kind])] = []
    for (place, observation) in seen.enumerated() {
      guard case .word(let word) = observation else { continue }
      if answers.contains(word.name) {
        ways += word.messages.compactMap { word.without($0) }.map { replacing(place, [.word($0)]) }
      } else {
        ways.append(replacing(place, []))
      }
    }
    let kinds = Set(seen.map(\.kind)).filter { !answers.contains($0.rawValue) }
    return ways
      + kinds.sorted { $0.rawValue < $1.rawValue }.map { kind in
        (seen.filter { $0.kind != kind }, [kind])
      }
  }

  // MARK: More

  /// The observations that a pattern describes, with each value that an undetermined member may have; none
  /// if they are too many to try.
  private func observations(of pattern: WordPattern) -> [Observation] {
    guard let meaning = words.observations[pattern.word] else { return [] }
    var all: [[String: WordValue]] = [[:]]
    for member in meaning.members {
      let values = values(of: member, in: pattern)
      if values.isEmpty || all.count * values.count > Self.mostTried { return [] }
      all = all.flatMap { members in
        values.map { value in members.merging([member.name: value].compactMapValues(\.self)) { $1 }
        }
      }
    }
    return all.map { .word(Word(meaning, $0)) }
  }

  /// The values that a member may have; `nil` stands for none.
  private func values(of member: DeclaredMember, in pattern: WordPattern) -> [WordValue?] {
    switch pattern.members[member.name] {
    case .value(let value)?: return [value]
    case .it?: return script.messages.map { .text($0.name) }
    case .ofIt?: return []
    case nil: break
    }
    if member.presence.maybeMissing { return [nil] }
    switch words.vocabulary.resolved(member.shape) {
    case .plain(.message): return script.messages.map { .text($0.name) }
    case .plain(.whole): return (0...script.messages.count).map { .number(Double($0)) }
    case .plain(.flag): return [.flag(false), .flag(true)]
    case .words(let choices, _): return choices.map { .text($0.name) }
    default: return []
    }
  }
}
