package import Conformance
package import SpecModel

/// A list of known failures as a file.
package struct KnownFailureText {
  private let entries: [KnownFailure]
  private let requirements: Requirements

  /// Creates a list with entries and requirements.
  package init(_ entries: [KnownFailure], requirements: Requirements = Requirements()) {
    self.entries = entries
    self.requirements = requirements
  }

  /// The file, as YAML that every parser reads alike.
  package var text: String {
    var yaml = YAMLText()
    yaml.comment("What the engine is known not to pass; see iamspec run --known-failures.")
    yaml.entry("format", "1")
    if let count = requirements.maxSkipped { yaml.entry("max_skipped", .word(String(count))) }
    if !requirements.rules.isEmpty {
      yaml.entry("require", .list(requirements.rules.map(YAMLValue.string)))
    }
    if entries.isEmpty {
      yaml.entry("known_failures", .list([]))
    } else {
      yaml.entry("known_failures") { $0.add(entries) }
    }
    return yaml.text
  }
}

extension KnownFailure.Subject {
  /// The key of the subject, in a list and in results.
  var key: String {
    switch self {
    case .cases: "cases"
    case .rule: "rule"
    case .clause: "clause"
    case .fault: "fault"
    }
  }
}

extension YAMLText {
  fileprivate mutating func add(_ entries: [KnownFailure]) {
    var kind: KnownFailure.Kind?
    for entry in entries {
      if let kind, kind != entry.kind { blankLine() }
      kind = entry.kind
      item { yaml in
        yaml.entry(.word(entry.subject.key), .string(entry.subject.id))
        if let profile = entry.profile { yaml.entry("profile", .string(profile)) }
        yaml.entry("kind", .word(entry.kind.rawValue))
        yaml.entry("reason", .string(entry.reason))
        if let issue = entry.issue { yaml.entry("issue", .string(issue)) }
        if let expires = entry.expires { yaml.entry("expires", .word("\(expires)")) }
      }
    }
  }
}
