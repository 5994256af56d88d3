package import SpecModel

/// The monitors at work: they watch an engine action by action.
///
/// It is a value. A copy goes on from there by itself, such as at other times.
package struct Watch: Sendable {
  private var picture: Picture
  private let jurisdiction: Jurisdiction
  /// Whether something has happened of which nobody knows what it means.
  private var isBlind = false

  /// Begins to watch an engine; `nil` for a profile that no document describes, and for words without a
  /// meaning that is built in.
  ///
  /// - Parameters:
  ///   - script: What the engine runs; only its messages and the state at the start matter.
  ///   - kinds: The kinds of observation that the engine reports, as a manifest names them.
  ///   - jurisdiction: What the suite has; clauses that it does not have are not watched.
  package init?(
    _ script: Script, reporting kinds: Set<Observation.Kind>, within jurisdiction: Jurisdiction
  ) {
    guard script.hasBuiltinMeaning, let picture = Picture(script, reporting: KindSet(kinds)) else {
      return nil
    }
    self.picture = picture
    self.jurisdiction = jurisdiction
  }

  /// Watches an action.
  ///
  /// - Parameters:
  ///   - index: A number that is larger for each action than for the one before.
  ///   - action: The action.
  ///   - observations: What the engine reported.
  ///   - complains: Whether the monitors look at it; otherwise it is only noted what happened.
  /// - Returns: The breaches, the most telling first.
  package mutating func perform(
    _ index: Int, _ action: Action, _ observations: [Observation], complains: Bool = true
  ) -> [Breach] {
    if case .word = action { isBlind = true }
    if isBlind { return [] }
    let seen = observations.filter { picture.kinds.contains($0.kind.inManifest) }
    let moment = picture.perform(index, action, seen)
    guard complains, moment.isRemarkable else { return [] }
    let monitors = Monitors.everyone
    var breaches: [Breach] = []
    // By index: copying a monitor takes longer than most of them need to find nothing.
    for place in monitors.indices {
      guard let because = monitors[place].complaint(moment),
        jurisdiction.has(clause: monitors[place].clause)
      else { continue }
      breaches.append(Breach(clause: monitors[place].clause, action: index, because: because))
    }
    return breaches
  }

  /// Tells whether the monitors will judge the same from here on as another watch does, if the same
  /// happens after the same time.
  ///
  /// - Parameter other: The other watch, of the same messages, at any time.
  package func isLike(_ other: Watch) -> Bool { picture.isLike(other.picture) }
}
