import SpecModel

/// Conventions about the surroundings of the engine: the app, the network, and the host's answers.
extension ScriptMaker {
  var openedFromPush: Convention? {
    guard
      let pair = pair(
        "open-from-push",
        control: trigger(Self.sale, after: [.enterBackground, .enterForeground]),
        trigger(Self.sale, after: [.enterBackground, .openFromPush]))
    else { return nil }
    return Convention(
      sentence: "`open_from_push` brings the app to the foreground.",
      breach: "After `enter_background` and `open_from_push`, a message that is triggered is not "
        + "displayed, as it is after `enter_foreground`.",
      advice: "Put the app in the foreground before the push click triggers or offers anything.",
      control: pair.control, script: pair.script, applies: { $0.displays(Self.sale) },
      isKept: { $0.displays(Self.sale) })
  }

  var servedForSome: Convention? {
    var given = Given.quiet
    given.assets = ["poster.png": .fail]
    guard
      let pair = pair(
        "serve", given: given, control: trigger(Self.poster),
        [.serve(["other.png": .ok])] + trigger(Self.poster))
    else { return nil }
    return Convention(
      sentence: "`serve` changes the URLs that it names and leaves all others as they were.",
      breach: "After `serve` for one URL, a message is displayed whose own image fails as before.",
      advice: "Merge the `assets` of `serve` into those that are there.",
      control: pair.control, script: pair.script,
      applies: { $0.isTranscript && !$0.displays(Self.poster) },
      isKept: { !$0.displays(Self.poster) })
  }

  var servedMeanwhile: Convention? {
    var given = Given.quiet
    given.assets = ["poster.png": AssetBehavior(succeeds: true, after: .seconds(5))]
    let end: [Action] = [.advance(.seconds(6))]
    guard
      let pair = pair(
        "serve-meanwhile", given: given, control: trigger(Self.poster) + end,
        trigger(Self.poster) + [.serve(["poster.png": .fail])] + end)
    else { return nil }
    return Convention(
      sentence: "A fetch that has begun keeps its result.",
      breach: "A message is not displayed whose image was being fetched, after a `serve` says that "
        + "it fails from then on.",
      advice: "Look at what `serve` says where a fetch begins, and keep it until the fetch ends.",
      control: pair.control, script: pair.script, applies: { $0.displays(Self.poster) },
      isKept: { $0.displays(Self.poster) })
  }

  // MARK: The host

  var switchedOffHost: Convention? {
    guard
      let pair = pair(
        "host-with-nothing", control: trigger(Self.sale),
        [.choose(.everyMessage(.discard))] + trigger(Self.sale))
    else { return nil }
    return Convention(
      sentence: "Where the host implements `nothing`, nobody is asked, and `choose` changes "
        + "nothing.",
      breach: "The host implements `nothing`, and after `choose` with `discard`, a message is not "
        + "displayed.",
      advice: "Keep `host.implements` for the whole case; look at the choices only where it is "
        + "something else than `nothing`.",
      control: pair.control, script: pair.script, applies: { $0.displays(Self.sale) },
      isKept: { $0.displays(Self.sale) })
  }

  var choiceForEvery: Convention? {
    guard
      let pair = pair(
        "choice", given: .asking(Host(choice: .now, choices: [Self.sale.name: .discard])),
        control: [.choose(.messages([Self.sale.name: .now]))] + trigger(Self.sale),
        [.choose(.everyMessage(.now))] + trigger(Self.sale))
    else { return nil }
    return Convention(
      sentence: "`choose` with `choice` sets the answer for every message and forgets all earlier "
        + "`choices`.",
      breach: "After `choose` with the `choice` `now`, a message is not displayed that earlier "
        + "`choices` would discard.",
      advice: "Empty the choices for single messages when `choose` comes with `choice`.",
      control: pair.control, script: pair.script, applies: { $0.displays(Self.sale) },
      isKept: { $0.displays(Self.sale) })
  }

  var choiceForSome: Convention? {
    guard
      let pair = pair(
        "choices", given: .asking(Host(choice: .discard)), control: trigger(Self.sale),
        [.choose(.messages([Self.news.name: .now]))] + trigger(Self.sale))
    else { return nil }
    return Convention(
      sentence: "`choose` with `choices` sets the answers for the messages that it names and "
        + "leaves everything else as it was.",
      breach: "After `choose` with `choices` for one message, another one is displayed although "
        + "the answer for all others is `discard`.",
      advice: "Merge `choices` into those that are there, and leave `choice` alone.",
      control: pair.control, script: pair.script,
      applies: { $0.isTranscript && !$0.displays(Self.sale) },
      isKept: { !$0.displays(Self.sale) })
  }

  var choiceForOthers: Convention? {
    guard
      let pair = pair(
        "other-choices", given: .asking(Host(choices: [Self.sale.name: .discard])),
        control: trigger(Self.sale),
        [.choose(.messages([Self.news.name: .now]))] + trigger(Self.sale))
    else { return nil }
    return Convention(
      sentence: "`choose` with `choices` sets the answers for the messages that it names and "
        + "leaves everything else as it was.",
      breach: "After `choose` with `choices` for one message, another one is displayed that "
        + "earlier `choices` would discard.",
      advice: "Merge `choices` into those that are there, and leave `choice` alone.",
      control: pair.control, script: pair.script,
      applies: { $0.isTranscript && !$0.displays(Self.sale) },
      isKept: { !$0.displays(Self.sale) })
  }
}
