import Conformance
import EngineKit
import SpecModel

/// Conventions about what a relaunch resets, and what it keeps.
extension CheckScripts {
  private static let forgets =
    "`relaunch` starts the app again in the foreground, with empty memory, an empty screen and no "
    + "keyboard."
  private static let keeps =
    "`relaunch` keeps the orientation, the host's answers, the presenter, the configured interval, "
    + "and what the network does."

  var relaunchedInForeground: Convention? {
    forgetting(
      .relaunchedInForeground,
      "foreground", control: [.enterBackground, .enterForeground] + trigger(Self.sale),
      [.enterBackground, .relaunch] + trigger(Self.sale), displays: Self.sale,
      breach: "After `enter_background` and `relaunch`, a message that is triggered is not "
        + "displayed.",
      advice: "Put the app in the foreground at `relaunch`.")
  }

  var relaunchedScreen: Convention? {
    let delivered = [Self.sale, Self.news]
    let first = trigger(Self.sale, delivering: delivered)
    let second = trigger(Self.news, delivering: delivered)
    return forgetting(
      .relaunchedScreen,
      "screen", control: first + [.dismiss, .relaunch] + second, first + [.relaunch] + second,
      displays: Self.news,
      breach: "After `relaunch` with a message on the screen, another one that is triggered is not "
        + "displayed.",
      advice: "Empty the screen at `relaunch`: create a new engine, as for each case.")
  }

  var relaunchedStack: Convention? {
    let opportunity: Action =
      manifest.layer == .presenter ? .opportunity : .startSession(deliver: [Self.sale.name])
    let waiting =
      trigger(Self.sale, after: [.enterBackground])
    guard
      let pair = pair(
        "relaunch-stack", control: waiting + [.enterForeground, opportunity],
        waiting + [.relaunch, opportunity])
    else { return nil }
    return Convention(
      id: .relaunchedStack,
      sentence: Self.forgets,
      breach: "After `relaunch`, a message is displayed that waited on the stack before.",
      advice: "Empty the stack at `relaunch`: create a new engine, as for each case.",
      control: pair.control, script: pair.script, applies: { $0.displaysAtLast(Self.sale) },
      isKept: { !$0.displaysAtLast(Self.sale) })
  }

  var relaunchedFetches: Convention? {
    let session = Action.startSession(deliver: [Self.poster.name])
    guard manifest.layer == .engine, manifest.observations.contains(.prefetched),
      let pair = pair(
        "relaunch-fetches",
        given: Given(
          minimumInterval: 0, host: Host(implements: .nothing),
          assets: ["poster.png": AssetBehavior(succeeds: true, after: .seconds(10))]),
        control: [session], [session, .relaunch, session])
    else { return nil }
    return Convention(
      id: .relaunchedFetches,
      sentence: "Nothing waits, nothing loads, and nothing comes back to the screen with the app.",
      breach: "After `relaunch` during a fetch, the next session does not fetch the asset again.",
      advice: "Cancel fetches at `relaunch`: create a new engine, as for each case.",
      control: pair.control, script: pair.script, applies: { $0.prefetches == [0] },
      isKept: { $0.prefetches.contains(2) })
  }

  var relaunchedKeyboard: Convention? {
    forgetting(
      .relaunchedKeyboard,
      "keyboard", control: [.showKeyboard, .hideKeyboard] + trigger(Self.sale),
      [.showKeyboard, .relaunch] + trigger(Self.sale), displays: Self.sale,
      breach: "After `show_keyboard` and `relaunch`, a message that is triggered is not displayed.",
      advice: "Hide the keyboard at `relaunch`.")
  }

  var relaunchedOrientation: Convention? {
    let rotated = Action.rotate(.landscape)
    guard
      let pair = pair(
        "relaunch-orientation", control: [rotated] + trigger(Self.wide),
        [rotated, .relaunch] + trigger(Self.wide))
    else { return nil }
    return keeping(
      .relaunchedOrientation,
      pair,
      breach: "After `rotate` and `relaunch`, the device is held as at the start of the case.",
      advice: "Leave the orientation alone at `relaunch`.", applies: { $0.displays(Self.wide) },
      isKept: { $0.displays(Self.wide) })
  }

  var relaunchedHost: Convention? {
    let chosen = Action.choose(.everyMessage(.discard))
    guard
      let pair = pair(
        "relaunch-host", given: .asking(Host()), control: [chosen] + trigger(Self.sale),
        [chosen, .relaunch] + trigger(Self.sale))
    else { return nil }
    return keeping(
      .relaunchedHost,
      pair, breach: "After `choose` and `relaunch`, the host answers as at the start of the case.",
      advice: Self.hostAdvice,
      applies: { $0.isTranscript && !$0.displays(Self.sale) },
      isKept: { !$0.displays(Self.sale) })
  }

