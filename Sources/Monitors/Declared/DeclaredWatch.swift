import SpecModel

/// The monitors that a suite declares, at work: they watch an engine action by action.
struct DeclaredWatch {
  private var trials: [(clause: String, trial: DeclaredTrial)] = []
  private var stage: Stage
  private let words: SuiteWords
  private let reported: Set<String>

  /// Begins to watch an engine; `nil` if no monitor says anything about it.
  ///
  /// - Parameters:
  ///   - script: What the engine runs; only its messages and the state at the start matter.
  ///   - kinds: The kinds of observation that the engine reports, as a manifest names them.
  ///   - monitors: The monitors.
  init?(_ script: Script, reporting kinds: Set<Observation.Kind>, by monitors: [DeclaredMonitor]) {
    guard !monitors.isEmpty, let words = script.given.own.words else { return nil }
    self.words = words
    reported = Set(kinds.map(\.rawValue))
    stage = Stage(script.given, words)
    for monitor in monitors where monitor.needs(in: words).isSubset(of: reported) {
      let messages = monitor.isForEachMessage ? script.messages.map(Optional.some) : [nil]
      for message in messages {
        guard let trial = DeclaredTrial(monitor, for: message, given: script.given) else {
          continue
        }
        trials.append((monitor.clause, trial))
      }
    }
    if trials.isEmpty { return nil }
  }

  /// Watches an action.
  ///
  /// - Parameters:
  ///   - index: The number of the action.
  ///   - action: The action.
  ///   - observations: What the engine reported.
  /// - Returns: The breaches, in the order in which they show.
  mutating func perform(
    _ index: Int, _ action: Action, _ observations: [Observation]
  ) -> [Breach] {
    var breaches: [Breach] = []
    func object(_ clause: String, _ because: String?) {
      guard let because, !breaches.contains(where: { $0.clause == clause }) else { return }
      breaches.append(Breach(clause: clause, action: index, because: because))
    }
    let span = if case .advance(let span) = action { span.milliseconds } else { 0 }
    let begin = SeenEvent(action, at: stage.now, words)
    for place in trials.indices {
      object(trials[place].clause, trials[place].trial.see(begin, stage))
    }
    stage.begin(action)
    for observation in observations {
      let event = SeenEvent(observation, at: stage.now...stage.now + span, words)
      guard reported.contains(event.word) else { continue }
      for place in trials.indices {
        object(trials[place].clause, trials[place].trial.see(event, stage))
      }
      stage.see(event)
    }
    for place in trials.indices { object(trials[place].clause, trials[place].trial.end()) }
    stage.pass(span)
    return breaches
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
