import EngineKit
import SpecModel

/// Checks that the engine answers a simple case, which most other checks need.
struct AnswerCheck: Check {
  let id = CheckID.answer

  func examine(_ patient: inout Patient) async throws -> CheckResult {
    let maker = patient.scripts
    // An engine that fails at the first script may perform another one. Then a single action is to
    // blame, which other checks will find.
    let exercises = maker.scope.exercised.compactMap { maker.exercise(of: $0) }
    let others =
      maker.scope.samples == nil
      ? exercises.filter { $0.actions.count == 1 }
      : exercises.sorted { $0.actions.count < $1.actions.count }
    let scripts = [maker.script("hello", maker.show)].compactMap(\.self) + others.prefix(4)
    guard let simplest = scripts.first ?? patient.sample.first else {
      patient.isAnswering = false
      patient.excuse = "there is nothing to ask it"
      return CheckResult(id, skipped: "there is nothing to ask it: see the manifest")
    }
    var first: Trouble?
    for script in [simplest] + scripts.dropFirst() {
      // Both scripts run in one process, because starting one may take seconds.
      let ended = maker.script("ended", maker.show + [.dismiss])
      let session = try await patient.runner.session([script] + [ended].compactMap(\.self)) {
        answer, _ in !answer.isTranscript
      }
      let answer = session.answers[0]
      if answer.isTranscript {
        patient.simplest = script
        let asked = zip([script] + [ended].compactMap(\.self), session.answers)
        let findings = asked.filter { maker.scope.judges($0.0) }
          .compactMap { Self.misplaced($1, $0, at: maker.show.count - 1) }
        if let finding = findings.last {
          return CheckResult(
            id, "reports what happens in the wrong lists", findings: [finding])
        }
        return CheckResult(
          id,
          first == nil
            ? "answers the simplest case in \(session.durations[0].words)"
            : "answers `\(script.actions[0].kind.rawValue)` in \(session.durations[0].words)")
      }
      guard let trouble = answer.trouble else { continue }
      // If each script fails in a different way, the first failure is the most informative.
      if first == nil { first = trouble }
      if trouble.sort == .failure(.timeout) { break }
    }
    patient.isAnswering = false
    guard let first else { return CheckResult(id, skipped: "not asked") }
    patient.excuse = first.excuse
    return CheckResult(
      id, "does not answer the simplest case",
      findings: [try await Self.finding(first, simplest, patient.runner)])
  }

  /// Returns a finding if a display is missing from the list of the action that causes it, or is in
  /// other lists, too.
  ///
  /// - Parameter place: The index of the action that displays a message.
  private static func misplaced(_ answer: ScriptReply, _ script: Script, at place: Int)
    -> CheckFinding?
  {
    let lists = answer.lists
    guard lists.indices.contains(place) else { return nil }
    let names = script.messages.map(\.name)
    func display(in list: [Observation]) -> Observation? {
      list.first {
        if case .displayed(let message, _) = $0 { names.contains(message) } else { false }
      }
    }
    guard let seen = lists.compactMap(display).first else { return nil }
    let others = lists.indices.filter { $0 != place && display(in: lists[$0]) != nil }
    guard !others.isEmpty else { return nil }
    func action(_ index: Int) -> String {
      "action \(index + 1), \(script.actions[index].kind.rawValue)"
    }
    let isThere = display(in: lists[place]) != nil
    let isSame = lists.allSatisfy { $0 == lists[0] }
    let isRepeated = zip(lists, lists.dropFirst()).allSatisfy { $1.starts(with: $0) }
    let advice =
      if isSame {
        "Make a new list for each action: all of them hold the same, as if they were one, which each "
          + "action adds to."
      } else if isRepeated {
        "Empty the list before each action: each begins with all of the one before."
      } else {
        "Report what happens in the list of the action that causes it, and only there."
      }
    return CheckFinding(
      "It reports \(seen.brief) \(isThere ? "also " : "")in the list of "
        + others.map(action).joined(separator: ", and of ")
        + "; it belongs in that of \(action(place))\(isThere ? ", alone" : "").",
      advice: advice, input: .requests([script]))
  }

  private static func finding(
    _ trouble: Trouble, _ script: Script, _ runner: ScriptRunner
  ) async throws -> CheckFinding {
    var message =
      trouble.sort == .unsupported
      ? "It answers `unsupported` to every request: \(trouble.message.closed)"
      : trouble.message.sentence
    if trouble.sort == .failure(.malformed), !trouble.quotesLine,
      let line = try await OutputCheck.lines(answering: script, runner).dropFirst().first
    {
      message += " It wrote: `\(OutputCheck.excerpt(line, length: 200))`."
    }
    return CheckFinding(message, advice: trouble.advice, input: .requests([script]))
  }
}

extension String {
  /// The phrase as a sentence.
  var sentence: String { (prefix(1).uppercased() + dropFirst()).closed }

  /// The phrase as the end of a sentence.
  var closed: String {
    [".", "…", "?", "!"].contains(where: hasSuffix) ? self : self + "."
  }
}

extension Sequence<String> {
  /// The words in backticks, as a list in a sentence: `` `a`, `b` and `c` ``.
  var list: String {
    let words = map { "`\($0)`" }
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) and \(last)"
  }
}
