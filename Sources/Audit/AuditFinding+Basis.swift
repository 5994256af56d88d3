import EngineKit
import ReferenceEngine
import ReferenceFaults
import SpecModel

extension AuditFinding {
  /// Finds errors in the basis of the cases: rules without exactly one absence, and a basis that is
  /// out of date.
  ///
  /// A suite that states no basis needs none, unless suite and faults are written together.
  static func ofBasis(
    _ basis: BasisProof?, of suite: Suite, faults: [Fault], needsFaults: Bool
  ) -> [AuditFinding] {
    var findings: [AuditFinding] = []
    if needsFaults {
      let followed = Set(ReferenceAdapter().manifest.profiles)
      let byRule = Dictionary(grouping: faults.filter(\.isAbsence), by: \.rule)
      for rule in suite.rules where rule.isTestable {
        for profile in rule.profiles where followed.contains(profile) {
          let own = (byRule[rule.id] ?? []).filter { $0.profiles.contains(profile) }.map(\.id)
          if own.count != 1 {
            findings.append(.absences(rule: rule.id, profile: profile, faults: own))
          }
        }
      }
    }
    guard let basis else { return findings }
    let isStated = suite.cases.contains { !$0.basis.isEmpty }
    let stale = needsFaults || isStated ? basis.stale(in: suite).map(\.id) : []
    return stale.isEmpty ? findings : findings + [.staleBasis(cases: stale)]
  }
}
