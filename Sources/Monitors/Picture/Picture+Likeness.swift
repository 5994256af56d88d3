import SpecModel

extension Picture {
  /// Tells whether everything that is certain is so in another picture, too, with the times counted
  /// from now.
  ///
  /// A time matters until what counts from it has become due; after that, it is merely long ago.
  ///
  /// - Parameter other: The other picture, with the same messages.
  func isLike(_ other: Picture) -> Bool {
    let (ages, otherAges) = (Ages(now: now), Ages(now: other.now))
    return screen == other.screen && hasSession == other.hasSession
      && unseen?.place == other.unseen?.place && unseen?.mayReturn == other.unseen?.mayReturn
      && ages.of(lastStart, until: interval) == otherAges.of(other.lastStart, until: interval)
      && ages.of(lastOtherEvent, until: interval)
        == otherAges.of(other.lastOtherEvent, until: interval)
      && ages.of(certainStart?.time, until: interval)
        == otherAges.of(other.certainStart?.time, until: interval)
      && certainStart?.name == other.certainStart?.name
      && early.count == other.early.count && satisfied == other.satisfied
      && surroundings.isLike(other.surroundings)
      && tracks.indices.allSatisfy {
        tracks[$0].isLike(other.tracks[$0], ages, otherAges)
          && isReadyTooLate(tracks[$0]) == other.isReadyTooLate(other.tracks[$0])
      }
      && expectedFetches.map(\.url) == other.expectedFetches.map(\.url)
      && expectedFetches.map { ages.of($0.due) }
        == other.expectedFetches.map { otherAges.of($0.due) }
      && fetches.isLike(other.fetches, ages, otherAges)
      && deliveries.isLike(other.deliveries, ages, otherAges)
  }

  /// Whether the assets arrived after the timeout, which compares two times that may both be past.
  private func isReadyTooLate(_ track: Track) -> Bool {
    guard let timeout = track.message.timeout?.milliseconds, let since = track.clearSince,
      let ready = track.assets.map(fetches.earliest).max(), ready != .max
    else { return false }
    return ready > since + timeout
  }
}

/// Times, counted from now.
private struct Ages {
  let now: Int

  /// Returns how much later than now a time is, or that it is past by more than a span.
  func of(_ time: Int, until span: Int = 0) -> Int { max(time - now, -span - 1) }
  func of(_ time: Int?, until span: Int = 0) -> Int? { time.map { of($0, until: span) } }
}

extension Track {
  fileprivate func isLike(_ other: Track, _ ages: Ages, _ otherAges: Ages) -> Bool {
    func areLike(_ time: Int?, _ otherTime: Int?) -> Bool {
      // Without a timeout, it does not matter since when it is on its way.
      guard let timeout = message.timeout?.milliseconds else {
        return (time == nil) == (otherTime == nil)
      }
      return ages.of(time, until: timeout) == otherAges.of(otherTime, until: timeout)
    }
    return areLike(since, other.since) && areLike(deliveredAt, other.deliveredAt)
      && areLike(clearSince, other.clearSince)
      && ages.of(promise?.due) == otherAges.of(other.promise?.due)
      && ages.of(promise?.dueWithoutPrefetch) == otherAges.of(other.promise?.dueWithoutPrefetch)
      && withoutTimes == other.withoutTimes
  }

  private var withoutTimes: Track {
    var track = self
    track.since = 0
    (track.deliveredAt, track.clearSince, track.promise) = (nil, nil, nil)
    return track
  }
}

extension Fetches {
  fileprivate func isLike(_ other: Fetches, _ ages: Ages, _ otherAges: Ages) -> Bool {
    func areLike(_ one: [String: Int], _ another: [String: Int]) -> Bool {
      one.count == another.count
        && one.allSatisfy { url, time in
          another[url].map { otherAges.of($0) == ages.of(time) } ?? false
        }
    }
    return known == other.known && areLike(lastEnd, other.lastEnd)
      && areLike(arrival, other.arrival) && areLike(failure, other.failure)
      && areLike(present, other.present)
  }
}

extension Deliveries {
  /// Whether the same is under way; how later deliveries go follows from the script alone.
  fileprivate func isLike(_ other: Deliveries, _ ages: Ages, _ otherAges: Ages) -> Bool {
    underWay.count == other.underWay.count
      && zip(underWay, other.underWay).allSatisfy { one, another in
        one.names == another.names && one.succeeds == another.succeeds
          && ages.of(one.end) == otherAges.of(another.end)
          && isOvertaken(one) == other.isOvertaken(another)
      }
  }
}

extension Surroundings {
  /// Whether everything but the time is the same; the host's answers follow from the script alone.
  fileprivate func isLike(_ other: Surroundings) -> Bool {
    app == other.app && orientation == other.orientation && keyboard == other.keyboard
      && keyboardMayBeGone == other.keyboardMayBeGone && hasPresenter == other.hasPresenter
  }
}
