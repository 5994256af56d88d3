import EngineKit
package import SpecModel

/// An engine that does what its rulebook says, on virtual time: the rules, executable, as a value.
///
/// To learn how message delivery works, start here and follow an action through ``perform(_:)``:
///
/// ```text
///   Scene       the app, the device, the host and the network are as the action leaves them
///     ↓
///   Core        delivers, and finds what the event triggers and whether the interval holds it back
///     ↓ CoreSignals: offer or hold back these messages; these moments may be opportunities
///   Presenter   puts messages on the stack, takes the newest off, checks it, and displays it,
///     │         puts it back, or discards it
///     ↑ PresenterNews: displayed, dismissed, put back, discarded
///   Core        starts the interval, and notes which messages can still be triggered
///     ↓
///   Scene       hands over everything that was seen
/// ```
///
/// * **The rules are values.** ``Core`` and ``Presenter`` carry out what a ``Rulebook`` says. It has a
///   policy for each chapter (``TriggerPolicy``, ``DeliveryPolicy``, ``RateLimitPolicy``,
///   ``StackPolicy`` …), and a list of display checks (``DisplayCheck``). The default value of a policy
///   is the rule; ``Rulebook/swift`` and ``Rulebook/legacy`` say where the profiles differ.
/// * **Open questions are asked where an answer matters.** `scene.answers[.localLate]` asks
///   `open.local-late`. `Questions.swift`, which is generated, has all questions with their answers;
///   ``Answers`` gives them.
/// * **A copy is an engine of its own** that goes on from there: `var fork = simulation`. So a run forks
///   wherever a question is asked (``branches(performing:)``), and ``Ways`` goes every way.
/// * **Decisions carry their rule.** If the engine follows a clause, it cites it (``Scene/cite(_:_:_:)``);
///   ``performTelling(_:seeing:)`` returns what an action rested on.
package struct Simulation: Sendable {
  let book: SharedRulebook
  let messages: StoredMessages
  var scene: Scene
  var core: Core
  var presenter: Presenter

  /// Creates an engine that has just been started.
  ///
  /// - Parameters:
  ///   - book: The rules to follow.
  ///   - given: The state of the world.
  ///   - messages: The messages of the case.
  ///   - reading: The answers to the open questions, as far as they are fixed.
  init(
    book: SharedRulebook, given: Given, messages: some Collection<Message>, reading: Reading
  ) {
    self.book = book
    self.messages = StoredMessages(messages, keyedBy: book.rules.delivery.assetKey)
    scene = Scene(given, reading: reading)
    core = Core(book: book, given: given, messages: self.messages)
    presenter = Presenter(book: book)
  }

  /// The answers to the open questions that the engine goes by, with those that it has taken.
  package var answers: Answers {
    get { scene.answers }
    set { scene.answers = newValue }
  }

  /// Whether it follows the rules of a profile, and not edited ones.
  package var isOriginal: Bool { book.isOriginal }

  /// What it has decided so far, each with what it rests on; empty unless ``keepsDecisions``.
  package var decisions: [Decision] { scene.decisions }

  /// Whether it keeps its decisions.
  package var keepsDecisions: Bool {
    get { scene.keepsDecisions }
    set { scene.keepsDecisions = newValue }
  }

  /// Performs one action to its end.
  ///
  /// - Parameter action: What happens to the engine.
  /// - Returns: What the action caused, in order. An action that the profile does not know, or that
  ///   names no message of the case, causes nothing.
  package mutating func perform(_ action: Action) -> [Observation] {
    if book.rules.interventions.isEmpty { act(action) } else { actEdited(action) }
    return scene.takeReports()
  }

  /// Performs one action, whose observations are then to be taken.
  mutating func act(_ action: Action, isNoticed: Bool = true) {
    scene.apply(action, isNoticed: isNoticed)
    if action.comesToFront {
      presenter.appearAgain(in: &scene)
      presenter.resume(in: &scene)
    }
    switch action {
    case .advance(let span): advance(by: span.milliseconds)
    case .offer(let name): offer(name)
    case .opportunity: useOpportunity()
    case .presentLocal(let name): presentLocal(name)
    case .displayNext: displayNext()
    default: performInBothHalves(action)
    }
    passNews()
    for observation in book.rules.besides where action != .queryStack {
      scene.report(observation)
    }
  }

  /// Lets the core and then the presenter do their parts of an action.
  private mutating func performInBothHalves(_ action: Action) {
    var signals = CoreSignals()
    core.perform(action, holding: presenter.held, telling: &signals, in: &scene)
    pass(signals)
    let moments = presenter.perform(action, in: &scene)
    passNews()
    if action.comesToFront { offerLoaded(justNow: false) }
    if !moments.isEmpty { use(moments, core.interval) }
    if case .assignPresenter = action { usePresenter() }
  }

  // MARK: The host app

  /// Displays a message that the host app made, or lets it wait (`local.display`).
  private mutating func presentLocal(_ name: String) {
    guard let message = messages[name] else { return }
    let isHeldBack = core.holdsBack(.local, in: &scene)
    presenter.present(message, isHeldBack: isHeldBack, in: &scene)
  }

  /// Offers the waiting message that the host app asks for (`manual.display-next`).
  private mutating func displayNext() {
    if presenter.hasWaiting(in: scene.world), core.holdsBack(.request, in: &scene) { return }
    presenter.displayNext(in: &scene)
  }

  // MARK: In place of the core, which the harness plays

  /// Takes a message that was triggered.
  private mutating func offer(_ name: String) {
    guard let message = messages[name] else { return }
    // The core may have the assets by now.
    scene.assets.forgetFailures(of: message.assets)
    relay(.offer(message, deliveredAt: DeliveryTimes(at: scene.world.now)))
  }

  /// Offers what waits.
  private mutating func useOpportunity() {
    scene.assets.forgetFailures(of: presenter.stack.flatMap(\.stored.assets))
    presenter.useOpportunity([], in: &scene)
  }
}

extension Action {
  /// Whether it brings the app to the front.
  fileprivate var comesToFront: Bool {
    switch self {
    case .enterForeground, .openFromPush: true
    default: false
    }
  }
}
