import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `discard.asset-failed`.
  static let discardAssetFailed = [
    Monitor(.discardAssetFailedWithoutOne, .inReports) { moment in
      for (track, reason) in moment.discards
      where reason == .assetFailed || reason == .missingImage {
        if moment.isSoundWithoutAssets(track.message) {
          return "`\(track.name)` was discarded, although it needs no asset."
        }
      }
      return moment.unheard { _, missed in
        moment.isSoundWithoutAssets(missed.track.message) && missed.track.message.needsImageInLegacy
          ? "it needs no image" : nil
      }
    }
  ]
}

extension Moment {
  /// Whether a message has no asset, and is of a type that needs none.
  fileprivate func isSoundWithoutAssets(_ message: Message) -> Bool {
    message.assets.isEmpty && !(isLegacy && message.needsImageInLegacy)
  }
}

extension Message {
  /// Whether the legacy SDK does not display a message of this type without an image.
  fileprivate var needsImageInLegacy: Bool { type == .full || type == .imageModal }
}
