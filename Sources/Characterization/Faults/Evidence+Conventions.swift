import Conformance
import Diagnosing
import EngineKit
import InAppMessages
import SpecModel

extension Evidence {
  /// Returns whether a convention decides in the case, up to its failure.
  func restsOn(
    _ convention: ConventionID, reporting kinds: Set<Observation.Kind>
  ) -> Bool {
    let begun = script.actions.prefix(actionsToFailure)
    switch convention {
    case .priorities: return Set(script.messages.map(\.priority)).count > 1
    case .names: return hasNearName
    case .triggers: return script.messages.contains { $0.triggers.count > 1 }
    case .patterns: return script.messages.contains { $0.triggers.contains(where: \.hasPattern) }
    case .urls: return hasURLsThatDifferInTheirQuery
    case .patience: return fetches.contains { $0.after >= .seconds(20) }
    case .fetchesTogether, .orderOfTime: return fetches.count { $0.after > .zero } > 1
    case .openedFromPush:
      return isPreceded(begun, .openFromPush, by: .enterBackground) || isPushedInBackground(begun)
    case .relaunchedInForeground: return isPreceded(begun, .relaunch, by: .enterBackground)
    case .relaunchedScreen: return begun.contains(.relaunch)
    // A rule demands the same, and says it of each case.
    case .relaunchedStack: return false
    case .relaunchedFetches:
      return begun.contains(.relaunch) && fetches.contains { $0.after > .zero }
    case .relaunchedKeyboard: return isPreceded(begun, .relaunch, by: .showKeyboard)
    case .relaunchedOrientation: return isPreceded(begun, .relaunch, by: .rotate)
    case .relaunchedHost:
      return isPreceded(begun, .relaunch, by: .choose)
        || begun.contains(.relaunch) && script.given.host.implements == .nothing
    case .relaunchedPresenter: return isPreceded(begun, .relaunch, by: .assignPresenter)
    case .relaunchedInterval:
      return begun.contains(.relaunch) && script.given.minimumInterval != nil
    case .relaunchedNetwork: return isPreceded(begun, .relaunch, by: .serve)
    case .memory: return isPreceded(begun, .advance, by: .enterBackground)
    case .servedForSome, .servedMeanwhile: return begun.contains { $0.kind == .serve }
    case .deliveredMeanwhile: return begun.count { $0.kind == .serveDeliveries } > 1
    case .deliveredInBackground: return isPreceded(begun, .enterBackground, by: .serveDeliveries)
    case .relaunchedDeliveries: return isPreceded(begun, .relaunch, by: .serveDeliveries)
    case .deliveredLast:
      return begun.contains { $0.kind == .serveDeliveries }
        && isExplained(reporting: kinds) { $0.hastenDeliveries(by: .milliseconds(1)) }
    case .nothingVisible: return differs(in: .click) || differs(in: .dismissed)
    case .keyboardInBackground: return isPreceded(begun, .enterBackground, by: .showKeyboard)
    case .orientationInBackground: return isPreceded(begun, .enterBackground, by: .rotate)
    case .intervalOfZero:
      return script.given.minimumInterval == 0
        && [1, nil].contains { interval in
          isExplained(reporting: kinds) { $0.given.minimumInterval = interval }
        }
    case .milliseconds: return times.contains { !$0.milliseconds.isMultiple(of: 1000) }
    case .endOfAdvance:
      return fetches.contains { $0.after > .zero }
        && isExplained(reporting: kinds) { $0.delayFetches(by: .milliseconds(1)) }
    case .choiceForEvery:
      return begun.contains(where: \.choosesForEvery)
        && (!script.given.host.choices.isEmpty || begun.contains(where: \.choosesForSome)
          || isExplained(reporting: kinds) { $0.withholdChoicesForEvery() })
    case .choiceForSome: return begun.contains(where: \.choosesForSome)
    case .nobodyAsked: return script.given.host.implements == .nothing
    case .impressions: return differs(in: .impression)
    case .dismissals: return differs(in: .dismissed)
    case .lastingDisplay:
      return begun.contains { $0.kind == .advance }
        && script.messages.contains { $0.type == .slideup }
    case .endedDisplay: return begun.dropLast().contains(.dismiss) && differs(in: .displayed)
    case .prefetchedAtStart, .prefetchedOnce, .prefetchedByDelivery:
      return differs(in: .prefetched)
    case .purchaseNames: return differs(in: .noMatchingTrigger)
    }
  }

  /// Returns whether the reference engine, under some answers to the open questions, does the same
  /// in the script as the engine seems to read it.
  private func isExplained(
    reporting kinds: Set<Observation.Kind>, as change: (inout Script) -> Void
  ) -> Bool {
    var changed = script
    change(&changed)
    let explanation = try? Explainer(budget: 50).explain(
      transcript, of: changed, reporting: kinds)
    if case .explained? = explanation { return true }
    return false
  }

