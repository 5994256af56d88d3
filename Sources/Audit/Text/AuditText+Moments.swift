import Wording

extension AuditText {
  /// The result of the proof about moments, and its matrix.
  func breaches() -> [String] {
    guard let proof = audit.breaches else { return [] }
    let text = MomentsText(proof, style: style, width: width)
    let unasked = proof.count(.unasked)
    let total = proof.findings.count - unasked
    let isProved = proof.holes.isEmpty && proof.unspoken.isEmpty
    let sentence =
      isProved
      ? "moments: of \(total) breaches that an engine can commit at a moment, \(proof.count(.fault)) are "
        + "faults, and a case notices each other, but for "
        + "\(NumberText.count(proof.count(.exception), "exception")); no clause speaks of \(unasked) more, "
        + "for a reason"
      : "moments: nothing notices \(proof.holes.count) of \(total) breaches that an engine can commit at a "
        + "moment, and no clause or reason speaks of \(proof.unspoken.count) of \(unasked) more"
    return paragraph(isProved, sentence) + text.sorts + text.legend
  }

  /// The matrix of all effects and moments.
  package func moments() -> [String] {
    guard let proof = audit.breaches else { return [] }
    let text = MomentsText(proof, style: style, width: width)
    return text.legend + [""] + text.all
  }
}
