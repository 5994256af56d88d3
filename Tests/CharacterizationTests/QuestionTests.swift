import Characterization
import Conformance
import EngineKit
import ReferenceEngine
import SpecModel
import TestSupport
import Testing

/// Checks that the questions of the suite, their probes, and the readings of the reference engine
/// agree.
@Suite struct QuestionTests {
  private let suite: Suite

  init() throws {
    suite = try Builtin.suite()
  }

  @Test func `The suite and the reference engine know the same questions and answers`() {
    let ids = suite.questions.map(\.id)
    #expect(Set(ids) == Set(Reading.questions.map(\.id)))
    for question in suite.questions {
      let known = Reading.questions.first { $0.id == question.id }
      #expect(known?.answers == question.answers.map(\.id), "\(question.id)")
      #expect(known?.defaultAnswer == question.defaultAnswer, "\(question.id)")
    }
  }

  @Test func `In every profile, each answer has an outcome of some probe`() {
    for question in suite.questions where !question.probes.isEmpty {
      for profile in question.profiles {
        let probes = question.probes.filter { $0.script.profiles.contains(profile) }
        let told = Set(probes.flatMap(\.outcomes).map(\.answer))
        #expect(told == Set(question.answers.map(\.id)), "\(question.id) [\(profile)]")
      }
    }
  }

  /// Their answers show only together with certain answers to other questions, or may be different
  /// each time; only explanations find them.
  @Test func `Only questions that no single script can ask have no probes`() {
    let ids = suite.questions.filter(\.probes.isEmpty).map(\.id)
    #expect(
      Set(ids) == [
        "open.on-failed-asset", "open.on-asset-again", "open.opportunity-at-times",
        "open.opportunity-once", "open.opportunity-after-trigger", "open.put-off-order",
        "open.next-after-loading",
        "open.next-at-times", "open.rate-limit-failed", "open.rate-limit-late",
        "open.rate-limit-order-ready", "open.rate-limit-event", "open.rate-limit-loading",
        "open.unfit-at-trigger",
        "open.report-on-arrival", "open.report-while-loading", "open.now-again",
        "open.highest-not-again", "open.no-match-when-waiting",
        "open.waiting-rearmed", "open.duplicate-returned", "open.duplicate-dismissed",
        "open.duplicate-timeout", "open.loading-returned",
        "open.ready-on-stack", "open.ready-below", "open.ready-others",
        "open.failed-without-presenter",
        "open.waiting-timeout", "open.waiting-fetch", "open.waiting-fetched-again",
        "open.asset-retry-by",
        "open.asset-retry-times", "open.asset-retry-offered", "open.no-presenter-stack",
        "open.local-choice",
        "open.redelivery-first", "open.redelivery-arrival", "open.redelivery-waiting",
      ])
  }

  @Test func `Only questions about invisible behavior have probes that are not behavioral`() {
    let asking = suite.questions.filter { question in
      question.probes.contains { !$0.script.isBehavioral }
    }
    #expect(
      Set(asking.map(\.id)) == [
        "open.opportunity-behind-visible", "open.opportunity-in-background",
        "open.opportunity-under-keyboard", "open.request-in-background",
        "open.request-behind-visible", "open.request-under-keyboard",
        "open.unmatched-in-background",
        "open.unmatched-behind-visible", "open.unmatched-under-keyboard",
        "open.next-after-reenqueue", "open.on-delivery", "open.late-or-back",
        "open.imageless-or-back", "open.failed-and-late", "open.turned-and-lost",
        "open.imageless-and-lost", "open.report-in-background", "open.report-behind-visible",
        "open.report-under-keyboard", "open.timeout-loading", "open.loading-in-background",
        "open.waiting-failed", "open.waiting-late", "open.prefetch-at-once", "open.failed-shared",
        "open.delivery-overtaken",
      ])
  }

  @Test func `Every outcome requires an observation, so a dead engine gives no answer`()
    async
  {
    let found = await Characterizer(suite).characterize(
      InProcessHost(DeadAdapter()), in: ["swift", "legacy"])
    #expect(found.filter { $0.answer != nil }.map(\.question.id) == [])
    #expect(!found.isEmpty)
  }

  @Test func `A moot question's answer changes nothing that a case or a probe can see`()
    async throws
  {
    let all = (suite.questions.flatMap(\.probes).map(\.script) + suite.cases).flatMap { item in
      item.profiles.map { PlannedCase(item, profile: $0).script }
    }
    let scripts = Thoroughness.sample(all, every: 5)
    try await withThrowingTaskGroup { group in
      for question in suite.questions {
        for moot in question.moot {
          group.addTask {
            var reading = Reading.default
            for (other, answer) in moot.answers { try reading.answer(other, with: answer) }
            try reading.leaveOpen(question.id)
            let adapter = ReferenceAdapter(reading: reading)
            let profiles = suite.profiles(asking: moot)
            for script in scripts where profiles.contains(script.profile) {
              let ways = try Ways(through: script, of: adapter).all
              #expect(
                Set(ways.map(\.transcript)).count == 1,
                "\(question.id) under \(moot.answers) in \(script.caseID)")
            }
          }
        }
      }
      try await group.waitForAll()
    }
  }
}

extension Suite {
  /// The profiles in which all questions arise whose answers make another question moot.
  func profiles(asking moot: Question.Moot) -> Set<String> {
    questions.filter { moot.answers.keys.contains($0.id) }
      .reduce(["swift", "legacy"]) { $0.intersection($1.profiles) }
  }
}

/// The adapter of engines that do nothing at all.
struct DeadAdapter: EngineAdapter {
  var manifest = EngineManifest(name: "dead", version: "1", profiles: ["swift", "legacy"])

  func makeEngine(for setup: EngineSetup) -> DeadEngine { DeadEngine() }
}

/// An engine that does nothing at all.
struct DeadEngine: TestableEngine {
  func perform(_ action: Action) -> [Observation] { [] }
}
