package import EngineKit
package import SpecModel

extension EngineManifest {
  /// Returns why a case cannot be asked of the engine, or `nil` where it can.
  ///
  /// - Parameters:
  ///   - case: The case.
  ///   - coreRules: The ids of the rules that bind the core, and so no engine that is a presenter
  ///     alone.
  package func reasonToSkip(_ case: Case, coreRules: Set<String> = []) -> SkipReason? {
    if layer == .presenter, let rule = `case`.rules.first(where: coreRules.contains) {
      return .bindsCore(rule: rule)
    }
    for rule in `case`.rules {
      if let reason = notApplicable[rule] { return .notApplicable(rule: rule, reason: reason) }
    }
    if !notApplicable.isEmpty, let rule = neededRule(of: `case`, coreRules) {
      return .needsNotApplicable(rule: rule)
    }
    // Most engines take and report everything, and need no look at what a case asks for.
    if actions.count < Action.Kind.allCases.count {
      let lacking = `case`.neededActions(of: layer).subtracting(actions)
      if !lacking.isEmpty {
        return .lacksActions(lacking.sorted { $0.rawValue < $1.rawValue })
      }
    }
    if observations.count < Observation.Kind.inManifests.count {
      let lacking = `case`.neededObservations(of: layer).subtracting(observations)
      if !lacking.isEmpty {
        return .lacksObservations(lacking.sorted { $0.rawValue < $1.rawValue })
      }
    }
    return nil
  }
}

extension EngineManifest {
  /// The first rule that a case needs and that does not apply to the engine; what the harness does
  /// in the core's place is there for every presenter.
  private func neededRule(of case: Case, _ coreRules: Set<String>) -> String? {
    `case`.basis.needs.first { rule in
      notApplicable[rule] != nil && !(layer == .presenter && coreRules.contains(rule))
    }
  }
}

extension Case {
  /// The actions that an engine must take: those of the steps, and those that bring about a start
  /// state other than the usual.
  ///
  /// To a presenter the harness, in the core's place, says `offer` and `opportunity` instead of what
  /// only a core hears.
  package func neededActions(of layer: EngineManifest.Layer) -> Set<Action.Kind> {
    let kinds = Set(steps.lazy.flatMap(\.actions).map(\.kind)).union(given.neededActions)
    guard layer == .presenter, kinds.contains(where: \.isForCore) else { return kinds }
    return kinds.filter { !$0.isForCore }.union([.offer, .opportunity])
  }

  /// The observations that an engine must report, as manifests name them; what a core makes, the
  /// harness reports itself where it plays one.
  package func neededObservations(of layer: EngineManifest.Layer) -> Set<Observation.Kind> {
    var asserts = asserts
    if steps.contains(where: { $0.stack != nil }) { asserts.insert(.stack) }
    let kinds = asserts.kinds.filter { layer != .presenter || !$0.isMadeByCore }
    return Set(kinds.map(\.inManifest))
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
