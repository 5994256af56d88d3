import ClauseIDs
import SpecModel

/// Which of the delivered messages an event triggers: those whose trigger matches, and which nothing keeps
/// from being triggered.
extension Core {
  /// Returns the delivered messages that an event can trigger, in the order of delivery, and what kept
  /// others from matching.
  func match(
    _ event: Event, in scene: inout Scene
  ) -> (messages: [Delivered], obstacles: Obstacles) {
    let ordinal = eventsOfKind[event.kind]
    var matching: [Delivered] = []
    var spent: [(message: Delivered, trigger: Trigger)] = []
    var obstacles: Obstacles = []
    for delivered in known {
      for trigger in triggers(of: delivered.stored)
      where book.rules.triggers.concerns(trigger, event, ordinal) {
        guard isEligible(delivered, in: &scene) else {
          if wasDisplayed(delivered), delivered.isDelivered(&scene.answers) {
            obstacles.insert(.exhaustion)
          }
          if isSpent(delivered, in: &scene) { spent.append((delivered, trigger)) }
          break
        }
        if book.rules.triggers.filters.allows(event, by: trigger, &scene.answers) {
          if isDisarmed(delivered.stored, in: &scene) {
            obstacles.insert(.waiting)
            spent.append((delivered, trigger))
            break
          }
          if scene.keepsDecisions { cite(trigger, event, delivered, in: &scene) }
          matching.append(delivered)
          break
        }
        scene.cite(.triggerPropertyFiltersUnsatisfied, delivered.stored)
        if scene.keepsDecisions, events.contains(where: { $0.isNamesake(of: event) }) {
          scene.cite(.triggerPropertyFiltersOwnProperties, delivered.stored)
        }
        obstacles.insert(.filter)
      }
    }
    if !matching.isEmpty, !spent.isEmpty, isOutranked(matching, by: spent, event, in: &scene) {
      return ([], .rank)
    }
    return (matching, obstacles)
  }

  /// Whether messages that match an event are not triggered, since one that is not triggered again has
  /// a higher priority, or comes before them (`open.highest-not-again`).
  private func isOutranked(
    _ matching: [Delivered], by spent: [(message: Delivered, trigger: Trigger)], _ event: Event,
    in scene: inout Scene
  ) -> Bool {
    let highest = matching.map(\.stored.message.priority).max() ?? 0
    let rivals = spent.filter { rival in
      rival.message.stored.message.priority >= highest
        && book.rules.triggers.filters.allows(event, by: rival.trigger, &scene.answers)
    }
    guard !rivals.isEmpty, scene.answers[.highestNotAgain] != .givesWay else { return false }
    if rivals.contains(where: { $0.message.stored.message.priority > highest }) { return true }
    guard scene.answers[.highestNotAgain] == .nothing else { return false }
    let candidates = known.filter { candidate in
      (matching + rivals.map(\.message)).contains { $0.stored === candidate.stored }
    }
    let first = book.rules.triggers.choose(candidates, event.kind, &scene.answers).first
    return rivals.contains { $0.message.stored === first?.stored }
  }

  /// Why an event does not trigger a message that waits for events of its kind and name.
  struct Obstacles: OptionSet {
    let rawValue: UInt8

    /// The filter of its trigger is not satisfied.
    static let filter = Obstacles(rawValue: 1)
    /// The message was displayed before (`open.exhausted-campaign`).
    static let exhaustion = Obstacles(rawValue: 2)
    /// The message waits or loads already, or went back before (`open.waiting-retrigger`,
    /// `open.loading-again`).
    static let waiting = Obstacles(rawValue: 4)
    /// A message of higher priority matches, and is not triggered again (`open.highest-not-again`).
    static let rank = Obstacles(rawValue: 8)
  }

  /// The triggers of a message that are evaluated.
  private func triggers(of stored: StoredMessage) -> [Trigger] {
    guard let triggers = book.rules.triggers.triggers else { return stored.message.triggers }
    return triggers(stored.message)
  }

  // MARK: Eligibility

  /// Whether a message can be triggered: it is delivered, and nothing has ended that.
  private func isEligible(_ delivered: Delivered, in scene: inout Scene) -> Bool {
    guard delivered.isDelivered(&scene.answers) else { return false }
    if awaitsDelivery, scene.answers[.underWayEarlier] == .notTriggered { return false }
    return !ended.contains { $0.message === delivered.stored && isOver($0, in: &scene) }
  }

  /// Whether something that happened to a message keeps it from being triggered.
  private func isOver(_ ended: Ended, in scene: inout Scene) -> Bool {
    let isOver =
      switch ended.by {
      case .display:
        switch scene.answers[.exhaustedCampaign] {
        case .again: false
        case .never: true
        case .onceDeliveredAgain: !ended.isDeliveredAgain
        }
      case .eligibility(.isOpen):
        switch scene.answers[.legacyRetrigger] {
        case .can: false
        case .cannot: true
        case .onceDeliveredAgain: !ended.isDeliveredAgain
        }
      case .eligibility(let eligibility): eligibility != .stays
      case .goingBack: false
      }
    guard isOver, ended.isFromEarlierLaunch, ended.by == .display,
      scene.answers[.exhaustedCampaign] == .never
    else { return isOver }
    return scene.answers[.relaunchExhausted] == .kept
  }

  /// Whether a message is not triggered again because it loads (`open.loading-again`), or because it
  /// waits or has waited (`open.waiting-retrigger`, `open.waiting-rearmed`).
  private func isDisarmed(_ message: StoredMessage, in scene: inout Scene) -> Bool {
    let isLoading = held.contains { $0.stored === message && $0.isLoading }
    if isLoading, scene.answers[.loadingAgain] == .notTriggered { return true }
    let waits = held.contains { $0.stored === message && !$0.isLoading }
    let wentBack = ended.contains { $0.message === message && $0.by == .goingBack }
    guard waits || wentBack, scene.answers[.waitingRetrigger] == .cannot else { return false }
    if waits, wentBack { return true }
    return scene.answers[.waitingRearmed] == (waits ? .offTheStack : .onceDeliveredAgain)
  }

  /// Whether a message is not triggered again because it was displayed (`open.exhausted-campaign`) or
  /// discarded (`open.legacy-retrigger`).
  private func isSpent(_ delivered: Delivered, in scene: inout Scene) -> Bool {
    delivered.isDelivered(&scene.answers)
      && ended.contains {
        $0.message === delivered.stored && ($0.by == .display || $0.by == .eligibility(.isOpen))
      }
  }

  /// Whether a message has been displayed.
  private func wasDisplayed(_ delivered: Delivered) -> Bool {
    ended.contains { $0.message === delivered.stored && $0.by == .display }
  }
}
