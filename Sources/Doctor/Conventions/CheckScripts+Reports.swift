import Conformance
import EngineKit
import SpecModel

/// Conventions about what is reported and when, and about the words and numbers of messages and
/// events.
extension CheckScripts {
  // MARK: What is reported

  var impressionAtDisplay: Convention? {
    guard let script = script("impression", given: .quiet, trigger(Self.sale) + Self.waiting) else {
      return nil
    }
    return Convention(
      id: .impressions,
      sentence: "A message is reported as `displayed` when it is put on the screen, and its "
        + "`impression` belongs to the same action.",
      breach:
        "The `impression` of a message is in the list of a later action than its `displayed`.",
      advice: "Report it in the list of the action that puts the message on the screen.",
      control: script, script: script,
      applies: { $0.displays(Self.sale) && !$0.places(of: .impression).isEmpty },
      isKept: { answer in
        answer.places(of: .displayed).contains { answer.places(of: .impression).contains($0) }
      })
  }

  var dismissedAtOnce: Convention? {
    let shown = trigger(Self.sale) + [.dismiss]
    guard let script = script("dismissed", given: .quiet, shown + Self.waiting) else { return nil }
    return Convention(
      id: .dismissals,
      sentence: "All that an action causes ends inside the action.",
      breach: "The `dismissed` of a message is in the list of another action than that of the "
        + "`dismiss`.",
      advice: "Let animations end inside the action, and report `dismissed` in its list.",
      control: script, script: script, applies: { $0.places(of: .dismissed).count == 1 },
      isKept: { $0.places(of: .dismissed) == [shown.count - 1] }, needs: .endedDisplay)
  }

  /// Time in which an engine may report what it should have reported before.
  private static let waiting: [Action] = [.advance(.seconds(10))]

  var lastingDisplay: Convention? {
    var banner = Self.sale
    banner.type = .slideup
    let shown = trigger(banner)
    guard
      let pair = pair(
        "lasting-display", control: shown + [.advance(.seconds(1))],
        shown + [.advance(.seconds(60))], messages: [banner])
    else { return nil }
    let isThere: @Sendable (ScriptReply) -> Bool = { [banner] answer in
      answer.displays(banner) && answer.places(of: .dismissed).isEmpty
    }
    return Convention(
      id: .lastingDisplay,
      sentence:
        "Apart from what an open question names (a turn, the background, the keyboard, a click, "
        + "its timeout), only `dismiss` takes it away.",
      breach: "A slideup is dismissed within 60 seconds after it was displayed, and nobody did so.",
      advice: "Switch off what takes a message off the screen by itself.",
      control: pair.control, script: pair.script, applies: isThere, isKept: isThere)
  }

  var endedDisplay: Convention? {
    // By then, an engine that takes an interval of 0 for another one has nothing to hold back.
    let shown = trigger(Self.sale) + [.advance(.seconds(31)), .dismiss]
    let next = Action.presentLocal(message: Self.note.name)
    guard
      let pair = pair(
        "end-of-display", control: shown + [.advance(.seconds(5)), next], shown + [next])
    else { return nil }
    return Convention(
      id: .endedDisplay,
      sentence: "A message is reported as `dismissed` when it has left the screen.",
      breach: "Right after `dismiss`, another message is not displayed, as it is 5 seconds later.",
      advice: "Let animations end inside the action, or switch them off: nothing happens between "
        + "two actions.",
      control: pair.control, script: pair.script, applies: { $0.displays(Self.note) },
      isKept: { $0.displays(Self.note) })
  }

  /// A fetch of 10 seconds of an asset that two messages share.
  private var sharedFetch: Pair? {
    guard manifest.layer == .engine, manifest.observations.contains(.prefetched) else { return nil }
    return pair(
      "prefetched",
      given: Given(
        minimumInterval: 0, host: Host(implements: .nothing),
        assets: ["poster.png": AssetBehavior(succeeds: true, after: .seconds(10))]),
      control: [.startSession(deliver: [Self.poster.name]), .advance(.seconds(20))],
      [.startSession(deliver: [Self.poster.name, Self.late.name]), .advance(.seconds(20))])
  }

  var prefetchedOnce: Convention? {
    sharedFetch.map { pair in
      Convention(
        id: .prefetchedOnce,
        sentence: "`prefetched` is reported once for each fetch.",
        breach: "`prefetched` is reported more than once for the asset of two messages, which is "
          + "fetched once.",
        advice: "Report it where a fetch begins, and not for each message.",
        control: pair.control, script: pair.script, applies: { $0.prefetches.count == 1 },
        isKept: { $0.prefetches.count <= 1 })
    }
  }

  var prefetchedFailure: Convention? {
    guard manifest.layer == .engine, manifest.observations.contains(.prefetched) else { return nil }
    let actions: [Action] = [.startSession(deliver: [Self.poster.name])]
    var failing = Given.quiet
    failing.assets = ["poster.png": .fail]
    guard let control = script("prefetched-failure-control", given: .quiet, actions),
      let script = script("prefetched-failure", given: failing, actions)
    else { return nil }
    return Convention(
      id: .prefetchedAtStart, sentence: Self.atStart,
      breach: "`prefetched` is reported for a fetch that succeeds, and not for one that fails.",
      advice: "Report it in the list of the action in which the fetch begins.",
      control: control, script: script, applies: { $0.prefetches == [0] },
      isKept: { $0.prefetches == [0] }, needs: .prefetchedAtStart)
  }

