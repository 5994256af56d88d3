import Conformance
import InAppMessages
import Replaying
import SpecLoading
import SpecModel

/// Fuzzes the lines that a user types while stepping through a script.
enum StepFuzzing {
  /// The maximum number of lines, because each one repeats the whole walk.
  private static let limit = 24

  /// Steps through a case with these lines; the walk must be a case that can be loaded.
  static func read(_ bytes: [UInt8]) async throws(BrokenPromise) {
    let suite = try await SuiteFuzzing.suite()
    guard let profile = suite.profiles.first, let item = suite.cases.first else { return }
    var walk = Walk(in: profile, through: PlannedCase(item, profile: profile.id).script)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    for line in lines.prefix(limit) { follow(String(line), &walk) }
    let choice = RuleChoice(in: suite, profile: profile.id, chapter: "stack", isBound: true)
    let text = walk.caseFile(by: InAppMessages()) { choice.rule(among: $0) { _ in false } }
    if let text { try await SuiteFuzzing.readSaved(text) }
  }

  private static func follow(_ line: String, _ walk: inout Walk) {
    switch StepRequest(line) {
    case .forward: _ = walk.forward()
    case .back: _ = walk.back()
    case .restart: walk.restart()
    case .complete(let text): _ = walk.completions(of: text)
    case .message(let text): try? walk.add(message: text)
    case .given(let text): try? walk.begin(with: text)
    case .action(let text):
      if let action = (try? walk.action(text)) ?? nil { walk.perform(action) }
    case .show, .help, .save, .quit, .unfinished: break
    }
  }
}
