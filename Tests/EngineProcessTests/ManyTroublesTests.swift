import EngineKit
import EngineProcess
import Testing

@Suite(.serialized) struct `Many troubles at once` {
  /// The words that cases are named after, with the beginnings of their verdicts.
  static let troubles = [
    ("exits", "crash: the engine exited with status 7"),
    ("doubles", "doubles-"),
    ("prints", "prints-"),
    ("garbles", "protocol: the reply is not valid: `observations[0][0]`"),
    ("hangs", "timeout: the engine did not answer within 2 s"),
  ]

  @Test(arguments: [(1, 1), (1, 3), (8, 1), (8, 2)])
  func `are attributed to their cases, and every other case gets its answer`(
    window: Int, jobs: Int
  ) async throws {
    var engine = Misbehaving(name: "all_of_it", window: window)
    engine.limits.maximumRestarts = 100
    var cases: [String] = []
    for round in 0..<4 {
      for (index, trouble) in Self.troubles.dropLast(round == 2 ? 0 : 1).enumerated() {
        cases += ["honest-\(round)\(index)", "\(trouble.0)-\(round)", "logs-\(round)\(index)"]
      }
    }
    let outcomes = try await engine.outcomes(of: cases, atOnce: true, jobs: jobs)
    #expect(outcomes.count == cases.count)
    for (id, outcome) in zip(cases, outcomes) {
      if let trouble = Self.troubles.first(where: { id.hasPrefix($0.0) }) {
        #expect(outcome.words.hasPrefix(trouble.1), "\(id): \(outcome.words)")
      } else {
        #expect(outcome.words == "\(id) \(id)")
        if id.hasPrefix("logs"), window == 1 { #expect(outcome.log.contains("\(id)\n")) }
      }
    }
    #expect(await engine.survivors() == 0)
  }
}