  var prefetchedForCampaigns: Convention? {
    guard manifest.layer == .engine, manifest.observations.contains(.prefetched) else { return nil }
    var own = Self.note
    own.image = "note.png"
    guard
      let pair = pair(
        "prefetched-local", control: [.startSession(deliver: [Self.poster.name])],
        [.presentLocal(message: own.name)], messages: [Self.poster, own])
    else { return nil }
    return Convention(
      id: .prefetchedByDelivery,
      sentence:
        "Only a fetch that a delivery begins is reported: not that of a local message, and not "
        + "a second try at a trigger.",
      breach: "`prefetched` is reported for the image of a local message.",
      advice: "Report it only for fetches that a `start_session` begins.",
      control: pair.control, script: pair.script, applies: { $0.prefetches == [0] },
      isKept: { $0.prefetches.isEmpty })
  }

  private static let atStart = "`prefetched` is reported when the fetch begins, however it ends."

  var prefetchedAtStart: Convention? {
    sharedFetch.map { pair in
      Convention(
        id: .prefetchedAtStart,
        sentence: Self.atStart,
        breach: "`prefetched` is reported when the asset is there, and not at the `start_session` "
          + "that begins the fetch.",
        advice: "Report it in the list of the action in which the fetch begins.",
        control: pair.control, script: pair.control, applies: { !$0.prefetches.isEmpty },
        isKept: { $0.prefetches.contains(0) })
    }
  }

  // MARK: Words and numbers

  var priorities: Convention? {
    var (low, high) = (Self.sale, Self.sale)
    (low.name, low.priority) = ("low", 1)
    (high.name, high.priority) = ("high", 5)
    guard manifest.layer == .engine,
      let pair = pair(
        "priority", control: trigger(low, delivering: [low, high]),
        trigger(low, delivering: [high, low]), messages: [low, high])
    else { return nil }
    let showsLow: @Sendable (ScriptReply) -> Bool = { [low, high] in
      $0.displays(low) && !$0.displays(high)
    }
    return Convention(
      id: .priorities,
      sentence: "A priority is a whole number, and the greater one is the higher one.",
      breach: "Of two messages that an event triggers, the one with `priority` 1 is displayed, and "
        + "not the one with 5, in whatever order they are delivered.",
      advice: "Translate the numbers if the engine counts from the highest priority downward.",
      control: pair.control, script: pair.script, applies: showsLow, isKept: { !showsLow($0) })
  }

  var purchaseNames: Convention? {
    guard manifest.observations.contains(.noMatchingTrigger),
      let pair = pair(
        "purchase-name",
        control: [
          .startSession(deliver: [Self.sale.name]), .logPurchase(product: "hats", properties: [:]),
        ],
        [
          .startSession(deliver: [Self.sale.name]), .logPurchase(product: "shoes", properties: [:]),
        ])
    else { return nil }
    return Convention(
      id: .purchaseNames,
      sentence: "The `name` of a purchase in `no_matching_trigger` is the product.",
      breach: "`no_matching_trigger` is reported for a purchase without the product as its `name`.",
      advice: "Report `{\"saw\":\"no_matching_trigger\",\"kind\":\"purchase\",\"name\":PRODUCT}`.",
      control: pair.control, script: pair.script,
      applies: { !$0.unmatchedPurchases.isEmpty },
      isKept: { $0.unmatchedPurchases.allSatisfy { $0 == "shoes" } })
  }

  var patterns: Convention? {
    func message(_ pattern: String) -> Message {
      var message = Self.sale
      message.triggers = [
        .customEvent(
          name: "opened_shop",
          filter: .comparison(property: "city", .matches(pattern: pattern)))
      ]
      return message
    }
    let actions: [Action] = [
      .startSession(deliver: [Self.sale.name]),
      .logEvent(name: "opened_shop", properties: ["city": .string("Baden-Baden")]),
    ]
    guard
      let control = script(
        "pattern-control", given: .quiet, actions, messages: [message("^Baden-Baden$")]),
      let script = script("pattern", given: .quiet, actions, messages: [message("den-B")])
    else { return nil }
    return Convention(
      id: .patterns,
      sentence: "A pattern may be found anywhere in the text.",
      breach: "The pattern `den-B` is not found in the text `Baden-Baden`.",
      advice: "Search for the pattern, instead of matching the whole text or its beginning.",
      control: control, script: script, applies: { $0.displays(Self.sale) },
      isKept: { $0.displays(Self.sale) })
  }
}

extension ScriptReply {
  /// The index of the action of each `prefetched`.
  var prefetches: [Int] { places(of: .prefetched) }

  /// The index of the action of each observation of a kind.
  func places(of kind: Observation.Kind) -> [Int] {
    lists.enumerated().flatMap { index, list in
      list.filter { $0.kind == kind }.map { _ in index }
    }
  }

  /// The names of the purchases that matched no trigger.
  fileprivate var unmatchedPurchases: [String?] {
    observed.compactMap { observation in
      if case .noMatchingTrigger(.purchase, let name) = observation { .some(name) } else { nil }
    }
  }
}
