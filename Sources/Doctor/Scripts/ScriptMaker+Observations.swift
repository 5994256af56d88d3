import EngineKit
import SpecModel

extension ScriptMaker {
  /// Makes scripts each of which should cause an observation under the rules.
  ///
  /// - Returns: None where the rules do not say what would, where the engine does not take the
  ///   actions, or where the observation is not this layer's.
  func causes(of kind: Observation.Kind) -> [Script] {
    let name = "seen-\(kind.rawValue)"
    func made(
      _ actions: [Action], more: String = "", given: Given = Given(minimumInterval: 0)
    ) -> Script? {
      script(name + more, given: given, actions)
    }
    func asking(_ choice: DisplayChoice) -> Given {
      Given(minimumInterval: 0, host: Host(choice: choice))
    }
    let isWhole = manifest.layer == .engine
    let scripts: [Script?] =
      switch kind {
      case .displayed: [made(show)]
      case .dismissed: [made(show + [.dismiss])]
      case .discarded:
        [
          made(show, given: asking(.discard)),
          made(
            trigger(Self.poster), more: "-asset",
            given: Given(minimumInterval: 0, assets: ["poster.png": .fail])),
        ]
      case .reenqueued:
        [
          made(show, given: asking(.reenqueue)),
          made(show, more: "-background", given: Given(minimumInterval: 0, app: .background)),
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
      // Whether an engine tells of these at all is an open question; the others are the core's.
      case .noMatchingLifecycleTrigger, .noMatchingTrigger, .prefetched: []
      }
    return scripts.compactMap(\.self)
  }
}
