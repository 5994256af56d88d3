import ClauseIDs
import ReferenceEngine
import SpecModel

/// One moment of a script, as each message sees it.
struct MomentView {
  private let before: Simulation
  private let after: Simulation
  private let action: Action
  private let script: Script
  private let history: History
  /// The messages whose trigger matches the event, and those that the event triggers.
  private let matching: Set<String>
  private let triggered: Set<String>

  init(
    before: Simulation, after: Simulation, action: Action, script: Script, history: History
  ) {
    self.before = before
    self.after = after
    self.action = action
    self.script = script
    self.history = history
    var matching: Set<String> = []
    var triggered: Set<String> = []
    for decision in after.decisions[before.decisions.count...] {
      guard let message = decision.message, case .clause(let clause) = decision.ground else {
        continue
      }
      switch clause {
      case .triggerSessionStartTriggers, .triggerPushClickTriggers, .triggerAnyPurchaseTriggers,
        .triggerSpecificPurchaseTriggers, .triggerCustomEventTriggers:
        matching.insert(message)
      case .deliveryHighestPriorityHighestWins: triggered.insert(message)
      default: break
      }
    }
    self.matching = matching
    self.triggered = triggered.isEmpty ? matching : triggered
  }

  /// Returns the cells that a message is in: one for each fault that an engine can have with it.
  func cells(of message: Message) -> [Cell] {
    guard var event = event(for: message) else { return [] }
    let from = before.whereabouts(of: message.name)
    let state = state(of: message, from)
    if state.isFresh, !event.concernsFresh { event = .unrelated }
    let isInvolved = from != .elsewhere
    var cell = Cell(
      state: state, asset: .any, event: event, obstacle: .any, company: .any, fault: .lost)
    switch event {
    case .itsEvent, .itsSession, .itsPush, .presented:
      if from == .visible || from == .loading { break }
      cell.obstacle = obstacle(for: message, isTriggered: true)
      if state == .delivered || state == .unpresented {
        cell.asset = asset(of: message)
        cell.company = company(of: message.name)
      }
    case .request, .push, .delivery, .otherSession, .anothersEvent, .anotherPresented:
      guard isInvolved else { break }
      if case .waiting = from {
        cell.obstacle = obstacle(for: message, isTriggered: false)
        if event != .anothersEvent, event != .anotherPresented {
          cell.asset = asset(of: message)
          cell.company = company(of: message.name)
        }
      }
    case .assetArrives, .assetFails, .timeout:
      guard isInvolved, from != .visible else { break }
      cell.asset = asset(of: message)
      cell.obstacle = obstacle(for: message, isTriggered: false)
      cell.company = company(of: message.name)
    default: break
    }
    if cell.asset != .ready, cell.asset != .any, cell.obstacle != .nothing { cell.company = .any }
    let to = after.whereabouts(of: message.name)
    var faults: [Cell.Fault] = []
    if to != .elsewhere { faults.append(.lost) }
    if to == .elsewhere || to == .visible && from != .visible { faults.append(.leftBehind) }
    return faults.map { fault in
      var cell = cell
      cell.fault = fault
      return cell
    }
  }

  // MARK: What happens

  private func event(for message: Message) -> Cell.Event? {
    let isTriggered = triggered.contains(message.name)
    switch action {
    case .startSession(let delivered):
      if isTriggered { return .itsSession }
      if matching.contains(message.name) { return .outdone }
      if !triggered.isEmpty { return .anothersEvent }
      return delivered.contains(message.name) ? .delivery : .otherSession
    case .openFromPush:
      if isTriggered { return .itsPush }
      if matching.contains(message.name) { return .outdone }
      return triggered.isEmpty ? .push : .anothersEvent
    case .logEvent, .logPurchase:
      if isTriggered { return .itsEvent }
      if matching.contains(message.name) { return .outdone }
      return triggered.isEmpty ? .noMatch : .anothersEvent
    case .displayNext: return .request
    case .presentLocal(let name): return name == message.name ? .presented : .anotherPresented
    case .enterBackground: return .background
    case .enterForeground: return .foreground
    case .relaunch: return .relaunch
    case .rotate(let orientation):
      if message.orientation == .any { return .turn }
      return message.orientation.allows(orientation) ? .turnToFit : .turnAway
    case .showKeyboard: return .keyboardShown
    case .hideKeyboard: return .keyboardHidden
    case .assignPresenter: return .presenter
    case .dismiss: return .dismissal
    case .click: return .click
    case .advance: return due(for: message)
    case .queryStack, .offer, .opportunity: return nil
    default: return .other
    }
  }

