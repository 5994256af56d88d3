package import EngineKit
package import SpecModel

extension EngineManifest {
  /// Returns why a case cannot be asked of the engine, or `nil` where it can.
  package func reasonToSkip(_ case: Case) -> SkipReason? {
    for rule in `case`.rules {
      if let reason = notApplicable[rule] { return .notApplicable(rule: rule, reason: reason) }
    }
    let lackingActions = `case`.neededActions.subtracting(actions)
    if !lackingActions.isEmpty {
      return .lacksActions(lackingActions.sorted { $0.rawValue < $1.rawValue })
    }
    let lackingObservations = `case`.neededObservations.subtracting(observations)
    if !lackingObservations.isEmpty {
      return .lacksObservations(lackingObservations.sorted { $0.rawValue < $1.rawValue })
    }
    return nil
  }
}

extension Case {
  /// The actions that an engine must take: those of the steps, and those that bring about a start
  /// state other than the usual.
  package var neededActions: Set<Action.Kind> {
    Set(steps.lazy.flatMap(\.actions).map(\.kind)).union(given.neededActions)
  }

  /// The observations that an engine must report.
  package var neededObservations: Set<Observation.Kind> {
    steps.contains { $0.stack != nil } ? asserts.union([.stack]) : asserts
  }
}

extension Given {
  /// The actions that would bring about a state other than the usual: an engine that does not take
  /// them cannot start with it.
  package var neededActions: Set<Action.Kind> {
    var kinds: Set<Action.Kind> = []
    if app != .foreground { kinds.insert(.enterBackground) }
    if orientation != .portrait { kinds.insert(.rotate) }
    if keyboard != .hidden { kinds.insert(.showKeyboard) }
    if presenter != .assigned { kinds.insert(.assignPresenter) }
    if host != Host() { kinds.insert(.choose) }
    if !assets.isEmpty { kinds.insert(.serve) }
    return kinds
  }
}
