import Conformance
import EngineKit
import InAppMessages
import Monitors
import ReferenceEngine
import SpecModel

/// The judgment on scripts with words of the suite's own, which no reference engine knows.
extension Judge {
  /// Judges what an engine did by the monitors that the suite declares, by the other engine, and by what
  /// the engine does when it runs the script again.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - ending: How it ended.
  ///   - clause: The clause that a finding should be about, if it is broken in that action.
  func verdictByMonitors(
    on script: Script, _ ending: ScriptOutcome.Ending, seeking clause: String?
  ) async -> Verdict {
    let transcript: Transcript
    switch ending {
    case .unsupported: return .refused
    case .failed(.stopped): return .stopped
    case .failed(let failure): return .found(Finding(script: script, kind: .failed(failure)))
    case .completed(let reported): transcript = reported
    }
    let count = transcript.observations.count
    guard count == script.actions.count else {
      let failure = EngineFailure.wrongCount(count, for: script.actions.count)
      return .found(Finding(script: script, kind: .failed(failure)))
    }
    guard let other else {
      let breach = breached(script, transcript, seeking: clause)
      if breach == nil, let broken = await brokenLaw(by: script, transcript) { return broken }
      return breach.map(Verdict.found) ?? (jurisdiction.monitors.isEmpty ? .unjudged : .accepted)
    }
    let expected = await other.outcome(of: script).ending
    if case .failed(.stopped) = expected { return .stopped }
    if expected == ending { return .same }
    if let finding = breached(script, transcript, seeking: clause) { return .found(finding) }
    // What the other engine does in a script in which it fails is no measure.
    guard case .completed(let model) = expected else { return .unjudged }
    guard let difference = difference(of: seen(transcript), from: seen(model), in: script) else {
      return jurisdiction.monitors.isEmpty ? .unjudged : .accepted
    }
    return .found(Finding(script: script, kind: .unexplained(seen(transcript), difference)))
  }

  /// The finding that a monitor objects; `nil` if none does.
  func breached(
    _ script: Script, _ transcript: Transcript, seeking clause: String?
  ) -> Finding? {
    let breaches = Monitors.firstBreaches(
      in: transcript, of: script, reporting: kinds, within: jurisdiction)
    guard let breach = breaches.first(where: { $0.clause == clause }) ?? breaches.first else {
      return nil
    }
    var finding = Finding(script: script, kind: .breached(seen(transcript), breach, nil))
    finding.alsoBroken = breaches.filter { $0.clause != breach.clause }
    return finding
  }

  // MARK: Laws

  /// Runs the script again, mostly changed by a law, and tells how the engine does not keep it; `nil` if it
  /// does.
  private func brokenLaw(by script: Script, _ transcript: Transcript) async -> Verdict? {
    let changed = LawfulScript(script, asking: questions(of: script))
    let again: Transcript
    switch await host.outcome(of: changed.script).ending {
    case .failed(.stopped): return .stopped
    case .failed(let failure):
      return .found(Finding(script: changed.script, kind: .failed(failure)))
    case .unsupported: return nil
    case .completed(let reported): again = reported
    }
    guard let place = deviation(in: changed, again, from: transcript) else { return nil }
    // An engine that chance or its past has a hand in breaks no other law.
    var complaint = changed.complaint
    if changed.law != .again {
      let isSteady = await does(transcript, in: script)
      let isChangedSteady = await does(again, in: changed.script)
      if !isSteady || !isChangedSteady { complaint = LawfulScript.repetitionComplaint }
    }
    if Task.isCancelled { return .stopped }
    let failure = EngineFailure(kind: .malformed, message: complaint, action: place)
    return .found(Finding(script: script, kind: .failed(failure)))
  }

  /// The first action in which the engine did something else in the changed script.
  private func deviation(
    in changed: LawfulScript, _ again: Transcript, from transcript: Transcript
  ) -> Int? {
    let count = again.observations.count
    guard count == changed.script.actions.count else { return 0 }
    let pairs = zip(transcript.observations, changed.outcome(again).observations)
    return pairs.enumerated().first { $1.0 != $1.1 }?.offset
  }

  private func does(_ transcript: Transcript, in script: Script) async -> Bool {
    await host.outcome(of: script).ending == .completed(transcript)
  }

  /// The queries that the engine answers.
  private func questions(of script: Script) -> [WordMeaning] {
    guard let words = script.given.own.words else { return [] }
    return words.vocabulary.queries.compactMap { query in
      guard kinds.contains(.word(WordName(query.name))) else { return nil }
      return words.actions[query.asks]
    }
  }

  // MARK: Differences

  /// The first action in which an engine does something else than another one.
  ///
  /// What is on the screen counts before what else is seen, and that before details: an engine that says
  /// more at each display, say, would hide all others of its differences.
  private func difference(
    of transcript: Transcript, from model: Transcript, in script: Script
  ) -> Explanation.Divergence? {
    let pairs = Array(zip(transcript.observations, model.observations))
    func first<Part: Equatable>(_ part: ([Observation]) -> Part) -> Int? {
      pairs.firstIndex { part($0.0) != part($0.1) }
    }
    let words = script.given.own.words
    let onScreen = Set(
      words?.vocabulary.observations.filter { $0.screen != nil }.map(\.name) ?? [])
    let action =
      first { $0.filter { onScreen.contains($0.kind.rawValue) }.map(WordSubject.init) }
      ?? first { $0.map(WordSubject.init) } ?? first { $0 }
    guard let action else { return nil }
    return Explanation.Divergence(
      action: action,
      allowed: [
        Explanation.Allowed(
          observations: model.observations[action], reading: .default, decisions: [])
      ])
  }
}
