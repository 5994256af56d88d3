import SpecModel

extension AuditFinding {
  /// Returns the findings where the judges disagree.
  static func ofJudges(_ proof: JudgesProof) -> [AuditFinding] {
    proof.falseAlarms.map(AuditFinding.falseAlarm) + proof.blind.map(AuditFinding.blind)
      + proof.seenAfterAll.map(AuditFinding.seenAfterAll)
  }
}
