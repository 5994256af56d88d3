import SpecModel

/// The interventions of a rulebook that concern the presenter; a rulebook of the documents has none.
extension Presenter {
  /// Makes the edits whose occasion has come.
  ///
  /// - Parameters:
  ///   - occasion: What happens in the engine.
  ///   - entry: The message that it happens to.
  ///   - reason: Why the message is discarded.
  ///   - scene: What the presenter shares with the core.
  mutating func intervene(
    _ occasion: Occasion, about entry: Entry? = nil, _ reason: DiscardReason? = nil,
    in scene: inout Scene
  ) {
    let interventions = book.rules.interventions
    for place in interventions.indices
    where interventions[place].occasion == occasion && !interventions[place].effect.isForCore {
      guard isMoment(of: place, about: entry, reason, in: &scene) else { continue }
      if interventions[place].effect == .losesOthers {
        loseOthers(than: entry, at: interventions[place])
      } else {
        apply(interventions[place].effect, about: entry, in: &scene)
      }
    }
  }

  /// Makes the edits of an opportunity.
  mutating func intervene(atOpportunityBy way: Entry.Way, in scene: inout Scene) {
    if way == .stack, stack.last?.way == .stack { intervene(.opportunity, in: &scene) }
    switch (way, scene.world.action) {
    case (.request, _): intervene(.requestOpportunity, in: &scene)
    case (.stack, .startSession): intervene(.sessionOpportunity, in: &scene)
    case (.stack, .openFromPush): intervene(.pushOpportunity, in: &scene)
    default: break
    }
  }

  /// Makes the edits of what has become of a message.
  mutating func intervene(at news: PresenterNews, in scene: inout Scene) {
    switch news {
    case .displayed(let entry): intervene(.displayed, about: entry, in: &scene)
    case .dismissed(let entry): intervene(.dismissed, about: entry, in: &scene)
    case .reenqueued(let entry): intervene(.returned, about: entry, in: &scene)
    case .discarded(let entry, let reason): intervene(.discarded, about: entry, reason, in: &scene)
    case .missedPresenter: break
    }
  }

  /// Whether the circumstances of an intervention are met, at its occasion.
  func isMoment(
    of place: Int, about entry: Entry?, _ reason: DiscardReason? = nil, in scene: inout Scene
  ) -> Bool {
    let intervention = book.rules.interventions[place]
    let areMet = intervention.circumstances.allSatisfy { circumstance in
      if circumstance.isAboutMessage {
        if intervention.effect.isAboutEach { return true }
        guard let entry else { return false }
        return circumstance.isMet(by: entry) && circumstance.isMet(by: reason)
          && isMet(circumstance, by: entry.stored)
      }
      return isMet(circumstance, for: entry, in: scene.world)
    }
    guard areMet else { return false }
    guard intervention.effect == .nothing || intervention.circumstances.contains(where: \.counts)
    else { return true }
    let number = scene.count(at: place)
    return intervention.circumstances.allSatisfy { $0.isMet(atTime: number) }
  }

  private func isMet(
    _ circumstance: Circumstance, for entry: Entry?, in world: World
  ) -> Bool {
    let others = stack.count { $0.number != entry?.number }
    return switch circumstance {
    case .nothingVisible: visible == nil
    case .somethingVisible: visible != nil
    case .inBackground: world.app == .background
    case .hostIsNotAsked: world.host.implements == .nothing
    case .noneWaits: stack.isEmpty
    case .oneWaits: stack.count == 1
    case .othersWait: others > 0
    case .twoOthersWait: others > 1
    case .threeOthersWait: others > 2
    default: true
    }
  }

  private func isMet(_ circumstance: Circumstance, by message: StoredMessage) -> Bool {
    switch circumstance {
    case .afterLocal: displayedBefore?.isLocal == true
    case .afterCampaign: displayedBefore?.isLocal == false
    case .afterItself: displayedBefore === message
    default: true
    }
  }

  /// Makes an edit.
  ///
  /// - Parameters:
  ///   - effect: The edit.
  ///   - entry: The message that it is about.
  ///   - action: The action that is its occasion; what an event triggers goes on loading.
  ///   - scene: What the presenter shares with the core.
  mutating func apply(
    _ effect: Effect, about entry: Entry?, at action: Action? = nil, in scene: inout Scene
  ) {
    switch effect {
    case .losesWaiting: stack = []
    case .losesNewest: _ = stack.popLast()
    case .losesBelow: stack = stack.suffix(1)
    case .losesOldest: if stack.count > 1 { stack.removeFirst() }
    case .reverses: stack.reverse()
    case .swapsNewest: if stack.count > 1 { stack.swapAt(stack.count - 1, stack.count - 2) }
    case .losesLoading: loseLoading(at: action)
    case .forgetsVisible: visible = nil
    case .overlooksVisible: overlooksVisible = true
    case .dismissesVisible: dismissVisible(in: &scene)
    case .repeatsLast: if let lastDisplayed { display(lastDisplayed, in: &scene) }
    case .forgetsToAsk: isRequestPending = true
    case .addsClickOnLast:
      if let lastDisplayed { scene.report(.click(message: lastDisplayed.stored.name)) }
    case .swallowsReport, .doublesReport, .reportsVisible: editReport(effect, in: &scene)
    default: if let entry { apply(effect, to: entry, in: &scene) }
    }
  }

