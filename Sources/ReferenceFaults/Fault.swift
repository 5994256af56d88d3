package import ClauseIDs
package import ReferenceEngine
import SpecModel

/// What an engine could do wrong: an edit of the rulebook that breaks one clause of a rule.
///
/// Faults of the form "at this moment, that happens" are an ``Intervention`` each, a line of `entries.txt`.
///
/// An engine with a fault must fail at least one case of the fault's rule.
public struct Fault: Sendable {
  /// The stable id, such as `queue-instead-of-stack`.
  public let id: String
  /// The full id of the clause that it breaks, such as `stack.last-in-first-out/newest-first`; if
  /// its rule has no clauses yet, the id of the rule.
  public let clause: String
  /// The ids of the profiles in which it is possible.
  public let profiles: [String]
  /// The fault, in a sentence.
  public let summary: String
  /// The length of time that it gets wrong, if it is about one.
  package let length: WrongLength?

  private let edit: @Sendable (inout Rulebook) -> Void

  /// Describes a fault.
  ///
  /// - Parameters:
  ///   - id: The stable id.
  ///   - clause: The clause that it breaks.
  ///   - summary: The fault, in a sentence.
  ///   - profiles: The profiles in which it is possible.
  ///   - edit: The edit of the rulebook.
  package init(
    _ id: String, breaks clause: ClauseID, _ summary: String,
    in profiles: [Rulebook.Profile] = Rulebook.Profile.allCases,
    edit: @escaping @Sendable (inout Rulebook) -> Void
  ) {
    self.init(id, breaking: clause.id, summary, in: profiles, edit: edit)
  }

  /// Describes a fault of a clause whose full id is put together.
  package init(
    _ id: String, breaking clause: String, _ summary: String,
    in profiles: [Rulebook.Profile] = Rulebook.Profile.allCases, length: WrongLength? = nil,
    edit: @escaping @Sendable (inout Rulebook) -> Void
  ) {
    self.id = id
    self.clause = clause
    self.summary = summary
    self.profiles = profiles.map(\.rawValue)
    self.length = length
    self.edit = edit
  }

  /// The id of the rule that it breaks.
  public var rule: String { Clause.rule(of: clause) }

  /// Edits a rulebook, if the fault is possible in its profile.
  package func apply(to rulebook: inout Rulebook) {
    if profiles.contains(rulebook.profile.rawValue) { edit(&rulebook) }
  }
}

extension Fault {
  /// Every fault, by chapter, in the order of the rules; without the ``control``.
  public static let all: [Fault] = [
    triggerKinds, names, listeners, filters, filterValues, filterNumbers, filterCombinations,
    noMatch, noMatchReports, delivery, assets, fetches, underWay, priority, rateLimit, interval,
    intervalEdges,
    stack, stackOrder, secondOfTwo, opportunities, displayNextOfSome, localOfSome,
    reenqueue, lost, discard, timeouts, timers, failedAssets, orientations, checksByWay,
    messageTypes,
    presenter, displayNext, local, hostChoice, extras, wholeAbsences, whileLoading, whileWaiting,
    edges, intervalTimes, entries,
  ].flatMap(\.self)

  /// The fault that every case must catch; otherwise, the audit proves nothing.
  public static let control = Fault(
    "control", breaking: "control",
    "After each action, the engine displays a message that does not exist."
  ) {
    $0.besides = [.displayed(message: "a message that does not exist")]
  }

  /// Returns the fault with an id, including the control; `nil` if there is none.
  public static func named(_ id: String) -> Fault? {
    id == control.id ? control : all.first { $0.id == id }
  }
}
