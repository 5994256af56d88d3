extension AuditFinding {
  /// What is wrong with the proof about moments, if it was made.
  static func ofMoments(_ proof: BreachProof?) -> [AuditFinding] {
    guard let proof else { return [] }
    return proof.holes.map(AuditFinding.unnoticed) + proof.unspoken.map(AuditFinding.unspoken)
      + proof.needless.map(AuditFinding.needlessExcuse)
  }
}
