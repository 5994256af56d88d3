import SpecModel

extension Picture {
  /// Notes what a session start delivers, as far as it arrives at once.
  mutating func deliver(_ action: Action, _ moment: inout Moment) {
    (deliveries.arrivedNow, deliveries.arrivedLate) = ([], [])
    if case .serveDeliveries(let behavior) = action { deliveries.serve(behavior) }
    guard case .startSession(let names) = action else { return }
    switch deliveries.begin(names, at: now) {
    case .arrived: take(names, at: now, isCertain: true, &moment)
    case .failed, .underWay: doubtEarlier()
    }
    hasSession = true
  }

  /// Notes that it is open whether earlier messages can still be triggered (`open.under-way-earlier`,
  /// `open.delivery-failed`).
  private mutating func doubtEarlier() {
    for place in tracks.indices where tracks[place].delivery == .certain {
      tracks[place].delivery = .possible
    }
  }

  /// Notes a delivery that arrives.
  ///
  /// - Parameters:
  ///   - names: The messages.
  ///   - time: When it arrives, in milliseconds.
  ///   - isCertain: Whether it certainly counts.
  ///   - moment: What the action shows.
  private mutating func take(
    _ names: [String], at time: Int, isCertain: Bool, _ moment: inout Moment
  ) {
    deliveries.arrivedNow += names
    for place in tracks.indices {
      if names.contains(tracks[place].name) {
        let assets = tracks[place].assets
        if tracks[place].deliveredAt == nil { tracks[place].deliveredAt = time }
        tracks[place].delivery = isCertain ? .certain : max(tracks[place].delivery, .possible)
        tracks[place].deliveries += 1
        if isCertain { expectFetches(for: place, at: time, &moment) }
        fetches.repeatFetch(of: assets, at: time)
        fetches.know(assets)
      } else {
        if tracks[place].delivery == .certain { tracks[place].delivery = .possible }
        // An engine may remove what is no longer delivered (`open.redelivery-stack`).
        if !tracks[place].message.isLocal { tracks[place].waiting = nil }
      }
    }
  }

  /// Notes the fetches that a delivery certainly begins.
  private mutating func expectFetches(for place: Int, at time: Int, _ moment: inout Moment) {
    let message = tracks[place].message
    let assets = tracks[place].assets
    let isImmediate = message.triggers.allSatisfy { $0 == .sessionStart || $0 == .pushClick }
    guard !isImmediate, assets.count == 1, let url = assets.first else { return }
    if tracks[place].deliveries == 1, fetches.isNew(url) {
      if fetches.isInstant(url) {
        moment.mustFetch.append((message.name, url))
      } else if let due = fetches.dueAlone(url, at: time) {
        expectedFetches.append((message.name, url, due))
      }
    }
    fetches.begin(assets, at: time)
  }

  // MARK: Deliveries that took time

  /// Notes the deliveries that arrive while time passes, and what they may trigger.
  ///
  /// - Returns: The message that the session start must display now, if that is certain.
  mutating func receive(
    _ index: Int, _ action: Action, _ moment: inout Moment
  ) -> Expectation? {
    guard case .advance = action else { return nil }
    let ended = deliveries.takeEnded(by: now)
    if ended.isEmpty { return nil }
    let nothingElse = ended.count == 1 && early.isEmpty && tracks.allSatisfy { $0.copies == 0 }
    var expectation: Expectation?
    for delivery in ended {
      // What arrives may fetch an asset again for which a message waits.
      for place in tracks.indices { tracks[place].promise = nil }
      guard delivery.succeeds else {
        doubtEarlier()
        continue
      }
      let isCertain = !deliveries.isOvertaken(delivery)
      deliveries.arrivedLate.append(delivery.names)
      take(delivery.names, at: delivery.end, isCertain: isCertain, &moment)
      if nothingElse, isCertain, delivery.end < now {
        expectation = self.expectation(onArrivalOf: delivery, moment)
      }
      if let start = Occurrence(.startSession(deliver: [])) { bringLate(start, index, &moment) }
      for event in early { bringLate(event, index, &moment) }
    }
    if !deliveries.areAwaited { early = [] }
    return expectation
  }

  /// Returns the message that the session start of a delivery must display when it arrives
  /// (`trigger.session-start`), if that is certain.
  private func expectation(
    onArrivalOf delivery: Deliveries.UnderWay, _ moment: Moment
  ) -> Expectation? {
    let listening = tracks.filter { track in
      track.delivery > .no && track.message.triggers.contains(.sessionStart)
    }
    guard isClear, !moment.intervalMayRun, kinds.contains(.displayed), listening.count == 1,
      let track = listening.first, delivery.names.contains(track.name), track.deliveries == 1,
      !track.wasDisplayed, track.assets.allSatisfy(fetches.isInstant),
      isDisplayable(track, at: delivery.end)
    else { return nil }
    return Expectation(track: track, how: .triggered(.sessionStart), others: [])
  }
}
