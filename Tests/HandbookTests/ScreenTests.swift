import Conformance
import EngineKit
import Handbook
import InAppMessages
import ReferenceEngine
import Reporting
import SpecModel
import TestSupport
import Testing
import Wording

@Testing.Suite("The screen in timelines and pictures")
struct ScreenTests {
  /// A case in a profile, what the reference engine did, and the screen after each step.
  private struct Played {
    let item: Case
    let profile: String
    let transcript: Transcript
    let screens: [String?]
  }

  /// Runs every built-in case on the reference engine, and tracks the screen in the simplest way: a
  /// message is there from when it is displayed until a dismissal or a relaunch.
  private static func play() async throws -> [Played] {
    let host = InProcessHost(ReferenceAdapter())
    var all: [Played] = []
    for item in try Builtin.suite().cases {
      for profile in item.profiles {
        let outcome = await host.outcome(of: PlannedCase(item, profile: profile).script)
        guard case .completed(let transcript) = outcome.ending else {
          Issue.record("\(item.id) [\(profile)] was not completed")
          continue
        }
        var lists = transcript.observations.makeIterator()
        var visible: String?
        let screens = item.steps.map { step in
          for action in step.actions {
            if action == .relaunch { visible = nil }
            for observation in lists.next() ?? [] {
              if case .displayed(let message, _) = observation { visible = message }
              if case .dismissed = observation { visible = nil }
            }
          }
          if step.stack != nil { _ = lists.next() }
          return visible
        }
        all.append(
          Played(item: item, profile: profile, transcript: transcript, screens: screens))
      }
    }
    return all
  }

  @Test("Timelines and pictures show the actual screen in every built-in case")
  func everyCase() async throws {
    let storyteller = Storyteller(of: InAppMessages())
    for played in try await Self.play() {
      let timeline = Timeline(of: played.item, transcript: played.transcript)
      #expect(timeline.rows.map(\.screenAfter) == played.screens, "\(played.item.id)")
      let story = storyteller.stories(of: played.item).first { $0.profile == played.profile }
      // Profiles with the same events share a story.
      guard let story else { continue }
      #expect(story.snapshots.map(\.screen) == played.screens, "\(played.item.id)")
      #expect(story.timeline.rows.map(\.screenAfter) == played.screens, "\(played.item.id)")
    }
  }

  @Test("Expectations without an engine lead to the same screens, unless they leave a choice")
  func expectations() async throws {
    for played in try await Self.play()
    where !played.item.steps.contains(where: \.hasAlternatives) {
      let timeline = Timeline(expectationsOf: played.item)
      #expect(timeline.rows.map(\.screenAfter) == played.screens, "\(played.item.id)")
    }
  }

  @Test("A push brings the app back to the screen")
  func push() throws {
    let place = SourceLocation(file: "x.yaml", line: 1, column: 1)
    let item = Case(
      id: "stack/x/y", title: "A push", rules: [], profiles: ["swift"], messages: [],
      steps: [
        Step(actions: [.enterBackground], position: place.position),
        Step(actions: [.openFromPush], position: place.position),
      ], asserts: [.displayed], location: place)
    #expect(Timeline(expectationsOf: item).rows.map(\.isInBackground) == [true, false])
    let story = try #require(Storyteller(of: InAppMessages()).stories(of: item).first)
    #expect(story.snapshots.map(\.device.app) == [.background, .foreground])
  }

  @Test("An engine that reports no dismissals leads to the same screens")
  func unreportedDismissals() async throws {
    let reported = Set(Observation.Kind.allCases).subtracting([.dismissed])
    for played in try await Self.play() where !played.item.asserts.contains(.dismissed) {
      let silent = Transcript(
        observations: played.transcript.observations.map { list in
          list.filter { $0.kind != .dismissed }
        })
      let timeline = Timeline(of: played.item, transcript: silent, reporting: reported)
      #expect(timeline.rows.map(\.screenAfter) == played.screens, "\(played.item.id)")
    }
  }
}
