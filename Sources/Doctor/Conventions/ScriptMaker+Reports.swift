import EngineKit
import SpecModel

/// Conventions about what is reported and when, and about the words and numbers of messages and
/// events.
extension ScriptMaker {
  // MARK: What is reported

  var endedDisplay: Convention? {
    let shown = trigger(Self.sale) + [.dismiss]
    let next = Action.presentLocal(message: Self.note.name)
    guard
      let pair = pair(
        "end-of-display", control: shown + [.advance(.seconds(5)), next], shown + [next])
    else { return nil }
    return Convention(
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
        sentence: "`prefetched` is reported once for each fetch.",
        breach: "`prefetched` is reported more than once for the asset of two messages, which is "
          + "fetched once.",
        advice: "Report it where a fetch begins, and not for each message.",
        control: pair.control, script: pair.script, applies: { $0.prefetches.count == 1 },
        isKept: { $0.prefetches.count <= 1 })
    }
  }

  var prefetchedAtStart: Convention? {
    sharedFetch.map { pair in
      Convention(
        sentence: "`prefetched` is reported when the fetch begins, however it ends.",
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
    let showsLow: @Sendable (Answer) -> Bool = { [low, high] in
      $0.displays(low) && !$0.displays(high)
    }
    return Convention(
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
      sentence: "A pattern may be found anywhere in the text.",
      breach: "The pattern `den-B` is not found in the text `Baden-Baden`.",
      advice: "Search for the pattern, instead of matching the whole text or its beginning.",
      control: control, script: script, applies: { $0.displays(Self.sale) },
      isKept: { $0.displays(Self.sale) })
  }
}

extension Answer {
  /// The index of the action of each `prefetched`.
  var prefetches: [Int] {
    guard case .observations(let lists) = self else { return [] }
    return lists.enumerated().flatMap { index, list in
      list.filter { $0.kind == .prefetched }.map { _ in index }
    }
  }

  /// The names of the purchases that matched no trigger.
  fileprivate var unmatchedPurchases: [String?] {
    observed.compactMap { observation in
      if case .noMatchingTrigger(.purchase, let name) = observation { .some(name) } else { nil }
    }
  }
}
