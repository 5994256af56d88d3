import SpecModel

/// Something that the protocol lays down where no document says anything, and how to see whether an
/// engine keeps it.
///
/// Two scripts show it, which differ in little. What the engine answers to the first one, the
/// control, tells that it does all that the second one needs; so nothing but the convention is left
/// to blame where the second one goes otherwise.
struct Convention: Sendable {
  /// What PROTOCOL.md says, word for word.
  var sentence: String
  /// What the engine does instead, as a sentence.
  var breach: String
  /// What to do about it.
  var advice: String
  /// A script that the engine goes through as expected whether it keeps the convention or not.
  var control: Script
  /// The script in which the convention decides.
  var script: Script
  /// Whether the answer to the control shows that the script tells something.
  var applies: @Sendable (Answer) -> Bool
  /// Whether the answer to the script is as the convention demands.
  var isKept: @Sendable (Answer) -> Bool

  /// Tells whether an engine keeps it that answered so; `nil` where the answers do not show that.
  func isKept(by answer: Answer, control: Answer) -> Bool? {
    applies(control) && answer.isTranscript ? isKept(answer) : nil
  }

  /// What there is to say about an engine that does otherwise.
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
      relaunchedNetwork, endedDisplay, prefetchedOnce, prefetchedAtStart, priorities,
      purchaseNames, patterns,
    ].compactMap(\.self)
  }

  /// A script and its control.
  typealias Pair = (control: Script, script: Script)

  /// Makes a script and its control, from the same start state.
  ///
  /// - Returns: `nil` where the engine does not take the actions of one of them.
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

  /// The actions that trigger a message, with others between its delivery and its event.
  func trigger(_ message: Message, after actions: [Action]) -> [Action] {
    let last = triggerAgain(message)
    return trigger(message).dropLast(last.count) + actions + last
  }
}

extension Given {
  /// No interval, and a host that is not asked.
  static let quiet = Given(minimumInterval: 0, host: Host(implements: .nothing))

  /// No interval, and a host that answers so.
  static func asking(_ host: Host) -> Given { Given(minimumInterval: 0, host: host) }
}
