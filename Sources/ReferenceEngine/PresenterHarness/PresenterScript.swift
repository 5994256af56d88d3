package import EngineKit
package import SpecModel

/// The part of a script that a presenter performs, and the way back to a transcript of the whole
/// script.
///
/// The harness plays the core, so it knows in advance what the presenter will be told: under the
/// default reading, nothing that the core does depends on what became of a message. Each action of
/// a case becomes no action, one action, or several actions of the presenter:
///
/// ```text
/// start_session {deliver: [first]}   opportunity
/// log_event shop                     offer first
/// log_event shop                     (nothing: the interval is not over)
/// rotate landscape                   rotate landscape
/// advance 10s                        advance 3s, offer second, advance 7s: its delivery took 3s
/// ```
///
/// The core fetches assets on delivery; a presenter requests them when a message is offered.
/// `serve` and `given` describe the network to the presenter as if the core were in between: what
/// the core already has arrives at once, what failed fails at once, what is being fetched takes the
/// remaining time, and everything else behaves as in the case.
package struct PresenterScript: Hashable, Sendable {
  /// The script for the presenter.
  package let script: Script

  /// The translation of each action of the case, in order.
  private let parts: [Part]

  private struct Part: Hashable, Sendable {
    /// The observations of the core.
    var observations: [Observation]
    /// The presenter's actions that replace the action.
    var actions: Range<Int>
  }

  /// Translates a script.
  ///
  /// - Parameter script: The script for a whole engine.
  /// - Throws: ``UnsupportedAction`` if the reference engine does not know the script's profile.
  package init(_ script: Script) throws(UnsupportedAction) {
    var core = try CoreStandIn(for: EngineSetup(script))
    var assets = PresenterAssets(script)
    var actions: [Action] = []
    var parts: [Part] = []
    for action in script.actions {
      let start = actions.count
      var observations: [Observation] = []
      for part in core.parts(of: action) {
        // Before time passes, because of what may be fetched meanwhile.
        if case .advance = part { actions += assets.update(from: core) }
        let translated = core.translate(part)
        observations += translated.observations
        for action in translated.actions {
          switch (part, action) {
          // The presenter learns of a change when it next matters, in the state that the core leaves
          // it.
          case (.serve, _): continue
          case (.advance, .advance), (.queryStack, _): break
          default: actions += assets.update(from: core)
          }
          actions.append(action)
        }
      }
      parts.append(Part(observations: observations, actions: start..<actions.count))
    }
    self.script = Script(
      caseID: script.caseID, profile: script.profile, given: script.given,
      messages: script.messages, actions: actions)
    self.parts = parts
  }

  /// Returns the transcript of a whole engine: one list for each action of the case.
  ///
  /// The observations of the core come first, because it acts first.
  ///
  /// - Parameter transcript: The presenter's transcript; one list for each of its actions.
  package func transcript(from transcript: Transcript) -> Transcript {
    Transcript(
      observations: parts.map { part in
        part.observations + transcript.observations[part.actions].joined()
      })
  }

  /// Returns the index of the case's action that an action of the presenter replaces; both count from 0.
  package func caseAction(at index: Int) -> Int? {
    parts.firstIndex { $0.actions.contains(index) }
  }
}

/// The network as a presenter knows it.
private struct PresenterAssets {
  private let urls: Set<String>
  private var known: [String: AssetBehavior]

  /// Starts with the script's starting state.
  init(_ script: Script) {
    urls = Set(script.messages.flatMap(\.assets))
    known = script.given.assets
  }

  /// Returns the action that tells the presenter what has changed, if anything has.
  mutating func update(from core: CoreStandIn) -> [Action] {
    var changes: [String: AssetBehavior] = [:]
    for url in urls {
      let behavior = core.outlook(for: url)
      if behavior != known[url] ?? .ok { changes[url] = behavior }
    }
    known.merge(changes) { _, new in new }
    return changes.isEmpty ? [] : [.serve(changes)]
  }
}