  /// Returns whether the failure is about observations of a kind.
  private func differs(in kind: Observation.Kind) -> Bool {
    guard case .failed(let failure) = result.verdict else { return false }
    return failure.difference.lines.contains { line in
      switch line {
      case .asExpected: false
      case .missing(let expectation): expectation.kinds.contains(kind)
      case .unexpected(let observation): observation.kind == kind
      }
    }
  }

  private func isPreceded(
    _ actions: ArraySlice<Action>, _ action: Action.Kind, by earlier: Action.Kind
  ) -> Bool {
    guard let first = actions.firstIndex(where: { $0.kind == earlier }) else { return false }
    return actions[first...].contains { $0.kind == action }
  }

  private func isPushedInBackground(_ actions: ArraySlice<Action>) -> Bool {
    script.given.app == .background && actions.contains(.openFromPush)
  }

  /// How the fetches of the messages' assets end, as far as the script says.
  private var fetches: [AssetBehavior] {
    var served = script.given.assets
    for case .serve(let assets) in script.actions { served.merge(assets) { $1 } }
    return served.values.map { $0 }
  }

  private var times: [TimeSpan] {
    fetches.map(\.after) + script.messages.compactMap(\.timeout)
      + script.actions.compactMap { action in
        if case .advance(let span) = action { span } else { nil }
      }
  }

  private var hasURLsThatDifferInTheirQuery: Bool {
    let urls = Set(script.messages.flatMap { [$0.image, $0.zip].compactMap(\.self) })
    return Set(urls.map { $0.prefix { $0 != "?" } }).count < urls.count
  }

  /// Whether an event has a name that is nearly the one of a trigger.
  private var hasNearName: Bool {
    func folded(_ name: String) -> String {
      String(name.lowercased().unicodeScalars.filter { $0.value < 128 && $0.value > 32 })
    }
    let names = script.messages.flatMap { $0.triggers.compactMap(\.name) }
    return script.actions.contains { action in
      guard let name = action.eventName else { return false }
      return names.contains { $0 != name && folded($0) == folded(name) }
    }
  }
}

extension Script {
  /// Lets every fetch that takes time end later.
  fileprivate mutating func delayFetches(by span: TimeSpan) {
    func later(_ assets: [String: AssetBehavior]) -> [String: AssetBehavior] {
      assets.mapValues { behavior in
        guard behavior.after > .zero else { return behavior }
        var behavior = behavior
        behavior.after = .milliseconds(behavior.after.milliseconds + span.milliseconds)
        return behavior
      }
    }
    given.assets = later(given.assets)
    actions = actions.map { action in
      if case .serve(let assets) = action { .serve(later(assets)) } else { action }
    }
  }
}

extension Script {
  /// Lets every delivery that takes time arrive earlier.
  fileprivate mutating func hastenDeliveries(by span: TimeSpan) {
    actions = actions.map { action in
      guard case .serveDeliveries(var behavior) = action, behavior.after > span else {
        return action
      }
      behavior.after = .milliseconds(behavior.after.milliseconds - span.milliseconds)
      return .serveDeliveries(behavior)
    }
  }
}

extension Script {
  /// Leaves the host's answers as they are where they change for every message.
  fileprivate mutating func withholdChoicesForEvery() {
    actions = actions.map { $0.choosesForEvery ? .choose(.messages([:])) : $0 }
  }
}

extension Action {
  /// The name of the event or the product that the app logs.
  fileprivate var eventName: String? {
    switch self {
    case .logEvent(let name, _), .logPurchase(let name, _): name
    default: nil
    }
  }
}

extension Action {
  /// Whether the host's answer for every message changes.
  fileprivate var choosesForEvery: Bool {
    if case .choose(.everyMessage) = self { true } else { false }
  }

  /// Whether the host's answers for some messages change.
  fileprivate var choosesForSome: Bool {
    if case .choose(.messages) = self { true } else { false }
  }
}

extension Trigger {
  /// The name of the event or the product.
  fileprivate var name: String? {
    switch self {
    case .customEvent(let name, _), .specificPurchase(let name, _): name
    case .sessionStart, .pushClick, .anyPurchase: nil
    }
  }

  /// Whether the filter has a pattern.
  fileprivate var hasPattern: Bool { filter?.hasPattern ?? false }
}

extension PropertyFilter {
  fileprivate var hasPattern: Bool {
    switch self {
    case .comparison(_, .matches): true
    case .comparison, .presence: false
    case .all(let parts), .any(let parts): parts.contains(where: \.hasPattern)
    }
  }
}
