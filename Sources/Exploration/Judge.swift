import Conformance
package import EngineKit
package import InAppMessages
package import ReferenceEngine
package import SpecModel

/// Runs an engine on scripts, and judges what it does.
///
/// There are two authorities. The monitors report what is forbidden: a breach of a clause. Behavior
/// that they do not object to is either explained by the reference engine or not. The monitors are
/// skipped for behavior that is soon explained, because they never object to what the reference
/// engine does, which the audit proves.
package struct Judge: Sendable {
  let host: any EngineHost
  let other: (any EngineHost)?
  private let explainer: Explainer
  /// The explainers of profiles in which the engine is held to pinned answers.
  private let pinned: [String: (reading: PinnedReading, explainer: Explainer)]
  private let trustsExplanations: Bool
  private let inapplicable: InapplicableRules
  let jurisdiction: Jurisdiction
  /// The kinds of observation that the engine reports.
  package let kinds: Set<Observation.Kind>
  /// Whether a script is judged by one run of it: neither another engine nor another script has a say.
  let needsOneRun: Bool

  /// Creates a judge.
  ///
  /// - Parameters:
  ///   - host: Runs the engine.
  ///   - other: Runs another engine; behavior that both share is not examined.
  ///   - explainer: Explains the engine's behavior.
  ///   - trustsExplanations: Whether the monitors are skipped for behavior that is soon explained.
  ///     Use `false` to test the monitors themselves.
  ///   - jurisdiction: What the suite has; nothing else is held against the engine.
  ///   - words: The words of the suite's own; `nil` if all are built in.
  ///   - pinned: The answers that the engine is held to, by the id of the profile.
  package init(
    _ host: any EngineHost, against other: (any EngineHost)? = nil,
    by explainer: Explainer = Explainer(), trustsExplanations: Bool = true,
    within jurisdiction: Jurisdiction = .everything, words: SuiteWords? = nil,
    pinned: [String: PinnedReading] = [:]
  ) {
    self.host = host
    self.other = other
    self.explainer = explainer
    self.pinned = pinned.filter { !$0.value.isEmpty }.mapValues {
      ($0, Explainer(ReferenceAdapter(reading: $0.reading)))
    }
    self.trustsExplanations = trustsExplanations
    self.jurisdiction = jurisdiction
    kinds = host.manifest.kinds(with: words)
    needsOneRun = other == nil && words == nil
    inapplicable = InapplicableRules(of: host.manifest, within: jurisdiction)
  }

  /// Runs the engine on scripts that were made for it, and judges what it does as far as that can be
  /// told soon; sooner if no effort is left.
  ///
  /// - Returns: A verdict on each of them.
  func firstVerdicts(
    on made: [ScriptMaker.Made], preferring preferred: Reading, within effort: Effort
  ) async -> [First] {
    let limit = effort.isSpent ? Explainer.quickest : Explainer.quick
    if needsOneRun, made.count > 1 {
      let endings = await Endings(of: made.map(\.script), on: host).all
      return zip(made, endings).map { made, ending in
        judged(made.script, ending, preferred, nil, made.precedent, limit)
      }
    }
    var verdicts: [First] = []
    for made in made {
      verdicts.append(
        await firstVerdict(
          on: made.script, preferring: preferred, knowing: made.precedent, guessing: limit))
    }
    return verdicts
  }

  private func firstVerdict(
    on script: Script, preferring preferred: Reading, seeking clause: String? = nil,
    knowing precedent: Precedent? = nil, guessing limit: Int = Explainer.quick
  ) async -> First {
    let ending = await host.outcome(of: script).ending
    if script.given.own.words != nil {
      return (await verdictByMonitors(on: script, ending, seeking: clause), 0)
    }
    guard let other else {
      return judged(script, ending, preferred, clause, precedent, limit)
    }
    let otherEnding = await other.outcome(of: script).ending
    if case .failed(.stopped) = otherEnding { return (.stopped, 0) }
    if otherEnding == ending { return (.same, 0) }
    var first = judged(script, ending, preferred, clause, nil, limit)
    switch first.verdict {
    case .open(var open):
      open.other = otherEnding
      first.verdict = .open(open)
    case .found(var finding):
      finding.other = otherEnding
      first.verdict = .found(finding)
    default: break
    }
    return first
  }

  /// Finds out whether some answers explain what is not soon explained.
  ///
  /// - Parameters:
  ///   - first: The first verdict on a script.
  ///   - preferred: The answers to try first.
  ///   - effort: What may be spent on it, and on the first verdict.
  func settled(
    _ first: First, preferring preferred: Reading, within effort: inout Effort
  ) -> Verdict {
    var (verdict, steps) = first
    if case .explained = verdict { return verdict }
    if case .open(let open) = verdict {
      // Meanwhile, other answers may be known.
      if open.tried != preferred, !effort.isSpent,
        let reading = soon(open.transcript, open.script, preferred, steps: &steps)
      {
        return .explained(ExplainedScript(open.script, open.transcript, by: reading))
      }
      let before = effort.steps
      effort.spend(steps)
      verdict = explained(open, preferred, within: &effort)
      if case .explained = verdict { effort.spareExplanation(since: before) }
    } else {
      effort.spend(steps)
    }
    guard case .found(var finding) = verdict, let other = finding.other else { return verdict }
    finding.other = nil
    finding.isOtherExplained = isExplained(other, of: finding.script, preferred, within: &effort)
    return .found(finding)
  }

  /// Runs the engine on a script next to a finding.
  ///
  /// - Returns: The script with the answers that explain it, if some do.
  func explained(
    _ script: Script, preferring preferred: Reading, within effort: inout Effort
  ) async -> ExplainedScript? {
    var (verdict, steps) = await firstVerdict(on: script, preferring: preferred)
    effort.spend(Effort.perRun + steps)
    if case .open(let open) = verdict {
      verdict = explained(open, preferred, isSmaller: true, within: &effort)
    }
    if case .explained(let item) = verdict { return item } else { return nil }
  }

  private func isExplained(
    _ ending: ScriptOutcome.Ending, of script: Script, _ preferred: Reading,
    within effort: inout Effort
  ) -> Bool {
    var (verdict, steps) = judged(script, ending, preferred)
    effort.spend(steps)
    if case .open(let open) = verdict { verdict = explained(open, preferred, within: &effort) }
    if case .explained = verdict { return true } else { return false }
  }

  /// Runs the engine on a script, and judges what it does.
  ///
  /// The finding is about the first action in which a clause is broken, and about the most
  /// informative clause that is broken there.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - preferred: The answers to try first.
  ///   - clause: The clause that a finding should be about, if it is broken in that action.
  ///   - precedent: What the reference engine does in the script, if it is known.
  package func verdict(
    on script: Script, preferring preferred: Reading, seeking clause: String? = nil,
    knowing precedent: Precedent? = nil
  ) async -> Verdict {
    var effort = Effort.unlimited
    return settled(
      await firstVerdict(on: script, preferring: preferred, seeking: clause, knowing: precedent),
      preferring: preferred, within: &effort)
  }

  /// Runs the engine on a smaller script, and tells whether the same is found.
  ///
  /// - Parameters:
  ///   - script: The smaller script.
  ///   - finding: What was found.
  ///   - preferred: The answers to try first.
  /// - Returns: The finding; `nil` if it is not akin. And the number of steps that it took.
  func again(
    _ finding: Finding, in script: Script, preferring preferred: Reading
  ) async -> (seen: Finding?, steps: Int) {
    var (verdict, steps) = await firstVerdict(
      on: script, preferring: preferred, seeking: finding.breach?.clause)
    var effort = Effort.unlimited
    effort.spend(Effort.perRun + steps)
    switch (verdict, finding.kind) {
    // What breaks no clause is no breach, whatever explains it.
    case (.open, .breached), (.open, .failed): return (nil, effort.steps)
    case (.open(let open), .unexplained), (.open(let open), .changed):
      verdict = explained(open, preferred, isSmaller: true, within: &effort)
      if case .found(var smaller) = verdict {
        smaller.other = open.other
        verdict = .found(smaller)
      }
    default: break
    }
    guard case .found(var smaller) = verdict, smaller.look.isAkin(to: finding.look) else {
      return (nil, effort.steps)
    }
    if let other = smaller.other {
      smaller.other = nil
      smaller.isOtherExplained = isExplained(other, of: script, preferred, within: &effort)
    }
    guard smaller.isOtherExplained == finding.isOtherExplained else { return (nil, effort.steps) }
    return (smaller, effort.steps)
  }

  /// Adds to a breach what an engine may do instead.
  ///
  /// Monitors do not know it, and it is not needed while a script is shrunk.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - preferred: The answers to try first.
  ///   - effort: What may be spent on it.
  func withAllowed(
    _ finding: Finding, preferring preferred: Reading, within effort: inout Effort
  ) -> Finding {
    guard case .breached(let transcript, let breach, nil) = finding.kind,
      // No guess explains a breach.
      case .unexplained(let divergence)? = explanation(
        of: transcript, finding.script, preferred,
        by: explainer(in: finding.script.profile).withoutGuesses,
        atMost: effort.perScriptLeft, within: &effort)
    else { return finding }
    var finding = finding
    finding.kind = .breached(transcript, breach, divergence)
    return finding
  }

  /// Judges what an engine did in a script.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - ending: How the script ended.
  ///   - preferred: The answers to try first.
  package func verdict(
    on script: Script, _ ending: ScriptOutcome.Ending, preferring preferred: Reading
  ) -> Verdict {
    var effort = Effort.unlimited
    return settled(
      judged(script, ending, preferred), preferring: preferred, within: &effort)
  }

  /// Judges what an engine did in a script, as far as that can be told soon.
  private func judged(
    _ script: Script, _ ending: ScriptOutcome.Ending, _ preferred: Reading,
    _ clause: String? = nil, _ precedent: Precedent? = nil, _ limit: Int = Explainer.quick
  ) -> First {
    var steps = 0
    let verdict = judged(script, ending, preferred, clause, precedent, limit, &steps)
    return (verdict, steps)
  }

  private func judged(
    _ script: Script, _ ending: ScriptOutcome.Ending, _ preferred: Reading, _ clause: String?,
    _ precedent: Precedent?, _ limit: Int, _ steps: inout Int
  ) -> Verdict {
    switch ending {
    case .unsupported: return .refused
    case .failed(.stopped): return .stopped
    case .failed(let failure): return .found(Finding(script: script, kind: .failed(failure)))
    case .completed(let reported):
      let transcript = inapplicable.overlookingExtras(reported, of: script)
      let count = transcript.observations.count
      guard count == script.actions.count else {
        let failure = EngineFailure.wrongCount(count, for: script.actions.count)
        return .found(Finding(script: script, kind: .failed(failure)))
      }
      if inapplicable.leaveNothing { return .unjudged }
      if trustsExplanations, clause == nil,
        let reading = soon(transcript, script, preferred, precedent, limit, steps: &steps)
      {
        return .explained(ExplainedScript(script, transcript, by: reading))
      }
      if let finding = breached(script, transcript, seeking: clause) { return applicable(finding) }
      return .open(Open(script: script, transcript: transcript, tried: preferred))
    }
  }

  /// Explains what is not soon explained, by all paths: most guesses at it would be in vain.
  private func explained(
    _ open: Open, _ preferred: Reading, isSmaller: Bool = false, within effort: inout Effort
  ) -> Verdict {
    let (script, transcript) = (open.script, open.transcript)
    let explanation = explanation(
      of: transcript, script, preferred, by: explainer(in: script.profile).withoutGuesses,
      atMost: isSmaller ? Effort.perSmallerScript : effort.perScriptLeft, within: &effort)
    switch explanation {
    case nil: return .unjudged
    case .explained(let reading)?:
      return .explained(ExplainedScript(script, transcript, by: reading))
    case .undecided?: return .undecided
    case .unexplained(let divergence)?:
      var finding = Finding(
        script: script, kind: kind(of: transcript, script, divergence))
      finding.other = open.other
      return applicable(finding)
    }
  }

  /// Tells what no pinned answers explain from what no answers explain.
  private func kind(
    of transcript: Transcript, _ script: Script, _ divergence: Explanation.Divergence
  ) -> Finding.Kind {
    let departures =
      pinned[script.profile]?.reading.departures(in: transcript, of: script, reporting: kinds)
      ?? []
    return departures.isEmpty
      ? .unexplained(seen(transcript), divergence)
      : .changed(seen(transcript), divergence, departures)
  }

  /// The explainer of what an engine does in a profile.
  private func explainer(in profile: String) -> Explainer {
    pinned[profile]?.explainer ?? explainer
  }

  /// A finding, unless a rule decides it that does not apply to the engine, or that the suite does not have.
  private func applicable(_ finding: Finding) -> Verdict {
    let (script, last) = (finding.script, finding.lastAction)
    if inapplicable.decide(script, upTo: last) { return .unsupported }
    let isForeign =
      finding.sort == .unexplained && inapplicable.areForeign(deciding: script, upTo: last)
    return isForeign ? .unjudged : .found(finding)
  }

  /// Returns the answers that explain a transcript, if they are found at once.
  private func soon(
    _ transcript: Transcript, _ script: Script, _ preferred: Reading,
    _ precedent: Precedent? = nil, _ limit: Int = Explainer.quick, steps: inout Int
  ) -> Reading? {
    if let precedent, pinned[script.profile]?.reading.agrees(with: precedent.reading) ?? true,
      precedent.explains(transcript, of: script, reporting: kinds, preferring: preferred)
    {
      return precedent.reading
    }
    return try? explainer(in: script.profile).guess(
      transcript, of: script, reporting: kinds, preferring: preferred, atMost: limit,
      counting: &steps)
  }

  private func explanation(
    of transcript: Transcript, _ script: Script, _ preferred: Reading, by explainer: Explainer,
    atMost limit: Int, within effort: inout Effort
  ) -> Explanation? {
    var rest = limit
    defer { effort.spend(limit - rest) }
    return try? explainer.explain(
      transcript, of: script, reporting: kinds, preferring: preferred, atMost: &rest)
  }

  /// Returns a transcript without the kinds that the engine does not report.
  func seen(_ transcript: Transcript) -> Transcript {
    Transcript(
      observations: transcript.observations.map {
        $0.filter { kinds.contains($0.kind.inManifest) }
      })
  }
}
