package import Conformance
import SpecJSON
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

extension ResultsFooter {
  /// Writes the footer as a line.
  func writeLine(to json: inout JSONWriter) {
    json.object { json in
      json.member("type", ResultsLine.Sort.footer.rawValue)
      json.member("cases", end.tally.total)
      json.key("tally")
      json.object { json in
        for kind in Verdict.Kind.allCases {
          json.key(kind.rawValue)
          json.integer(end.tally[kind])
        }
      }
      json.member("answers", answers)
      json.member("us", end.duration?.wholeMicroseconds ?? 0)
      json.member("interrupted", end.wasInterrupted)
      if let stop = end.stop {
        json.key("stop")
        stop.write(to: &json)
      }
      json.member("findings", end.listFindings) { $1.write(to: &$0) }
      json.nonEmpty("answer_changes", end.answerChanges) { $1.write(to: &$0) }
      if !end.silentBugs.isEmpty {
        json.member("silent_bugs", end.silentBugs) { $1.write(to: &$0) }
      }
      json.member("breach", end.protocolBreach)
      if end.restarts > 0 { json.member("restarts", end.restarts) }
      json.member("restart_reason", end.restartReason)
      if !end.diagnosis.isEmpty {
        json.key("diagnosis")
        end.diagnosis.write(to: &json)
      }
    }
    json.endLine()
  }

  /// Reads a footer.
  init(_ json: JSONReader) throws(JSONError) {
    var tally = Tally()
    let counts = try json.member("tally")
    for kind in Verdict.Kind.allCases {
      let count = try counts.optional(kind.rawValue)?.count() ?? 0
      if count > 0 { tally.count(kind, times: count) }
    }
    let cases = try json.member("cases")
    guard try cases.count() == tally.total else {
      throw cases.error("says \(try cases.count()), but the tally adds up to \(tally.total)")
    }
    end = RunEnd(
      tally: tally,
      listFindings: try json.member("findings").array(KnownFailureList.Finding.init),
      duration: .microseconds(try json.member("us").count()),
      wasInterrupted: try json.member("interrupted").boolean())
    if let stop = json.optional("stop") { end.stop = try RunStop(stop) }
    end.answerChanges = try json.optional("answer_changes")?.array(AnswerChange.init) ?? []
    end.silentBugs = try json.optional("silent_bugs")?.array(KnownFailure.init) ?? []
    end.protocolBreach = try json.optional("breach")?.string()
    end.restarts = try json.optional("restarts")?.count() ?? 0
    end.restartReason = try json.optional("restart_reason")?.string()
    end.diagnosis = try json.optional("diagnosis").map(Diagnosis.init) ?? Diagnosis()
    answers = try json.member("answers").count()
  }
}
