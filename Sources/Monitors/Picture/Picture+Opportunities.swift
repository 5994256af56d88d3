import SpecModel

extension Picture {
  /// What an action must display: a message, or one of several.
  struct Expectation: Sendable {
    /// The message that certainly waits or was triggered, as it was before.
    var track: Track
    var how: Missed.How
    /// The messages that may be displayed in its place.
    var others: [String]
  }

  /// Returns what an action must display, if that is certain.
  func expectation(
    _ action: Action, _ brought: Brought?, _ moment: inout Moment
  ) -> Expectation? {
    guard isClear, !moment.intervalMayRun, kinds.contains(.displayed) else { return nil }
    let candidates = tracks.indices.filter { tracks[$0].copies > 0 }
    func all(_ places: [Int]) -> Bool {
      places.allSatisfy { isDisplayable(tracks[$0], at: moment.start) }
    }
    if let brought, brought.isNew, moment.event?.isAlsoOpportunity != true {
      guard isDisplayable(tracks[brought.place], at: moment.start) else { return nil }
      return Expectation(
        track: tracks[brought.place], how: brought.how, others: [])
    }
    guard !candidates.isEmpty, all(candidates) else { return nil }
    if let brought, brought.obstacle == nil {
      return Expectation(
        track: tracks[brought.place], how: brought.how,
        others: candidates.map { tracks[$0].name })
    }
    guard isNamedOpportunity(action) else { return nil }
    // What keeps its turn for the return may come to the stack only after the click that brings the app back.
    let waiting = candidates.first {
      tracks[$0].waiting != nil && !(moment.isReturn && tracks[$0].mayKeepItsTurn)
    }
    guard let place = waiting, let obstacle = tracks[place].waiting
    else { return nil }
    return Expectation(
      track: tracks[place], how: .waiting(obstacle), others: candidates.map { tracks[$0].name })
  }

  func isNamedOpportunity(_ action: Action) -> Bool {
    switch action {
    case .startSession, .openFromPush: true
    case .displayNext: surroundings.isLegacy
    default: false
    }
  }

  /// Whether a message is certainly displayed if it is offered and nothing is in its way.
  func isDisplayable(_ track: Track, at time: Int) -> Bool {
    isSound(track, at: time) && surroundings.host.answer(for: track.name) ?? .now == .now
  }

  /// Notes what had to be displayed and was not.
  mutating func judge(_ expectation: Expectation?, _ moment: inout Moment) {
    if let brought = moment.brought, let how = moment.broughtHow, case .triggered = how,
      moment.event.map({ $0.kind.isNamed || moment.hasNoEarlyEvents }) == true,
      moment.observations.contains(where: { $0.kind.inManifest == .noMatchingTrigger })
    {
      var missed = missed(brought, how, moment)
      missed.isDenied = true
      missed.report = nil
      moment.missed.append(missed)
      return
    }
    guard let expectation, moment.displays.isEmpty else { return }
    // An unknown name is not examined; it may stand for the message.
    if moment.observations.contains(where: { $0.kind == .displayed }) { return }
    moment.missed.append(missed(expectation.track, expectation.how, moment))
  }

  func missed(_ track: Track, _ how: Missed.How, _ moment: Moment) -> Missed {
    Missed(
      track: track, how: how,
      report: moment.observations.first {
        switch $0 {
        case .discarded(let name, _), .reenqueued(let name, _): name == track.name
        default: false
        }
      },
      sinceStart: lastStartBefore(moment),
      sinceOtherEvent: lastOtherEvent.map { moment.start - $0 },
      isAssetInstant: track.assets.allSatisfy { fetches.isInstant($0) })
  }

  private func lastStartBefore(_ moment: Moment) -> Int? {
    moment.startBefore.map { moment.start - $0 }
  }

  // MARK: Messages that appear by themselves

  /// Checks that each message that was waiting only for its assets was displayed.
  mutating func keepPromises(_ action: Action, _ moment: inout Moment) {
    for place in tracks.indices {
      guard let promise = tracks[place].promise else { continue }
      if moment.displays.contains(where: { $0.name == tracks[place].name })
        || !isHarmless(action, to: tracks[place], moment)
      {
        tracks[place].promise = nil
      } else if case .advance = action, promise.due <= now {
        if !isClear || isAnotherUnderWay(than: place)
          || moment.hasDiscarded(anotherThan: tracks[place].name)
        {
          // Its assets may have arrived just now, and it went back.
          tracks[place].promise = nil
        } else if promise.due < now {
          if promise.isRightOnDelivery {
            moment.promises.append(tracks[place])
          } else if isAtHand(tracks[place], at: now) {
            // Now it waits for an opportunity at the latest (`open.late-asset`).
            tracks[place].waiting = .asset(isPrefetched: promise.dueWithoutPrefetch >= now)
            tracks[place].mayLoad = false
            tracks[place].happenings = []
          }
          tracks[place].promise = nil
        }
      }
    }
  }

  /// Whether an action does not delay a message that loads, once the
  /// screen is empty again.
  private func isHarmless(_ action: Action, to track: Track, _ moment: Moment) -> Bool {
    switch action {
    case .advance, .queryStack, .serve, .serveDeliveries, .receiveAPIEvent, .enterBackground,
      .enterForeground, .showKeyboard, .hideKeyboard, .dismiss, .click, .logImpression, .logClick:
      true
    case .choose: surroundings.host.answer(for: track.name) ?? .now == .now
    case .rotate: track.message.orientation == .any
    case .openFromPush, .logEvent, .logPurchase:
      moment.event.map { event in
        // An event that starts the interval may hold back what follows.
        event.matches(track.message) == .no
          && (interval == 0 || !tracks.contains { event.matches($0.message) > .no })
      } ?? false
    default: false
    }
  }

  private func isAnotherUnderWay(than place: Int) -> Bool {
    tracks.indices.contains { $0 != place && tracks[$0].copies > 0 }
  }

  /// The time at which a message that was triggered now appears by itself, or waits for an opportunity at the
  /// latest, if that is certain.
  func promise(for brought: Brought, in moment: Moment) -> Track.Promise? {
    let track = tracks[brought.place]
    let message = track.message
    guard brought.isNew, isClear, moment.displays.isEmpty, !message.assets.isEmpty,
      surroundings.host.answer(for: track.name) ?? .now == .now, !hasNoImage(message),
      message.orientation.allows(surroundings.orientation), !message.isLocal,
      !isAnotherUnderWay(than: brought.place)
    else { return nil }
    var due = moment.start
    var without = moment.start
    for url in message.assets {
      guard let ready = fetches.due(url, at: moment.start),
        let later = fetches.dueAlone(url, at: moment.start)
      else { return nil }
      due = max(due, ready)
      without = max(without, later)
    }
    if let timeout = message.timeout?.milliseconds,
      due >= min(track.since, track.deliveredAt ?? track.since) + timeout
    {
      return nil
    }
    let isRightOnDelivery = message.triggers.allSatisfy { $0 == .sessionStart || $0 == .pushClick }
    return Track.Promise(
      due: due, dueWithoutPrefetch: without, isRightOnDelivery: isRightOnDelivery)
  }
}

extension Moment {
  /// Whether another message was discarded, which may have used up the arrival of the asset
  /// (`open.ready-others`).
  fileprivate func hasDiscarded(anotherThan name: String) -> Bool {
    observations.contains {
      if case .discarded(let other, _) = $0 { other != name } else { false }
    }
  }
}

extension Occurrence {
  /// Whether it is an opportunity for waiting messages even if it triggers nothing.
  var isAlsoOpportunity: Bool { kind == .sessionStart || kind == .pushClick }
}
