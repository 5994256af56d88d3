import SpecModel
import Wording

extension CaseStory {
  /// Tells the story of a case as the case expects it: no engine that comes with iamspec knows the
  /// words of the suite.
  ///
  /// - Parameters:
  ///   - item: The case.
  ///   - profile: The id of the profile.
  ///   - words: The words of the suite.
  init(expectationsOf item: Case, in profile: String, _ words: SuiteWords) {
    let timeline = Timeline(expectationsOf: item)
    self.init(
      title: item.title, profile: profile, timeline: timeline,
      snapshots: Self.snapshots(of: item, timeline, words),
      messages: Dictionary(item.messages.map { ($0.name, $0) }) { first, _ in first })
    self.words = words
  }

  private static func snapshots(
    of item: Case, _ timeline: Timeline, _ words: SuiteWords
  ) -> [Snapshot] {
    var time = TimeSpan.zero
    var device = Device(item.given)
    var sight = Sight(device: device, screen: nil, isAsserted: false)
    return timeline.rows.map { row in
      var sights: [Sight] = []
      for entry in row.actions {
        device.apply(entry.action)
        if case .advance(let span) = entry.action { time += span }
        for screen in [entry.screen] + entry.events.map(\.screenAfter) {
          let next = Sight(device: device, screen: screen, isAsserted: screen != nil)
          if next != sights.last ?? sight { sights.append(next) }
        }
      }
      sight = sights.last ?? sight
      var snapshot = Snapshot(
        stack: [], isStackAsserted: false, time: time, loading: [], view: sight,
        earlier: sights.dropLast().filter { $0.screen != nil })
      snapshot.states = row.actions.last?.states ?? [:]
      for case .expectation(.observation(.word(let word))) in row.actions.flatMap(\.events).map(
        \.content)
      where words.query(named: word.name) != nil {
        snapshot.lists[word.name] = word.messages
      }
      return snapshot
    }
  }
}

extension SuiteWords {
  /// Tells whether an action only asks a query, which its answer shows.
  func asksQuery(_ action: Action) -> Bool {
    guard case .word(let word) = action else { return false }
    return vocabulary.queries.contains { $0.asks == word.name }
  }
}
