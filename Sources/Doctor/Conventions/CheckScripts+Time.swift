import Conformance
import EngineKit
import SpecModel

/// Conventions about time: the interval of 0, units, and what falls due in an `advance`.
extension CheckScripts {
  // MARK: The interval

  /// The ways not to switch the interval off at 0, of which an engine has one at most.
  var intervals: [Convention] {
    [
      interval(
        later: .milliseconds(1), before: nil,
        seen: "not displayed at once, and displayed 1 millisecond later",
        advice:
          "0 switches the interval off: let a message through where no time has passed, too, by "
          + "`>=` instead of `>`, or ask for 0 first."),
      interval(
        later: .seconds(1), before: .milliseconds(1),
        seen: "not displayed after 1 millisecond, and displayed after 1 second",
        advice:
          "0 switches the interval off: look for what is added to the interval, or rounded up, "
          + "or ask for 0 first."),
      interval(
        later: .seconds(31), before: .seconds(1),
        seen: "not displayed after 1 second, and displayed after 31 seconds",
        advice:
          "0 switches the interval off, and only its absence stands for the default: tell the "
          + "two apart (in many languages, 0 counts as false)."),
    ].compactMap(\.self)
  }

  /// Returns the convention that an interval of 0 does not hold back the second of two messages.
  ///
  /// - Parameters:
  ///   - later: A time after which an engine that breaks the convention displays it.
  ///   - before: A time after which it does not.
  private func interval(
    later: TimeSpan, before: TimeSpan?, seen: String, advice: String
  ) -> Convention? {
    // The core keeps the interval.
    guard manifest.layer == .engine else { return nil }
    let (sale, news) = (Self.sale, Self.news)
    func actions(_ pause: TimeSpan?) -> [Action] {
      trigger(sale, delivering: [sale, news]) + [.dismiss] + (pause.map { [.advance($0)] } ?? [])
        + triggerAgain(news)
    }
    guard
      let pair = pair(
        "interval-of-0", given: Given(minimumInterval: 0),
        control: actions(later), actions(before))
    else { return nil }
    return Convention(
      id: .intervalOfZero,
      sentence:
        "`minimum_interval` 0 switches the interval off; it does not stand for the default.",
      breach: "`minimum_interval` 0 holds a message back: of two that are triggered one after the "
        + "other, the second is \(seen).",
      advice: advice, control: pair.control, script: pair.script,
      applies: { $0.displays(sale) && $0.displays(news) }, isKept: { $0.displays(news) },
      // The delay may be that of the first message leaving the screen.
      needs: .endedDisplay)
  }

  // MARK: Units

  private static let units = "All times except `minimum_interval` are whole milliseconds."

  var shortFetch: Convention? {
    displayed(
      .milliseconds, "short-fetch", given: .fetching(after: .milliseconds(400)),
      control: trigger(Self.poster, after: [.advance(.seconds(5))]),
      trigger(Self.poster, after: [.advance(.milliseconds(500))]), Self.poster,
      sentence: Self.units,
      breach: "An asset that takes 400 milliseconds is not there after 500 milliseconds.",
      advice: "Keep times in milliseconds, and round neither `after` nor `by`.")
  }

  var unfinishedFetch: Convention? {
    notDisplayed(
      .milliseconds, "unfinished-fetch", given: .fetching(after: .milliseconds(1900)),
      control: trigger(Self.poster, after: [.advance(.milliseconds(500))]),
      trigger(Self.poster, after: [.advance(.milliseconds(1500))]), Self.poster,
      sentence: Self.units,
      breach: "An asset that takes 1900 milliseconds is there after 1500 milliseconds.",
      advice: "Keep times in milliseconds, and round neither `after` nor `by`.")
  }

  var shortSteps: Convention? {
    displayed(
      .milliseconds, "short-steps", given: .fetching(after: .milliseconds(900)),
      control: trigger(Self.poster, after: [.advance(.seconds(1))]),
      trigger(
        Self.poster, after: [Action](repeating: .advance(.milliseconds(100)), count: 10)),
      Self.poster, sentence: Self.units,
      breach:
        "An asset that takes 900 milliseconds is there after `advance` by 1000, and not after "
        + "ten times `advance` by 100.",
      advice: "Add up `by` in milliseconds, without rounding each.", needs: .milliseconds)
  }

