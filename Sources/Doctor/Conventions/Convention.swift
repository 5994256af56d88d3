import SpecModel

/// A convention of the protocol, which decides where no document says anything, and the way to
/// check it.
///
/// Two similar scripts show whether an engine keeps it. The answer to the first one, the control,
/// shows that the engine does everything that the second one needs. So only the convention is left
/// to blame if the second one ends differently.
struct Convention: Sendable {
  /// The sentence of PROTOCOL.md, word for word.
  var sentence: String
  /// What an engine that breaks the convention does, as a sentence.
  var breach: String
  /// The advice for the engine's author.
  var advice: String
  /// A script that the engine performs as expected whether it keeps the convention or not.
  var control: Script
  /// The script in which the convention decides.
  var script: Script
  /// Returns whether the answer to the control makes the script conclusive.
  var applies: @Sendable (Answer) -> Bool
  /// Returns whether the answer to the script keeps the convention.
  var isKept: @Sendable (Answer) -> Bool

  /// Returns whether an engine with these answers keeps the convention, or `nil` if the answers do
  /// not show it.
  func isKept(by answer: Answer, control: Answer) -> Bool? {
    applies(control) && answer.isTranscript ? isKept(answer) : nil
  }

  /// The finding about an engine that breaks the convention.
  var finding: CheckFinding {
    CheckFinding("\(breach) \(sentence)", advice: advice, input: .requests([script]))
  }
}

extension ScriptMaker {
  /// The conventions that an engine of this kind can be asked about, in the order of the protocol.
  var conventions: [Convention] {
    [
      openedFromPush, servedForSome, servedMeanwhile, switchedOffHost, choiceForEvery,
      choiceForSome, choiceForOthers, relaunchedInForeground, relaunchedScreen, relaunchedStack,
      relaunchedFetches, relaunchedKeyboard, relaunchedOrientation, relaunchedHost,
      relaunchedPresenter, relaunchedInterval, relaunchedNetwork, endedDisplay, prefetchedOnce,
      prefetchedAtStart, priorities,
      purchaseNames, patterns,
    ].compactMap(\.self)
  }

  /// A script and its control.
  typealias Pair = (control: Script, script: Script)

  /// Makes a script and its control, with the same starting state.
  ///
  /// - Returns: `nil` if the engine does not take all actions of both.
  func pair(
    _ name: String, given: Given = .quiet, control: [Action], _ actions: [Action],
    messages: [Message] = ScriptMaker.messages
  ) -> Pair? {
    guard
      let control = script("\(name)-control", given: given, control, messages: messages),
      let script = script(name, given: given, actions, messages: messages)
    else { return nil }
    return (control, script)
  }

  /// Returns the actions that trigger a message, with others between its delivery and its event.
  func trigger(_ message: Message, after actions: [Action]) -> [Action] {
    let last = triggerAgain(message)
    return trigger(message).dropLast(last.count) + actions + last
  }
}

extension Given {
  /// No interval, and a host that is not asked.
  static let quiet = Given(minimumInterval: 0, host: Host(implements: .nothing))

  /// Returns a starting state with no interval and the given host.
  static func asking(_ host: Host) -> Given { Given(minimumInterval: 0, host: host) }
}