  var relaunchedChoices: Convention? {
    notDisplayed(
      .relaunchedHost, "relaunch-choices", given: .asking(Host()),
      control: [.choose(.messages([Self.sale.name: .discard]))] + trigger(Self.sale),
      [.choose(.messages([Self.sale.name: .discard])), .relaunch] + trigger(Self.sale), Self.sale,
      sentence: Self.keeps,
      breach:
        "After `choose` for one message and `relaunch`, the host's answer for it is forgotten.",
      advice: Self.hostAdvice, needs: .relaunchedHost)
  }

  var relaunchedChoice: Convention? {
    let all = Action.choose(.everyMessage(.now))
    return displayed(
      .relaunchedHost, "relaunch-choice",
      given: .asking(Host(choices: [Self.sale.name: .discard])),
      control: [all] + trigger(Self.sale), [all, .relaunch] + trigger(Self.sale), Self.sale,
      sentence: Self.keeps,
      breach:
        "After `choose` for all messages and `relaunch`, the `choices` of the start count again.",
      advice: Self.hostAdvice, needs: .relaunchedHost)
  }

  var relaunchedUnaskedHost: Convention? {
    displayed(
      .relaunchedHost, "relaunch-unasked-host",
      given: .asking(Host(implements: .nothing, choice: .discard)), control: trigger(Self.sale),
      [.relaunch] + trigger(Self.sale), Self.sale,
      sentence: "`host.implements` applies to the whole case.",
      breach: "After `relaunch`, a host is asked that implements `nothing`.",
      advice: "Keep `host.implements` at `relaunch`.", needs: .nobodyAsked)
  }

  private static let hostAdvice =
    "Leave the host's answers alone at `relaunch`: they are the app's code."

  var relaunchedPresenter: Convention? {
    guard
      let pair = pair(
        "relaunch-presenter",
        given: Given(minimumInterval: 0, presenter: .none, host: Host(implements: .nothing)),
        control: [.assignPresenter] + trigger(Self.sale),
        [.assignPresenter, .relaunch] + trigger(Self.sale))
    else { return nil }
    return keeping(
      .relaunchedPresenter,
      pair,
      breach: "After `assign_presenter` and `relaunch`, a message that is triggered is not "
        + "displayed: no presenter is assigned, as at the start of the case.",
      advice: "Keep the presenter assigned at `relaunch`: the app's code assigns it at each start.",
      applies: { $0.displays(Self.sale) }, isKept: { $0.displays(Self.sale) })
  }

  var relaunchedInterval: Convention? {
    // The core keeps the interval.
    if manifest.layer == .presenter { return nil }
    let delivered = [Self.sale, Self.news]
    let both =
      trigger(Self.sale, delivering: delivered) + [.dismiss] + triggerAgain(Self.news)
    guard let pair = pair("relaunch-interval", control: both, [.relaunch] + both) else {
      return nil
    }
    return keeping(
      .relaunchedInterval,
      pair,
      breach: "After `relaunch`, `minimum_interval` 0 no longer holds: of two messages that are "
        + "triggered one after the other, the second is not displayed.",
      advice: "Keep the configured interval at `relaunch`: the app's code configures it.",
      applies: { $0.displays(Self.news) }, isKept: { $0.displays(Self.news) })
  }

  var relaunchedNetwork: Convention? {
    let served = Action.serve(["poster.png": .fail])
    guard
      let pair = pair(
        "relaunch-network", control: [served] + trigger(Self.poster),
        [served, .relaunch] + trigger(Self.poster))
    else { return nil }
    return keeping(
      .relaunchedNetwork,
      pair, breach: "After `serve` and `relaunch`, a fetch ends as at the start of the case.",
      advice: "Leave the network alone at `relaunch`: `serve` holds until another `serve`.",
      applies: { $0.isTranscript && !$0.displays(Self.poster) },
      isKept: { !$0.displays(Self.poster) })
  }

  /// Returns a convention about what a relaunch resets, so that a message can be displayed.
  private func forgetting(
    _ id: ConventionID, _ name: String, control: [Action], _ actions: [Action],
    displays message: Message,
    breach: String, advice: String
  ) -> Convention? {
    guard let pair = pair("relaunch-\(name)", control: control, actions) else { return nil }
    return Convention(
      id: id,
      sentence: Self.forgets, breach: breach, advice: advice, control: pair.control,
      script: pair.script, applies: { $0.displays(message) }, isKept: { $0.displays(message) })
  }

  private func keeping(
    _ id: ConventionID, _ pair: Pair, breach: String, advice: String,
    applies: @escaping @Sendable (ScriptReply) -> Bool,
    isKept: @escaping @Sendable (ScriptReply) -> Bool
  ) -> Convention {
    Convention(
      id: id,
      sentence: Self.keeps, breach: breach, advice: advice, control: pair.control,
      script: pair.script, applies: applies, isKept: isKept)
  }
}
