package import EngineKit
package import SpecModel

extension EngineManifest {
  /// Returns why a case cannot be asked of the engine, or `nil` where it can.
  package func reasonToSkip(_ case: Case) -> SkipReason? {
    for rule in `case`.rules {
      if let reason = notApplicable[rule] { return .notApplicable(rule: rule, reason: reason) }
    }
    // Most engines take and report everything, and need no look at what a case asks for.
    if actions.count < Action.Kind.allCases.count {
      let lacking = `case`.neededActions.subtracting(actions)
      if !lacking.isEmpty {
        return .lacksActions(lacking.sorted { $0.rawValue < $1.rawValue })
      }
    }
    if observations.count < Observation.Kind.allCases.count {
      let lacking = `case`.neededObservations.subtracting(observations)
      if !lacking.isEmpty {
        return .lacksObservations(lacking.sorted { $0.rawValue < $1.rawValue })
      }
    }
    return nil
  }
}

extension Case {
  /// The actions that an engine must take: those of the steps, and those that bring about a start
  /// state other than the usual.
  package var neededActions: Set<Action.Kind> {
    var kinds = Set(steps.lazy.flatMap(\.actions).map(\.kind))
    if given.app != .foreground { kinds.insert(.enterBackground) }
    if given.orientation != .portrait { kinds.insert(.rotate) }
    if given.keyboard != .hidden { kinds.insert(.showKeyboard) }
    if given.presenter != .assigned { kinds.insert(.assignPresenter) }
    if given.host != Host() { kinds.insert(.choose) }
    if !given.assets.isEmpty { kinds.insert(.serve) }
    return kinds
  }

  /// The observations that an engine must report.
  package var neededObservations: Set<Observation.Kind> {
    steps.contains { $0.stack != nil } ? asserts.union([.stack]) : asserts
  }
}
