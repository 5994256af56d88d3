import EngineKit
import EngineProcess
import SpecModel
import Synchronization
import Testing

/// What an engine writes besides its replies, and what becomes of it.
private struct Stray: CustomTestStringConvertible, Sendable {
  var kind: String
  /// The words of the case `bad`.
  var bad = "bad"
  var breach: String?

  var testDescription: String { kind }

  /// What a run of some cases says.
  struct Outcome: Hashable {
    var words: [String]
    var breach: String?
    var restarts: Int
  }

  static let cases = ["a", "b", "bad", "c", "d", "e"]

  var expected: Outcome {
    Outcome(words: Self.cases.map { $0 == "bad" ? bad : $0 }, breach: breach, restarts: 0)
  }

  func run(window: Int, jobs: Int) async throws -> Outcome {
    let words = Mutex<[Int: String]>([:])
    let host = try await ProcessHost.withEngine(
      command: ["sh", "\(Misbehaving.folder)/strays.sh", "\(window)", kind], jobs: jobs,
      timeout: .seconds(60), limits: EngineLimits(startTimeout: .seconds(60))
    ) { host in
      await host.run(Self.cases.map(Script.echo)) { index, timed in
        words.withLock { $0[index] = timed.outcome.words }
      }
      return host
    }
    return Outcome(
      words: words.withLock { $0.sorted { $0.key < $1.key }.map(\.value) }, breach: host.breach,
      restarts: host.restarts)
  }

  static let all: [Stray] = {
    let text =
      "the engine wrote something that is not a reply, and standard output is only for replies: "
    return [
      "text-before", "text-after", "text-in-the-line", "text-at-once", "text-later", "half-a-line",
      "text-at-the-start", "text-at-the-end",
    ].map { Stray(kind: $0, breach: text + "DEBUG") } + [
      Stray(
        kind: "unknown-id-instead",
        bad: "protocol: the engine answered request 999999, which is not waiting for an answer"),
      Stray(
        kind: "unknown-id-besides",
        breach: "the engine answered request 999999, which is not waiting for an answer"),
      Stray(
        kind: "no-id-besides",
        breach: "the reply has no `id`; the line: {\"observations\":[]}"),
      Stray(
        kind: "neighbor-instead",
        bad: "protocol: the engine answered request 31, which is not waiting for an answer"),
      Stray(
        kind: "off-by-one",
        bad: "protocol: the engine answered request 22, which is not waiting for an answer"),
      Stray(
        kind: "off-by-one-besides",
        breach: "the engine answered request 22, which is not waiting for an answer"),
      Stray(kind: "twice", breach: "the engine answered bad a second time"),
      Stray(kind: "twice-at-once", breach: "the engine answered bad a second time"),
    ]
  }()
}

@Suite struct `What an engine writes besides its replies` {
  /// With each window and number of jobs, so that each kind runs more than fifty times.
  private static let rounds = 9

  @Test(arguments: Stray.all)
  fileprivate func `has one outcome, whatever the window, the jobs and the reads`(
    _ stray: Stray
  ) async throws {
    var outcomes: [Stray.Outcome: [String]] = [:]
    for window in [1, 8, 32] {
      for jobs in [1, 2] {
        for round in 1...Self.rounds {
          let outcome = try await stray.run(window: window, jobs: jobs)
          outcomes[outcome, default: []].append("window \(window), \(jobs) jobs, round \(round)")
        }
      }
    }
    for (outcome, runs) in outcomes {
      #expect(outcome == stray.expected, "\(runs.count) runs, first \(runs[0])")
    }
  }
}
