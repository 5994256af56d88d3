/// Whether the engine introduces itself; if it does not, there is no patient.
struct HandshakeCheck: Check {
  let id = CheckID.handshake

  func examine(_ patient: inout Patient) async throws -> CheckResult {
    CheckResult(id, "introduced itself in \(patient.introduction.words)")
  }
}

extension Duration {
  /// The duration in words: `2.1 s`, `300 ms`.
  var words: String {
    let milliseconds = Int(self / .milliseconds(1))
    return milliseconds < 1000
      ? "\(milliseconds) ms" : "\(milliseconds / 1000).\(milliseconds % 1000 / 100) s"
  }
}
