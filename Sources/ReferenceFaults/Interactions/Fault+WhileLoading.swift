import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern several messages whose assets are loading, or one that loads for long
/// (`delivery.late-assets`).
extension Fault {
  static let whileLoading: [Fault] = [
    Fault(
      "late-assets-given-up-after-a-minute", breaks: .deliveryLateAssetsDisplayedWhenThere,
      "A message is lost if its assets are not there a minute after its trigger."
    ) {
      $0.display.forgetsLoading = { entry, world, _ in world.now - entry.triggeredAt > 60_000 }
    },
    Fault(
      "late-assets-for-three-at-most", breaks: .deliveryLateAssetsDisplayedWhenThere,
      "Of four messages whose assets are loading, the first is lost."
    ) {
      $0.display.mostLoading = 3
    },
    Fault(
      "late-assets-for-the-first-alone", breaks: .deliveryLateAssetsDisplayedWhenThere,
      "Of two messages that wait for the same asset, one is lost when the other is displayed."
    ) {
      $0.display.forgetsLoading = { entry, _, displayed in
        guard let displayed else { return false }
        return !Set(displayed.stored.assets).isDisjoint(with: entry.stored.assets)
      }
    },
  ]
}
