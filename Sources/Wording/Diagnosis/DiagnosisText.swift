package import Conformance
import EngineKit
package import SpecModel

/// The causes of failures, in words.
package struct DiagnosisText {
  /// The causes, those with the most cases first.
  package let entries: [Entry]
  /// The heading: `Diagnosis: 2 causes of 39 failed cases`; `nil` if there is no cause.
  package let heading: String?
  /// How many failures were not examined; `nil` if all were.
  package let remark: String?
  private static let shownFaults = 2

  /// A cause in words, escaped.
  package struct Entry: Hashable, Sendable {
    /// The number of failed cases with this cause: `36 of 39 failed cases`.
    package let count: String
    /// The cause, as a clause of a sentence: `the engine crashed`.
    package let statement: String
    /// The ids that belong to it: of a fault and its clause, of a clause, or of a rule.
    package let ids: [String]
    /// Further remarks, one sentence each.
    package let remarks: [String]

    /// Everything except the remarks, on one line.
    package var line: String {
      "\(count): \(statement)" + (ids.isEmpty ? "" : " (\(ids.joined(separator: ", ")))")
    }
  }

  /// Creates the words for a diagnosis.
  ///
  /// - Parameters:
  ///   - diagnosis: The diagnosis.
  ///   - suite: The suite, whose rules and clauses are quoted.
  package init(_ diagnosis: Diagnosis, suite: Suite) {
    let rules = Dictionary(
      suite.rules.map { ($0.id, $0.statement) }, uniquingKeysWith: { first, _ in first })
    let clauses = Dictionary(
      suite.clauses.map { ($0.id, $0.text) }, uniquingKeysWith: { first, _ in first })
    let relaunching = Self.relaunching(suite)
    let all = NumberText.count(diagnosis.cases, "failed case")
    entries = diagnosis.causes.map { cause in
      let count = "\(cause.cases.count) of \(all)"
      switch cause.finding {
      case .faults(let faults):
        return Entry(
          count: count,
          statement: Self.scope(of: cause, in: diagnosis) + "the engine behaves as if"
            + (faults.first.map { Self.following(Self.clause($0.summary)) } ?? ""),
          ids: faults.first.map(Self.ids) ?? [], remarks: Self.others(faults))
      case .clause(let id, let because):
        return Entry(
          count: count, statement: "a clause is broken: \(Self.line(clauses[id] ?? id))",
          ids: [Self.line(id)],
          remarks: (because.isEmpty ? [] : ["Seen: \(Self.line(because))"])
            + Self.advice(on: cause, relaunching))
      case .rule(let id):
        return Entry(
          count: count, statement: "a rule is not kept: \(Self.line(rules[id] ?? id))",
          ids: [Self.line(id)], remarks: Self.advice(on: cause, relaunching))
      case .difference(let words):
        return Entry(
          count: count, statement: Self.line(words), ids: [],
          remarks: [
            "No known fault explains it, and no monitor sees a broken clause for certain."
          ] + Self.advice(on: cause, relaunching))
      case .convention:
        return Entry(
          count: count, statement: Self.restsOnConvention, ids: [],
          remarks: [
            "`iamspec protocol` lists the conventions, and `iamspec doctor` checks most of them."
          ])
      case .trouble(let kind, let text):
        return Entry(
          count: count,
          statement: Self.trouble(kind) + (text.isEmpty ? "" : ": \(Self.line(text))"),
          ids: [], remarks: [])
      case .misreport(let kind, let because):
        return Entry(
          count: count, statement: Self.misreport(kind), ids: [],
          remarks: because.isEmpty ? [] : ["Seen: \(Self.line(because))"])
      case .brokenConvention(let broken):
        return Entry(
          count: count, statement: Self.convention, ids: [],
          remarks: broken.remarks)
      case .passesAlone:
        return Entry(
          count: count,
          statement: Self.survivingState, ids: [],
          remarks: [
            "Run again alone, in a new process, the first case passes. `iamspec doctor` looks for "
              + "state that survives."
          ])
      }
    }
    let count = NumberText.count(diagnosis.causes.count, "cause")
    heading = diagnosis.isEmpty ? nil : "Diagnosis: \(count) of \(all)"
    remark =
      diagnosis.unexamined == 0
      ? nil : "\(NumberText.count(diagnosis.unexamined, "more failed case")) not examined"
  }

  /// Where a sentence holds for certain, as its beginning: everywhere, or in the cases of the cause.
  private static func scope(of cause: Cause, in diagnosis: Diagnosis) -> String {
    if !diagnosis.isDoubtful(cause) { return "" }
    return cause.cases.count == 1 ? "in this case, " : "in these cases, "
  }

  /// The ids, with the profile, of the cases that relaunch the app.
  private static func relaunching(_ suite: Suite) -> Set<String> {
    Set(
      suite.cases.lazy.filter { $0.steps.contains { $0.actions.contains(.relaunch) } }
        .flatMap { item in item.profiles.map { "\(item.id) [\($0)]" } })
  }

  /// Advice if the cause may be that the adapter does not relaunch the app as the protocol says.
  private static func advice(on cause: Cause, _ relaunching: Set<String>) -> [String] {
    guard cause.cases.allSatisfy(relaunching.contains) else { return [] }
    let subject = cause.cases.count == 1 ? "The case relaunches" : "All of these cases relaunch"
    return ["\(subject) the app: `iamspec doctor` checks what a relaunch resets and keeps."]
  }

  /// Returns short forms of the causes, by the failed case's id with its profile.
  package static func lines(_ diagnosis: Diagnosis, suite: Suite) -> [String: String] {
    let text = DiagnosisText(diagnosis, suite: suite)
    var lines: [String: String] = [:]
    for (cause, entry) in zip(diagnosis.causes, text.entries) {
      for id in cause.cases { lines[id] = entry.line }
    }
    return lines
  }

  /// Returns a sentence for use inside another: without its period, and without its capital unless
  /// that begins an acronym.
  private static func clause(_ sentence: String) -> String {
    var text = line(sentence)
    if text.hasSuffix(".") { text.removeLast() }
    guard let first = text.first, let second = text.dropFirst().first, !second.isUppercase else {
      return text
    }
    return first.lowercased() + text.dropFirst()
  }

  /// Returns a clause for use behind other words: with a comma before it if it begins with a moment.
  private static func following(_ clause: String) -> String {
    let beginsWithMoment = clause.hasPrefix("when ") || clause.hasPrefix("after ")
    return (beginsWithMoment ? ", " : " ") + clause
  }

  private static func ids(_ fault: Cause.Fault) -> [String] {
    [line(fault.id), line(fault.clause)]
  }

  /// The other faults that explain the same: at most two, then the number of the rest.
  private static func others(_ faults: [Cause.Fault]) -> [String] {
    let others = faults.dropFirst()
    let shown = others.prefix(shownFaults).map {
      "Or as if \(clause($0.summary)) (\(ids($0).joined(separator: ", "))). "
        + "These cases do not tell them apart."
    }
    let rest = others.count - shown.count
    if rest == 0 { return shown }
    let more = rest == 1 ? "another fault" : "one of \(rest) other faults"
    return shown + ["Or \(more), not told apart either."]
  }

  /// Returns a cause that is no broken clause as the first line about a failed case, in plain text;
  /// `nil` if it is another cause.
  static func headline(_ finding: Cause.Finding) -> String? {
    switch finding {
    case .misreport(let kind, _): misreport(kind)
    case .difference(let words): line(words)
    case .brokenConvention(let broken): "\(convention): \(line(broken.seen))"
    case .convention: restsOnConvention
    case .passesAlone: survivingState
    case .faults, .clause, .rule, .trouble: nil
    }
  }

  private static let convention = "a convention of the protocol is not kept"
  private static let restsOnConvention =
    "no rule is broken: the cases rest on a convention of the suite"
  private static let survivingState =
    "state survives from one case to the next, or chance plays a part"

  private static func misreport(_ kind: Cause.Misreport) -> String {
    switch kind {
    case .unknownMessage: "the engine names messages that are not in the request"
    case .unknownReason: "the engine gives reasons that are not in the protocol"
    case .noStack: "the engine does not answer `query_stack` with its stack"
    case .repeatedLists: "the list of each action repeats the observations of the lists before it"
    case .missing(let kind): "the engine does not report `\(kind.rawValue)`"
    case .doubled(let kind): "the engine reports `\(kind.rawValue)` twice"
    }
  }

  private static func trouble(_ kind: String) -> String {
    (EngineFailure.Kind(rawValue: kind) ?? .error).clause
  }

  private static func line(_ text: String) -> String {
    VisibleText.line(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }
}
