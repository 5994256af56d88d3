import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `discard.asset-failed`.
  static let discardAssetFailed = [
    Monitor(.discardAssetFailedNotDisplayed, .onScreen) { moment in
      moment.display {
        $0.lacksAssets && $0.canHaveFailed && !$0.message.isLocal
          ? "although its assets cannot have been downloaded" : nil
      }
    },
    Monitor(.discardAssetFailedNotKept, .withoutCause) { moment in
      moment.leftover { departure, _ in
        departure == .discarded(.assetFailed)
          ? "it had been discarded when its assets failed" : nil
      } ?? moment.kept(.assetFailed, "its assets cannot have been downloaded")
    },
    Monitor(.discardAssetFailedLateIsNotFailed, .inReports) { moment in
      moment.discard(.assetFailed) {
        moment.failures.contains($0.name) ? nil : "none of its assets can have failed"
      }
    },
  ]
}
