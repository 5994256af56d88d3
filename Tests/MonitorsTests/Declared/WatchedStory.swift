import Conformance
import Foundation
import Monitors
import SpecLoading
import SpecModel
import TestSupport

/// What happened to an engine of an example suite, told as a case whose expectations are all that was seen.
struct WatchedStory {
  /// The suite, `tags` or `inbox`.
  let suite: String
  /// The messages of the case, and its start, as YAML in flow style.
  var messages = "{}"
  var given = "{}"
  /// The steps, as YAML in flow style.
  let steps: [String]
  /// The observations that the engine does not report.
  var unreported: Set<String> = []

  /// Returns what a monitor says about it, after the number of the action.
  func breaches(by monitor: String) async throws -> [String] {
    let (suite, item) = try await told()
    var watched = suite
    let file = SourceFile(
      "monitors.yaml", in: "", bytes: Array("format: 1\nmonitors:\n  - \(monitor)\n".utf8))
    let loaded = MonitorsLoader.read(file, of: suite)
    if loaded.hasErrors { throw Unreadable(text: "\(loaded.diagnostics.map(\.message))") }
    watched.monitors = loaded.declarations
    let names = suite.words.map { Set($0.observations.keys) } ?? []
    let kinds = names.subtracting(unreported).map { Observation.Kind.word(WordName($0)) }
    return Monitors.breaches(
      in: item.transcript, of: PlannedCase(item, profile: self.suite).script,
      reporting: Set(kinds), within: Jurisdiction(of: watched)
    ).map { "\($0.action + 1): \($0.because)" }
  }

  /// The suite, and the story as a case of it.
  private func told() async throws -> (Suite, Case) {
    let folder = "Fixtures/suites/\(suite)"
    let files = try ["rules.yaml", "vocabulary.yaml"].map { name in
      let data = try Data(contentsOf: Repository.url("\(folder)/\(name)"))
      return SourceFile(name, in: "", bytes: [UInt8](data))
    }
    let text = """
      format: 1
      title: A story
      rules: [pause.stops]
      cases:
        - id: story
          title: A story
          messages: \(messages)
          given: \(given)
          steps:
      \(steps.map { "      - \($0)" }.joined(separator: "\n"))

      """
    let loaded = await SuiteLoader(parallelism: 1).load(
      files: files + [SourceFile("pause/story.yaml", in: "", bytes: Array(text.utf8))])
    guard let suite = loaded.suite, let item = suite.cases.first else {
      throw Unreadable(text: "\(loaded.diagnostics.map(\.message))")
    }
    return (suite, item)
  }

  struct Unreadable: Error {
    let text: String
  }
}

extension Case {
  /// What its expectations say, as a transcript: each step has one action.
  fileprivate var transcript: Transcript {
    Transcript(
      observations: steps.map { step in
        step.expectations.compactMap {
          if case .observation(let observation) = $0 { observation } else { nil }
        }
      })
  }
}
