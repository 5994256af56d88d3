public import EngineKit
public import SpecModel

/// An engine that does what its rulebook says, on virtual time: the rules, executable.
///
/// It joins the two halves of an engine: signals pass from ``Core`` to ``Presenter``, news back.
public final class ReferenceEngine: TestableEngine {
  private let book: SharedRulebook
  private let world: World
  private let messages: [String: StoredMessage]
  private var core: Core
  private var presenter: Presenter

  /// Creates an engine that has just been started.
  init(book: SharedRulebook, setup: EngineSetup) {
    self.book = book
    world = World(setup.given)
    messages = setup.messages.mapValues(StoredMessage.init)
    core = Core(book: book, world: world, messages: messages)
    presenter = Presenter(book: book, world: world)
  }

  /// Performs one action to its end.
  ///
  /// - Parameter action: What happens to the engine.
  /// - Returns: What the action caused, in order. An action that the profile does not know, and one
  ///   that names no message of the case, causes nothing.
  public func perform(_ action: Action) -> [Observation] {
    world.apply(action)
    switch action {
    case .advance(let span): advance(to: world.now + span.milliseconds)
    case .offer(let name):
      guard let message = messages[name] else { break }
      // The core, which somebody else plays, may have it by now.
      world.assets.forgetFailures(of: message.assets)
      relay(.offer(message, deliveredAt: world.now))
    case .opportunity: relay(.opportunity)
    case .presentLocal(let name):
      guard let message = messages[name] else { break }
      presenter.present(message, isHeldBack: core.holdsBack(.local))
    case .displayNext: presenter.displayNext()
    default:
      for signal in core.perform(action) { relay(signal) }
      let opportunities = presenter.perform(action)
      passNews()
      use(opportunities)
    }
    passNews()
    if action != .queryStack { book.rules.noise.forEach(world.report) }
    return world.takeReports()
  }

  /// Lets time pass, stopping wherever something falls due.
  private func advance(to end: Int) {
    while let due = [world.assets.nextEnd, core.intervalEnd].compactMap(\.self).min(), due <= end {
      world.now = max(world.now, due)
      world.assets.endFetches(at: world.now)
      presenter.offerLoaded()
      passNews()
      if let intervalEnd = core.intervalEnd, intervalEnd <= world.now {
        core.endInterval()
        use(.intervalOver)
      }
    }
    world.now = end
    // Time alone takes nothing off the screen, but for faulty engines.
    _ = presenter.perform(.advance(.zero))
  }

  /// Hands what the core says to the presenter.
  private func relay(_ signal: CoreSignal) {
    switch signal {
    case .offer(let message, let deliveredAt): presenter.receive(message, deliveredAt: deliveredAt)
    case .wait(let message, let deliveredAt): presenter.keep(message, deliveredAt: deliveredAt)
    case .opportunity: presenter.useOpportunity()
    }
    passNews()
  }

  /// Hands what the presenter says to the core.
  private func passNews() {
    for news in presenter.takeNews() { core.hear(news) }
  }

  /// Lets the presenter use the opportunities that its policy counts, unless the interval holds
  /// back the stack.
  private func use(_ opportunities: Opportunities) {
    let counting = opportunities.intersection(book.rules.opportunities.at)
    guard !counting.isEmpty, !core.holdsBack(.stack) else { return }
    relay(.opportunity)
  }
}
