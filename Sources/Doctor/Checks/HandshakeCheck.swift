/// Reports how long the engine took to write its manifest.
///
/// An engine without one is not examined.
struct HandshakeCheck: Check {
  let id = CheckID.handshake

  func examine(_ patient: inout Patient) async throws -> CheckResult {
    CheckResult(id, "introduced itself in \(patient.introduction.words)")
  }
}

extension Duration {
  /// The duration in words, such as `2.1 s` or `300 ms`.
  var words: String {
    let milliseconds = Int(self / .milliseconds(1))
    return milliseconds < 1000
      ? "\(milliseconds) ms" : "\(milliseconds / 1000).\(milliseconds % 1000 / 100) s"
  }
}
