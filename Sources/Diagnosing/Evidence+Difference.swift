import Conformance
import SpecModel

extension Evidence {
  /// In words, how the first step that differs does so: the kinds of what is missing, and of what is seen
  /// instead.
  ///
  /// Cases that differ in the same way have the same words.
  var difference: String {
    guard case .failed(let failure) = result.verdict else { return "" }
    var (missing, unexpected): ([Observation.Kind], [Observation.Kind]) = ([], [])
    var reasons: Set<String> = []
    func note(_ kind: Observation.Kind, in kinds: inout [Observation.Kind]) {
      if !kinds.contains(kind.inManifest) { kinds.append(kind.inManifest) }
    }
    for line in failure.difference.lines {
      switch line {
      case .asExpected: continue
      case .missing(let expectation):
        for kind in expectation.kinds { note(kind, in: &missing) }
      case .unexpected(let observation):
        note(observation.kind, in: &unexpected)
        if case .reason(_, let reason?) = observation.parts.argument { reasons.insert(reason) }
      }
    }
    let (lacking, seen) = (Self.list(missing), Self.list(unexpected))
    if missing.isEmpty, unexpected.isEmpty {
      return "other messages are on the stack than expected"
    }
    if missing.isEmpty {
      // The case may expect it with another reason.
      let reason = unexpected.count == 1 && reasons.count == 1 ? reasons.first : nil
      return seen + (reason.map { " with the reason `\($0)`" } ?? "")
        + " \(unexpected.count == 1 ? "is" : "are") not expected"
    }
    if unexpected.isEmpty { return "\(lacking) \(missing.count == 1 ? "is" : "are") missing" }
    if seen == lacking { return "another \(seen) is seen than expected" }
    return "\(lacking) \(missing.count == 1 ? "is" : "are") missing, and \(seen) is seen instead"
  }

  /// Whether the first step that differs does so in what is displayed, or in what is logged about it.
  var differsInDisplays: Bool {
    let kinds: Set<Observation.Kind> = [.displayed, .impression, .click]
    guard case .failed(let failure) = result.verdict else { return false }
    return failure.difference.lines.contains { line in
      switch line {
      case .asExpected: false
      case .missing(let expectation): !kinds.isDisjoint(with: expectation.kinds)
      case .unexpected(let observation): kinds.contains(observation.kind)
      }
    }
  }

  /// The names of kinds, in the order of the protocol.
  private static func list(_ kinds: [Observation.Kind]) -> String {
    Observation.Kind.inManifests.filter(kinds.contains).map { "`\($0.rawValue)`" }
      .joined(separator: " and ")
  }
}
