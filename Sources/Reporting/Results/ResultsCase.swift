package import Conformance
package import SpecJSON
package import SpecModel

/// A line of a results file with the result of one case in one profile.
package struct ResultsCase: Hashable, Sendable {
  /// The index of the case in the whole plan, from 0.
  package var index: Int
  /// The case's id.
  package var caseID: String
  /// The ids that the case had before it was moved.
  package var formerIDs: [String]
  /// A digest of the case's contents; `nil` in results of earlier versions.
  package var digest: String?
  /// The id of the profile in which it ran.
  package var profile: String
  /// The ids of the rules that it tests.
  package var rules: [String]
  /// The full ids of the clauses that may be broken if the case failed; empty if none is known.
  package var clauses: [String]
  /// The breaches of clauses that were seen, the most telling first; `nil` if none were looked for.
  package var breaches: [Breach]?
  /// The verdict.
  package var verdict: Verdict
  /// The time that the engine took, in microseconds.
  package var microseconds: Int
  /// What the engine did; `nil` if it did not answer or, but for the first cases of a shard, passed.
  package var transcript: Transcript?
  /// What the engine wrote to its log during the case.
  package var log: String

  /// Creates the line for a result.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - index: The index of the case in the whole plan, from 0.
  ///   - digest: The digest of the case's contents; `nil` to find it out here.
  ///   - keepsTranscript: Whether to keep what the engine did even if it passed.
  package init(
    _ result: CaseResult, index: Int, digest: String? = nil, keepsTranscript: Bool = false
  ) {
    self.index = index
    caseID = result.planned.case.id
    formerIDs = result.planned.case.formerIDs
    self.digest = digest ?? result.planned.case.digest
    profile = result.planned.profile
    rules = result.planned.case.rules
    clauses = result.brokenClauses
    breaches = result.breaches
    verdict = result.verdict
    microseconds = result.duration.wholeMicroseconds
    transcript =
      result.verdict.misbehavior != nil || keepsTranscript && result.verdict.kind == .passed
      ? result.transcript : nil
    log = result.log
  }

  /// The case's id and its profile, unique within a run.
  package var id: String { "\(caseID) [\(profile)]" }

  /// The case's earlier ids with its profile.
  var formerLineIDs: [String] { formerIDs.map { "\($0) [\(profile)]" } }

  /// Returns the result that the line describes.
  ///
  /// - Parameter case: The case, from the suite.
  package func result(of case: Case) -> CaseResult {
    let planned =
      switch verdict {
      case .skipped(let reason): PlannedCase(`case`, profile: profile, skip: reason)
      case .knownFailure(let entry, _), .unexpectedPass(let entry):
        PlannedCase(`case`, profile: profile, knownFailure: entry)
      case .passed, .failed, .errored: PlannedCase(`case`, profile: profile)
      }
    var result = CaseResult(
      planned: planned, verdict: verdict, transcript: transcript, log: log,
      duration: .microseconds(microseconds))
    result.breaches = breaches
    return result
  }
}

// A run writes such a line for each case, and passing each member of it takes longer than writing it.
extension ResultsCase: JSONObject {
  package func writeMembers(to json: inout JSONWriter) {
    json.member("index", index)
    json.member("id", caseID)
    json.nonEmpty("was", formerIDs)
    json.member("digest", digest)
    json.member("profile", profile)
    json.member("rules", rules)
    json.nonEmpty("clauses", clauses)
    json.member("breaches", breaches)
    json.member("verdict", verdict.kind)
    json.member("us", microseconds)
    verdict.writeMembers(to: &json)
    json.member("transcript", transcript)
    json.nonEmpty("log", log)
  }

  package init(_ json: JSONReader) throws(JSONError) {
    index = try json.required("index")
    caseID = try json.required("id")
    formerIDs = try json.optional("was", or: [])
    digest = try json.optional("digest")?.string()
    profile = try json.required("profile")
    rules = try json.required("rules")
    clauses = try json.optional("clauses", or: [])
    breaches = try json.optional("breaches")?.array(Breach.init)
    verdict = try Verdict(json)
    microseconds = try json.required("us")
    transcript = try json.optional("transcript").map(Transcript.init)
    log = try json.optional("log", or: "")
  }
}

extension Breach: JSONDescribed {
  package init(_ breach: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      clause: try json.required("clause", breach?.clause),
      action: try json.required("action", breach?.action),
      because: try json.required("because", breach?.because))
  }
}
