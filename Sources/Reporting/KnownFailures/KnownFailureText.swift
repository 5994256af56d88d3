package import Conformance
package import SpecModel
import Wording

/// A list of known failures as a file.
package struct KnownFailureText {
  private let entries: [KnownFailure]
  private let requirements: Requirements

  /// Describes a list, and what must be judged whatever is on it.
  package init(_ entries: [KnownFailure], requirements: Requirements = Requirements()) {
    self.entries = entries
    self.requirements = requirements
  }

  /// The file, as YAML that every parser reads alike.
  package var text: String {
    var lines = [
      "# Cases that the engine is known not to pass; see iamspec run --known-failures.",
      "format: 1",
    ]
    if let count = requirements.maxSkipped { lines.append("max_skipped: \(count)") }
    if !requirements.rules.isEmpty {
      let rules = requirements.rules.map { "\(FlowNode.scalar($0))" }.joined(separator: ", ")
      lines.append("require: [\(rules)]")
    }
    lines.append(entries.isEmpty ? "known_failures: []" : "known_failures:")
    var kind: KnownFailure.Kind?
    for entry in entries {
      if let kind, kind != entry.kind { lines.append("") }
      kind = entry.kind
      lines.append("  - cases: \(FlowNode.scalar(entry.cases))")
      if let profile = entry.profile {
        lines.append("    profile: \(FlowNode.scalar(profile))")
      }
      lines.append("    kind: \(entry.kind.rawValue)")
      lines.append("    reason: \(FlowNode.scalar(entry.reason))")
      if let issue = entry.issue { lines.append("    issue: \(FlowNode.scalar(issue))") }
      if let expires = entry.expires { lines.append("    expires: \(expires)") }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