  /// Makes an edit about a message, wherever it is.
  mutating func apply(_ effect: Effect, to message: StoredMessage, in scene: inout Scene) {
    if effect == .losesIt {
      if visible?.stored === message { visible = nil }
      if suspended?.stored === message { suspended = nil }
      stack.removeAll { $0.stored === message }
      loading.removeAll { $0.stored === message }
    } else {
      let now = scene.world.now
      let newest = (stack + loading).map(\.number).max() ?? 0
      let copy = Entry(
        stored: message, triggeredAt: now, timeoutSince: now, deliveredAt: DeliveryTimes(at: now),
        orientationAtTrigger: scene.world.orientation, wasTriggeredInBackground: false,
        number: newest + 1, way: .stack)
      apply(effect, about: copy, in: &scene)
    }
  }

  private mutating func apply(_ effect: Effect, to entry: Entry, in scene: inout Scene) {
    let name = entry.stored.name
    switch effect {
    case .losesIt: stack.removeAll { $0.number == entry.number }
    case .leavesIt: stack.append(entry)
    case .leavesItLast: stack.insert(entry, at: 0)
    case .movesToBottom: move(entry, below: stack.count)
    case .movesBelowTop: move(entry, below: 1)
    case .movesBelowTwo: move(entry, below: 2)
    case .losesOthersAlike:
      stack.removeAll {
        $0.number != entry.number && $0.returns.last == entry.returns.last
      }
    case .swallowsImpression: scene.swallow(.impression(message: name))
    case .addsImpression: scene.report(.impression(message: name))
    case .addsImpressions:
      for _ in 0..<scene.world.relaunches { scene.report(.impression(message: name)) }
    case .swallowsClick: scene.swallow(.click(message: name))
    case .addsClick:
      if clickedNumber != entry.number || scene.answers[.clickAgain] == .recorded {
        scene.report(.click(message: name))
      }
    case .clicksWaiting:
      if let top = stack.last, scene.swallow(.click(message: name)) {
        scene.report(.click(message: top.stored.name))
      }
    default: break
    }
  }

  /// Moves a message on the stack below some others, or below all.
  private mutating func move(_ entry: Entry, below count: Int) {
    guard let place = stack.lastIndex(where: { $0.number == entry.number }) else { return }
    let moved = stack.remove(at: place)
    stack.insert(moved, at: max(stack.count - count, 0))
  }

  /// Loses the other messages that wait, or those of them that the circumstances of messages are about.
  private mutating func loseOthers(than entry: Entry?, at intervention: Intervention) {
    stack.removeAll { other in
      other.number != entry?.number
        && intervention.circumstances.allSatisfy { $0.isMet(by: other) }
    }
  }

  /// Edits the last report of the current action, which is about what the host logs.
  private func editReport(_ effect: Effect, in scene: inout Scene) {
    guard let report = scene.takeLastReport() else { return }
    switch (effect, report) {
    case (.doublesReport, _):
      scene.report(report)
      scene.report(report)
    case (.reportsVisible, .impression):
      scene.report(visible.map { .impression(message: $0.stored.name) } ?? report)
    case (.reportsVisible, .click):
      scene.report(visible.map { .click(message: $0.stored.name) } ?? report)
    default: break
    }
  }

  /// Loses the messages that load, except those that the current action triggers.
  private mutating func loseLoading(at action: Action?) {
    let isLost = { (entry: Entry) in
      entry.isLoading && !entry.message.triggers.contains { $0.isHeard(in: action) }
    }
    loading.removeAll(where: isLost)
    stack.removeAll(where: isLost)
  }
}

extension Trigger {
  /// Whether an action is an event that a message with this trigger listens for, whatever its properties.
  fileprivate func isHeard(in action: Action?) -> Bool {
    switch (self, action) {
    case (.sessionStart, .startSession), (.pushClick, .openFromPush), (.anyPurchase, .logPurchase):
      true
    case (.customEvent(let name, _), .logEvent(let event, _)): name == event
    default: false
    }
  }
}
