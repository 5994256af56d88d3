import EngineKit
import ReferenceEngine
import ReferenceFaults
import SpecModel
import TestSupport
import Testing

/// An engine's state is a value, and it asks an open question where it needs the answer.
@Suite struct `A simulated engine` {
  /// Everything that a simulation shows as it performs some actions.
  private static func run(
    _ simulation: inout Simulation, _ actions: some Sequence<Action>
  ) -> [[Observation]] {
    actions.map { simulation.perform($0) }
  }

  @Test(arguments: ["swift", "legacy"])
  func `goes on from a copy as from the start, whatever the other copy does`(
    profile: String
  ) throws {
    var scripts = RandomScripts(profile: profile, seed: 21)
    var generator = SplitMix64(seed: 22)
    for _ in 0..<250 {
      let script = scripts.next()
      let other = scripts.next().actions
      let faults = Array(Fault.all.shuffled(using: &generator).prefix(2))
      let adapter = ReferenceAdapter(reading: .random(&generator), faults: faults)
      let start = try adapter.simulation(for: EngineSetup(script))
      let half = script.actions.count / 2

      var whole = start
      let expected = Self.run(&whole, script.actions)
      var wholeOfOther = start
      let expectedOfOther = Self.run(&wholeOfOther, script.actions.prefix(half) + other)

      var original = start
      let beginning = Self.run(&original, script.actions.prefix(half))
      var fork = original
      // In turns, so that anything the two share would show.
      var seen = beginning
      var seenOfFork = beginning
      let rest = script.actions.dropFirst(half)
      for index in 0..<max(rest.count, other.count) {
        if index < rest.count { seen.append(original.perform(rest[half + index])) }
        if index < other.count { seenOfFork.append(fork.perform(other[index])) }
      }
      #expect(seen == expected)
      #expect(seenOfFork == expectedOfOther)
    }
  }

  @Test(arguments: ["swift", "legacy"])
  func `shows in its branches what it shows under all combinations of answers`(
    profile: String
  ) throws {
    var scripts = RandomScripts(profile: profile, seed: 31)
    var generator = SplitMix64(seed: 32)
    var branchings = 0
    for _ in 0..<200 {
      let script = scripts.next()
      let setup = EngineSetup(script)
      let open = Reading.questions.shuffled(using: &generator).prefix(6)
      var reading = Reading.random(&generator)
      for question in open { reading[question] = nil }

      var readings = [reading]
      for question in open {
        readings = readings.flatMap { reading in
          question.answers.indices.map { place in
            var answered = reading
            answered[question] = place
            return answered
          }
        }
      }
      let all = try readings.map { reading in
        var simulation = try ReferenceAdapter(reading: reading).simulation(for: setup)
        return Self.run(&simulation, script.actions)
      }

      let branches = try Self.branches(reading, script)
      #expect(Set(branches.map(\.transcript)) == Set(all))
      #expect(Set(branches.map(\.simulation.answers.reading)).count == branches.count)
      // What a branch took is enough to be led there again, whatever else is answered.
      for branch in branches {
        let matching = zip(readings, all).filter { candidate, _ in
          branch.simulation.answers.taken.allSatisfy {
            candidate[$0] == branch.simulation.answers.reading[$0]
          }
        }
        #expect(!matching.isEmpty)
        #expect(matching.allSatisfy { $0.1 == branch.transcript })
      }
      branchings += branches.count - 1
    }
    #expect(branchings > 100)
  }

  private static func branches(
    _ reading: Reading, _ script: Script
  ) throws -> [(simulation: Simulation, transcript: [[Observation]])] {
    let start = try ReferenceAdapter(reading: reading).simulation(for: EngineSetup(script))
    return script.actions.reduce([(start, [])]) { branches, action in
      branches.flatMap { simulation, transcript in
        simulation.branches(performing: action).map {
          ($0.simulation, transcript + [$0.observations])
        }
      }
    }
  }

  @Test func `asks nothing that is fixed, and takes the defaults if nothing is`() throws {
    var scripts = RandomScripts(profile: "swift", seed: 41)
    var asked: Set<String> = []
    for _ in 0..<200 {
      let script = scripts.next()
      let setup = EngineSetup(script)
      var fixed = try ReferenceAdapter().simulation(for: setup)
      var open = try ReferenceAdapter(reading: .open).simulation(for: setup)
      #expect(Self.run(&fixed, script.actions) == Self.run(&open, script.actions))
      #expect(fixed.answers.taken == [])
      #expect(open.answers.taken.allSatisfy { open.answers.reading[$0] == 0 })
      asked.formUnion(open.answers.taken.map(\.id))
    }
    // All but those of the legacy profile, and those that arise under another answer alone.
    #expect(asked.count > 30)
  }

  @Test func `asks when it needs the answer, and not before`() throws {
    let setup = EngineSetup(
      profile: "swift", given: Given(minimumInterval: 0),
      messages: ["a": .modal("a"), "b": .modal("b")])
    var engine = try ReferenceAdapter(reading: .open).simulation(for: setup)
    let quiet: [Action] = [
      .startSession(deliver: ["a", "b"]), .log("a"), .advance(.seconds(60)),
    ]
    for action in quiet {
      #expect(engine.branches(performing: action).count == 1 || action == quiet[0])
      _ = engine.perform(action)
    }
    // Nothing waits yet, so that a dismissal decides nothing.
    var alone = engine
    _ = alone.perform(.dismiss)
    #expect(!alone.answers.taken.map(\.id).contains("open.after-dismiss"))

    _ = engine.perform(.log("b"))
    let branches = engine.branches(performing: .dismiss)
    #expect(
      branches.map(\.observations) == [
        [.dismissed(message: "a")],
        [
          .dismissed(message: "a"), .choiceAsked(message: "b"),
          .displayed(message: "b", extras: [:]), .impression(message: "b"),
        ],
      ])
    #expect(
      branches.map { $0.simulation.answers.taken.last?.id == "open.after-dismiss" } == [true, true])
    #expect(
      branches.map { $0.simulation.answers.reading["open.after-dismiss"] } == [
        "waits", "shows-next",
      ])
  }
}

extension Reading {
  /// A reading that answers every question at random.
  static func random(_ generator: inout SplitMix64) -> Reading {
    questions.reduce(into: Reading()) { reading, question in
      reading[question] = Int.random(in: question.answers.indices, using: &generator)
    }
  }
}
