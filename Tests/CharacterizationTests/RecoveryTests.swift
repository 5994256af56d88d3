import Characterization
import Conformance
import EngineKit
import ReferenceEngine
import SpecModel
import TestSupport
import Testing

/// Checks that the probes recover the answers that the reference engine was given, whatever they
/// are.
@Suite struct RecoveryTests {
  private static let profiles = ReferenceAdapter().manifest.profiles

  @Test func `Probes recover the default reading`() async throws {
    let suite = try Builtin.suite()
    let host = InProcessHost(ReferenceAdapter())
    #expect(await Self.errors(under: .default, host, suite) == [])
  }

  @Test func `Probes recover each answer alone`() async throws {
    try await expectRecovery(
      under: try Self.probed().flatMap { question in
        question.answers.indices.dropFirst().map { place in
          var reading = Reading.default
          reading[question] = place
          return reading
        }
      })
  }

  /// A message may load behind an obstacle or go back at once, and a newer message that loads may hold it up
  /// either way.
  @Test func `Probes recover where messages load, whether or not newer ones hold them up`()
    async throws
  {
    let obstacles = Self.loadingBehindObstacles + ["open.no-presenter"]
    let asked = try (["open.loading-holds-up", "open.loading-holds-up-ready"] + obstacles).map {
      try #require(Reading.question(named: $0))
    }
    let readings = asked.reduce([Reading.default]) { readings, question in
      readings.flatMap { reading in
        question.answers.indices.map { place in
          var reading = reading
          reading[question] = place
          return reading
        }
      }
    }
    #expect(readings.count == 128)
    try await expectRecovery(under: readings)
  }

  /// There are so many readings that any two answers almost certainly occur together; any three, if the tests are
  /// thorough.
  @Test func `Probes recover random combinations of answers`() async throws {
    var random = SplitMix64(seed: 3)
    let probed = try Self.probed().filter { !Self.supposed.contains($0.id) }
    try await expectRecovery(
      under: (0..<(Thoroughness.isFull ? 400 : 100)).map { _ in
        probed.reduce(into: Reading.default) { reading, question in
          reading[question] = question.answers.indices.randomElement(using: &random)
        }
      })
  }

