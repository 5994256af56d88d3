import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern the orientation of the device (`discard.orientation`).
extension Fault {
  static let orientations: [Fault] = [
    misjudging(
      "orientation-read-at-start-by-triggers", breaks: .discardOrientationNotDisplayed,
      "At a trigger, the orientation at the start of the engine counts."
    ) {
      !$0.message.orientation.allows(
        $0.entry.way == .trigger ? $0.world.start.orientation : $0.world.orientation)
    },
    misjudging(
      "orientation-must-not-change", breaks: .discardOrientationAnyFits,
      "A message is discarded if the device was rotated since its trigger, even if it still fits."
    ) {
      !$0.message.orientation.allows($0.world.orientation)
        || $0.entry.orientationAtTrigger != $0.world.orientation
    },
    misjudging(
      "orientation-inverted", breaks: .discardOrientationFittingDisplayed,
      "A message is discarded if it fits the device's orientation."
    ) {
      $0.message.orientation != .any && $0.message.orientation.allows($0.world.orientation)
    },
    misjudging(
      "any-orientation-as-landscape", breaks: .discardOrientationAnyFits,
      "A message for any orientation counts as one for landscape."
    ) {
      !$0.message.orientation.allows($0.world.orientation)
        || $0.message.orientation == .any && $0.world.orientation == .portrait
    },
    misjudging(
      "any-orientation-as-portrait", breaks: .discardOrientationAnyFits,
      "A message for any orientation counts as one for portrait."
    ) {
      !$0.message.orientation.allows($0.world.orientation)
        || $0.message.orientation == .any && $0.world.orientation == .landscape
    },
  ]
}