  private func due(for message: Message) -> Cell.Event? {
    let name = message.name
    if before.progress(of: name) == .underWay {
      switch after.progress(of: name) {
      case .ready: return .assetArrives
      case .failed: return .assetFails
      default: break
      }
    }
    if isTimeout(of: name) { return .timeout }
    let others = script.messages.map(\.name).filter { $0 != name }
    if others.contains(where: { before.progress(of: $0) != after.progress(of: $0) }) {
      return .othersAsset
    }
    if others.contains(where: isTimeout) { return .othersTimeout }
    if before.isIntervalRunning, !after.isIntervalRunning { return .intervalEnds }
    return .time
  }

  private func isTimeout(of name: String) -> Bool {
    before.timeouts(of: name).contains { before.world.now < $0 && $0 <= after.world.now }
  }

  // MARK: The message

  private func state(of message: Message, _ whereabouts: Whereabouts) -> Cell.State {
    switch whereabouts {
    case .elsewhere:
      if history.discarded.contains(message.name) { return .discardedBefore }
      if history.displayed.contains(message.name) { return .displayedBefore }
      if message.isLocal { return .unpresented }
      return before.isDelivered(message.name) ? .delivered : .undelivered
    case .loading: return message.isLocal ? .localLoading : .loading
    case .visible: return message.isLocal ? .localVisible : .visible
    case .waiting(let returns):
      if message.isLocal { return .localWaiting }
      if returns.count > 1 { return .waitingAgain }
      return switch returns.first {
      case .background: .waitingInBackground
      case .otherVisible: .waitingBehind
      case .displayChoice: .waitingPutOff
      case .keyboard: .waitingForKeyboard
      default: .waitingNew
      }
    }
  }

  private func asset(of message: Message) -> Cell.Asset {
    switch before.progress(of: message.name) {
    case .ready: return .ready
    case .unknown: return .unknown
    case .failed: return .failed
    case .underWay:
      let waiting = before.loadingMessages + before.waitingMessages
      let isShared = script.messages.contains { other in
        other.name != message.name && waiting.contains(other.name)
          && !Set(other.assets).isDisjoint(with: message.assets)
      }
      return isShared ? .shared : .underWay
    }
  }

  // MARK: Its surroundings

  private func obstacle(for message: Message, isTriggered: Bool) -> Cell.Obstacle {
    let world = after.world
    let isLegacy = script.profile == "legacy"
    if !isLegacy, !world.hasPresenter { return .noPresenter }
    if world.app == .background { return .background }
    if let visible = before.visibleMessage, visible != message.name { return .otherVisible }
    if isLegacy, world.keyboard == .shown, world.host.implements != .keyboardDisplayChoice {
      return .keyboard
    }
    if isTriggered, !message.isLocal, before.isIntervalRunning { return .interval }
    if !message.orientation.allows(world.orientation) { return .turned }
    if isLegacy, message.image == nil, message.type == .full || message.type == .imageModal {
      return .noImage
    }
    if before.timeouts(of: message.name).contains(where: { $0 < world.now }) { return .late }
    return switch world.host.answer(for: message.name) {
    case .reenqueue: .putOff
    case .discard: .discards
    default: .nothing
    }
  }

  private func company(of name: String) -> Cell.Company {
    let waiting = before.waitingMessages
    if let place = waiting.lastIndex(of: name),
      waiting[(place + 1)...].contains(where: { $0 != name })
    {
      return .under
    }
    if waiting.contains(where: { $0 != name }) { return .over }
    return before.loadingMessages.contains { $0 != name } ? .loading : .alone
  }
}
