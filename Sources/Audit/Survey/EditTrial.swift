import ReferenceEngine
import SpecModel

/// What an edit of the reference engine changes in the scripts of a survey.
struct EditTrial: Sendable {
  /// What it changes, by profile, in a number: two edits with the same number change the same; a profile in
  /// which it changes nothing is left out.
  private(set) var digests: [String: Int] = [:]
  /// The places of the scripts that it changes.
  private(set) var differing: [Int] = []

  /// Runs scripts with an edited engine.
  ///
  /// - Parameters:
  ///   - adapter: The engine.
  ///   - scripts: All scripts of the survey.
  ///   - places: The places of those that the edit may change.
  init(_ adapter: ReferenceAdapter, on scripts: [SurveyedScript], at places: some Sequence<Int>) {
    for place in places {
      guard let transcript = scripts[place].difference(of: adapter) else { continue }
      differing.append(place)
      var hasher = Hasher()
      hasher.combine(place)
      hasher.combine(transcript)
      digests[scripts[place].script.profile, default: 0] &+= hasher.finalize()
    }
  }
}
