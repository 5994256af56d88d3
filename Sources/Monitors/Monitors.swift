import ClauseIDs
import Conformance
package import SpecModel

/// The monitors of all clauses, which decide from outside whether an engine breaks one.
///
/// They are the built-in ones, and those that a suite declares.
package enum Monitors {
  /// Returns the breaches of clauses that an engine was seen to commit.
  ///
  /// - Parameters:
  ///   - transcript: What the engine reported: one list for each action.
  ///   - script: The script that it ran.
  ///   - kinds: The kinds of observation that it reports, as a manifest names them.
  ///   - jurisdiction: What the suite has; clauses that it does not have are not watched.
  /// - Returns: The breaches, in the order of the actions; within an action, the most telling come
  ///   first, so that the first of all is the diagnosis.
  package static func breaches(
    in transcript: Transcript, of script: Script, reporting kinds: Set<Observation.Kind>,
    within jurisdiction: Jurisdiction
  ) -> [Breach] {
    var watch = Watch(script, reporting: kinds, within: jurisdiction)
    var declared = DeclaredWatch(script, reporting: kinds, by: jurisdiction.monitors)
    if watch == nil, declared == nil { return [] }
    var breaches: [Breach] = []
    for (index, (action, observations)) in zip(script.actions, transcript.observations).enumerated()
    {
      breaches += watch?.perform(index, action, observations) ?? []
      breaches += (declared?.perform(action, observations) ?? []).map {
        Breach(clause: $0.clause, action: index, because: $0.because)
      }
    }
    return breaches
  }

  /// Returns the breaches of the first action in which an engine was seen to break a clause.
  ///
  /// Later breaches may be mere consequences.
  ///
  /// - Parameters:
  ///   - transcript: What the engine reported: one list for each action.
  ///   - script: The script that it ran.
  ///   - kinds: The kinds of observation that it reports, as a manifest names them.
  ///   - jurisdiction: What the suite has; clauses that it does not have are not watched.
  /// - Returns: The breaches, the most telling first.
  package static func firstBreaches(
    in transcript: Transcript, of script: Script, reporting kinds: Set<Observation.Kind>,
    within jurisdiction: Jurisdiction
  ) -> [Breach] {
    let breaches = breaches(in: transcript, of: script, reporting: kinds, within: jurisdiction)
    return breaches.filter { $0.action == breaches.first?.action }
  }

  /// How much a breach of a clause says about what is wrong; the lower, the more.
  ///
  /// - Parameters:
  ///   - clause: The full id of the clause.
  ///   - monitors: What the suite declares about clauses.
  package static func rank(of clause: String, among monitors: [DeclaredMonitor]) -> Int {
    let declared = monitors.filter { $0.clause == clause }.map(\.weight)
    return DeclaredMonitor.Weight.allCases.firstIndex(where: declared.contains)
      ?? ranks[clause] ?? Monitor.Weight.inReports.rawValue
  }

  /// Whether a breach of a clause is only in what is reported, and not in what the engine does.
  ///
  /// - Parameters:
  ///   - clause: The full id of the clause.
  ///   - monitors: What the suite declares about clauses.
  package static func isAboutReports(
    _ clause: String, among monitors: [DeclaredMonitor]
  ) -> Bool {
    rank(of: clause, among: monitors) == Monitor.Weight.inReports.rawValue
  }

  private static let ranks = Dictionary(
    rules.map { ($0.clause, $0.weight.rawValue) }, uniquingKeysWith: min)

  /// The clauses that have a monitor.
  package static let clauses = rules.map(\.clause)

  /// Every monitor, those with the most telling complaints first.
  static let everyone = rules.enumerated()
    .sorted { ($0.element.weight.rawValue, $0.offset) < ($1.element.weight.rawValue, $1.offset) }
    .map(\.element)

  /// Every monitor in the order of the rules; but of several that complain about the order of the stack,
  /// `stack.last-in-first-out` says most.
  private static let rules: [Monitor] = {
    let monitors = Dictionary(grouping: byRule.flatMap(\.self) + declared, by: \.clause)
    var clauses = ClauseID.allCases
    let most = clauses.filter { $0.rule == "stack.last-in-first-out" }
    clauses.removeAll { most.contains($0) }
    let place = clauses.firstIndex { $0.rule == "stack.push-on-trigger" } ?? 0
    clauses.insert(contentsOf: most, at: place)
    return clauses.flatMap { monitors[$0.id] ?? [] }
  }()
}
