import Conformance
import EngineKit
import EngineProcess
import SpecModel

/// Whether the manifest says what its author means: what the harness passes over silently, and what
/// is allowed but odd.
struct ManifestCheck: Check {
  let id = CheckID.manifest

  func examine(_ patient: inout Patient) async throws -> CheckResult {
    let line = patient.silence.output.prefix { $0 != UInt8(ascii: "\n") }
    let reading = ManifestReading(
      line: line, manifest: patient.manifest, suite: patient.suite,
      nearest: patient.options.nearest)
    var findings = reading.findings
    if let other = try? EngineManifest(line: line), other != patient.manifest {
      findings.append(
        Finding(
          "Two processes of the engine introduce themselves differently.",
          advice: "A manifest must not depend on chance, on time or on the process: a run that "
            + "starts several stops at the first that differs."))
    }
    return CheckResult(id, Self.summary(patient), findings: findings)
  }

  /// What the engine says of itself, and how much of the suite that leaves.
  private static func summary(_ patient: Patient) -> String {
    let manifest = patient.manifest
    let name = manifest.version.isEmpty ? manifest.name : "\(manifest.name) \(manifest.version)"
    guard let plan = try? Plan(suite: patient.suite, manifest: manifest) else { return name }
    let skipped = plan.cases.count { $0.skip != nil }
    return "\(name): \(plan.cases.count - skipped) cases to ask, \(skipped) to skip"
  }
}

/// What there is to say about a manifest as it was written.
struct ManifestReading {
  let findings: [Finding]

  /// Reads a manifest's line once more, with an eye for oddities.
  init(
    line: some Collection<UInt8>, manifest: EngineManifest, suite: Suite,
    nearest: (String, [String]) -> String?
  ) {
    let json = (try? JSONParser.parse(line)) ?? .null
    var findings: [Finding] = []
    func find(_ message: String, _ advice: String) {
      findings.append(Finding(message, advice: advice))
    }
    func suggestion(_ word: String, _ known: [String]) -> String {
      nearest(word, known).map { "Did you mean `\($0)`?" }
        ?? "There is: \(known.joined(separator: ", "))."
    }
    if manifest.name.allSatisfy(\.isWhitespace) {
      find("The engine has no name.", "Say in `engine.name` what reports should call it.")
    }
    if manifest.version.allSatisfy(\.isWhitespace) {
      find("The engine has no version.", "Say in `engine.version` which one a report is about.")
    }
    let known = suite.profiles.map(\.id)
    for profile in manifest.profiles where !known.contains(profile) {
      find("The suite has no profile `\(profile)`.", suggestion(profile, known))
    }
    if Set(manifest.profiles).count < manifest.profiles.count {
      find("A profile is named twice.", "Name each profile once: its cases would run twice.")
    }
    for key in Self.keys(of: json) where !Self.keys.contains(key) {
      if let meant = nearest(key, Self.keys) {
        find("The manifest has a field `\(key)`, which is ignored.", "Did you mean `\(meant)`?")
      }
    }
    for (key, all) in [
      ("actions", Action.Kind.allCases.map(\.rawValue)),
      ("observations", Observation.Kind.allCases.map(\.rawValue)),
    ] {
      for word in Self.strings(json[key]) where !all.contains(word) {
        find("`\(word)` in `\(key)` is ignored: there is no such kind.", suggestion(word, all))
      }
    }
    if !manifest.observations.contains(.displayed) {
      find(
        "The engine does not report `displayed`, which every case asserts.",
        "Report when a message appears; without that, nothing can be tested.")
    }
    if manifest.observations.contains(.stack) != manifest.actions.contains(.queryStack) {
      find(
        "Only one of the action `query_stack` and the observation `stack` is claimed.",
        "The one is the answer to the other: claim both or neither.")
    }
    let rules = suite.rules.map(\.id)
    for (rule, reason) in manifest.notApplicable.sorted(by: { $0.key < $1.key }) {
      if !rules.contains(rule) {
        let meant = nearest(rule, rules).map { "Did you mean `\($0)`?" }
        find(
          "`not_applicable` names `\(rule)`, which is no rule of the suite.",
          meant ?? "`iamspec list` lists the rules.")
      }
      if reason.allSatisfy(\.isWhitespace) {
        find(
          "`not_applicable` gives no reason for `\(rule)`.",
          "Reports show the reason beside every case that is skipped for it.")
      }
    }
    if manifest.window > 1024 {
      find(
        "A window of \(manifest.window) is more than the 1024 that are ever used.",
        "A window of 32 is enough to hide the way through the pipe.")
    }
    self.findings = findings
  }

  private static let keys = [
    "iamspec", "engine", "profiles", "layer", "clock", "window", "actions", "observations",
    "not_applicable",
  ]

  private static func keys(of json: JSONValue) -> [String] {
    if case .object(let members) = json { members.map(\.key) } else { [] }
  }

  private static func strings(_ json: JSONValue?) -> [String] {
    guard case .array(let values)? = json else { return [] }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }
}