  var timeoutInTime: Convention? {
    let (longer, short) = (Self.late(after: .seconds(2)), Self.late(after: .milliseconds(1900)))
    return timeout(
      "timeout-in-time", longer, short, fetchedAfter: 1500, isDisplayed: true,
      breach:
        "A message with a timeout of 1900 milliseconds is not displayed when its image is there "
        + "after 1500 milliseconds.")
  }

  var timeoutTooLate: Convention? {
    let (shorter, short) = (Self.late(after: .seconds(1)), Self.late(after: .milliseconds(1100)))
    return timeout(
      "timeout-too-late", shorter, short, fetchedAfter: 1500, isDisplayed: false,
      breach: "A message with a timeout of 1100 milliseconds is displayed when its image is there "
        + "after 1500 milliseconds.")
  }

  private static func late(after timeout: TimeSpan) -> Message {
    var message = Self.late
    message.timeout = timeout
    return message
  }

  private func timeout(
    _ name: String, _ usual: Message, _ message: Message, fetchedAfter span: Int,
    isDisplayed: Bool, breach: String
  ) -> Convention? {
    let given = Given.fetching(after: .milliseconds(span))
    let actions = trigger(message) + [.advance(.milliseconds(span))]
    guard
      let control = script("\(name)-control", given: given, actions, messages: [usual]),
      let script = script(name, given: given, actions, messages: [message])
    else { return nil }
    return Convention(
      id: .milliseconds, sentence: Self.units, breach: breach,
      advice: "Keep timeouts in milliseconds, without rounding.", control: control,
      script: script, applies: { $0.isTranscript && $0.displays(message) == isDisplayed },
      isKept: { $0.displays(message) == isDisplayed }, needs: .milliseconds)
  }

  // MARK: What falls due

  private static let due =
    "Everything that falls due in this span happens during the action, in the order of time."

  var endOfAdvance: Convention? {
    displayed(
      .endOfAdvance, "end-of-advance", given: .fetching(after: .seconds(5)),
      control: trigger(Self.poster, after: [.advance(.seconds(6))]),
      trigger(Self.poster, after: [.advance(.seconds(5))]), Self.poster, sentence: Self.due,
      breach: "An asset that takes 5 seconds is there after `advance` by 6 seconds, and not after "
        + "`advance` by 5.",
      advice: "What is due at the very end of an `advance` belongs to it: compare by `<=`.")
  }

  var orderOfTime: Convention? {
    let (slow, fast) = (Self.picture(1), Self.picture(2))
    let start =
      trigger(slow, delivering: [slow, fast]) + triggerAgain(fast)
    guard
      let pair = pair(
        "order-of-time",
        given: .fetching(["picture-1.png": .seconds(6), "picture-2.png": .seconds(2)]),
        control: start + [.advance(.seconds(3)), .advance(.seconds(7))],
        start + [.advance(.seconds(10))], messages: [slow, fast])
    else { return nil }
    return Convention(
      id: .orderOfTime, sentence: Self.due,
      breach:
        "Of two messages whose images come after 6 and after 2 seconds, the one that is ready "
        + "first is displayed if 3 and then 7 seconds pass, and not if 10 seconds pass at once.",
      advice:
        "Let what falls due in an `advance` happen in the order of time, each with the clock at "
        + "its own moment, and not in the order in which it began.",
      control: pair.control, script: pair.script,
      applies: { $0.displays(fast) && !$0.displays(slow) },
      isKept: { $0.displays(fast) && !$0.displays(slow) })
  }

  // MARK: Fetches

  var longFetch: Convention? {
    func script(_ name: String, _ span: Int) -> Script? {
      self.script(
        name, given: .fetching(after: .seconds(span)),
        trigger(Self.poster, after: [.advance(.seconds(span + 1))]))
    }
    guard let control = script("long-fetch-control", 20), let long = script("long-fetch", 120)
    else { return nil }
    return Convention(
      id: .patience,
      sentence: "A fetch fails only if `assets` says so: the network does not give up by itself.",
      breach:
        "An asset that takes 20 seconds is there after 21, and one that takes 120 seconds is not "
        + "there after 121.",
      advice: "Switch off what ends a fetch by itself, such as a timeout of requests.",
      control: control, script: long, applies: { $0.displays(Self.poster) },
      isKept: { $0.displays(Self.poster) })
  }

  private static let together =
    "However many fetches are under way, they all run at the same time: none waits for another to "
    + "end."

