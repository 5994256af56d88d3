package import Conformance
package import EngineKit
package import SpecModel

/// What the framework asks of a domain: the half of iamspec that knows what the words of a suite mean.
///
/// The framework reads suites, runs cases and writes reports without knowing any word's meaning. Whatever
/// needs it takes the domain as a value. A domain has a say about what a suite has of its rules and
/// questions, and about nothing else (``SpecModel/Jurisdiction``).
package protocol Domain: Sendable {
  /// The ids of the profiles that its engine of reference follows.
  var profiles: [String] { get }

  /// The default answers of its engine of reference: the ids of questions, with those of their answers.
  var defaultAnswers: [(question: String, answer: String)] { get }

  /// Whether a suite has all of its rules, whatever else the suite has.
  func hasAllRules(_ suite: Suite) -> Bool

  /// Whether it knows a question of a suite, with the same answers.
  func knows(_ question: Question) -> Bool

  /// Whether a monitor watches a clause of a rule, its own or one that the suite declares.
  func watches(rule: String, within jurisdiction: Jurisdiction) -> Bool

  /// Returns the clauses that an engine was seen to break, in the order of the actions, the most telling of an
  /// action first.
  ///
  /// - Parameters:
  ///   - transcript: What the engine reported.
  ///   - script: The script that it ran.
  ///   - kinds: The kinds of observation that it reports, as a manifest names them.
  ///   - jurisdiction: What the suite has; clauses that it does not have are not watched.
  func breaches(
    in transcript: Transcript, of script: Script, reporting kinds: Set<Observation.Kind>,
    within jurisdiction: Jurisdiction
  ) -> [Breach]

  /// Whether a rule that the suite does not have decides something in a script, up to an action: what an
  /// engine does there cannot be judged.
  func lacksRule(
    deciding script: Script, upTo action: Int, within jurisdiction: Jurisdiction
  ) -> Bool

  /// Runs a case on the engine of reference, which gives the default answers to open questions.
  ///
  /// - Parameters:
  ///   - case: The case.
  ///   - profile: The id of the profile.
  ///   - only: The only step whose reasons are needed, counted from 0; `nil` for all steps.
  ///   - jurisdiction: What the suite has; reasons that rest on anything else are left out.
  /// - Returns: `nil` if the engine of reference does not follow the profile.
  func tell(
    _ case: Case, in profile: String, reasonsOf only: Int?, within jurisdiction: Jurisdiction
  ) -> ToldCase?

  /// Says what the engine of reference makes of what another engine did.
  ///
  /// - Parameters:
  ///   - transcript: What the engine reported.
  ///   - script: The script that it ran.
  ///   - kinds: The kinds of observation that it reports, as a manifest names them.
  ///   - jurisdiction: What the suite has; nothing else is a measure for the engine.
  /// - Returns: `nil` if the engine of reference does not follow the profile, or if the suite has none of its rules.
  func account(
    of transcript: Transcript, in script: Script, reporting kinds: Set<Observation.Kind>,
    within jurisdiction: Jurisdiction
  ) -> Account?

  /// Returns the ids of the open questions of which another answer would change what is seen in a script.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - kinds: The kinds of observation that count.
  /// - Returns: None if the engine of reference does not follow the profile.
  func questions(deciding script: Script, seeing kinds: Set<Observation.Kind>) -> Set<String>

  /// Plays actions on the engine of reference under the default answers, and under each other answer to a
  /// question that these make it ask.
  ///
  /// - Parameters:
  ///   - setup: How the engine begins.
  ///   - parts: The actions, in parts.
  /// - Returns: `nil` if the engine of reference does not follow the profile.
  func plays(_ setup: EngineSetup, _ parts: [[Action]]) -> AnsweredPlay?

  /// Returns a host of whole engines: the same one or, if its manifest says `presenter`, one in which the harness
  /// plays the rest.
  func completing(_ host: some EngineHost) -> any EngineHost
}

/// What an engine of reference does, part by part, and how that depends on the answers to open questions.
package struct AnsweredPlay: Sendable {
  /// What each part causes under the default answers.
  package let usual: [[Observation]]
  /// What each part causes under other answers, by the id of the question; in the order of the questions.
  package let others: [(question: String, plays: [[[Observation]]])]

  /// Creates a play.
  package init(
    usual: [[Observation]], others: [(question: String, plays: [[[Observation]]])]
  ) {
    (self.usual, self.others) = (usual, others)
  }
}

extension Domain {
  /// The monitors, as a run takes them.
  package var examiner: ConformancePipeline.Examiner {
    { breaches(in: $0, of: $1, reporting: $2, within: $3) }
  }

  /// Returns what the engine of reference does in a case; `nil` if it does not follow the profile.
  ///
  /// - Parameters:
  ///   - case: The case.
  ///   - profile: The id of the profile.
  package func transcript(of case: Case, in profile: String) -> Transcript? {
    // No reasons are needed, and there is no such step.
    tell(`case`, in: profile, reasonsOf: -1, within: .everything)?.transcript(of: `case`)
  }

  /// Returns the reasons in each step of a case.
  ///
  /// - Parameters:
  ///   - case: The case.
  ///   - profile: The id of the profile.
  ///   - jurisdiction: What the suite has; reasons that rest on anything else are left out.
  package func reasons(
    of case: Case, in profile: String, within jurisdiction: Jurisdiction
  ) -> CaseReasons {
    CaseReasons(tell(`case`, in: profile, reasonsOf: nil, within: jurisdiction), of: `case`)
  }

  /// Returns why the failed step of a case should have caused what the case expects; empty for a case
  /// that did not fail.
  ///
  /// Most failures of a long run are not shown. So who shows a failure asks for its reasons, and formatters
  /// take them as values.
  ///
  /// - Parameters:
  ///   - result: The result of the case.
  ///   - jurisdiction: What the suite has; reasons that rest on anything else are left out.
  package func reasons(for result: CaseResult, within jurisdiction: Jurisdiction) -> [Reason] {
    guard case .failed(let failure)? = result.verdict.misbehavior else { return [] }
    let (item, profile) = (result.planned.case, result.planned.profile)
    return CaseReasons(
      tell(item, in: profile, reasonsOf: failure.step, within: jurisdiction), of: item
    ).reasons(forExpectationsOf: failure.step)
  }
}
