import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern assets that fail (`discard.asset-failed`).
extension Fault {
  static let failedAssets: [Fault] = [
    exempt(
      .discardAssetFailedNotDisplayed, "early-failure-forgotten",
      "A message that is triggered long after its asset failed is displayed without it."
    ) {
      !$0.entry.wasLoading && $0.entry.triggeredAt > 5000
    },
    exempt(
      .discardAssetFailedNotDisplayed, "failure-of-lone-zip-ignored",
      "A message whose only asset is a ZIP file is displayed without it if it fails."
    ) {
      $0.message.image == nil && $0.entry.returns.isEmpty
    },
    misjudging(
      "late-asset-as-failed", breaks: .discardAssetFailedLateIsNotFailed,
      "A message whose assets are late is discarded as if they had failed."
    ) {
      !$0.failedAssets.isEmpty || $0.entry.wasLoading
    },
  ]
}
