import Conformance
import EngineKit
import ReferenceEngine
package import SpecModel
import Wording

/// Runs cases on the reference engine and tells their stories.
package struct Storyteller: Sendable {
  private let adapter: ReferenceAdapter
  private let jurisdiction: Jurisdiction

  /// Creates a storyteller whose engine gives the default answers to open questions.
  ///
  /// - Parameter jurisdiction: What the suite has; reasons that rest on anything else are left out.
  package init(within jurisdiction: Jurisdiction = .everything) {
    adapter = ReferenceAdapter()
    self.jurisdiction = jurisdiction
  }

  /// Returns the stories of a case in each of its profiles; profiles with the same events share
  /// one.
  package func stories(of item: Case) -> [CaseStory] { Self.stories(in: ways(of: item)) }

  /// Returns the stories that are told, each once.
  static func stories(in ways: [(profile: String, story: CaseStory)]) -> [CaseStory] {
    ways.filter { $0.profile == $0.story.profile }.map(\.story)
  }

  /// Returns the story of a case in each of its profiles that the reference engine knows; where two
  /// look the same, the first is told for both.
  func ways(of item: Case) -> [(profile: String, story: CaseStory)] {
    var ways: [(profile: String, story: CaseStory)] = []
    for profile in item.profiles {
      guard let own = story(of: item, profile: profile) else { continue }
      var story =
        ways.first { $0.story.timeline == own.timeline && $0.story.snapshots == own.snapshots }?
        .story ?? own
      story.observations = own.observations
      ways.append((profile, story))
    }
    return ways
  }

  /// Returns the story of a case in one profile; `nil` if the reference engine does not know the
  /// profile.
  private func story(of item: Case, profile: String) -> CaseStory? {
    let script = PlannedCase(item, profile: profile).script
    guard var engine = try? adapter.simulation(for: EngineSetup(script)) else { return nil }
    var transcript = Transcript(observations: [])
    var device = Device(item.given)
    var told: [StepStates] = []
    for step in item.steps {
      var states = StepStates()
      for action in step.actions {
        states.observations.append(engine.perform(action))
        device.apply(action)
        states.devices.append(device)
        if case .advance(let span) = action { states.passed += span }
      }
      transcript.observations += states.observations
      let answer = engine.perform(.queryStack)
      if step.stack != nil { transcript.observations.append(answer) }
      if case .stack(let names)? = answer.first { states.stack = names }
      states.loading = engine.loadingMessages
      told.append(states)
    }
    let timeline = Timeline(
      of: item, transcript: transcript,
      failure: CaseComparison.difference(from: item, in: transcript), asides: item.asides)
    var time = TimeSpan.zero
    var sight = CaseStory.Sight(device: Device(item.given), screen: nil, isAsserted: false)
    let snapshots = timeline.rows.indices.map { index in
      time += told[index].passed
      let sights = timeline.rows[index].sights(
        after: sight, on: told[index].devices, staying: item.asserts.contains(.dismissed))
      sight = sights.last ?? sight
      return CaseStory.Snapshot(
        stack: told[index].stack, isStackAsserted: item.steps[index].stack != nil, time: time,
        loading: told[index].loading, view: sight,
        earlier: sights.dropLast().filter { $0.screen != nil })
    }
    return CaseStory(
      title: item.title, profile: profile, timeline: timeline,
      snapshots: snapshots,
      messages: Dictionary(item.messages.map { ($0.name, $0) }) { first, _ in first },
      reasons: CaseReasons(of: item, in: profile, within: jurisdiction).steps,
      observations: told.map(\.observations))
  }
}

/// What the engine and the device did in a step.
private struct StepStates {
  /// What was reported, one list per action.
  var observations: [[Observation]] = []
  /// The device after each action.
  var devices: [Device] = []
  /// The time that passed.
  var passed = TimeSpan.zero
  /// The stack after the step, top first.
  var stack: [String] = []
  /// The messages that load after the step.
  var loading: [String] = []
}

extension Timeline.Row {
  /// Returns what is visible in the step, one state after the other, without the one before it.
  ///
  /// - Parameters:
  ///   - before: What was visible before the step.
  ///   - devices: The device after each action.
  ///   - stays: Whether the case asserts that a message stays until it is dismissed.
  fileprivate func sights(
    after before: CaseStory.Sight, on devices: [Device], staying stays: Bool
  ) -> [CaseStory.Sight] {
    var sights = [before]
    func see(_ sight: CaseStory.Sight) {
      if sight != sights.last { sights.append(sight) }
    }
    var sight = before
    for (entry, device) in zip(actions, devices) {
      sight.device = device
      sight.screen = entry.screen
      sight.isAsserted = sight.isAsserted && stays
      see(sight.normal)
      for event in entry.events {
        if case .observation(.displayed) = event.content {
          sight.isAsserted = event.mark == .expected
        }
        sight.screen = event.screenAfter
        see(sight.normal)
      }
    }
    return Array(sights.dropFirst())
  }
}

extension CaseStory.Sight {
  /// The same, if there is a message; an empty screen is like any other.
  fileprivate var normal: CaseStory.Sight {
    CaseStory.Sight(device: device, screen: screen, isAsserted: screen != nil && isAsserted)
  }
}

extension Case {
  /// The kinds that a picture shows although the case does not assert them: what happens to
  /// messages that are not displayed and, in a case about analytics, to all messages.
  fileprivate var asides: Set<Observation.Kind> {
    let analytics: Set<Observation.Kind> = [.impression, .click]
    return analytics.isDisjoint(with: asserts.kinds)
      ? [.discarded, .reenqueued] : analytics.union([.discarded, .reenqueued])
  }
}
