import Audit
import Characterization
import EngineKit
import Exploration
import ReferenceEngine
import SpecModel
import TestSupport
import Testing

/// The probes tell how the reference engine was told to answer, whatever it was told.
@Suite struct RecoveryTests {
  private static let profiles = ReferenceAdapter().manifest.profiles

  @Test func `Probes recover the default reading`() async throws {
    let suite = try Builtin.suite()
    #expect(await Self.mistakes(under: .default, suite) == [])
  }

  @Test func `Probes recover each answer alone and any three answers together`() async throws {
    try await expectRecovery(under: ReadingSample().readings)
  }

  @Test func `Probes recover answers thrown together at random`() async throws {
    var random = SeededGenerator(seed: 3)
    try await expectRecovery(
      under: (0..<300).map { _ in
        Reading.questions.reduce(into: Reading.default) { reading, question in
          guard let answer = question.answers.randomElement(using: &random) else { return }
          // The ids come from the engine itself.
          try? reading.answer(question.id, with: answer)
        }
      })
  }

  @Test func `A question counts as moot exactly under the readings that the suite names`()
    async throws
  {
    let suite = try Builtin.suite()
    var reading = Reading.default
    try reading.answer("open.rate-limit-base", with: "display")
    let found = await Characterizer(suite).characterize(
      InProcessHost(ReferenceAdapter(reading: reading)), in: ["swift"])
    let moot = found.filter { if case .moot = $0.finding { true } else { false } }
    #expect(
      moot.map(\.question.id) == [
        "open.on-presenter", "open.unmatched-in-background", "open.unmatched-behind-visible",
        "open.rate-limit-waiting", "open.rate-limit-discarded", "open.rate-limit-presenter",
        "open.no-match-when-exhausted", "open.loading-again-timeout",
        "open.loading-without-presenter", "open.relaunch-exhausted",
      ])
  }

  private func expectRecovery(under readings: [Reading]) async throws {
    let suite = try Builtin.suite()
    let mistakes = await withTaskGroup(of: [String].self) { group in
      for reading in readings {
        group.addTask { await Self.mistakes(under: reading, suite) }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    let first = mistakes.sorted().prefix(20)
    #expect(mistakes.isEmpty, "\(mistakes.count) mistakes, such as \(first)")
  }

  /// Returns what the probes tell otherwise than a reading has it, as sentences.
  private static func mistakes(under reading: Reading, _ suite: Suite) async -> [String] {
    let host = InProcessHost(ReferenceAdapter(reading: reading))
    return await Characterizer(suite).characterize(host, in: profiles).compactMap {
      let question = $0.question
      let isMoot = question.moot.contains { moot in
        moot.answers.allSatisfy { reading[$0] == $1 }
      }
      if isMoot, case .moot = $0.finding { return nil }
      if !isMoot, $0.answer == reading[question.id] { return nil }
      let truth = reading[question.id] ?? "nothing"
      return "\(question.id) [\($0.profile)] is \(truth), told \($0.answer ?? "nothing")"
    }
  }
}
