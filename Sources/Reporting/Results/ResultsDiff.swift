import Conformance
import EngineKit
import SpecModel

/// The changes from one run to another, case by case and answer by answer.
package struct ResultsDiff: Sendable {
  /// The file of the earlier run, as the user gave it.
  package let oldName: String
  /// The file of the later run, as the user gave it.
  package let newName: String
  /// The header of the earlier run.
  package let old: ResultsHeader
  /// The header of the later run.
  package let new: ResultsHeader
  /// The changes of each sort, in the order of the plan.
  package private(set) var changes: [Sort: [Change]] = [:]
  /// The answers to open questions that changed.
  package private(set) var answers: [AnswerChange] = []
  /// The one run that was asked the open questions, `old` or `new`; `nil` if both or neither were.
  package private(set) var onlyAsked: String?
  /// The number of cases with the same verdict.
  package private(set) var unchanged = 0
  /// The number of cases in both runs whose contents differ.
  package private(set) var redefinedCases = 0
  /// The number of cases in both runs whose contents are not recorded.
  package private(set) var unknownCases = 0

  /// The sorts of changes, in the order of a report.
  package enum Sort: Hashable, Sendable, CaseIterable {
    /// It passed, and now fails or errors, listed or not.
    case regressed
    /// It passed, and is no longer run.
    case noLongerAsked
    /// It fails or errors, and was not run before: the engine has begun to support what it needs.
    case failingFirst
    /// It fails or errors in another way.
    case changedFailure
    /// It now passes but did not, regardless of a list.
    case newlyPassing
    /// Its result differs in another way: a list treats it differently, or it is no longer run.
    case otherwise
    /// It is new.
    case added
    /// It is gone.
    case vanished
  }

  /// A case with a changed result.
  package struct Change: Hashable, Sendable {
    /// The old result; `nil` for a new case.
    package var old: ResultsCase?
    /// The new result; `nil` for a case that is gone.
    package var new: ResultsCase?
    /// The case's id and profile.
    package var id: String { (new ?? old)?.id ?? "" }
  }

  /// A changed answer to an open question.
  package struct AnswerChange: Hashable, Sendable {
    /// The question's id with the profile.
    package var id: String
    /// The old outcome; `nil` if the question was not asked.
    package var old: ResultsAnswer.Outcome?
    /// The new outcome; `nil` if the question was not asked.
    package var new: ResultsAnswer.Outcome?
  }

  /// Compares two runs.
  package init(from old: ResultsFile, to new: ResultsFile) {
    (oldName, newName) = (old.name, new.name)
    self.old = old.header
    self.new = new.header
    let before = Dictionary(old.cases.map { ($0.id, $0) }) { first, _ in first }
    var compared: Set<String> = []
    for line in new.cases {
      // A case that was moved is compared with itself under its earlier id.
      let earlier = ([line.id] + line.formerLineIDs).compactMap { before[$0] }
      compared.formUnion(earlier.map(\.id))
      add(Change(old: earlier.first, new: line))
    }
    for line in old.cases where !compared.contains(line.id) { add(Change(old: line)) }

    if old.answers.isEmpty != new.answers.isEmpty {
      onlyAsked = old.answers.isEmpty ? "new" : "old"
      return
    }
    let answersBefore = Dictionary(old.answers.map { ($0.id, $0.outcome) }) { first, _ in first }
    let answersAfter = Dictionary(new.answers.map { ($0.id, $0.outcome) }) { first, _ in first }
    var seen: Set<String> = []
    for id in new.answers.map(\.id) + old.answers.map(\.id) where seen.insert(id).inserted {
      guard answersBefore[id] != answersAfter[id] else { continue }
      answers.append(AnswerChange(id: id, old: answersBefore[id], new: answersAfter[id]))
    }
  }

  /// Whether the engine got worse: a case that passed fails, errors or is no longer run.
  ///
  /// A list makes no difference: a case that passed and now fails as listed is a regression. A case
  /// that did not pass before is none, whatever it does now: it was not run, failed as listed, or is
  /// new.
  package var isRegression: Bool { self[.regressed].count + self[.noLongerAsked].count > 0 }

  /// Whether both runs used the same suite.
  package var isOfOneSuite: Bool { old.suite.digest == new.suite.digest }

  /// The number of new cases that fail or error.
  package var failingNewCases: Int {
    self[.added].count { $0.new?.verdict.kind.isFailing == true }
  }

  /// Whether nothing changed.
  package var isEmpty: Bool { changes.isEmpty && answers.isEmpty }

  /// Returns the changes of a sort.
  package subscript(sort: Sort) -> [Change] { changes[sort] ?? [] }

  private mutating func add(_ change: Change) {
    if let old = change.old, let new = change.new, !isOfOneSuite {
      if old.digest == nil || new.digest == nil {
        unknownCases += 1
      } else if old.digest != new.digest {
        redefinedCases += 1
      }
    }
    if let sort = Self.sort(of: change) {
      changes[sort, default: []].append(change)
    } else {
      unchanged += 1
    }
  }

  private static func sort(of change: Change) -> Sort? {
    guard let old = change.old?.verdict else { return .added }
    guard let new = change.new?.verdict else { return .vanished }
    switch (old.kind, new.kind) {
    // A list changes the verdict on a failure but not what the engine does.
    case (.knownFailure, let new) where new.isFailing: return .otherwise
    case (let old, .knownFailure) where old.isPassing: return .regressed
    case (let old, let new) where old.isPassing && new.isFailing: return .regressed
    case (.skipped, let new) where new.isFailing: return .failingFirst
    case (let old, .skipped) where old.isPassing: return .noLongerAsked
    case (let old, let new) where new.isPassing && !old.isPassing: return .newlyPassing
    case (let oldKind, let newKind) where oldKind.isFailing && newKind.isFailing:
      return isSame(old.misbehavior, new.misbehavior) ? nil : .changedFailure
    case (let oldKind, let newKind):
      return oldKind == newKind && isSame(old.misbehavior, new.misbehavior) ? nil : .otherwise
    }
  }

  /// Whether nothing differs that a comparison shows: extras that the case does not ask for, and an
  /// engine's log, make no difference.
  private static func isSame(_ old: Misbehavior?, _ new: Misbehavior?) -> Bool {
    switch (old, new) {
    case (.failed(let old), .failed(let new)): old.summary == new.summary
    case (.errored(let old), .errored(let new)):
      old.kind == new.kind && old.message == new.message
    default: old == new
    }
  }
}

extension Verdict.Kind {
  /// Whether the engine did not do what the case expects, and no list covers it.
  fileprivate var isFailing: Bool { self == .failed || self == .errored }

  /// Whether the engine did what the case expects.
  fileprivate var isPassing: Bool { self == .passed || self == .unexpectedPass }
}
