import Conformance
import Diagnosing
import ReferenceEngine
import ReferenceFaults
import SpecModel

/// The breaches at a moment that are known and that are no fault, as suspects.
struct MomentSuspects: Sendable {
  private let suspects: [(suspect: Suspect, edit: Intervention, moment: Int)]

  /// The moments of all breaches, each once, and a reference engine that counts them and does nothing else.
  private static let moments = known.map(\.edit.moment).uniqued(by: \.self)
  private static let places = Dictionary(
    uniqueKeysWithValues: moments.enumerated().map { ($1, $0) })
  private static let watching = ReferenceAdapter { $0.interventions = moments }

  /// The breaches that are no fault, the simplest first: of those that do the same in all cases, the
  /// simplest tells most.
  private static let known = BreachBook.known.entries.filter {
    if case .fault = $0.keeper { false } else { true }
  }.enumerated().sorted {
    ($0.element.edit.circumstances.count, $0.offset)
      < ($1.element.edit.circumstances.count, $1.offset)
  }.map(\.element)

  private static let all = known.map { entry in
    (suspect: Suspect(Fault(entry)), edit: entry.edit, moment: places[entry.edit.moment] ?? 0)
  }

  /// Suspects the breaches that satisfy a condition.
  init(_ isSuspected: (Fault) -> Bool) {
    suspects = Self.all.filter { isSuspected($0.suspect.fault) }
  }

  /// The breaches whose moment comes in a script.
  func happening(in item: Evidence) -> [Suspect] {
    guard var engine = try? Self.watching.simulation(for: item.setup) else { return [] }
    for action in item.script.actions { _ = engine.perform(action) }
    let counts = engine.moments
    return suspects.filter { $0.edit.happens(inRunWith: counts[$0.moment] ?? 0) }.map(\.suspect)
  }
}
