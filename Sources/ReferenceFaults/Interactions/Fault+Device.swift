import ReferenceEngine
import SpecModel

/// Mistakes about what happens to the device while the engine does not look (`discard.orientation`).
extension Fault {
  static let device: [Fault] = [
    unnoticed("in-background", "in the background") { world, _ in world.app == .background },
    unnoticed("under-message", "while a message is on the screen") { _, visible in visible != nil },
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
