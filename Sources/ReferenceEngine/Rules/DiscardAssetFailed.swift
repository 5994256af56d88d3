import SpecModel

extension DisplayCheck {
  /// An asset could not be fetched; what becomes of a waiting message whose asset a later fetch brings is open
  /// (`open.waiting-fetched-again`).
  static let discardAssetFailed = DisplayCheck(
    rule: "discard.asset-failed", subject: .asset,
    holds: { situation, answers in
      guard !situation.failedAssets.isEmpty || situation.entry.hasFailed else { return false }
      return (!situation.entry.stored.isLocal || answers[.localFailed] == .discarded)
        && (!situation.failedAssets.isEmpty || answers[.waitingFetchedAgain] == .discarded)
    },
    outcome: .discard(.assetFailed))
}
