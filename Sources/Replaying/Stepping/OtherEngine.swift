import Conformance
import EngineKit
package import SpecModel
import Wording

/// What another engine did in the last action of a walk, and its state after it.
package struct OtherEngine: Hashable, Sendable {
  /// The verdict on what the engine did.
  package let verdict: Verdict
  /// The engine's observations in the last action; empty if it did not answer properly.
  package private(set) var observations: [Observation] = []
  /// The message on the engine's screen, as far as it reports.
  package private(set) var visible: String?
  /// The messages that wait on the engine's stack, the top first, or `nil` if it does not report
  /// them.
  package private(set) var waiting: [String]?
  /// The engine's answers to the queries that the suite declares, with the names of these.
  package private(set) var answers: [Answer] = []
  /// What it reported in each action; `nil` if it did not answer properly.
  package private(set) var transcript: Transcript?

  /// An answer to a query.
  package struct Answer: Hashable, Sendable {
    /// The name of the query.
    package let query: String
    /// The answer.
    package let observation: Observation
  }

  /// A verdict on what the engine did in the last action.
  package enum Verdict: Hashable, Sendable {
    /// Some answers to the open questions explain it: those that are not the default.
    case explained(answers: [String])
    /// The engine breaks these clauses, the most informative first.
    case broken([Breach])
    /// No answers explain it. With the answers that explain everything before, it may only do this:
    /// one list for each way to continue.
    case unexplained(allowed: [[Observation]])
    /// No answers explain an earlier action, counted from 1, and this may follow from it.
    case follows(from: Int)
    /// There are too many combinations of answers to try them all.
    case undecided
    /// The suite has none of the rules by which this could be judged, and no monitors.
    case unjudged
    /// No monitor that the suite declares objects.
    case accepted
    /// The engine did not answer properly, or does not support the script.
    case failed(String)
  }

  /// Runs a fresh engine through the walk.
  ///
  /// - Parameters:
  ///   - host: Runs the engine.
  ///   - walk: The walk.
  ///   - kinds: The kinds of observation that it reports.
  ///   - domain: Judges what the engine does.
  init(
    _ host: any EngineHost, at walk: Walk, reporting kinds: Set<Observation.Kind>,
    by domain: some Domain
  ) async {
    switch await host.outcome(of: walk.script).ending {
    case .unsupported(let reason): verdict = .failed("it cannot do this: \(reason)")
    case .failed(let failure): verdict = .failed(failure.message)
    case .completed(let transcript):
      guard transcript.observations.count == walk.trail.count else {
        verdict = .failed("it did not answer for each action")
        return
      }
      self.transcript = transcript
      verdict = Self.verdict(on: transcript, at: walk, reporting: kinds, by: domain)
      observations = (transcript.observations.last ?? []).filter {
        kinds.contains($0.kind.inManifest)
      }
      if let words = walk.words {
        visible = walk.stage(in: words, seeing: transcript).visible.last
        answers = await Self.answers(of: host, at: walk, in: words, reporting: kinds)
      }
      guard walk.hasReference else { return }
      var screen = Screen(walk.given, reportsDismissals: kinds.contains(.dismissed))
      for (action, observations) in zip(walk.trail, transcript.observations) {
        screen.apply(action)
        for observation in observations { screen.apply(observation) }
      }
      visible = screen.message
      waiting = await Self.stack(of: host, at: walk)
    }
  }

  private static func verdict(
    on transcript: Transcript, at walk: Walk, reporting kinds: Set<Observation.Kind>,
    by domain: some Domain
  ) -> Verdict {
    let last = walk.trail.count - 1
    let breaches = domain.breaches(
      in: transcript, of: walk.script, reporting: kinds, within: walk.jurisdiction
    ).filter { $0.action == last }
    if !breaches.isEmpty { return .broken(breaches) }
    let account =
      walk.hasReference
      ? domain.account(
        of: transcript, in: walk.script, reporting: kinds, within: walk.jurisdiction) : nil
    switch account {
    case nil: return walk.jurisdiction.monitors.isEmpty ? .unjudged : .accepted
    case .foreign?: return .unjudged
    case .explained(let answers)?: return .explained(answers: answers)
    case .unexplained(action: last, let allowed)?: return .unexplained(allowed: allowed)
    case .unexplained(let action, _)?: return .follows(from: action + 1)
    case .undecided?: return .undecided
    }
  }

  /// Asks another fresh engine, at the end of the walk, all that the suite's queries ask.
  private static func answers(
    of host: any EngineHost, at walk: Walk, in words: SuiteWords,
    reporting kinds: Set<Observation.Kind>
  ) async -> [Answer] {
    let queries = words.vocabulary.queries.compactMap { words.query(named: $0.name) }
      .filter { kinds.contains(.word($0.answer.wordName)) }
    guard !queries.isEmpty else { return [] }
    var script = walk.script
    script.actions += queries.map { .word(Word($0.question, [:])) }
    guard case .completed(let transcript) = await host.outcome(of: script).ending,
      transcript.observations.count == script.actions.count
    else { return [] }
    return zip(queries, transcript.observations.suffix(queries.count)).compactMap { query, seen in
      seen.first { $0.kind == .word(query.answer.wordName) }.map {
        Answer(query: query.answer.name, observation: $0)
      }
    }
  }

  /// Returns what waits on the engine's stack, by asking another fresh engine at the end of the
  /// walk.
  private static func stack(of host: any EngineHost, at walk: Walk) async -> [String]? {
    guard host.manifest.observations.contains(.stack),
      host.manifest.actions.contains(.queryStack)
    else { return nil }
    var script = walk.script
    script.actions.append(.queryStack)
    guard case .completed(let transcript) = await host.outcome(of: script).ending,
      transcript.observations.count == script.actions.count
    else { return nil }
    for case .stack(let names) in transcript.observations.last ?? [] { return names }
    return nil
  }
}
