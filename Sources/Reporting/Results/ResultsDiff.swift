import Conformance
import SpecModel

/// What changed from one run to another, case by case and answer by answer.
package struct ResultsDiff: Sendable {
  /// The file of the run before, as the user gave it.
  package let oldName: String
  /// The file of the run after, as the user gave it.
  package let newName: String
  /// The run before.
  package let old: ResultsHeader
  /// The run after.
  package let new: ResultsHeader
  /// The changes of each sort, in the order of the plan.
  package private(set) var changes: [Sort: [Change]] = [:]
  /// The answers to open questions that changed.
  package private(set) var answers: [AnswerChange] = []
  /// How many cases had the same verdict.
  package private(set) var unchanged = 0
  /// How many of the cases that are in both runs ask something else in each.
  package private(set) var askedOtherwise = 0
  /// Of how many cases that are in both runs the results do not tell what they ask.
  package private(set) var askedUnknown = 0

  /// The sorts of change, in the order of a report.
  package enum Sort: Hashable, Sendable, CaseIterable {
    /// It fails or errors now and did not; of one that passed, it does not matter whether a list says so.
    case newlyFailing
    /// It passed and is not asked any more.
    case noLongerAsked
    /// It fails or errors in another way.
    case changedFailure
    /// It passes now and did not, whatever a list says.
    case newlyPassing
    /// Its result differs in another way: a list treats it differently, or it is no longer asked.
    case otherwise
    /// It is there now and was not.
    case added
    /// It was there and is not.
    case vanished
  }

  /// A case with another result.
  package struct Change: Hashable, Sendable {
    /// The case before; absent where it is new.
    package var old: ResultsCase?
    /// The case after; absent where it has vanished.
    package var new: ResultsCase?
    /// The case's id and profile.
    package var id: String { (new ?? old)?.id ?? "" }
  }

  /// An open question that is answered in another way.
  package struct AnswerChange: Hashable, Sendable {
    /// The question's id and the profile.
    package var id: String
    /// What came of it before; absent where it was not asked.
    package var old: ResultsAnswer.Outcome?
    /// What comes of it now; absent where it was not asked.
    package var new: ResultsAnswer.Outcome?
  }

  /// Compares two runs.
  package init(from old: ResultsFile, to new: ResultsFile) {
    (oldName, newName) = (old.name, new.name)
    self.old = old.header
    self.new = new.header
    let before = Dictionary(old.cases.map { ($0.id, $0) }) { first, _ in first }
    let after = Set(new.cases.map(\.id))
    for line in new.cases { add(Change(old: before[line.id], new: line)) }
    for line in old.cases where !after.contains(line.id) { add(Change(old: line)) }

    let answersBefore = Dictionary(old.answers.map { ($0.id, $0.outcome) }) { first, _ in first }
    let answersAfter = Dictionary(new.answers.map { ($0.id, $0.outcome) }) { first, _ in first }
    var seen: Set<String> = []
    for id in new.answers.map(\.id) + old.answers.map(\.id) where seen.insert(id).inserted {
      guard answersBefore[id] != answersAfter[id] else { continue }
      answers.append(AnswerChange(id: id, old: answersBefore[id], new: answersAfter[id]))
    }
  }

  /// Whether the engine does worse: a case fails or errors that did not, or one that passed is not
  /// asked.
  ///
  /// What a list says makes no difference: a case that passed and fails as listed is a regression; one
  /// that failed as listed and is not listed any more is none, and neither is a case that passes though
  /// it is listed. A new case that fails is one, unless it is another suite that asks it.
  package var isRegression: Bool {
    self[.newlyFailing].count + self[.noLongerAsked].count > 0
      || isOfOneSuite && failingNewCases > 0
  }

  /// Whether both runs are of the same suite.
  package var isOfOneSuite: Bool { old.suite.digest == new.suite.digest }

  /// How many of the new cases fail or error.
  package var failingNewCases: Int {
    self[.added].count { $0.new?.verdict.kind.isFailing == true }
  }

  /// Whether nothing changed.
  package var isEmpty: Bool { changes.isEmpty && answers.isEmpty }

  /// The changes of a sort.
  package subscript(sort: Sort) -> [Change] { changes[sort] ?? [] }

  private mutating func add(_ change: Change) {
    if let old = change.old, let new = change.new, !isOfOneSuite {
      if old.digest == nil || new.digest == nil {
        askedUnknown += 1
      } else if old.digest != new.digest {
        askedOtherwise += 1
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
    // A list changes what a run makes of a failure, and not what the engine does.
    case (.knownFailure, let new) where new.isFailing: return .otherwise
    case (let old, .knownFailure) where old.isPassing: return .newlyFailing
    case (let old, let new) where new.isFailing && !old.isFailing: return .newlyFailing
    case (let old, .skipped) where old.isPassing: return .noLongerAsked
    case (let old, let new) where new.isPassing && !old.isPassing: return .newlyPassing
    case (let oldKind, let newKind) where oldKind.isFailing && newKind.isFailing:
      return old == new ? nil : .changedFailure
    case (let oldKind, let newKind):
      return oldKind == newKind && old.misbehavior == new.misbehavior ? nil : .otherwise
    }
  }
}

extension Verdict.Kind {
  /// Whether the engine did not do what the case expects, and no list says so.
  fileprivate var isFailing: Bool { self == .failed || self == .errored }

  /// Whether the engine did what the case expects.
  fileprivate var isPassing: Bool { self == .passed || self == .unexpectedPass }
}
