import SpecModel

/// Finds cases that do not do what their author thinks they do: events that no message listens to, and
/// cases that assert nothing.
struct ScriptLint {
  let suite: Suite

  /// Returns a warning for each of them, one for all variants of a case.
  func run() -> [Diagnostic] {
    suite.cases.flatMap { CaseScript($0).findings() }.uniqued()
  }
}

/// A case, and which of its messages its events can trigger.
private struct CaseScript {
  let test: Case
  private let actions: [Action]

  init(_ test: Case) {
    self.test = test
    actions = test.steps.flatMap(\.actions)
  }

  func findings() -> [Diagnostic] {
    if assertsNothing { return [Diagnostic(.assertsNothing, at: test.location)] }
    guard test.keptFor == nil, !test.asserts.contains(.noMatchingTrigger) else { return [] }
    return test.steps.flatMap(unheardEvents)
  }

  // MARK: Events

  /// Finds the events of a step that no message listens to.
  ///
  /// That can be the point: an event that is not the right one triggers nothing. Then nothing is
  /// expected of it, and the right one occurs, too; or a note, or the case's `kept_for`, says why.
  private func unheardEvents(in step: Step) -> [Diagnostic] {
    if step.note != nil || (step.expectations.isEmpty && isEveryMessageTriggered) { return [] }
    return step.actions.compactMap { action in
      guard let event = Event(action), !test.messages.contains(where: event.triggers) else {
        return nil
      }
      let names = test.messages.flatMap(\.triggers).compactMap { Event($0, like: action)?.name }
      return Diagnostic(
        .unheardEvent(event.name, isPurchase: event.isPurchase, known: names.uniqued()),
        at: step.location)
    }
  }

  private var isEveryMessageTriggered: Bool {
    test.messages.allSatisfy { $0.isLocal || isTriggered($0) }
  }

  // MARK: Messages

  private var assertsNothing: Bool {
    test.keptFor == nil && test.asserts == [.displayed]
      && test.steps.allSatisfy { $0.expectations.isEmpty && $0.note == nil }
      && !test.messages.contains(where: mayAppear)
  }

  private func mayAppear(_ message: Message) -> Bool {
    message.isLocal
      ? actions.contains(.presentLocal(message: message.name)) : isTriggered(message)
  }

  /// Tells whether an action of the case is an event to which a message listens, filters aside.
  private func isTriggered(_ message: Message) -> Bool {
    actions.contains { action in
      switch action {
      case .startSession: message.triggers.contains(.sessionStart)
      case .openFromPush: message.triggers.contains(.pushClick)
      default: Event(action)?.triggers(message) ?? false
      }
    }
  }
}

/// An event that has a name.
private struct Event {
  var name: String
  var isPurchase: Bool

  /// The event of an action; `nil` if it is none with a name.
  init?(_ action: Action) {
    switch action {
    case .logEvent(let name, _): self.init(name: name, isPurchase: false)
    case .logPurchase(let product, _): self.init(name: product, isPurchase: true)
    default: return nil
    }
  }

  /// The event that a trigger asks for; `nil` if it is not of the sort that an action is.
  init?(_ trigger: Trigger, like action: Action) {
    switch (trigger, action) {
    case (.customEvent(let name, _), .logEvent): self.init(name: name, isPurchase: false)
    case (.specificPurchase(let product, _), .logPurchase):
      self.init(name: product, isPurchase: true)
    default: return nil
    }
  }

  private init(name: String, isPurchase: Bool) {
    self.name = name
    self.isPurchase = isPurchase
  }

  /// Tells whether a message listens to it, filters aside.
  func triggers(_ message: Message) -> Bool {
    message.triggers.contains { trigger in
      switch trigger {
      case .customEvent(let name, _): !isPurchase && name == self.name
      case .specificPurchase(let product, _): isPurchase && product == name
      case .anyPurchase: isPurchase
      case .sessionStart, .pushClick: false
      }
    }
  }
}
