import Characterization
import EngineKit
import ReferenceEngine
import SpecModel
import Synchronization
import TestSupport
import Testing

/// The probes tell how the reference engine was told to answer, whatever it was told.
@Suite struct RecoveryTests {
  @Test func `Probes recover the default reading`() async throws {
    let suite = try Builtin.suite()
    let host = InProcessHost(ReferenceAdapter())
    let found = await Characterizer(suite).characterize(host, in: host.manifest.profiles)
    #expect(found.compactMap { Self.mistake($0, under: .default) } == [])
  }

  @Test func `Probes recover each answer, in every combination with others that they meet`()
    async throws
  {
    let suite = try Builtin.suite()
    let results = await withTaskGroup { group in
      for question in suite.questions {
        for profile in question.profiles {
          group.addTask { await Self.everyWay(through: question, in: profile, of: suite) }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.flatMap(\.mistakes).prefix(20) == [])
    // Each answer at least, and some hundreds of combinations more.
    #expect(results.map(\.ways).reduce(0, +) > 3 * suite.questions.count)
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

  /// Puts a question to engines that are still open to every answer: wherever one asks, another one
  /// is tried for each other answer.
  private static func everyWay(
    through question: Question, in profile: String, of suite: Suite
  ) async -> (ways: Int, mistakes: [String]) {
    let characterizer = Characterizer(suite)
    var mistakes: [String] = []
    var ways = 0
    var readings = [Reading.open]
    while let start = readings.popLast() {
      let host = OpenHost(start)
      let found = await characterizer.characterize(host, in: [profile], asking: [question.id])
      ways += 1
      mistakes += found.compactMap { mistake($0, under: host.answers.reading) }
      var reading = start
      for asked in host.answers.taken {
        let taken = host.answers.reading[asked]
        for place in asked.answers.indices where place != taken {
          var other = reading
          other[asked] = place
          readings.append(other)
        }
        reading[asked] = taken
      }
    }
    return (ways, mistakes)
  }

  /// Returns what is told otherwise than a reading has it, as a sentence.
  ///
  /// What the reading leaves open was never asked, so that what is told of it is a guess.
  private static func mistake(_ found: Characteristic, under reading: Reading) -> String? {
    let question = found.question
    let isMoot = question.moot.contains { moot in
      moot.answers.allSatisfy { reading[$0] == $1 }
    }
    if isMoot, case .moot = found.finding { return nil }
    if !isMoot, let truth = reading[question.id], found.answer == truth { return nil }
    let truth = reading[question.id] ?? "nothing"
    let others = Reading.questions.compactMap { other in
      reading[other.id].map { "\(other.id)=\($0)" }
    }
    return "\(question.id) [\(found.profile)] is \(truth), told \(found.answer ?? "nothing") "
      + "with \(others.joined(separator: " "))"
  }
}

/// A host whose engines answer an open question when they first ask it, and all of them alike.
private final class OpenHost: EngineHost {
  private static let adapter = ReferenceAdapter(reading: .open)

  let manifest = adapter.manifest
  private let current: Mutex<Answers>

  init(_ reading: Reading) {
    current = Mutex(Answers(reading))
  }

  /// The answers that were given so far.
  var answers: Answers { current.withLock { $0 } }

  func outcome(of script: Script) async -> ScriptOutcome {
    do {
      var simulation = try Self.adapter.simulation(for: EngineSetup(script))
      simulation.answers = answers
      let observations = script.actions.map { simulation.perform($0) }
      current.withLock { $0 = simulation.answers }
      return ScriptOutcome(.completed(Transcript(observations: observations)))
    } catch {
      return ScriptOutcome(.unsupported(reason: "\(error)"))
    }
  }
}
