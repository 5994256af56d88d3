import ReferenceEngine
import SpecModel

/// Faults that concern changes of the device and the app that the engine overlooks or misinterprets
/// (`discard.orientation`, `reenqueue.background`, `reenqueue.other-visible`).
extension Fault {
  static let device: [Fault] = [
    unnoticed("in-background", "in the background") { world, _ in world.app == .background },
    unnoticed("under-message", "while a message is on the screen") { _, visible in visible != nil },
    Fault(
      "keyboard-under-message-unnoticed", breaks: "reenqueue.keyboard/not-displayed",
      "Showing the keyboard while a message is visible is not noticed.", in: [.legacy]
    ) {
      $0.notices = { action, _, visible in action != .showKeyboard || visible == nil }
    },
    Fault(
      "hidden-keyboard-in-background-unnoticed", breaks: "reenqueue.keyboard/waits",
      "The keyboard still counts as visible if it is hidden while the app is in the background.",
      in: [.legacy]
    ) {
      $0.notices = { action, world, _ in action != .hideKeyboard || world.app == .foreground }
    },
    Fault(
      "keyboard-noticed-once", breaks: "reenqueue.keyboard/not-displayed",
      "Only the first time that the keyboard is shown is noticed.", in: [.legacy]
    ) {
      $0.notices = { action, world, _ in action != .showKeyboard || world.keyboards == 0 }
    },
    Fault(
      "background-noticed-twice", breaks: "reenqueue.background/not-displayed",
      "Only the first two times that the app goes to the background are noticed."
    ) {
      $0.notices = { action, world, _ in action != .enterBackground || world.departures < 2 }
    },
    Fault(
      "presenter-in-background-unnoticed", breaks: "presenter.required/once-assigned",
      "A presenter that is assigned in the background is not noticed.", in: [.swift]
    ) {
      $0.notices = { action, world, _ in action != .assignPresenter || world.app == .foreground }
    },
    Fault(
      "background-every-second-time", breaks: "reenqueue.background/not-displayed",
      "Every second time that the app goes to the background, the engine does not notice."
    ) {
      $0.notices = { action, world, _ in
        action != .enterBackground || world.departures.isMultiple(of: 2)
      }
    },
    forgetting("background-event", "A custom event in the background") { action, world in
      if case .logEvent = action { world.app == .background } else { false }
    },
    forgetting("time", "The passing of time") { action, _ in action.kind == .advance },
    forgetting("session", "A session start") { action, _ in action.kind == .startSession },
    forgetting("api-event", "An API event") { action, _ in
      action.kind == .receiveAPIEvent
    },
    forgetting("choice", "A change of the host's answers") { action, _ in action.kind == .choose },
  ]

  static let emptyHands: [Fault] = [
    Fault(
      "dismissal-of-nothing-counted", breaks: "reenqueue.other-visible/not-displayed",
      "Once the user has dismissed nothing, the engine no longer notices visible messages."
    ) {
      $0.display.overlooksVisibleAfterEmptyDismissal = true
    },
    Fault(
      "request-for-nothing-remembered", breaks: "discard.display-choice/not-displayed",
      "After the host asks for a message when none waits, it is not asked about the next one.",
      in: [.legacy]
    ) {
      $0.display.remembersRequest = true
    },
  ]

  private static func forgetting(
    _ id: String, _ what: String, _ isMeant: @escaping @Sendable (Action, World) -> Bool
  ) -> Fault {
    Fault(
      "\(id)-forgets-visible", breaks: "reenqueue.other-visible/not-displayed",
      "\(what) makes the engine forget the visible message."
    ) {
      $0.display.forgetsVisible = isMeant
    }
  }

  private static func unnoticed(
    _ id: String, _ words: String,
    _ isBlind: @escaping @Sendable (World, _ visible: Entry?) -> Bool
  ) -> Fault {
    Fault(
      "turn-\(id)-unnoticed", breaks: "discard.orientation/not-displayed",
      "A rotation of the device \(words) is not noticed."
    ) {
      $0.notices = { action, world, visible in
        if case .rotate = action { !isBlind(world, visible) } else { true }
      }
    }
  }
}
