import EngineKit
import SpecModel

extension CheckScripts {
  /// A script that should cause an observation under the rules.
  struct Cause {
    let script: Script
    /// The reason that the rules require, as on the wire, or `nil` if there is none.
    var reason: String?
  }

  /// Makes scripts, each of which should cause an observation under the rules.
  ///
  /// - Returns: No scripts if the suite's rules do not say what causes it, if the engine does not take the
  ///   actions, or if the observation does not belong to this layer.
  func causes(of kind: Observation.Kind) -> [Cause] {
    if let samples = scope.samples {
      return samples.causes(of: kind, for: manifest)
        .filter { script in longest.map { script.length <= $0 } ?? true }.map { Cause(script: $0) }
    }
    let name = "seen-\(kind.rawValue)"
    func made(
      _ actions: [Action], more: String = "", given: Given = Given(minimumInterval: 0),
      reason: String? = nil
    ) -> Cause? {
      script(name + more, given: given, actions).map { Cause(script: $0, reason: reason) }
    }
    func discarded(
      _ reason: DiscardReason, _ actions: [Action], more: String, given: Given
    ) -> Cause? {
      made(actions, more: more, given: given, reason: reason.rawValue)
    }
    func reenqueued(
      _ reason: ReenqueueReason, _ actions: [Action], more: String, given: Given
    ) -> Cause? {
      made(actions, more: more, given: given, reason: reason.rawValue)
    }
    func asking(_ choice: DisplayChoice) -> Given {
      Given(minimumInterval: 0, host: Host(choice: choice))
    }
    func serving(_ behavior: AssetBehavior) -> Given {
      Given(minimumInterval: 0, assets: ["poster.png": behavior])
    }
    let usual = Given(minimumInterval: 0)
    let isWhole = manifest.layer == .engine
    let causes: [Cause?] =
      switch kind {
      case .displayed: [made(show), made(trigger(Self.size), more: "-text")]
      case .dismissed: [made(show + [.dismiss])]
      case .discarded:
        [
          discarded(.displayChoice, show, more: "", given: asking(.discard)),
          discarded(.assetFailed, trigger(Self.poster), more: "-asset", given: serving(.fail)),
          discarded(
            .timeout, trigger(Self.late) + [.advance(.seconds(9))], more: "-timeout",
            given: serving(AssetBehavior(succeeds: true, after: .seconds(6)))),
          discarded(.orientation, trigger(Self.wide), more: "-orientation", given: usual),
          discarded(.missingImage, trigger(Self.bare), more: "-image", given: usual),
        ]
      case .reenqueued:
        [
          reenqueued(.displayChoice, show, more: "", given: asking(.reenqueue)),
          reenqueued(
            .background, show, more: "-background",
            given: Given(minimumInterval: 0, app: .background)),
          reenqueued(
            .otherVisible,
            trigger(Self.sale, delivering: [Self.sale, Self.news]) + triggerAgain(Self.news),
            more: "-visible", given: usual),
        ]
      case .choiceAsked: [made(show)]
      case .noMatchingTrigger where isWhole:
        [
          made([
            .startSession(deliver: [Self.sale.name]),
            .logEvent(name: "matches_nothing", properties: [:]),
          ])
        ]
      case .impression: [made(trigger(Self.sale))]
      case .click: [made(trigger(Self.sale) + [.click])]
      case .prefetched where isWhole: [made([.startSession(deliver: [Self.poster.name])])]
      case .stack: [made([.queryStack])]
      // Whether an engine reports the first of these is an open question; the others belong to the
      // core.
      case .noMatchingLifecycleTrigger, .noMatchingTrigger, .prefetched, .word: []
      }
    return causes.compactMap(\.self).filter { scope.judges($0.script) }
  }
}
