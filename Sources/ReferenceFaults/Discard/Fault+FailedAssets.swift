import ReferenceEngine
import SpecModel

/// Mistakes about assets that fail (`discard.asset-failed`).
extension Fault {
  static let failedAssets: [Fault] = [
    exempt(
      "discard.asset-failed/not-displayed", "early-failure-forgotten",
      "whose asset failed before the trigger"
    ) {
      !$0.entry.wasLoading && $0.entry.triggeredAt > 5000
    },
    exempt(
      "discard.asset-failed/not-displayed", "failure-of-lone-zip-ignored",
      "with nothing but a ZIP file"
    ) {
      $0.message.image == nil && $0.entry.returns.isEmpty
    },
    misjudging(
      "late-asset-as-failed", breaks: "discard.asset-failed/late-is-not-failed",
      "A message whose asset is late is thrown away like one whose asset failed."
    ) {
      !$0.failedAssets.isEmpty || $0.entry.wasLoading
    },
  ]
}
