package import EngineKit
import ReferenceEngine
package import SpecModel

/// The part of a script that an engine that is only a presenter goes through, and the way back.
///
/// The harness plays the core, so it knows beforehand what the presenter will be told: under the default
/// reading nothing that the core does depends on what became of a message. One action of a case becomes no
/// action, one, or several actions of the presenter:
///
/// ```text
/// start_session {deliver: [first]}   opportunity
/// log_event shop                     offer first
/// log_event shop                     (nothing: the interval is not over)
/// rotate landscape                   rotate landscape
/// ```
///
/// The core fetches assets on delivery; a presenter asks for them when a message is offered. `serve` and
/// `given` tell it how the network looks with the core in between: what the core has comes at once, what
/// failed fails at once, what is under way takes the time that is left, and everything else behaves as the
/// case says.
package struct PresenterScript: Hashable, Sendable {
  /// What the presenter goes through.
  package let script: Script

  /// What became of each action of the case, in order.
  private let parts: [Part]

  private struct Part: Hashable, Sendable {
    /// What the core shows.
    var observations: [Observation]
    /// The presenter's actions that replace the action.
    var actions: Range<Int>
  }

  /// Translates a script.
  ///
  /// - Parameter script: What a whole engine would go through.
  /// - Throws: ``UnsupportedAction`` if the reference engine does not know the script's profile.
  package init(_ script: Script) throws(UnsupportedAction) {
    var core = try CoreStandIn(for: EngineSetup(script))
    var assets = PresenterAssets(script)
    var actions: [Action] = []
    var parts: [Part] = []
    for action in script.actions {
      let start = actions.count
      // Before time passes, for what may be fetched in between.
      if case .advance = action { actions += assets.update(from: core) }
      let part = core.translate(action)
      switch action {
      // The presenter is told when it next matters, as the core leaves it.
      case .serve: break
      case .advance, .queryStack: actions += part.actions
      default:
        if !part.actions.isEmpty { actions += assets.update(from: core) + part.actions }
      }
      parts.append(Part(observations: part.observations, actions: start..<actions.count))
    }
    self.script = Script(
      caseID: script.caseID, profile: script.profile, given: script.given,
      messages: script.messages, actions: actions)
    self.parts = parts
  }

  /// Returns what a whole engine would have shown: one list for each action of the case, in which what the
  /// core shows comes first, since it acts first.
  ///
  /// - Parameter transcript: What the presenter did; one list for each of its actions.
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

/// What a presenter has been told about how fetches end.
private struct PresenterAssets {
  private let urls: Set<String>
  private var told: [String: AssetBehavior]

  /// Starts with what the script's start state says.
  init(_ script: Script) {
    urls = Set(script.messages.flatMap(\.assets))
    told = script.given.assets
  }

  /// Returns the action that says what has changed, if anything has.
  mutating func update(from core: CoreStandIn) -> [Action] {
    var changes: [String: AssetBehavior] = [:]
    for url in urls {
      let behavior = core.outlook(for: url)
      if behavior != told[url] ?? .ok { changes[url] = behavior }
    }
    told.merge(changes) { _, new in new }
    return changes.isEmpty ? [] : [.serve(changes)]
  }
}
