import ReferenceEngine
import SpecModel

/// Faults that concern messages that wait or have waited when something else happens (`stack.in-memory`,
/// `stack.last-in-first-out`).
extension Fault {
  static let whileWaiting: [Fault] = [
    emptied("turn-empties-stack", "A rotation of the device empties the stack.") {
      if case .rotate = $0 { true } else { false }
    },
    emptied(
      "keyboard-empties-stack", "Showing the keyboard empties the stack.", [.legacy]
    ) {
      $0 == .showKeyboard
    },
    emptied("choice-empties-stack", "A change of the host's answers empties the stack.") {
      if case .choose = $0 { true } else { false }
    },
    emptied(
      "click-empties-stack", "A click empties the stack."
    ) {
      $0 == .click
    },
    emptied("dismissal-empties-stack", "A dismissal empties the stack.") { $0 == .dismiss },
    emptied(
      "hidden-keyboard-empties-stack", "Hiding the keyboard empties the stack.", [.legacy]
    ) {
      $0 == .hideKeyboard
    },
    emptied("api-event-empties-stack", "An API event empties the stack.") {
      if case .receiveAPIEvent = $0 { true } else { false }
    },
    emptied(
      "host-log-empties-stack", "An impression or click that the host logs empties the stack.",
      [.swift]
    ) {
      switch $0 {
      case .logImpression, .logClick: true
      default: false
      }
    },
    emptied(
      "click-on-empty-screen-empties-stack",
      "A click on an empty screen empties the stack.", at: .click),
    emptied(
      "dismissal-of-nothing-empties-stack",
      "A dismissal on an empty screen empties the stack.", at: .dismiss),
    Fault(
      "late-display-empties-stack", breaks: "stack.last-in-first-out/others-wait-on",
      "A message that is displayed when its assets arrive empties the stack."
    ) {
      $0.stack.afterDisplay = { if $1.wasLoading { $0 = [] } }
    },
    reversed("late-display", "when its assets arrive") { $0.wasLoading },
    reversed("display-after-the-keyboard", "after it waited for the keyboard", [.legacy]) {
      $0.returns.contains(.keyboard)
    },
    reversed("display-after-the-background", "after it waited for the user to return") {
      $0.returns.contains(.background)
    },
    reversed("display-after-another", "after it waited behind another") {
      $0.returns.contains(.otherVisible)
    },
    reversed("display-after-a-refusal", "after the host put it off") {
      $0.returns.contains(.displayChoice)
    },
    reversed("display-at-trigger", "at its trigger") { $0.way == .trigger && !$0.wasLoading },
    reversed("local-display", "because the app presents it") { $0.way == .local },
    Fault(
      "turn-reverses-stack", breaks: "stack.last-in-first-out/newest-first",
      "A rotation of the device reverses the order of the stack."
    ) {
      $0.stack.atAction = { stack, action, _ in
        if case .rotate = action { stack.reverse() }
      }
    },
    replaced("same-asset-replaces-waiting", "the same assets") { waiting, new in
      !new.assets.isEmpty && waiting.assets == new.assets
    },
    replaced("same-event-replaces-waiting", "the same trigger") { waiting, new in
      !new.message.triggers.isEmpty && waiting.message.triggers == new.message.triggers
    },
    Fault(
      "displayed-after-two-returns-stays", breaks: "stack.last-in-first-out/displayed-leaves",
      "A message that went back twice stays on the stack when it is displayed."
    ) {
      $0.stack.afterDisplay = { if $1.returns.count > 1 { $0.append($1) } }
    },
    Fault(
      "displayed-when-ready-stays", breaks: "stack.push-on-trigger/once",
      "A message that is displayed when its assets arrive is also put on the stack."
    ) {
      $0.stack.afterDisplay = { if $1.wasLoading { $0.append($1) } }
    },
  ]

  private static func emptied(
    _ id: String, _ summary: String, _ profiles: [Rulebook.Profile] = Rulebook.Profile.allCases,
    _ isMeant: @escaping @Sendable (Action) -> Bool
  ) -> Fault {
    Fault(id, breaks: "stack.in-memory/kept-until-launch", summary, in: profiles) {
      $0.stack.isLaunch = { $0 == .relaunch || isMeant($0) }
    }
  }

  private static func emptied(_ id: String, _ summary: String, at action: Action) -> Fault {
    Fault(id, breaks: "stack.in-memory/kept-until-launch", summary) {
      $0.stack.atAction = { if $2 == nil, $1 == action { $0 = [] } }
    }
  }

  private static func reversed(
    _ id: String, _ words: String, _ profiles: [Rulebook.Profile] = Rulebook.Profile.allCases,
    _ isMeant: @escaping @Sendable (Entry) -> Bool
  ) -> Fault {
    Fault(
      "\(id)-reverses-stack", breaks: "stack.last-in-first-out/newest-first",
      "A message that is displayed \(words) reverses the order of those that wait.", in: profiles
    ) {
      $0.stack.afterDisplay = { if isMeant($1) { $0.reverse() } }
    }
  }

  private static func replaced(
    _ id: String, _ words: String,
    _ isReplaced: @escaping @Sendable (_ waiting: StoredMessage, _ new: StoredMessage) -> Bool
  ) -> Fault {
    Fault(
      id, breaks: "stack.push-on-trigger/others-stay",
      "A triggered message replaces a waiting message with \(words)."
    ) {
      $0.stack.push = { stack, entry in
        stack.removeAll { $0.stored !== entry.stored && isReplaced($0.stored, entry.stored) }
        stack.append(entry)
      }
    }
  }
}