  /// What comes to the stack there is the message of a campaign.
  @Test(arguments: ["open.rate-limit-stack", "open.rate-limit-stack-display"], [0, 1])
  func `Probes about the stack need no local message`(_ id: String, _ answer: Int) async throws {
    let question = try #require(Reading.question(named: id))
    let suite = try Builtin.suite()
    let readings = try [0, 1].flatMap { base in
      try ["trigger", "display", "dismissal"].map { start in
        var reading = Reading.default
        try reading.answer("open.local-choice", with: "not-asked")
        try reading.answer("open.rate-limit-base", with: start)
        try reading.answer("open.choice-again", with: base == 0 ? "asked" : "not-asked")
        try reading.answer("open.on-interval-end", with: "offers")
        reading[question] = answer
        return reading
      }
    }
    for reading in readings {
      let found = await Characterizer(suite).characterize(
        InProcessHost(ReferenceAdapter(reading: reading)), in: Self.profiles, asking: [id])
      #expect(
        found.map(\.answer) == [question.answers[answer], question.answers[answer]],
        "\(reading)")
    }
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
      Set(moot.map(\.question.id)) == [
        "open.on-presenter", "open.on-asset-again", "open.unmatched-in-background",
        "open.unmatched-behind-visible", "open.put-off-order",
        "open.rate-limit-loading", "open.rate-limit-held-back", "open.rate-limit-waiting",
        "open.rate-limit-discarded", "open.rate-limit-presenter", "open.report-while-loading",
        "open.no-match-when-exhausted",
        "open.no-match-when-waiting", "open.waiting-rearmed",
        "open.duplicate-returned", "open.loading-returned", "open.loading-again-timeout",
        "open.ready-on-stack", "open.ready-below", "open.loading-without-presenter",
        "open.asset-retry-by",
        "open.asset-retry-times", "open.asset-retry-offered", "open.no-presenter-stack",
        "open.redelivery-first",
        "open.redelivery-arrival", "open.redelivery-waiting", "open.relaunch-exhausted",
      ])
  }

  /// The questions whose default many probes suppose: that a message is displayed when its late asset arrives,
  /// and that one which the app presents waits for its turn.
  static let supposed = ["open.late-asset", "open.local-loading", "open.local-in-the-way"]

  /// The questions whose probes need a local message that waits.
  private static let askedWithWaitingLocals = ["open.fetch-start", "open.on-interval-end"]

  /// The questions that ask whether a message loads behind an obstacle.
  private static let loadingBehindObstacles = [
    "open.loading-behind-visible", "open.loading-under-keyboard", "open.loading-away",
    "open.loading-without-presenter",
  ]

  /// Returns the questions that no script can ask of an engine with these answers.
  ///
  /// If a newer message that loads holds up all others, a message waits for its turn wherever it loaded. What
  /// is left shows nothing if the end of the obstacle or the arrival of an asset is an opportunity.
  private static func hidden(under reading: Reading) -> [String] {
    let holdsUpAll =
      reading["open.loading-holds-up"] == "holds-up"
      && reading["open.loading-holds-up-ready"] == "waits"
    let opportunities = [
      "open.after-dismiss", "open.on-keyboard-hidden", "open.on-foreground", "open.on-presenter",
      "open.on-asset",
    ]
    let offers = opportunities.contains { reading[$0] != "waits" }
    // What the interval has held back comes from the stack at its end, and starts the interval again: no later
    // message is displayed, whatever started the interval first.
    let startsAtEachEnd =
      reading["open.rate-limit-kept"] == "waits" && reading["open.on-interval-end"] == "offers"
      && reading["open.rate-limit-held-back"] == "starts"
      && reading["open.rate-limit-stack-display"] == "starts"
      && reading["open.rate-limit-edge"] == "not-enough"
    // A message that is offered at the session start waits no longer when the delivery arrives, and none can
    // be triggered in between.
    let waitsForNoDelivery =
      reading["open.choice-again"] == "not-asked"
      && reading["open.under-way-earlier"] == "not-triggered"
    return (holdsUpAll && offers ? loadingBehindObstacles : [])
      + (startsAtEachEnd ? ["open.rate-limit-waiting", "open.rate-limit-discarded"] : [])
      + (waitsForNoDelivery ? ["open.on-delivery"] : [])
      + (reading["open.local-in-the-way"] == "lost" ? askedWithWaitingLocals : [])
  }

  /// Returns the questions that have probes; the others keep their defaults here.
  private static func probed() throws -> [Reading.Question] {
    let ids = Set(try Builtin.suite().questions.filter { !$0.probes.isEmpty }.map(\.id))
    return Reading.questions.filter { ids.contains($0.id) }
  }

  private func expectRecovery(under readings: [Reading]) async throws {
    let suite = try Builtin.suite()
    let errors = try await withThrowingTaskGroup { group in
      let known = try KnownWays(suite)
      for reading in readings {
        group.addTask {
          await Self.errors(under: reading, KnownHost(reading, known), suite)
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    let first = errors.sorted().prefix(20)
    #expect(errors.isEmpty, "\(errors.count) errors, such as \(first)")
  }

  /// Returns the differences between what the probes show and a reading, as sentences.
  private static func errors(
    under reading: Reading, _ host: some EngineHost, _ suite: Suite
  ) async -> [String] {
    await Characterizer(suite).characterize(host, in: profiles).compactMap {
      let (question, profile) = ($0.question, $0.profile)
      if question.probes.isEmpty { return nil }
      let isMoot = question.moot.contains { moot in
        suite.profiles(asking: moot).contains(profile)
          && moot.answers.allSatisfy { reading[$0] == $1 }
      }
      if isMoot, case .moot = $0.finding { return nil }
      let hidden = hidden(under: reading)
      if hidden.contains(question.id), $0.answer == nil { return nil }
      let mayBeMoot = question.moot.contains { $0.answers.keys.contains(where: hidden.contains) }
      if mayBeMoot, $0.answer == nil { return nil }
      if !isMoot, $0.answer == reading[question.id] { return nil }
      let truth = reading[question.id] ?? "nothing"
      return "\(question.id) [\($0.profile)] is \(truth), found \($0.answer ?? "nothing")"
    }
  }
}

/// The ways through all probes, so that known ones do not have to be simulated again.
private struct KnownWays {
  private var ways: [String: Ways] = [:]

  init(_ suite: Suite) throws {
    for probe in suite.questions.flatMap(\.probes) {
      for profile in probe.script.profiles {
        let script = PlannedCase(probe.script, profile: profile).script
        // Few probes have more ways.
        ways[Self.name(of: script)] = try Ways(through: script, atMost: 200)
      }
    }
  }

  /// Returns what an engine with some answers does in a script, if it is known.
  func transcript(of script: Script, under reading: Reading) -> Transcript? {
    ways[Self.name(of: script)]?.all.first { $0.fits(reading) }?.transcript
  }

  private static func name(of script: Script) -> String { script.caseID + " " + script.profile }
}

/// A host of reference engines that looks up known transcripts.
private struct KnownHost: EngineHost {
  let manifest = ReferenceAdapter().manifest
  private let reading: Reading
  private let known: KnownWays
  private let host: InProcessHost<ReferenceAdapter>

  init(_ reading: Reading, _ known: KnownWays) {
    self.reading = reading
    self.known = known
    host = InProcessHost(ReferenceAdapter(reading: reading))
  }

  func outcome(of script: Script) async -> ScriptOutcome {
    guard let transcript = known.transcript(of: script, under: reading) else {
      return await host.outcome(of: script)
    }
    return ScriptOutcome(.completed(transcript))
  }
}
