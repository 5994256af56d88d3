import EngineKit
import SpecLoading
import SpecModel

extension CheckScripts {
  /// The conventions that an engine of this kind can be asked about in the suite.
  var conventions: [Convention] {
    if !suite.conventions.isEmpty { return suite.conventions.compactMap(convention) }
    if scope.samples != nil { return [] }
    return ConventionsLoader.builtin.compactMap(convention).filter {
      $0.scripts.allSatisfy(scope.judges)
    }
  }

  private func convention(_ probe: ConventionProbe) -> Convention? {
    guard manifest.layer == .engine || probe.layer == .presenter,
      let control = trial(probe.control, "\(probe.name)-control"),
      let script = trial(probe.script, probe.name)
    else { return nil }
    return Convention(probe, control: control, script: script)
  }

  /// Returns a trial as the engine is asked it, or `nil` if it does not take all actions.
  private func trial(_ trial: ConventionProbe.Trial, _ name: String) -> ConventionTrial? {
    let steps = actions(of: trial)
    let script = wordedScript(
      name, given: trial.given, steps.flatMap(\.self), messages: trial.messages)
    return script.map { ConventionTrial(trial, as: $0, counts: steps.map(\.count)) }
  }

  /// Returns the actions of each step, as the harness sends them to an engine of this layer.
  ///
  /// An engine that is only a presenter is offered what an event triggers. A session is an opportunity for it,
  /// unless it only delivers what an event is going to trigger.
  private func actions(of trial: ConventionProbe.Trial) -> [[Action]] {
    let steps = trial.steps.map(\.actions)
    if manifest.layer == .engine { return steps }
    let last = steps.lastIndex { $0.contains { $0.kind == .logEvent } } ?? -1
    return steps.enumerated().map { index, actions in
      actions.flatMap { action -> [Action] in
        switch action {
        case .startSession: index < last ? [] : [.opportunity]
        case .logEvent(let name, _):
          trial.messages.filter { $0.isTriggered(by: name) }.prefix(1).map {
            .offer(message: $0.name)
          }
        default: [action]
        }
      }
    }
  }
}

extension Message {
  fileprivate func isTriggered(by event: String) -> Bool {
    triggers.contains { trigger in
      if case .customEvent(event, _) = trigger { true } else { false }
    }
  }
}
