import ReferenceEngine
import SpecModel

/// Mistakes about what happens to the device and the app while the engine does not look
/// (`discard.orientation`, `reenqueue.background`, `reenqueue.other-visible`).
extension Fault {
  static let device: [Fault] = [
    unnoticed("in-background", "in the background") { world, _ in world.app == .background },
    unnoticed("under-message", "while a message is on the screen") { _, visible in visible != nil },
    Fault(
      "background-every-second-time", breaks: "reenqueue.background/not-displayed",
      "Every second time that the app goes to the background is not noticed."
    ) {
      $0.notices = { action, world, _ in
        action != .enterBackground || world.departures.isMultiple(of: 2)
      }
    },
    Fault(
      "background-event-forgets-visible", breaks: "reenqueue.other-visible/not-displayed",
      "An event in the background makes the engine forget the message that is on the screen."
    ) {
      $0.display.forgetsVisible = { action, world in
        if case .logEvent = action { world.app == .background } else { false }
      }
    },
  ]

  static let emptyHands: [Fault] = [
    Fault(
      "dismissal-of-nothing-counted", breaks: "reenqueue.other-visible/not-displayed",
      "After the user dismissed nothing, the next message on the screen is not noticed."
    ) {
      $0.display.countsDismissals = true
    },
    Fault(
      "request-for-nothing-remembered", breaks: "discard.display-choice/not-displayed",
      "After the host asked for a message when none waited, it is not asked about the next one.",
      in: [.legacy]
    ) {
      $0.display.remembersRequest = true
    },
  ]

  private static func unnoticed(
    _ id: String, _ words: String,
    _ isBlind: @escaping @Sendable (World, _ visible: Entry?) -> Bool
  ) -> Fault {
    Fault(
      "turn-\(id)-unnoticed", breaks: "discard.orientation/not-displayed",
      "A turn of the device \(words) is not noticed."
    ) {
      $0.notices = { action, world, visible in
        if case .rotate = action { !isBlind(world, visible) } else { true }
      }
    }
  }
}
