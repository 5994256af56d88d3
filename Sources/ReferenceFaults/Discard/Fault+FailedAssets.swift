import ReferenceEngine
import SpecModel

/// Mistakes about assets that fail (`discard.asset-failed`).
extension Fault {
  static let failedAssets: [Fault] = [
    misjudging(
      "all-assets-must-fail", breaks: "discard.asset-failed",
      "A message is displayed if only one of its two assets failed."
    ) {
      !$0.failedAssets.isEmpty && $0.failedAssets.count == $0.message.assets.count
    },
    misjudging(
      "one-asset-must-fail", breaks: "discard.asset-failed",
      "Two failures at once are not counted."
    ) {
      $0.failedAssets.count == 1
    },
    exempt(
      "discard.asset-failed", "early-failure-forgotten", "whose asset failed before the trigger"
    ) {
      !$0.entry.wasLoading && $0.entry.triggeredAt > 5000
    },
    exempt("discard.asset-failed", "failure-of-lone-zip-ignored", "with nothing but a ZIP file") {
      $0.message.image == nil && $0.entry.returns.isEmpty
    },
    misjudging(
      "late-asset-as-failed", breaks: "discard.asset-failed",
      "A message whose asset is late is thrown away like one whose asset failed."
    ) {
      !$0.failedAssets.isEmpty || $0.entry.wasLoading
    },
  ]
}
