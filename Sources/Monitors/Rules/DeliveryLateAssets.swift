import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `delivery.late-assets`.
  static let deliveryLateAssets = [
    Monitor(.deliveryLateAssetsDisplayedWhenThere, .missing) { moment in
      guard let kept = moment.promises.first(where: { !$0.isPrefetched }) else { return nil }
      return "`\(kept.track.name)` was not displayed, although its assets had arrived."
    },
    Monitor(.deliveryLateAssetsNotWithoutThem, .onScreen) { moment in
      moment.display {
        $0.lacksAssets && !$0.canHaveFailed && !$0.message.isLocal
          ? "before its assets can have arrived" : nil
      }
    },
  ]
}
