import SpecModel

extension AuditFinding {
  /// Finds where the judges do not agree.
  static func ofJudges(_ proof: JudgesProof) -> [AuditFinding] {
    proof.falseAlarms.map(AuditFinding.falseAlarm) + proof.blind.map(AuditFinding.blind)
      + proof.seenAfterAll.map(AuditFinding.seenAfterAll)
  }
}
