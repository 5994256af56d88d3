import SpecModel

/// Finds cases that do not do what their author intended: with events that trigger no message, or
/// without an assertion.
struct ScriptLint {
  let suite: Suite

  /// Returns the warnings; variants of one case share a warning.
  func run() -> [Diagnostic] {
    suite.cases.flatMap { CaseScript($0).findings() }.uniqued()
  }
}

/// A case, and which of its messages each event can trigger.
private struct CaseScript {
  let test: Case
  private let actions: [Action]

  init(_ test: Case) {
    self.test = test
    actions = test.steps.flatMap(\.actions)
  }

  func findings() -> [Diagnostic] {
    if assertsNothing {
      return [
        Diagnostic.warning(
          .assertsNothing, "this case asserts nothing: it expects nothing and triggers no message",
          hint: "add `expect` to a step, or say in `kept_for` what the case is for",
          at: test.location)
      ]
    }
    guard test.keptFor == nil, !test.asserts.contains(.noMatchingTrigger) else { return [] }
    return test.steps.flatMap(unheardEvents)
  }

  // MARK: Events

  /// Finds the events of a step that trigger no message.
  ///
  /// That can be intended, since a wrong event triggers nothing. Then the step expects nothing, and
  /// the right event also occurs, or a note or the case's `kept_for` explains it.
  private func unheardEvents(in step: Step) -> [Diagnostic] {
    if step.note != nil || (step.expectations.isEmpty && isEveryMessageTriggered) { return [] }
    return step.actions.compactMap { action in
      guard let event = Event(action), !test.messages.contains(where: event.triggers) else {
        return nil
      }
      let names = test.messages.flatMap(\.triggers).compactMap { Event($0, like: action)?.name }
      return Diagnostic.warning(
        .unheardEvent,
        event.isPurchase
          ? "no message of the case is triggered by the purchase of `\(event.name)`"
          : "no message of the case is triggered by the event `\(event.name)`",
        hint: Mistake.likely(event.name, names.uniqued())
          ?? "change it, or explain in a `note` why it triggers nothing",
        at: test.location(of: step))
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

  /// Tells whether an action of the case is an event that triggers the message, ignoring filters.
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

  /// Creates the event of an action; `nil` if the action is not an event with a name.
  init?(_ action: Action) {
    switch action {
    case .logEvent(let name, _): self.init(name: name, isPurchase: false)
    case .logPurchase(let product, _): self.init(name: product, isPurchase: true)
    default: return nil
    }
  }

  /// Creates the event that a trigger requires; `nil` if it is of another kind than the action.
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

  /// Tells whether the event triggers a message, ignoring filters.
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
