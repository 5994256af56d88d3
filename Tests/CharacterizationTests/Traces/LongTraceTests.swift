import EngineKit
import Exploration
import ReferenceEngine
import ReferenceFaults
import Replaying
import SpecModel
import TestSupport
import Testing

@testable import Characterization

@Suite struct `A long trace` {
  private static let messages = ["sale", "news"].map {
    Message(name: $0, type: .modal, triggers: [.customEvent(name: $0, filter: nil)])
  }

  /// A trace of blocks, in each of which two messages wait in the background and are displayed.
  ///
  /// - Parameters:
  ///   - blocks: The number of blocks.
  ///   - bad: The block in which the older one is displayed first.
  private static func trace(blocks: Int, bad: Int?) -> Trace {
    var lines: [(Int, Trace.Content)] = [(0, .action(.startSession(deliver: ["sale", "news"])))]
    for block in 0..<blocks {
      let start = 1000 + 20_000 * block
      let (first, second) = block == bad ? ("sale", "news") : ("news", "sale")
      lines += [
        (start, .action(.enterBackground)),
        (start + 1000, .action(.logEvent(name: "sale", properties: [:]))),
        (start + 1100, .observation(.reenqueued(message: "sale", reason: .background))),
        (start + 4000, .action(.logEvent(name: "news", properties: [:]))),
        (start + 4100, .observation(.reenqueued(message: "news", reason: .background))),
        (start + 8000, .action(.enterForeground)), (start + 9000, .action(.openFromPush)),
        (start + 9100, .observation(.displayed(message: first))),
        (start + 11_000, .action(.dismiss)),
        (start + 11_100, .observation(.dismissed(message: first))),
        (start + 14_000, .action(.openFromPush)),
        (start + 14_100, .observation(.displayed(message: second))),
        (start + 16_000, .action(.dismiss)),
        (start + 16_100, .observation(.dismissed(message: second))),
      ]
    }
    return Trace(
      profile: "swift", given: Given(minimumInterval: 1), messages: messages,
      unseen: [.impression, .choiceAsked, .noMatchingTrigger, .discarded, .prefetched, .stack],
      entries: lines.enumerated().map { Trace.Entry(line: $0 + 2, at: $1.0, $1.1) })
  }

  private static func survey(
    _ trace: Trace, slack: Int = 500, budget: Int = .max
  ) throws -> TraceBreach.Survey? {
    switch try TraceExplainer(slack: slack, budget: 20).explain(trace) {
    case .explained: return nil
    case .unexplained(let divergence), .undecided(let divergence):
      return TraceBreach.survey(trace, at: divergence, slack: slack, budget: budget)
    }
  }

  @Test(arguments: [0, 39])
  func `is judged with an effort that grows with its lines, wherever it is broken`(
    _ bad: Int
  ) throws {
    let short = try #require(try Self.survey(Self.trace(blocks: 10, bad: bad == 0 ? 0 : 9)))
    let long = try #require(try Self.survey(Self.trace(blocks: 40, bad: bad)))
    for survey in [short, long] {
      #expect(survey.certain.first?.clause == "stack.last-in-first-out/newest-first")
      #expect(survey.watched > 0)
    }
    #expect(long.watched <= 5 * short.watched, "\(short.watched), \(long.watched)")
  }

  @Test func `is given up in words if that takes too long`() throws {
    let trace = Self.trace(blocks: 10, bad: 9)
    let survey = try #require(try Self.survey(trace, budget: 20))
    #expect(survey.certain.isEmpty)
    #expect(survey.watched == 20)
    #expect(survey.unproved != nil)
    let divergence = TraceDivergence(line: 3, ends: [], unproved: survey.unproved)
    let text = TraceText(of: trace, in: "log", suite: try Builtin.suite(), slack: 500)
      .lines(for: .undecided(divergence)).joined(separator: " ")
    #expect(text.contains("undecided: stack.last-in-first-out/newest-first seems to be broken"))
    #expect(text.contains("would take too long"))
  }

  /// Watching every shift to the end takes time in proportion to the square of the lines.
  @Test func `is judged as if every shift was watched to the end`() throws {
    var random = SeededGenerator(seed: 21)
    var (certain, excused) = (0, 0)
    for (profile, names) in [
      ("swift", ["queue-instead-of-stack", "timeout-ignored"]), ("legacy", ["timeout-ignored"]),
    ] {
      let profile = try #require(Builtin.suite().profiles.first { $0.id == profile })
      let generator = ScriptGenerator(in: profile, for: ReferenceAdapter().manifest, seed: 4)
      for name in names {
        let adapter = ReferenceAdapter(faults: [try #require(Fault.named(name))])
        for number in 0..<60 {
          var trace = try RecordedScript.trace(
            of: generator.script(number), by: adapter, jitter: 400, &random)
          // Lines that are missing break clauses that depend on times.
          trace.entries.removeAll { entry in
            if case .observation = entry.content { Bool.random(using: &random) } else { false }
          }
          guard
            case .unexplained(let divergence) = try TraceExplainer(slack: 500, budget: 100)
              .explain(trace), let path = divergence.ends.first?.path
          else { continue }
          let played = PlayedTrace(trace, along: path, slack: 500)
          var one = divergence
          one.ends.removeLast(one.ends.count - 1)
          let alone = PlayedTrace(trace, along: nil, slack: 500)
          let others = Set(Self.unexcused(in: alone).map(\.clause))
          let expected = Self.unexcused(in: played).filter { others.contains($0.clause) }
          let found = TraceBreach.survey(trace, at: one, slack: 500, budget: .max).certain
          #expect(found == expected, "script \(number) of \(name)")
          certain += expected.count
          excused += played.breaches().count - expected.count
        }
      }
    }
    #expect(certain > 0 && excused > 0, "\(certain), \(excused)")
  }

  /// The breaches that no shift of a whole trace excuses.
  private static func unexcused(in played: PlayedTrace) -> [TraceBreach] {
    var breaches = played.breaches().filter { breach in
      let moment = played.moments[breach.moment]
      return !moment.seen.isEmpty || moment.at + 500 <= played.trace.end
    }
    for first in played.moments.indices {
      for span in [500, -500] {
        let before = first > 0 ? played.moments[first - 1].at : 0
        let span = max(span, before - played.moments[first].at)
        var moments = played.moments
        for index in first..<moments.count { moments[index].at += span }
        let others = PlayedTrace(played.trace, moments: moments).breaches()
        breaches.removeAll { breach in
          breach.moment >= first
            && !others.contains { $0.clause == breach.clause && $0.moment == breach.moment }
        }
      }
    }
    return breaches
  }
}
