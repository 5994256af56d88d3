import ClauseIDs
import SpecModel

/// The decisions of the core, with the clauses that they rest on; called only if decisions are kept.
extension Core {
  /// Notes why an event triggers a message.
  func cite(
    _ trigger: Trigger, _ event: Event, _ delivered: Delivered, in scene: inout Scene
  ) {
    let message = delivered.stored
    scene.cite(ClauseID("triggers", of: trigger.rule), message)
    if case .sessionStart = trigger, delivered.times.latest == scene.world.now {
      scene.cite(.triggerSessionStartItsOwnDelivery, message)
    }
    guard trigger.filter != nil else { return }
    scene.cite(.triggerPropertyFiltersSatisfied, message)
    scene.cite(.triggerPropertyFiltersBothKinds, message)
    if events.contains(where: { $0.isNamesake(of: event) }) {
      scene.cite(.triggerPropertyFiltersOwnProperties, message)
    }
  }

  /// Notes what the choice of the triggered message rests on, besides its trigger.
  func citeTrigger(of message: StoredMessage, in scene: inout Scene) {
    scene.cite(.triggerNoMatchOnlyUnmatched, message)
    if scene.hasCited(.deliveryHighestPriorityOnlyOne, message) {
      scene.cite(.deliveryHighestPriorityAtEachEvent, message)
    }
    if book.rules.profile == .swift, scene.hasCited(.discardLeavesStackGone, message) {
      scene.cite(.discardCanTriggerAgainAgain, message)
    }
  }

  /// Notes why an event triggers nothing.
  func citeUntriggered(_ event: Event, in scene: inout Scene) {
    let ordinal = eventsOfKind[event.kind]
    func concerns(_ trigger: Trigger) -> Bool {
      book.rules.triggers.concerns(trigger, event, ordinal)
    }
    for delivered in known where !delivered.message.triggers.contains(where: concerns) {
      for trigger in delivered.message.triggers where event.kind != .sessionStart {
        let clause = ClauseID(trigger.reasonToIgnore(event), of: trigger.rule)
        scene.cite(clause, delivered.stored)
        var answers = scene.answers
        if trigger.filter != nil, trigger.eventKind == event.kind,
          book.rules.triggers.filters.allows(event, by: trigger, &answers)
        {
          scene.cite(.triggerPropertyFiltersBesidesTheName, delivered.stored)
        }
      }
    }
    for message in messages.list.sorted(by: { $0.name < $1.name })
    where !known.contains(where: { $0.stored === message })
      && message.message.triggers.contains(where: concerns)
    {
      scene.cite(.deliveryOnSessionStartNotBefore, message)
    }
    scene.cite(interval.isIndifferentToEvents)
  }
}

extension Event {
  /// Whether an event has the same kind and name.
  func isNamesake(of other: Event) -> Bool { kind == other.kind && name == other.name }
}

extension Trigger {
  /// The name of the clause by which an event does not concern it.
  fileprivate func reasonToIgnore(_ event: Event) -> String {
    guard eventKind == event.kind else { return "nothing-else" }
    return if case .specificPurchase = self { "its-product-only" } else { "its-name-only" }
  }
}
