package import EngineKit
package import SpecModel

extension EngineManifest {
  /// Returns why a case cannot run on the engine, or `nil` if it can.
  ///
  /// - Parameters:
  ///   - case: The case.
  ///   - coreRules: The ids of the rules that bind the core, and therefore no presenter engine.
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
    // Most engines take and report everything; then the case need not be examined.
    if actions.count < Action.Kind.allCases.count {
      let lacking = `case`.neededActions(of: layer).filter { !takes($0) }
      if !lacking.isEmpty {
        return .lacksActions(lacking.sorted { $0.rawValue < $1.rawValue })
      }
    }
    if observations.count < Observation.Kind.inManifests.count {
      let lacking = `case`.neededObservations(of: layer).filter { !reports($0) }
      if !lacking.isEmpty {
        return .lacksObservations(lacking.sorted { $0.rawValue < $1.rawValue })
      }
    }
    return nil
  }
}

extension EngineManifest {
  /// Tells whether the engine takes a kind of action.
  ///
  /// A word of a suite's own may have the name of a built-in one, as which the manifest was read.
  package func takes(_ kind: Action.Kind) -> Bool {
    if actions.contains(kind) { return true }
    let name = kind.rawValue
    guard Action.Kind(rawValue: name) != kind else { return false }
    return ownActions.contains(name)
      || Action.Kind(rawValue: name).map(actions.contains) ?? claimsEveryAction
  }

  /// Tells whether the engine reports a kind of observation, as manifests name it.
  package func reports(_ kind: Observation.Kind) -> Bool {
    if observations.contains(kind) { return true }
    let name = kind.rawValue
    guard Observation.Kind(rawValue: name) != kind else { return false }
    return ownObservations.contains(name)
      || Observation.Kind(rawValue: name).map(observations.contains) ?? claimsEveryObservation
  }

  /// Whether the engine takes all built-in actions, which is what a manifest without `actions` says.
  private var claimsEveryAction: Bool { actions.isSuperset(of: Action.Kind.presumed) }

  private var claimsEveryObservation: Bool {
    observations.count >= Observation.Kind.inManifests.count
  }

  /// The first rule that a case needs but that does not apply to the engine.
  ///
  /// What the harness does in the core's place is available to every presenter.
  private func neededRule(of case: Case, _ coreRules: Set<String>) -> String? {
    `case`.basis.needs.first { rule in
      notApplicable[rule] != nil && !(layer == .presenter && coreRules.contains(rule))
    }
  }
}

extension Case {
  /// The actions that an engine must take: those of the steps, and those that bring about an
  /// unusual start state.
  ///
  /// A presenter receives `offer` and `opportunity` from the harness instead of actions that only a
  /// core receives.
  package func neededActions(of layer: EngineManifest.Layer) -> Set<Action.Kind> {
    let kinds = Set(steps.lazy.flatMap(\.actions).map(\.kind)).union(given.neededActions)
    guard layer == .presenter, kinds.contains(where: \.isForCore) else { return kinds }
    return kinds.filter { !$0.isForCore }.union([.offer, .opportunity])
  }

  /// The observations that an engine must report, as manifests name them.
  ///
  /// If the harness plays the core, it reports the core's observations itself.
  package func neededObservations(of layer: EngineManifest.Layer) -> Set<Observation.Kind> {
    var asserts = asserts
    if steps.contains(where: { $0.stack != nil }) { asserts.insert(.stack) }
    let kinds = asserts.kinds.filter { layer != .presenter || !$0.isMadeByCore }
    return Set(kinds.map(\.inManifest))
  }
}

extension Given {
  /// The actions that bring about an unusual start state; an engine that does not take them cannot
  /// start in it.
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
