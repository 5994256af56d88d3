package import SpecModel
package import Wording

/// Runs cases on the reference engine and tells their stories.
package struct Storyteller: Sendable {
  private let domain: any Domain
  private let jurisdiction: Jurisdiction
  /// The words of the suite, if it has some of its own, of which the reference engine knows nothing.
  private let words: SuiteWords?

  /// Creates a storyteller.
  ///
  /// - Parameters:
  ///   - domain: Runs the cases on its engine of reference.
  ///   - jurisdiction: What the suite has; reasons that rest on anything else are left out.
  ///   - words: The words of the suite, if it has some of its own: then its cases tell their stories
  ///     themselves.
  package init(
    of domain: any Domain, within jurisdiction: Jurisdiction = .everything,
    words: SuiteWords? = nil
  ) {
    self.domain = domain
    self.jurisdiction = jurisdiction
    self.words = words
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
    if let words, let profile = item.profiles.first {
      let story = CaseStory(expectationsOf: item, in: profile, words)
      return item.profiles.map { ($0, story) }
    }
    var ways: [(profile: String, story: CaseStory)] = []
    for profile in item.profiles {
      guard
        let told = domain.tell(item, in: profile, reasonsOf: nil, within: jurisdiction)
      else { continue }
      let own = CaseStory(of: item, in: profile, as: told)
      var story =
        ways.first { $0.story.timeline == own.timeline && $0.story.snapshots == own.snapshots }?
        .story ?? own
      story.observations = own.observations
      ways.append((profile, story))
    }
    return ways
  }
}
