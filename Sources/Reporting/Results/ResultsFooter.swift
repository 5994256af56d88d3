package import Conformance
package import SpecJSON
import SpecModel

/// The last line of a results file; a file without one is incomplete.
package struct ResultsFooter: Hashable, Sendable {
  /// The end of the run.
  package var end: RunEnd
  /// The number of recorded answers to open questions.
  package var answers: Int

  /// Creates a footer.
  package init(end: RunEnd, answers: Int = 0) {
    self.end = end
    self.answers = answers
  }
}

extension ResultsFooter: JSONDescribed {
  package init(_ footer: Self?, _ json: inout JSONMembers) throws(JSONError) {
    let written = footer?.end
    let cases = try json.required("cases", written?.tally.total)
    let tally = try json.required("tally", written?.tally)
    try json.check(
      "cases", cases == tally.total, "says \(cases), but the tally adds up to \(tally.total)")
    answers = try json.required("answers", footer?.answers)
    let duration = try json.required("us", written.map { $0.duration?.wholeMicroseconds ?? 0 })
    let wasInterrupted = try json.required("interrupted", written?.wasInterrupted)
    end = RunEnd(
      tally: tally, duration: .microseconds(duration), wasInterrupted: wasInterrupted)
    end.stop = try json.optional("stop", written?.stop) ?? end.stop
    end.listFindings = try json.required("findings", written?.listFindings)
    end.answerChanges = try json.optional("answer_changes", written?.answerChanges, or: [])
    end.silentBugs = try json.optional("silent_bugs", written?.silentBugs, or: [])
    end.protocolBreach = try json.optional("breach", written?.protocolBreach)
    end.restarts = try json.optional("restarts", written?.restarts, or: 0)
    end.restartReason = try json.optional("restart_reason", written?.restartReason)
    let diagnosis = written.flatMap { $0.diagnosis.isEmpty ? nil : $0.diagnosis }
    end.diagnosis = try json.optional("diagnosis", diagnosis) ?? Diagnosis()
  }
}

/// The number of each verdict.
extension Tally: JSONObject {
  package func writeMembers(to json: inout JSONWriter) {
    for kind in Verdict.Kind.allCases {
      json.key(kind.rawValue)
      json.integer(self[kind])
    }
  }

  package init(_ json: JSONReader) throws(JSONError) {
    self.init()
    for kind in Verdict.Kind.allCases {
      let count = try json.optional(kind.rawValue)?.count() ?? 0
      if count > 0 { self.count(kind, times: count) }
    }
  }
}
