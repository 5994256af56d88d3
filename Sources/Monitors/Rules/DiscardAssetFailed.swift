import SpecModel

extension Monitors {
  /// The monitors of `discard.asset-failed`.
  static let assetFailed = [
    Monitor("discard.asset-failed/not-displayed", .onScreen) { moment in
      moment.display {
        $0.lacksAssets && $0.canHaveFailed && !$0.message.isLocal
          ? "although its assets cannot have been downloaded" : nil
      }
    },
    Monitor("discard.asset-failed/not-kept", .withoutCause) { moment in
      moment.leftover { departure, _ in
        departure == .discarded(.assetFailed)
          ? "it had been discarded when its assets failed" : nil
      } ?? moment.kept(.assetFailed, "its assets cannot have been downloaded")
    },
    Monitor("discard.asset-failed/late-is-not-failed", .inReports) { moment in
      moment.discard(.assetFailed) {
        moment.failures.contains($0.name) ? nil : "none of its assets can have failed"
      }
    },
  ]
}
