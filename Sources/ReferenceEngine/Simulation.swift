import EngineKit
package import SpecModel

/// An engine that does what its rulebook says, on virtual time: the rules, executable, as a value.
///
/// It joins the two halves of an engine: signals pass from ``Core`` to ``Presenter``, news back. A
/// copy is an engine of its own that goes on from there: `var fork = simulation`.
package struct Simulation: Sendable {
  private let book: SharedRulebook
  let messages: [String: StoredMessage]
  var scene: Scene
  var core: Core
  var presenter: Presenter

  /// Creates an engine that has just been started.
  ///
  /// - Parameters:
  ///   - book: The rules to follow.
  ///   - setup: The state of the world and the messages.
  ///   - reading: The answers to the open questions, as far as they are fixed.
  init(book: SharedRulebook, setup: EngineSetup, reading: Reading) {
    self.book = book
    messages = setup.messages.mapValues(StoredMessage.init)
    scene = Scene(setup.given, reading: reading)
    core = Core(book: book, given: setup.given, messages: messages)
    presenter = Presenter(book: book)
  }

  /// What it goes by where the documents leave something open, with the answers it has taken.
  package var answers: Answers {
    get { scene.answers }
    set { scene.answers = newValue }
  }

  /// What it decided so far, each with what it rests on; empty unless ``keepsDecisions``.
  package var decisions: [Decision] { scene.decisions }

  /// Whether it keeps what it decides.
  package var keepsDecisions: Bool {
    get { scene.keepsDecisions }
    set { scene.keepsDecisions = newValue }
  }

  /// Performs one action to its end.
  ///
  /// - Parameter action: What happens to the engine.
  /// - Returns: What the action caused, in order. An action that the profile does not know, and one
  ///   that names no message of the case, causes nothing.
  package mutating func perform(_ action: Action) -> [Observation] {
    scene.apply(action, isNoticed: book.rules.notices(action, scene.world, presenter.visible))
    let comesToFront = action.comesToFront
    if comesToFront {
      presenter.appearAgain(in: &scene)
      presenter.resume(in: &scene)
    }
    switch action {
    case .advance(let span):
      advance(to: scene.world.now + span.milliseconds)
      if scene.world.app == .background { core.interval.noteBackground(of: span.milliseconds) }
    case .offer(let name):
      guard let message = messages[name] else { break }
      // The core, which somebody else plays, may have it by now.
      scene.assets.forgetFailures(of: message.assets)
      relay(.offer(message, deliveredAt: scene.world.now))
    case .opportunity:
      scene.assets.forgetFailures(of: presenter.stack.flatMap(\.stored.assets))
      presenter.useOpportunity([], in: &scene)
    case .presentLocal(let name):
      guard let message = messages[name] else { break }
      let isHeldBack = core.holdsBack(.local, in: &scene)
      presenter.present(message, isHeldBack: isHeldBack, in: &scene)
      core.interval.note(.action(.presentLocal), at: scene.world.now)
    case .displayNext:
      if presenter.hasWaiting(in: scene.world), core.holdsBack(.request, in: &scene) { break }
      presenter.displayNext(in: &scene)
      core.interval.note(.action(.displayNext), at: scene.world.now)
    default:
      let signals = core.perform(action, stack: presenter.stack, in: &scene)
      // A fetch that is begun anew may end at once (`open.redelivery-loading`).
      if signals.delivered != nil {
        presenter.loadAgain(signals.refetched, in: &scene)
        presenter.leaveRedelivered(in: &scene)
        offerLoaded(justNow: true)
      }
      relay(signals)
      let moments = presenter.perform(action, in: &scene)
      passNews()
      if comesToFront { offerLoaded(justNow: false) }
      if !moments.isEmpty { use(moments, core.interval) }
      if action == .assignPresenter { usePresenter() }
    }
    passNews()
    for observation in book.rules.besides where action != .queryStack {
      scene.report(observation)
    }
    return scene.takeReports()
  }

  /// How often something may fall due at one moment.
  private static let roundsAtOnce = 100

  /// Lets time pass, stopping wherever something falls due.
  private mutating func advance(to end: Int) {
    var rounds = 0
    let shown = presenter.visible?.number
    while let due = nextDue, due <= end {
      // A mistake may leave something due for ever; an engine that keeps the rules is done by then.
      rounds = due > scene.world.now ? 0 : rounds + 1
      if rounds > Self.roundsAtOnce { break }
      let due = book.rules.display.looksAfterwards ? end : due
      let endsVisible = presenter.endOfVisible(after: scene.world.now) == due
      scene.world.now = max(scene.world.now, due)
      let ended = scene.assets.endFetches(at: scene.world.now)
      if !ended.isEmpty { core.interval.note(.assetArrival, at: scene.world.now) }
      presenter.hear(ended)
      presenter.examineWaiting(after: ended, in: &scene)
      let isOffered = offerLoaded(justNow: true)
      presenter.discardLate(in: &scene)
      presenter.discardLateWaiting(in: &scene)
      passNews()
      if ended.contains(where: \.succeeded), !isOffered || usesArrivalAgain {
        use(.assetArrival, core.interval)
      }
      if !ended.isEmpty, !ended.contains(where: \.succeeded) { use(.assetFailure, core.interval) }
      if endsVisible, presenter.endVisible(in: &scene) {
        passNews()
        use(.dismissal, core.interval)
      }
      core.interval.dealWithEnds(until: scene.world.now)
      if presenter.hasWaiting(in: scene.world), mayUseIntervalEnd,
        core.interval.isOver(at: scene.world.now, &scene.answers)
      {
        use(.intervalEnd, core.interval)
      }
      if book.rules.display.stopsAtDisplay, presenter.visible?.number != shown { break }
    }
    scene.world.now = end
    core.interval.dealWithEnds(until: end)
    // Time alone takes nothing off the screen, unless the rulebook says so.
    _ = presenter.perform(.advance(.zero), in: &scene)
  }

  /// Whether the end of the interval may be an opportunity: each time, or under conditions of the
  /// engine's own (`open.opportunity-at-times`).
  private var mayUseIntervalEnd: Bool {
    mutating get {
      scene.answers[.onIntervalEnd] == .offers || scene.answers[.opportunityAtTimes] == .atTimes
    }
  }

  /// When something next falls due: a fetch ends, a timeout passes of what is visible or still loads,
  /// or the interval ends, which matters to what waits.
  package var nextDue: Int? {
    var next = scene.assets.nextEnd
    func note(_ time: Int?) { if let time { next = min(next ?? time, time) } }
    if !presenter.isIdle {
      note(core.interval.nextEnd)
      note(presenter.nextTimeout(in: scene))
    }
    note(presenter.endOfVisible(after: scene.world.now))
    return next
  }

  /// The time since the start, in milliseconds.
  package var now: Int { scene.world.now }

  /// The next time at which something may be decided otherwise than before, in milliseconds.
  ///
  /// Something falls due then, or the interval may be over, or a timeout may have passed. Before it, no
  /// time differs from any other.
  package var nextEdge: Int? {
    [
      nextDue, core.interval.nextEnd, core.nextTimeout(after: now),
      presenter.nextEdge(after: now),
    ].compactMap(\.self).filter { $0 > now }.min()
  }

  /// Goes on from the middle of a run: the campaigns have been delivered, and no session is to come
  /// for that.
  ///
  /// - Parameters:
  ///   - visible: The message that is on the screen.
  ///   - waiting: The messages that wait, the top first.
  ///   - isWithinInterval: Whether the interval has begun right now, and not long ago.
  package mutating func begin(visible: String?, waiting: [String], isWithinInterval: Bool) {
    core.begin(in: &scene)
    presenter.begin(
      visible: visible.flatMap { messages[$0] }, waiting: waiting.compactMap { messages[$0] },
      in: scene.world)
    core.noteBeginning(presenter.visible, isWithinInterval: isWithinInterval)
    _ = scene.takeReports()
  }

  /// Whether the arrival of an asset that a message was offered at is also an opportunity for those that
  /// wait (`open.on-asset-again`).
  private var usesArrivalAgain: Bool {
    mutating get {
      presenter.hasOthersWaiting && presenter.hasWaiting(in: scene.world)
        && scene.answers[.onAsset] == .offers && scene.answers[.onAssetAgain] == .again
        && !presenter.hasJustBeenPutOff(in: &scene) && !core.holdsBack(.trigger, in: &scene)
    }
  }

  /// Offers the messages whose assets have come, one by one: the display of one may start the
  /// interval for the next.
  ///
  /// - Parameter justNow: Whether they have come right now, and not while the app was in the
  ///   background.
  /// - Returns: Whether there are any.
  @discardableResult
  private mutating func offerLoaded(justNow: Bool) -> Bool {
    var isAny = false
    // A mistake may bring the same message for ever; an engine that keeps the rules is done by then.
    var rounds = presenter.loading.count + Self.roundsAtOnce
    while rounds > 0, let loaded = presenter.takeLoaded(in: &scene) {
      isAny = true
      rounds -= 1
      let isHeldBack = core.interval.holdsBackLoaded(
        loaded.entry, at: scene.world.now, &scene.answers)
      if isHeldBack {
        scene.cite(core.interval.holdsBack, loaded.entry.stored, core.interval.lengthInWords)
        presenter.holdBack(loaded, in: &scene)
      } else if justNow, presenter.hasOthersWaiting,
        scene.answers.anew(.onAsset, under: .opportunityAtTimes) == .offers,
        !core.interval.holdsBack(.stack, at: scene.world.now, &scene.answers)
      {
        presenter.offerNewest(with: loaded, in: &scene)
      } else {
        presenter.offer(loaded, in: &scene)
      }
      passNews()
      presenter.leaveOthersLoaded(in: &scene)
    }
    return isAny
  }

  /// Hands what the core says to the presenter.
  private mutating func relay(_ signals: CoreSignals) {
    if let delivered = signals.delivered { presenter.purge(allBut: delivered, in: &scene) }
    if signals.triggered.isEmpty {
      if !signals.moments.isEmpty {
        use(signals.moments, signals.interval)
        if mayUseAgain(signals.moments), scene.answers[.opportunityOnce] == .twice {
          use(signals.moments, signals.interval)
        }
      }
    } else {
      let waitingComesFirst =
        !signals.moments.isEmpty && presenter.hasWaiting(in: scene.world)
        && scene.answers[.opportunityOrder] == .waitingFirst
      if waitingComesFirst { use(signals.moments, signals.interval) }
      if signals.isHeldBack, presenter.hasWaiting(in: scene.world) {
        use(.heldBackEvent, signals.interval)
      }
      for triggered in signals.triggered { relay(triggered) }
      if !waitingComesFirst, !signals.isHeldBack, mayUseAgain(signals.moments),
        scene.answers[.opportunityAfterTrigger] == .another
      {
        use(signals.moments, signals.interval)
      }
    }
    for triggered in signals.triggeredLate { relay(triggered) }
  }

  /// Whether something waits after a named opportunity, and would be offered if the opportunity was used
  /// once more.
  private mutating func mayUseAgain(_ moments: Opportunities) -> Bool {
    !book.rules.opportunities.named.isDisjoint(with: moments)
      && presenter.hasWaiting(in: scene.world) && !presenter.leavesNewestAlone(in: &scene)
  }

  private mutating func relay(_ triggered: CoreSignals.Triggered) {
    switch triggered {
    case .offer(let message, let time): presenter.receive(message, deliveredAt: time, in: &scene)
    case .holdBack(let message, let time):
      presenter.holdBack(message, deliveredAt: time, in: &scene)
    }
    passNews()
  }

  /// Hands what the presenter says to the core.
  private mutating func passNews() {
    for news in presenter.takeNews() { core.hear(news, in: &scene) }
  }

  /// Lets the presenter use the opportunities among some moments, unless the interval holds back the
  /// stack.
  private mutating func use(_ moments: Opportunities, _ interval: Interval?) {
    let somethingWaits = presenter.hasWaiting(in: scene.world)
    guard
      book.rules.opportunities.count(moments, somethingWaits: somethingWaits, &scene.answers)
    else { return }
    if somethingWaits, let interval,
      interval.holdsBack(.stack, at: scene.world.now, &scene.answers)
    {
      return
    }
    presenter.useOpportunity(moments, in: &scene)
    passNews()
  }

  /// Offers what was kept until there is a presenter, unless it waits on (`open.on-presenter`).
  private mutating func usePresenter() {
    guard presenter.hasWaiting(in: scene.world) else { return }
    let answer = scene.answers.anew(.onPresenter, under: .opportunityAtTimes)
    guard answer != .waits, !core.interval.holdsBack(.stack, at: scene.world.now, &scene.answers)
    else { return }
    if answer == .offers {
      presenter.useOpportunity([], in: &scene)
    } else {
      presenter.offerEachKept(in: &scene)
    }
    passNews()
  }
}

extension Action {
  /// Whether the app comes to the front by it.
  fileprivate var comesToFront: Bool {
    switch self {
    case .enterForeground, .openFromPush: true
    default: false
    }
  }
}
