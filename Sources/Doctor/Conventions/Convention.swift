import Conformance
import SpecModel

/// A convention of the protocol, which decides where no document says anything, and the way to
/// check it.
///
/// Two similar scripts show whether an engine keeps it. The answer to the first one, the control,
/// shows that the engine does everything that the second one needs. So only the convention is left
/// to blame if the second one ends differently.
struct Convention: Sendable {
  /// The convention's id, by which the failed cases are found in which it decides.
  var id: ConventionID
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
  var applies: @Sendable (ScriptReply) -> Bool
  /// Returns whether the answer to the script keeps the convention.
  var isKept: @Sendable (ScriptReply) -> Bool

  /// The convention that must be kept for this one to be judged; `nil` if there is none.
  var needs: ConventionID?

  /// Returns whether an engine with these answers keeps the convention, or `nil` if the answers do
  /// not show it.
  func isKept(by answer: ScriptReply, control: ScriptReply) -> Bool? {
    applies(control) && answer.isTranscript ? isKept(answer) : nil
  }

  /// The finding about an engine that breaks the convention.
  var finding: CheckFinding {
    CheckFinding("\(breach) \(sentence)", advice: advice, input: .requests([script]))
  }
}

extension [Convention] {
  /// The scripts of all conventions, each after its control.
  var scripts: [Script] { flatMap { [$0.control, $0.script] } }

  /// Returns the conventions that are not kept, and the number of those that the answers show.
  ///
  /// - Parameter answers: The engine's answers to ``scripts``.
  func broken(by answers: [ScriptReply]) -> (broken: [Convention], shown: Int) {
    var broken: [Convention] = []
    var shown = 0
    for (index, convention) in enumerated() where answers.indices.contains(2 * index + 1) {
      if broken.contains(where: { $0.id == convention.needs }) { continue }
      let (control, answer) = (answers[2 * index], answers[2 * index + 1])
      guard let isKept = convention.isKept(by: answer, control: control) else { continue }
      shown += 1
      if !isKept { broken.append(convention) }
    }
    return (broken, shown)
  }
}

extension CheckScripts {
  /// The conventions that an engine of this kind can be asked about in the suite.
  var conventions: [Convention] {
    everyConvention.filter { scope.judges($0.control) && scope.judges($0.script) }
  }

  private var everyConvention: [Convention] {
    // One that needs another comes after it.
    [
      endedDisplay, priorities, names, patterns, failedNextToFetched, slowNextToFetched, longFetch,
      fetchesInOneRow, fetchesAtOneMoment, openedFromPush, memoryInBackground,
      keyboardInBackground, orientationInBackground, servedForSome, servedMeanwhile, tappedScreen,
      shortFetch, unfinishedFetch, shortSteps, timeoutInTime, timeoutTooLate, endOfAdvance,
      orderOfTime, unaskedHost, switchedOffHost, choiceForEvery, forgottenChoices, choiceForSome,
      choiceForOthers, relaunchedInForeground, relaunchedScreen, relaunchedStack,
      relaunchedFetches, relaunchedKeyboard, relaunchedOrientation, relaunchedHost,
      relaunchedChoices, relaunchedChoice, relaunchedUnaskedHost, relaunchedPresenter,
      relaunchedInterval, relaunchedNetwork, impressionAtDisplay, dismissedAtOnce, lastingDisplay,
      prefetchedAtStart, prefetchedFailure, prefetchedOnce, prefetchedForCampaigns, purchaseNames,
    ].compactMap(\.self) + triggers + intervals
  }

  /// A script and its control.
  typealias Pair = (control: Script, script: Script)

  /// Makes a script and its control, with the same starting state.
  ///
  /// - Returns: `nil` if the engine does not take all actions of both.
  func pair(
    _ name: String, given: Given = .quiet, control: [Action], _ actions: [Action],
    messages: [Message] = CheckScripts.messages
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
