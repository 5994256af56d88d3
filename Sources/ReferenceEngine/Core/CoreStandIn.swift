package import EngineKit
package import SpecModel

/// The core that the harness plays for an engine that is only a presenter.
///
/// It translates the actions of a case into those that such an engine takes: it offers triggered messages,
/// announces opportunities, and passes everything else on. It follows the default reading, under which the
/// core need not know what became of a message.
package struct CoreStandIn: Sendable {
  private let book: SharedRulebook
  private let messages: StoredMessages
  private var scene: Scene
  private var core: Core

  /// Creates the core of an engine that has just been started.
  ///
  /// - Parameter setup: What the engine starts with.
  /// - Throws: ``UnsupportedAction`` if the setup asks for a profile that the documents do not describe.
  package init(for setup: EngineSetup) throws(UnsupportedAction) {
    book = SharedRulebook(
      Rulebook.book(of: try Rulebook.Profile(of: setup)), isOriginal: true)
    messages = StoredMessages(setup.messages.values, keyedBy: book.rules.delivery.assetKey)
    scene = Scene(setup.given, reading: .default)
    core = Core(book: book, given: setup.given, messages: messages)
  }

  /// Does the core's part of an action.
  ///
  /// - Parameter action: What happens in the case: one of the parts of an action (``parts(of:)``).
  /// - Returns: What the core itself lets be seen (`trigger.no-match`, `delivery.prefetch`), and
  ///   what the presenter is to perform in the action's place, in order.
  package mutating func translate(
    _ action: Action
  ) -> (observations: [Observation], actions: [Action]) {
    let comesFromBackground = action == .openFromPush && scene.world.app == .background
    scene.apply(action)
    if case .advance(let span) = action {
      scene.world.now += span.milliseconds
      scene.assets.endFetches(at: scene.world.now)
      let actions = [action] + endDeliveries()
      return (scene.takeReports(), actions)
    }
    if case .presentLocal(let name) = action, let message = messages[name] {
      // The presenter fetches the assets of such a message itself, even if they failed on a delivery; a
      // later delivery need not fetch them again.
      scene.assets.forgetFailures(of: message.assets)
      if scene.world.hasPresenter {
        for url in message.assets { scene.assets.fetch(url, at: scene.world.now) }
      }
    }
    var signals = CoreSignals()
    core.perform(action, telling: &signals, in: &scene)
    let actions = action.kind.isForCore ? self.actions(for: signals) : [action]
    return (scene.takeReports(), (comesFromBackground ? [.enterForeground] : []) + actions)
  }

  /// Returns an action in parts: time stops wherever a delivery ends, because of what that may trigger.
  package func parts(of action: Action) -> [Action] {
    guard case .advance(let span) = action else { return [action] }
    let end = scene.world.now + span.milliseconds
    let stops = Set(core.underWay.map(\.end)).filter { $0 > scene.world.now && $0 < end }
    var last = scene.world.now
    return (stops.sorted() + [end]).map { stop in
      defer { last = stop }
      return .advance(.milliseconds(stop - last))
    }
  }

  /// Ends the deliveries that are due; returns what the presenter is to perform.
  private mutating func endDeliveries() -> [Action] {
    var actions: [Action] = []
    while let delivery = core.takeDelivery(endingBy: scene.world.now) {
      var signals = CoreSignals()
      core.end(delivery, telling: &signals, in: &scene)
      actions += self.actions(for: signals)
    }
    return actions
  }

  /// Returns how a presenter's fetch of an asset would end now, given that the core has fetched the assets
  /// of everything that was delivered (`delivery.prefetch`).
  package func outlook(for url: String) -> AssetBehavior {
    scene.assets.outlook(for: url, at: scene.world.now)
  }

  /// The core's signals as actions of the harness.
  private mutating func actions(for signals: CoreSignals) -> [Action] {
    let isOpportunity = book.rules.opportunities.count(
      signals.moments, somethingWaits: true, &scene.answers)
    if signals.triggered.isEmpty { return isOpportunity ? [.opportunity] : [] }
    return signals.triggered.compactMap { triggered in
      if case .offer(let message, _) = triggered { .offer(message: message.name) } else { nil }
    }
  }
}

extension Rulebook.Profile {
  /// Finds the profile that a setup asks for.
  init(of setup: EngineSetup) throws(UnsupportedAction) {
    try self.init(named: setup.profile, hasBuiltinMeaning: setup.hasBuiltinMeaning)
  }

  /// Finds the profile of a name.
  ///
  /// It follows none if the script says what it cannot know: whatever the profile is called, words of a suite's
  /// own have no meaning that is built in.
  init(named name: String, hasBuiltinMeaning: Bool) throws(UnsupportedAction) {
    if !hasBuiltinMeaning {
      throw UnsupportedAction("the reference engine knows only the words that are built in")
    }
    guard let profile = Rulebook.Profile(rawValue: name) else {
      let known = Rulebook.Profile.allCases.map(\.rawValue).joined(separator: " and ")
      throw UnsupportedAction("the reference engine knows the profiles \(known), not \(name)")
    }
    self = profile
  }
}
