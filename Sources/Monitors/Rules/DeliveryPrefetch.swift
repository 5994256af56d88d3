import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `delivery.prefetch`.
  static let deliveryPrefetch = [
    Monitor(.deliveryPrefetchOnDelivery, .inReports) { moment in
      guard moment.reports(.prefetched) else { return nil }
      for (message, url) in moment.mustFetch + moment.overdue {
        if moment.observations.contains(.prefetched(asset: url)) { continue }
        return "`\(url)` was not fetched when `\(message)` was delivered."
      }
      return nil
    },
    Monitor(.deliveryPrefetchReadyAtTrigger, .lost) { moment in
      if let because = moment.unheard({ _, missed in
        missed.isAssetInstant ? nil : "its assets had been fetched on delivery"
      }) {
        return because
      }
      for missed in moment.missed {
        guard case .triggered = missed.how,
          missed.report == .discarded(message: missed.name, reason: .assetFailed)
        else { continue }
        return "`\(missed.name)` was discarded, although its assets had been fetched on delivery."
      }
      return moment.lost { obstacle, _ in
        obstacle == .asset(isPrefetched: true) ? "the fetch of its delivery had ended" : nil
      }
    },
  ]
}
