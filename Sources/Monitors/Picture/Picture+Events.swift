import SpecModel

extension Picture {
  /// The message that an action certainly triggers or presents.
  struct Brought: Sendable {
    var place: Int
    var how: Missed.How
    /// Whether no copy of it was there before, so that it is certainly on top.
    var isNew: Bool
    /// What keeps it on the stack if it is not displayed, if that is certain.
    var obstacle: Obstacle?
  }

  /// Notes which messages an action triggers or presents.
  mutating func bring(
    _ index: Int, _ action: Action, _ moment: inout Moment
  ) -> Brought? {
    switch action {
    case .presentLocal(let name):
      guard let place = place(name) else { return nil }
      fetches.know(tracks[place].assets)
      let brought = enter(place, index, .local, &moment)
      if let brought {
        moment.brought = tracks[brought.place]
        moment.broughtHow = brought.how
      }
      return brought
    case .offer(let name):
      guard let place = place(name) else { return nil }
      fetches.know(tracks[place].assets)
      _ = enter(place, index, .local, &moment)
      return nil
    case .receiveAPIEvent(let kind, let name):
      for place in tracks.indices { tracks[place].misfit = misfit(tracks[place], kind, name) }
      lastOtherEvent = now
      return nil
    case .displayNext:
      for place in tracks.indices where tracks[place].copies > 0 {
        tracks[place].wasRequested = true
      }
      return nil
    default:
      guard let event = Occurrence(action) else { return nil }
      moment.event = event
      defer { noteSatisfied(by: event) }
      let brought = trigger(event, index, &moment)
      if let brought {
        moment.brought = tracks[brought.place]
        moment.broughtHow = brought.how
      }
      if event.kind == .sessionStart, !deliveries.areAwaited {
        for event in early { bringLate(event, index, &moment) }
        early = []
      } else if event.kind != .sessionStart, !hasSession || deliveries.areAwaited {
        early.append(event)
      }
      return brought
    }
  }

  mutating func bringLate(_ event: Occurrence, _ index: Int, _ moment: inout Moment) {
    for place in tracks.indices
    where tracks[place].delivery > .no && event.matches(tracks[place].message) > .no {
      _ = enter(place, index, .local, &moment)
      // What the session start triggers itself may be displayed first.
      tracks[place].clearSince = nil
      lastStart = now
    }
  }

  private mutating func trigger(
    _ event: Occurrence, _ index: Int, _ moment: inout Moment
  ) -> Brought? {
    var matches: [Certainty] = []
    for track in tracks {
      matches.append(min(event.matches(track.message), eligibility(of: track)))
    }
    var highest: Int?
    for place in tracks.indices {
      moment.match = max(moment.match, matches[place])
      if matches[place] == .certain {
        highest = max(highest ?? .min, tracks[place].message.priority)
      }
      if !moment.mayMatchByName, tracks[place].delivery > .no,
        tracks[place].message.triggers.contains(where: { event.isNamed(by: $0) > .no })
      {
        moment.mayMatchByName = true
      }
    }
    var outdoneBy: Int?
    if let highest {
      outdoneBy = tracks.indices.first {
        matches[$0] == .certain && tracks[$0].message.priority == highest
      }
      for place in tracks.indices
      where matches[place] > .no && tracks[place].message.priority < highest {
        matches[place] = .no
        tracks[place].wasPassedOver = true
        if let outdoneBy { tracks[place].misfit = .outdone(by: tracks[outdoneBy].name) }
      }
    }
    for place in tracks.indices where matches[place] == .no {
      if let highest, tracks[place].message.priority < highest, let outdoneBy,
        tracks[place].misfit == .outdone(by: tracks[outdoneBy].name),
        event.matches(tracks[place].message) > .no
      {
        continue
      }
      // An API event may have been kept for the session.
      if event.kind == .sessionStart, case .api = tracks[place].misfit { continue }
      tracks[place].misfit = misfit(tracks[place], event)
    }
    let possible = tracks.indices.filter { matches[$0] > .no }
    if possible.isEmpty { lastOtherEvent = now }
    let isSole = possible.count == 1 && matches[possible[0]] == .certain
    var brought: Brought?
    for place in possible {
      let trigger = tracks[place].message.triggers.first { event.matches($0) == .certain }
      let entered = enter(
        place, index, trigger.map { .triggered($0) } ?? .local, &moment)
      if isSole, trigger != nil { brought = entered }
    }
    if !possible.isEmpty {
      lastStart = now
      for place in tracks.indices where matches[place] == .no {
        tracks[place].happenings.insert(.otherTriggered)
      }
    }
    return brought
  }

  /// Returns how certain it is that a matching event can trigger a message.
  private func eligibility(of track: Track) -> Certainty {
    var eligibility = track.delivery
    // May a message that was displayed come again, or, in the legacy SDK, one that was discarded?
    if track.wasDisplayed || surroundings.isLegacy && track.wasDiscarded {
      eligibility = min(eligibility, .possible)
    }
    // May a message that waits be triggered again?
    if track.copies > 0 { eligibility = min(eligibility, .possible) }
    if !kinds.contains(.displayed), track.high >= 0 { eligibility = min(eligibility, .possible) }
    if !kinds.contains(.discarded), surroundings.isLegacy, track.high >= 0 {
      eligibility = min(eligibility, .possible)
    }
    return eligibility
  }

