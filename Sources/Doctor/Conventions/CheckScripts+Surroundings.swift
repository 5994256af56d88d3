import Conformance
import SpecModel

/// Conventions about the surroundings of the engine: the app, the network, and the host's answers.
extension CheckScripts {
  var openedFromPush: Convention? {
    guard
      let pair = pair(
        "open-from-push",
        control: trigger(Self.sale, after: [.enterBackground, .enterForeground]),
        trigger(Self.sale, after: [.enterBackground, .openFromPush]))
    else { return nil }
    return Convention(
      id: .openedFromPush,
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
      id: .servedForSome,
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
      id: .servedMeanwhile,
      sentence: "A fetch that has begun keeps its result.",
      breach: "A message is not displayed whose image was being fetched, after a `serve` says that "
        + "it fails from then on.",
      advice: "Look at what `serve` says where a fetch begins, and keep it until the fetch ends.",
      control: pair.control, script: pair.script, applies: { $0.displays(Self.poster) },
      isKept: { $0.displays(Self.poster) })
  }

  var memoryInBackground: Convention? {
    displayed(
      .memory, "memory",
      control: trigger(Self.sale, after: [.enterBackground, .enterForeground]),
      trigger(Self.sale, after: [.enterBackground, .advance(.seconds(3600)), .enterForeground]),
      Self.sale,
      sentence:
        "Nothing but `relaunch` ends the process: however long the app is in the background, "
        + "it keeps its memory.",
      breach:
        "After an hour in the background, a message that was delivered before is not displayed "
        + "by its event.",
      advice: "Keep what was delivered until `relaunch`, or until another `start_session`.")
  }

  var tappedScreen: Convention? {
    guard
      let pair = pair(
        "tapped-screen", control: trigger(Self.sale),
        trigger(Self.sale, after: [.click, .dismiss]))
    else { return nil }
    return Convention(
      id: .nothingVisible,
      sentence: "The user may click or dismiss even if no message is visible.",
      breach:
        "A `click` and a `dismiss` with nothing on the screen are reported, or the next message "
        + "is not displayed after them.",
      advice: "Let both do nothing where no message is visible.",
      control: pair.control, script: pair.script, applies: { $0.displaysAtLast(Self.sale) },
      isKept: { answer in
        answer.displays(Self.sale)
          && !answer.observed.contains { $0.kind == .click || $0.kind == .dismissed }
      })
  }

  private static let keptInBackground =
    "The way to the background and back leaves the keyboard and the device as they are."

  var keyboardInBackground: Convention? {
    notDisplayed(
      .keyboardInBackground, "background-keyboard",
      control: trigger(Self.sale, after: [.showKeyboard]),
      trigger(Self.sale, after: [.showKeyboard, .enterBackground, .enterForeground]), Self.sale,
      sentence: Self.keptInBackground,
      breach: "A message is displayed although the keyboard is up, after the app was in the "
        + "background.",
      advice: "Leave the keyboard alone at `enter_background` and `enter_foreground`.")
  }

  var orientationInBackground: Convention? {
    displayed(
      .orientationInBackground, "background-orientation",
      control: trigger(Self.wide, after: [.rotate(.landscape)]),
      trigger(Self.wide, after: [.rotate(.landscape), .enterBackground, .enterForeground]),
      Self.wide, sentence: Self.keptInBackground,
      breach:
        "After `rotate`, the device is held as at the start of the case when the app was in the "
        + "background.",
      advice: "Leave the orientation alone at `enter_background` and `enter_foreground`.")
  }

  // MARK: The host

  /// The sentence about a host that implements nothing.
  static let unasked =
    "Where the host implements `nothing`, nobody is asked, and `choose` changes nothing."

  var unaskedHost: Convention? {
    guard let control = script("unasked-host-control", given: .quiet, trigger(Self.sale)),
      let script = script(
        "unasked-host",
        given: .asking(Host(implements: .nothing, choice: .discard)), trigger(Self.sale))
    else { return nil }
    return Convention(
      id: .nobodyAsked, sentence: Self.unasked,
      breach:
        "The host implements `nothing`, and it is asked all the same, or its `choice` counts.",
      advice: "Display the message as for the answer `now`, without `choice_asked`, where "
        + "`host.implements` is `nothing`.",
      control: control, script: script, applies: { $0.displays(Self.sale) },
      isKept: { answer in
        answer.displays(Self.sale) && !answer.observed.contains { $0.kind == .choiceAsked }
      })
  }

  var forgottenChoices: Convention? {
    let all = Action.choose(.everyMessage(.now))
    let (sale, news) = (Self.sale.name, Self.news.name)
    return displayed(
      .choiceForEvery, "forgotten-choices", given: .asking(Host()),
      control: [all, .choose(.messages([news: .discard]))] + trigger(Self.sale),
      [.choose(.messages([sale: .discard])), all, .choose(.messages([news: .discard]))]
        + trigger(Self.sale), Self.sale, sentence: Self.forEvery,
      breach:
        "After `choose` for one message, for all, and for another one, the answer for the first "
        + "counts again.",
      advice: "Empty the choices for single messages when `choose` comes with `choice`.",
      needs: .choiceForEvery)
  }

  private static let forEvery =
    "`choose` with `choice` sets the answer for every message and forgets all earlier `choices`."

  var switchedOffHost: Convention? {
    guard
      let pair = pair(
        "host-with-nothing", control: trigger(Self.sale),
        [.choose(.everyMessage(.discard))] + trigger(Self.sale))
    else { return nil }
    return Convention(
      id: .nobodyAsked,
      sentence: Self.unasked,
      breach: "The host implements `nothing`, and after `choose` with `discard`, a message is not "
        + "displayed.",
      advice: "Keep `host.implements` for the whole case; look at the choices only where it is "
        + "something else than `nothing`.",
      control: pair.control, script: pair.script, applies: { $0.displays(Self.sale) },
      isKept: { $0.displays(Self.sale) }, needs: .nobodyAsked)
  }

  var choiceForEvery: Convention? {
    guard
      let pair = pair(
        "choice", given: .asking(Host(choice: .now, choices: [Self.sale.name: .discard])),
        control: [.choose(.messages([Self.sale.name: .now]))] + trigger(Self.sale),
        [.choose(.everyMessage(.now))] + trigger(Self.sale))
    else { return nil }
    return Convention(
      id: .choiceForEvery,
      sentence: Self.forEvery,
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
      id: .choiceForSome,
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
      id: .choiceForSome,
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
