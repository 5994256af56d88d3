import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `delivery.late-assets`.
  static let deliveryLateAssets = [
    Monitor(.deliveryLateAssetsDisplayedWhenThere, .missing) { moment in
      if let kept = moment.promises.first {
        return "`\(kept.name)` was not displayed, although its assets had arrived."
      }
      return moment.lost { obstacle, _ in
        if case .asset = obstacle { "its assets had arrived" } else { nil }
      }
    }
  ]
}