  /// Notes that a message may be on its way.
  ///
  /// - Returns: What is certain about it; `nil` if it may not be on its way.
  private mutating func enter(
    _ place: Int, _ index: Int, _ how: Missed.How, _ moment: inout Moment
  ) -> Brought? {
    let isNew = tracks[place].copies == 0
    if isNew {
      tracks[place].low = index
      tracks[place].since = now
      tracks[place].happenings = []
      tracks[place].mayLoad = false
      tracks[place].mayKeepItsTurn = false
      tracks[place].clearSince = nil
      tracks[place].waiting = nil
      tracks[place].cameInForeground = false
      tracks[place].wasInForeground = false
      tracks[place].wasRequested = false
    }
    // The copy that waits may go with the new one (`open.duplicate-on-stack`, `open.local-in-the-way`).
    if !goesBack(tracks[place]) { tracks[place].waiting = nil }
    tracks[place].copies += 1
    tracks[place].high = index
    if surroundings.app == .foreground {
      tracks[place].cameInForeground = true
      tracks[place].wasInForeground = true
    }
    if !isAtHand(tracks[place], at: now) { tracks[place].mayLoad = true }
    if let answer = surroundings.host.answer(for: tracks[place].name) {
      tracks[place].answers.insert(answer)
    }
    let isClear = isClear && !moment.intervalMayRun
    tracks[place].clearSince = isNew && isClear ? now : nil
    if how == .local { lastStart = now }
    guard surroundings.hasPresenter, !moment.intervalMayRun,
      screen != .message(tracks[place].name)
    else { return nil }
    return Brought(place: place, how: how, isNew: isNew, obstacle: obstacle(for: tracks[place]))
  }

  /// Whether nothing keeps messages off the screen.
  var isClear: Bool {
    surroundings.app == .foreground && screen == .empty && !surroundings.keyboardBlocks
      && surroundings.hasPresenter
  }

  /// The obstacle that certainly sends back a message that is triggered now.
  private func obstacle(for track: Track) -> Obstacle? {
    guard isSound(track, at: now), surroundings.hasPresenter, goesBack(track) else { return nil }
    let answer = surroundings.host.answer(for: track.name)
    if answer == .discard { return nil }
    if surroundings.app == .background { return .background }
    if case .message(let name) = screen, name != track.name { return .otherVisible(name) }
    if screen != .empty { return nil }
    if surroundings.keyboardBlocks { return surroundings.keyboardMayBeGone ? nil : .keyboard }
    if answer == .reenqueue, !track.wasAsked { return .choice }
    return nil
  }

  /// Whether it goes back if something is in its way: in the Swift SDK, a local message need not
  /// (`open.local-in-the-way`).
  func goesBack(_ track: Track) -> Bool { surroundings.isLegacy || !track.message.isLocal }

  /// Whether nothing about the message itself can keep it off the screen.
  func isSound(_ track: Track, at time: Int) -> Bool {
    let message = track.message
    return message.orientation.allows(surroundings.orientation) && isAtHand(track, at: time)
      && !track.mayLoad && isInTime(track) && !hasNoImage(message)
  }

  /// Whether it lacks an image that its type must have.
  func hasNoImage(_ message: Message) -> Bool {
    surroundings.isLegacy && message.image == nil
      && (message.type == .full || message.type == .imageModal)
  }

  /// Whether its timeout cannot have passed, whenever it began.
  func isInTime(_ track: Track) -> Bool {
    guard let timeout = track.message.timeout?.milliseconds else { return true }
    return now < min(track.since, track.deliveredAt ?? track.since) + timeout
  }

  func isAtHand(_ track: Track, at time: Int) -> Bool {
    fetches.areAtHand(track.assets, at: time)
  }

  // MARK: Why an event does not trigger a message

  private mutating func noteSatisfied(by event: Occurrence) {
    for track in tracks {
      for trigger in track.message.triggers
      where trigger.eventKind == event.kind
        && trigger.filter?.holds(of: event.properties) == .certain
      {
        satisfied.insert(trigger)
      }
    }
  }

  private func misfit(_ track: Track, _ kind: EventKind, _ name: String) -> Misfit? {
    let isNamed = track.message.triggers.contains { trigger in
      switch (trigger, kind) {
      case (.customEvent(let wanted, _), .customEvent): wanted == name
      case (.specificPurchase(let wanted, _), .purchase): wanted == name
      case (.anyPurchase, .purchase): true
      default: false
      }
    }
    return isNamed ? .api(kind) : nil
  }

  private func misfit(_ track: Track, _ event: Occurrence) -> Misfit? {
    if track.delivery == .no, event.matches(track.message) > .no { return .undelivered }
    let ofKind = track.message.triggers.filter { $0.eventKind == event.kind }
    for trigger in ofKind where event.isNamed(by: trigger) > .no {
      return satisfied.contains(trigger) ? .earlierProperties(trigger) : .filter(trigger)
    }
    if let trigger = ofKind.first {
      let holds = trigger.filter?.holds(of: event.properties) == .certain
      return holds ? .filterWithoutName(trigger, event.name) : .otherName(trigger, event.name)
    }
    return track.message.triggers.first.map { .otherKind($0, event.kind) }
  }
}
