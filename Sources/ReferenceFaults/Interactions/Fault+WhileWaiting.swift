import ReferenceEngine
import SpecModel

/// Mistakes about what happens to messages that wait, and to those that waited (`stack.in-memory`,
/// `stack.last-in-first-out`).
extension Fault {
  static let whileWaiting: [Fault] = [
    emptied("turn-empties-stack", "What waits is dropped when the device is turned.") {
      if case .rotate = $0 { true } else { false }
    },
    emptied(
      "keyboard-empties-stack", "What waits is dropped when the keyboard comes up.", [.legacy]
    ) {
      $0 == .showKeyboard
    },
    emptied("choice-empties-stack", "What waits is dropped when the host changes its mind.") {
      if case .choose = $0 { true } else { false }
    },
    emptied(
      "click-empties-stack", "What waits is dropped when the user clicks the visible message."
    ) {
      $0 == .click
    },
    emptied("api-event-empties-stack", "What waits is dropped at an event of the API.") {
      if case .receiveAPIEvent = $0 { true } else { false }
    },
    emptied(
      "host-log-empties-stack", "What waits is dropped when the host logs something.", [.swift]
    ) {
      switch $0 {
      case .logImpression, .logClick: true
      default: false
      }
    },
    Fault(
      "displayed-after-two-returns-stays", breaks: "stack.last-in-first-out/displayed-leaves",
      "A message that went back twice stays on the stack when it is displayed."
    ) {
      $0.stack.afterDisplay = { if $1.returns.count > 1 { $0.append($1) } }
    },
    Fault(
      "displayed-when-ready-stays", breaks: "stack.push-on-trigger/once",
      "A message that is displayed when its assets are there is put on the stack, too."
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
}
