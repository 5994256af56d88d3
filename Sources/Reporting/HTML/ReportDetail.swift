import Conformance
import EngineKit
import SpecJSON
import SpecModel
import Wording

/// The details of a case that did not pass, as JSON for the page's script.
struct ReportDetail {
  private let result: CaseResult
  private let reported: Set<Observation.Kind>
  private let jurisdiction: Jurisdiction
  private let domain: any Domain
  private let reasons: [Reason]
  private let clauses: [String]
  private let cause: String?
  private let brokenNeed: String?

  /// Creates the details of a result.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - reported: The kinds of observation that the engine reports.
  ///   - jurisdiction: What the suite has.
  ///   - domain: Knows which rules are watched.
  ///   - reasons: Why the failed step should have caused something else.
  ///   - clauses: The clauses that may be broken, each with its id and text.
  ///   - cause: Why the case failed, according to the diagnosis; `nil` if unknown.
  ///   - brokenNeed: The broken rule that the case needs; `nil` if the case could be judged.
  init(
    _ result: CaseResult, reporting reported: Set<Observation.Kind>,
    within jurisdiction: Jurisdiction, of domain: any Domain, because reasons: [Reason],
    clauses: [String], cause: String?,
    brokenNeed: String?
  ) {
    self.result = result
    self.reported = reported
    self.jurisdiction = jurisdiction
    self.domain = domain
    self.reasons = reasons
    self.clauses = clauses
    self.cause = cause
    self.brokenNeed = brokenNeed
  }

  /// Writes the details; texts are written as numbers in the pool.
  func write(to json: inout JSONWriter, _ pool: inout StringPool) {
    // The closure of an object cannot borrow the pool twice, so the pool is passed along
    // explicitly.
    var texts = pool
    json.object { json in
      switch result.verdict.misbehavior {
      case .failed(let failure)?:
        json.nonEmpty("clauses", clauses) { $0.integer(texts.number(backquoting: $1)) }
        json.member(
          "breach",
          BreachText(result, within: jurisdiction, of: domain).map { texts.number($0.phrase) })
        json.member(
          "need", brokenNeed.map { texts.number(VisibleText.line($0)) })
        json.member("cause", cause.map { texts.number(backquoting: $0) })
        json.member("step", failure.step)
        json.member("line", stepLine(failure.step))
        json.nonEmpty("because", reasons) { json, reason in
          json.integer(texts.number(reason.phrase + " (\(reason.ground))"))
        }
        let timeline = result.transcript.map {
          Timeline(
            of: result.planned.case, transcript: $0, failure: failure, reporting: reported,
            brokenStep: BreachText(result, within: jurisdiction, of: domain)?.step)
        }
        if let timeline { ReportTimeline(timeline).write(to: &json, &texts) }
      case .errored(let failure)?:
        let trouble = EngineTrouble(failure, in: result)
        json.member("trouble", texts.number(backquoting: trouble.headline))
        if let timeline = trouble.timeline {
          ReportTimeline(timeline).write(to: &json, &texts)
        }
      case nil: break
      }
      switch result.verdict {
      case .skipped(let reason):
        json.member("skip", texts.number(backquoting: reason.description))
      case .knownFailure(let entry, _), .unexpectedPass(let entry):
        let issue = VisibleText.line(entry.issue ?? "")
        json.member("reason", texts.number(backquoting: entry.reason))
        json.member("issue", issue.isEmpty ? nil : texts.number(issue))
        json.member("listed", texts.number(VisibleText.line("\(entry.location)")))
      case .passed, .failed, .errored: break
      }
    }
    pool = texts
  }

  private func stepLine(_ step: Int) -> Int? {
    let steps = result.planned.case.steps
    return steps.indices.contains(step) ? steps[step].position.line : nil
  }
}

/// A timeline as JSON: steps, their actions, and what the actions cause.
struct ReportTimeline {
  private let timeline: Timeline

  /// Creates the JSON form of a timeline.
  init(_ timeline: Timeline) {
    self.timeline = timeline
  }

  /// Writes the member `rows`, and `states` with the names of those states that change, if there are any.
  ///
  /// A row is the mark of a step, its note or -1, and its actions. An action is its phrase, whether
  /// the app is in the background, its events, the message on the screen afterwards or -1, and the value of each
  /// state. An event is its mark, its phrase, and the message on the screen or -1.
  func write(to json: inout JSONWriter, _ pool: inout StringPool) {
    var texts = pool
    let states = timeline.changingStates
    json.nonEmpty("states", states) { $0.integer(texts.number(VisibleText.line($1))) }
    json.member("rows", timeline.rows) { json, row in
      json.array([row]) { json, row in
        json.string(row.mark.letter)
        json.integer(row.note.map { texts.number(backquoting: $0) } ?? -1)
        json.array(row.actions) { json, entry in
          json.array([entry]) { json, entry in
            json.integer(texts.number(entry.action.phrase))
            json.integer(entry.isInBackground ? 1 : 0)
            json.array(entry.events) { json, event in
              json.array([event]) { json, event in
                json.string(event.mark.letter)
                json.integer(texts.number(event.phrase))
                json.integer(texts.number(ofScreen: event.screenAfter))
              }
            }
            json.integer(texts.number(ofScreen: entry.screen))
            for state in states {
              json.integer(texts.number(VisibleText.line(entry.states[state] ?? "")))
            }
          }
        }
      }
    }
    pool = texts
  }
}

extension StringPool {
  /// Returns the number of the message on a screen, or -1 if the screen is empty.
  fileprivate mutating func number(ofScreen message: String?) -> Int {
    message.map { number(VisibleText.line($0)) } ?? -1
  }
}

extension Timeline.Mark {
  fileprivate var letter: String {
    switch self {
    case .expected: "e"
    case .asExpected, .seen: "a"
    case .differs: "d"
    case .broke: "b"
    }
  }
}

extension Timeline.EventMark {
  fileprivate var letter: String {
    switch self {
    case .expected: "e"
    case .missing: "m"
    case .unexpected: "u"
    case .aside: "a"
    case .alternatives: "o"
    case .chosen: "c"
    }
  }
}
