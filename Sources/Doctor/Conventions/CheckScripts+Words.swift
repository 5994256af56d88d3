import Conformance
import EngineKit
import SpecModel

/// Conventions about names, triggers and URLs.
extension CheckScripts {
  var names: Convention? {
    guard manifest.layer == .engine else { return nil }
    func log(_ names: String...) -> [Action] {
      [.startSession(deliver: [Self.sale.name])]
        + names.map { .logEvent(name: $0, properties: [:]) }
    }
    guard
      let pair = pair(
        "names", control: log("closed_door", "opened_shop_again", "opened_shop"),
        log("Opened_Shop", "opened_shop ", "öpened_shop"))
    else { return nil }
    return Convention(
      id: .names,
      sentence: "Two names (of messages, events, products or properties) are the same if their "
        + "characters are the same: case, accents and spaces count.",
      breach:
        "One of the events `Opened_Shop`, `opened_shop ` and `öpened_shop` triggers a message "
        + "for `opened_shop`.",
      advice: "Compare names as they are: trim and fold nothing.",
      control: pair.control, script: pair.script, applies: { $0.displaysAtLast(Self.sale) },
      isKept: { !$0.displays(Self.sale) })
  }

  /// The conventions that the first and the last of two triggers are each enough.
  var triggers: [Convention] {
    guard manifest.layer == .engine else { return [] }
    let own = Trigger.customEvent(name: "opened_shop", filter: nil)
    let other = Trigger.customEvent(name: "opened_help", filter: nil)
    func script(_ name: String, _ triggers: [Trigger]) -> Script? {
      var message = Self.sale
      message.triggers = triggers
      return self.script(name, given: .quiet, trigger(Self.sale), messages: [message])
    }
    guard let control = script("triggers-control", [own]) else { return [] }
    let pairs = [("first", [own, other]), ("last", [other, own])]
    return pairs.compactMap { place, triggers in
      script("triggers-\(place)", triggers).map { script in
        Convention(
          id: .triggers,
          sentence: "A message may have several triggers, and each of them is enough.",
          breach: "The \(place) of two triggers of a message does not trigger it.",
          advice: "Look at all of a message's `triggers`: one that matches is enough.",
          control: control, script: script, applies: { $0.displays(Self.sale) },
          isKept: { $0.displays(Self.sale) })
      }
    }
  }

  // MARK: URLs

  private static let sameURLs =
    "Two assets are the same if their URLs are the same, character by character."
  private static let urlAdvice = "Keep assets by their whole URL, with its query."

  var failedNextToFetched: Convention? {
    urls(
      "urls-failed", delivering: ["small", "large"], shows: "large", isDisplayed: true,
      breach:
        "A message is not displayed whose image is there, because another image fails, whose URL "
        + "differs only in its query."
    ) { ["\($0)": .fail] }
  }

  var slowNextToFetched: Convention? {
    urls(
      "urls-slow", delivering: ["large", "small"], shows: "small", isDisplayed: false,
      breach:
        "A message is displayed whose image is still being fetched, when another image is there, "
        + "whose URL differs only in its query."
    ) { ["\($0)": AssetBehavior(succeeds: true, after: .seconds(60))] }
  }

  /// Returns a convention about two images, of which the small one fails or is slow.
  ///
  /// In the control, their URLs differ in their path.
  private func urls(
    _ name: String, delivering names: [String], shows shown: String, isDisplayed: Bool,
    breach: String, small: (String) -> [String: AssetBehavior]
  ) -> Convention? {
    guard manifest.layer == .engine else { return nil }
    func script(_ name: String, _ url: (String) -> String) -> Script? {
      let messages = names.map { size in
        Message(
          name: size, type: .modal,
          triggers: [.customEvent(name: "opened_\(size)", filter: nil)], image: url(size))
      }
      var given = Given.quiet
      given.assets = small(url("small"))
      return self.script(
        name, given: given,
        [.startSession(deliver: names), .logEvent(name: "opened_\(shown)", properties: [:])],
        messages: messages)
    }
    guard let control = script("\(name)-control", { "\($0).png" }),
      let script = script(name, { "poster.png?size=\($0)" })
    else { return nil }
    let isKept: @Sendable (ScriptReply) -> Bool = { answer in
      answer.displays(shown) == isDisplayed
    }
    return Convention(
      id: .urls, sentence: Self.sameURLs, breach: breach, advice: Self.urlAdvice,
      control: control, script: script, applies: { $0.isTranscript && isKept($0) },
      isKept: isKept)
  }
}
