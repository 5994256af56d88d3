import Conformance
import SpecModel
import Wording

extension CaseStory {
  /// Tells the story of a case in one profile.
  ///
  /// - Parameters:
  ///   - item: The case.
  ///   - profile: The id of the profile.
  ///   - told: What the reference engine does in the case, and why.
  init(of item: Case, in profile: String, as told: ToldCase) {
    let transcript = told.transcript(of: item)
    let timeline = Timeline(
      of: item, transcript: transcript,
      failure: CaseComparison.difference(from: item, in: transcript), asides: item.asides)
    self.init(
      title: item.title, profile: profile, timeline: timeline,
      snapshots: Self.snapshots(of: item, timeline, told),
      messages: Dictionary(item.messages.map { ($0.name, $0) }) { first, _ in first },
      reasons: told.steps.map(\.reasons),
      observations: told.steps.map(\.observations))
  }

  /// Returns the state after each step of a case.
  private static func snapshots(
    of item: Case, _ timeline: Timeline, _ told: ToldCase
  ) -> [Snapshot] {
    var time = TimeSpan.zero
    var device = Device(item.given)
    var sight = Sight(device: device, screen: nil, isAsserted: false)
    return zip(zip(timeline.rows, item.steps), told.steps).map { written, told in
      let (row, step) = written
      var devices: [Device] = []
      for action in step.actions {
        device.apply(action)
        devices.append(device)
        if case .advance(let span) = action { time += span }
      }
      let sights = row.sights(
        after: sight, on: devices, staying: item.asserts.contains(.dismissed))
      sight = sights.last ?? sight
      return Snapshot(
        stack: told.stack, isStackAsserted: step.stack != nil, time: time,
        loading: told.loading, underWay: told.underWay, view: sight,
        earlier: sights.dropLast().filter { $0.screen != nil })
    }
  }
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