  var fetchesInOneRow: Convention? {
    let pictures = (1...5).map(Self.picture)
    let spans = Dictionary(
      uniqueKeysWithValues: pictures.map { ($0.image ?? "", TimeSpan.seconds(5)) })
    guard
      let pair = pair(
        "fetches", given: .fetching(spans), control: show(pictures, after: .seconds(60)),
        show(pictures, after: .seconds(6)), messages: pictures)
    else { return nil }
    return Convention(
      id: .fetchesTogether, sentence: Self.together,
      breach: "Five assets that take 5 seconds each, and that one delivery fetches, are all there "
        + "after 60 seconds, and not after 6.",
      advice: "Begin each fetch at once, without a queue.",
      control: pair.control, script: pair.script,
      applies: { answer in pictures.allSatisfy { answer.displays($0) } },
      isKept: { answer in pictures.allSatisfy { answer.displays($0) } })
  }

  var fetchesAtOneMoment: Convention? {
    let pictures = (1...2).map(Self.picture)
    func script(_ name: String, _ spans: [Int]) -> Script? {
      let urls = pictures.compactMap(\.image)
      let given = Given.fetching(
        Dictionary(uniqueKeysWithValues: zip(urls, spans.map { .seconds($0) })))
      return self.script(
        name, given: given, show(pictures, after: .seconds(60)), messages: pictures)
    }
    guard let control = script("one-moment-control", [4, 5]),
      let same = script("one-moment", [5, 5])
    else { return nil }
    return Convention(
      id: .fetchesTogether, sentence: Self.together,
      breach: "Of two assets that are there at the same moment, one is never there.",
      advice: "Keep every fetch that is under way, also if several end at the same moment.",
      control: control, script: same,
      applies: { answer in pictures.allSatisfy { answer.displays($0) } },
      isKept: { answer in pictures.allSatisfy { answer.displays($0) } })
  }

  /// Returns the actions that deliver messages, let time pass, and then show one after the other.
  private func show(_ messages: [Message], after span: TimeSpan) -> [Action] {
    guard manifest.layer == .engine else { return [] }
    return [.startSession(deliver: messages.map(\.name)), .advance(span)]
      + messages.flatMap { triggerAgain($0) + [.dismiss] }
  }

  /// A message with an image and an event of its own.
  private static func picture(_ number: Int) -> Message {
    Message(
      name: "picture-\(number)", type: .modal,
      triggers: [.customEvent(name: "opened_room_\(number)", filter: nil)],
      image: "picture-\(number).png")
  }
}

extension CheckScripts {
  /// Returns a convention by which a message is displayed in a script as in its control.
  func displayed(
    _ id: ConventionID, _ name: String, given: Given = .quiet, control: [Action],
    _ actions: [Action], messages: [Message] = CheckScripts.messages, _ message: Message,
    sentence: String, breach: String, advice: String, needs: ConventionID? = nil
  ) -> Convention? {
    guard
      let pair = pair(name, given: given, control: control, actions, messages: messages)
    else { return nil }
    return Convention(
      id: id, sentence: sentence, breach: breach, advice: advice, control: pair.control,
      script: pair.script, applies: { $0.displays(message) }, isKept: { $0.displays(message) },
      needs: needs)
  }

  /// Returns a convention by which a message is not displayed in a script, as in its control.
  func notDisplayed(
    _ id: ConventionID, _ name: String, given: Given = .quiet, control: [Action],
    _ actions: [Action], messages: [Message] = CheckScripts.messages, _ message: Message,
    sentence: String, breach: String, advice: String, needs: ConventionID? = nil
  ) -> Convention? {
    guard
      let pair = pair(name, given: given, control: control, actions, messages: messages)
    else { return nil }
    return Convention(
      id: id, sentence: sentence, breach: breach, advice: advice, control: pair.control,
      script: pair.script, applies: { $0.isTranscript && !$0.displays(message) },
      isKept: { !$0.displays(message) }, needs: needs)
  }
}

extension Given {
  /// Returns a quiet starting state in which fetches of `poster.png` take a while.
  static func fetching(after span: TimeSpan) -> Given { fetching(["poster.png": span]) }

  /// Returns a quiet starting state in which fetches take a while.
  static func fetching(_ spans: [String: TimeSpan]) -> Given {
    var given = quiet
    given.assets = spans.mapValues { AssetBehavior(succeeds: true, after: $0) }
    return given
  }
}
