import Conformance
import EngineKit
import EngineProcess
import SpecJSON
import SpecModel
import Wording

/// Checks that the manifest says what its author means: it finds what the harness ignores silently,
/// and what is allowed but odd.
struct ManifestCheck: Check {
  let id = CheckID.manifest

  func examine(_ patient: inout Patient) async throws -> CheckResult {
    let line = patient.emptyExchange.firstLine
    let review = ManifestReview(line: line, manifest: patient.manifest, suite: patient.suite)
    var findings = review.findings
    if let other = try? EngineManifest(line: line), other != patient.manifest {
      findings.append(
        CheckFinding(
          "Two processes of the engine introduce themselves differently.",
          advice: "A manifest must not depend on chance, on time or on the process: a run that "
            + "starts several stops at the first that differs."))
    }
    return CheckResult(id, Self.summary(patient), findings: findings)
  }

  /// Returns the engine's name, and how many cases its manifest selects.
  private static func summary(_ patient: Patient) -> String {
    let manifest = patient.manifest
    let name = manifest.nameAndVersion
    guard let plan = try? Plan(suite: patient.suite, manifest: manifest) else { return name }
    let skipped = plan.cases.count { $0.skip != nil }
    let asked = NumberText.count(plan.cases.count - skipped, "case")
    return "\(name): \(asked) to ask, \(skipped) to skip"
  }
}

/// The problems of a manifest as it was written.
struct ManifestReview {
  let findings: [CheckFinding]

  /// Reviews the line of a manifest.
  init(line: some Collection<UInt8>, manifest: EngineManifest, suite: Suite) {
    let json = (try? JSONParser.parse(line)) ?? .null
    var findings = ManifestProblem.problems(in: manifest, suite: suite).map {
      CheckFinding($0.sentence.capitalized + ".", advice: $0.advice.asAdvice)
    }
    func find(_ message: String, _ advice: String) {
      findings.append(CheckFinding(message, advice: advice))
    }
    if manifest.name.allSatisfy(\.isWhitespace) {
      find("The engine has no name.", "Say in `engine.name` what reports should call it.")
    }
    if manifest.version.allSatisfy(\.isWhitespace) {
      find("The engine has no version.", "Say in `engine.version` which one a report is about.")
    }
    if Set(manifest.profiles).count < manifest.profiles.count {
      find("A profile is named twice.", "Name each profile once; its cases run once.")
    }
    for key in Self.keys(of: json) where !ManifestKeys.all.contains(key) {
      if let meant = Suggestion.nearest(to: key, among: ManifestKeys.all) {
        find("The manifest has a field `\(key)`, which is ignored.", "Did you mean `\(meant)`?")
      }
    }
    if suite.words == nil, !manifest.observations.contains(.displayed) {
      find(
        "The engine does not report `displayed`, which every case asserts.",
        "Report when a message appears; without that, nothing can be tested.")
    }
    if suite.words == nil,
      manifest.observations.contains(.stack) != manifest.actions.contains(.queryStack)
    {
      find(
        "Only one of the action `query_stack` and the observation `stack` is claimed.",
        "The one is the answer to the other: claim both or neither.")
    }
    for (rule, reason) in manifest.notApplicable.sorted(by: { $0.key < $1.key })
    where reason.allSatisfy(\.isWhitespace) {
      find(
        "`not_applicable` gives no reason for `\(rule)`.",
        "Reports show the reason beside every case that is skipped for it.")
    }
    if manifest.window > 1024 {
      find(
        "A window of \(manifest.window) is more than the 1024 that are ever used.",
        "A window of 32 is enough to hide the way through the pipe.")
    }
    self.findings = findings
  }

  private static func keys(of json: JSONValue) -> [String] {
    if case .object(let members) = json { members.map(\.key) } else { [] }
  }
}

extension EngineExchange {
  /// The first line that the process wrote.
  var firstLine: ArraySlice<UInt8> { output.prefix { $0 != UInt8(ascii: "\n") } }
}

extension String {
  /// The text with its first letter capitalized.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }

  /// The text as a sentence.
  fileprivate var asAdvice: String {
    let text = capitalized
    return text.hasSuffix("?") || text.hasSuffix(".") ? text : text + "."
  }
}
