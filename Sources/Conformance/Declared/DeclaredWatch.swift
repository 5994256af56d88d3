package import SpecModel

/// The monitors that a suite declares, at work: they watch an engine action by action.
package struct DeclaredWatch {
  private var trials: [(monitor: DeclaredMonitor, trial: DeclaredTrial)] = []
  /// What is certain at this point: the states, and what is on the screen.
  package private(set) var stage: Stage
  private let words: SuiteWords
  private let reported: Set<String>
  private let slack: Int

  /// The clauses that are watched.
  package let clauses: Set<String>

  /// Begins to watch an engine; `nil` if no monitor says anything about it.
  ///
  /// - Parameters:
  ///   - script: What the engine runs; only its messages and the state at the start matter.
  ///   - kinds: The kinds of observation that the engine reports, as a manifest names them.
  ///   - monitors: The monitors.
  ///   - slack: How much earlier than noted things may have happened, in milliseconds.
  package init?(
    _ script: Script, reporting kinds: Set<Observation.Kind>, by monitors: [DeclaredMonitor],
    slack: Int = 0
  ) {
    guard !monitors.isEmpty, let words = script.given.own.words else { return nil }
    self.words = words
    self.slack = slack
    let reported = Set(kinds.map(\.rawValue))
    self.reported = reported
    stage = Stage(script.given, words)
    for monitor in monitors where monitor.needs(in: words).isSubset(of: reported) {
      let messages = monitor.isForEachMessage ? script.messages.map(Optional.some) : [nil]
      for message in messages {
        guard let trial = DeclaredTrial(monitor, for: message, given: script.given) else {
          continue
        }
        trials.append((monitor, trial))
      }
    }
    clauses = Set(trials.map(\.monitor.clause))
    if trials.isEmpty { return nil }
  }

  /// What a monitor objects to.
  package struct Objection: Hashable, Sendable {
    /// The full id of the clause.
    package let clause: String
    /// Why the clause is broken, in a sentence.
    package let because: String
    /// The observation that breaks it, by its place among those of the action; `nil` if the action breaks it, or
    /// what did not follow.
    package let observation: Int?
    fileprivate let weight: DeclaredMonitor.Weight
  }

  /// Watches an action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - observations: What the engine reported.
  ///   - times: When each of these was noted, in milliseconds since the start; `nil` if they are as late as the
  ///     action.
  /// - Returns: The objections, one for each clause: the most telling first, and otherwise in the order in which
  ///   they show.
  package mutating func perform(
    _ action: Action, _ observations: [Observation], at times: [Int]? = nil
  ) -> [Objection] {
    var objections: [Objection] = []
    func object(_ monitor: DeclaredMonitor, _ because: String?, _ observation: Int? = nil) {
      guard let because, !objections.contains(where: { $0.clause == monitor.clause }) else {
        return
      }
      objections.append(
        Objection(
          clause: monitor.clause, because: because, observation: observation,
          weight: monitor.weight))
    }
    let span = if case .advance(let span) = action { span.milliseconds } else { 0 }
    let begin = SeenEvent(action, at: stage.now - slack...stage.now + slack, words)
    for place in trials.indices {
      object(trials[place].monitor, trials[place].trial.see(begin, stage))
    }
    stage.begin(action)
    for (index, observation) in observations.enumerated() {
      let time = times?[index] ?? stage.now
      let event = SeenEvent(
        observation, at: time - slack...time + (times == nil ? span : 0), words)
      guard reported.contains(event.word) else { continue }
      for place in trials.indices {
        object(trials[place].monitor, trials[place].trial.see(event, stage), index)
      }
      stage.see(event)
    }
    stage.pass(span)
    for place in trials.indices {
      object(trials[place].monitor, trials[place].trial.end(stage, at: stage.now - slack))
    }
    return DeclaredMonitor.Weight.allCases.flatMap { weight in
      objections.filter { $0.weight == weight }
    }
  }
}

extension DeclaredMonitor {
  /// The observations that an engine must report so that the monitor can be sure.
  fileprivate func needs(in words: SuiteWords) -> Set<String> {
    Set(
      patterns.filter { !$0.isAction }.map(\.word)
        + scope.conditions.flatMap(words.observations(deciding:)))
  }
}
