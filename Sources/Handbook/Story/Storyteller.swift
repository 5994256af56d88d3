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
  package func stories(of item: Case) -> [CaseStory] {
    var stories: [CaseStory] = []
    for profile in item.profiles {
      guard let story = story(of: item, profile: profile) else { continue }
      let isTold = stories.contains {
        $0.timeline == story.timeline && $0.snapshots == story.snapshots
      }
      if !isTold { stories.append(story) }
    }
    return stories
  }

  /// Returns the story of a case in one profile; `nil` if the reference engine does not know the
  /// profile.
  private func story(of item: Case, profile: String) -> CaseStory? {
    let script = PlannedCase(item, profile: profile).script
    guard let engine = try? adapter.makeEngine(for: EngineSetup(script)) else { return nil }
    var transcript = Transcript(observations: [])
    var device = Device(item.given)
    var stacks: [[String]] = []
    var devices: [Device] = []
    var times: [TimeSpan] = []
    var time = TimeSpan.zero
    for step in item.steps {
      for action in step.actions {
        transcript.observations.append(engine.perform(action))
        device.apply(action)
        if case .advance(let span) = action { time += span }
      }
      let answer = engine.perform(.queryStack)
      if step.stack != nil { transcript.observations.append(answer) }
      if case .stack(let names)? = answer.first { stacks.append(names) } else { stacks.append([]) }
      devices.append(device)
      times.append(time)
    }
    let timeline = Timeline(
      of: item, transcript: transcript,
      failure: CaseComparison.difference(from: item, in: transcript), asides: item.asides)
    let snapshots = timeline.rows.enumerated().map { index, row in
      CaseStory.Snapshot(
        stack: stacks[index], isStackAsserted: item.steps[index].stack != nil,
        time: times[index], screen: row.screenAfter, device: devices[index])
    }
    return CaseStory(
      title: item.title, profile: profile, timeline: timeline,
      snapshots: snapshots,
      messages: Dictionary(item.messages.map { ($0.name, $0) }) { first, _ in first },
      reasons: CaseReasons(of: item, in: profile, within: jurisdiction).steps)
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
