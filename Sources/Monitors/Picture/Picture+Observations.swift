import SpecModel

extension Picture {
  /// Reads the observations of an action, one after the other.
  mutating func read(
    _ index: Int, _ observations: [Observation], _ brought: Brought?, _ moment: inout Moment
  ) {
    var asked: [Int] = []
    for observation in observations {
      switch observation {
      case .displayed(let name, let extras):
        if let place = place(name) { display(place, index, extras, brought, &moment) }
        screen = .message(name)
        unseen = nil
      case .dismissed(let name): dismiss(name, index, &moment)
      case .discarded(let name, let reason):
        guard let place = place(name) else { continue }
        discard(place, reason, &moment)
      case .reenqueued(let name, let reason):
        guard let place = place(name) else { continue }
        putBack(place, index, reason, &moment)
      case .choiceAsked(let name):
        guard let place = place(name) else { continue }
        if tracks[place].copies == 0 {
          orphan(place, .handled, &moment)
        } else {
          noteDisorder(of: place, .offered, &moment)
        }
        asked.append(place)
        tracks[place].isAsked = true
      case .stack(let names): compare(names, &moment)
      case .noMatchingTrigger, .impression, .click, .prefetched, .word: continue
      }
    }
    for place in asked {
      tracks[place].wasAsked = true
      tracks[place].isAsked = false
      if tracks[place].copies > 0 { tracks[place].high = index }
    }
    // A message that may still be loading can go back on the stack at any time.
    for place in tracks.indices where tracks[place].mayLoad { tracks[place].high = index }
  }

  // MARK: The screen

  private mutating func display(
    _ place: Int, _ index: Int, _ extras: [String: String]?, _ brought: Brought?,
    _ moment: inout Moment
  ) {
    tracks[place].isTapped = false
    let track = tracks[place]
    tracks[place].isAsked = false
    let urls = track.assets
    var display = Display(
      track: track,
      isBrought: track.copies == 1 && track.low == index && track.high == index,
      lacksAssets: urls.contains { fetches.earliest($0) > now },
      canHaveFailed: urls.contains { fetches.canHaveFailed($0, by: now) },
      readyAt: urls.map(fetches.earliest).max() ?? 0, extras: extras)
    // While time passes, the other message may leave the screen unseen.
    let mayBeGone = !kinds.contains(.dismissed) && moment.action.kind == .advance
    if !mayBeGone, case .message(let other) = screen, other != track.name { display.over = other }
    if let certainStart, let event = moment.event, display.isBrought, !track.message.isLocal,
      event.matches(track.message) > .no
    {
      display.sinceOther = (moment.start - certainStart.time, certainStart.name)
    }
    if track.copies == 0 {
      orphan(place, .displayed, &moment)
    } else {
      noteDisorder(of: place, .displayed, &moment)
    }
    // A message that reappears with the app may be the one that disappeared with it (`open.background-visible`).
    let isSameDisplay =
      track.wasDisplayed && (moment.action == .enterForeground || moment.action == .openFromPush)
    if !isSameDisplay { moment.displays.append(display) }
    lastStart = now
    if display.isBrought, !track.message.isLocal, let event = moment.event,
      event.matches(track.message) == .certain
    {
      certainStart = (moment.start, track.name)
    }
    leave(place, by: .displayed)
    tracks[place].wasDisplayed = true
    for other in tracks.indices where other != place {
      tracks[other].happenings.insert(.otherDisplayed)
      if moment.action == .displayNext {
        tracks[other].happenings.insert(.otherDisplayedOnRequest)
      }
    }
  }

  /// Notes a message that is certainly above this one and would certainly have been displayed.
  private func noteDisorder(of place: Int, _ seen: Disorder.Seen, _ moment: inout Moment) {
    guard !tracks[place].mayLoad, !tracks[place].mayKeepItsTurn, !moment.intervalMayRun, isClear
    else { return }
    switch moment.action {
    case .startSession, .openFromPush, .displayNext, .logEvent, .logPurchase, .presentLocal,
      .enterForeground, .dismiss, .click, .rotate, .showKeyboard, .hideKeyboard:
      break
    default: return
    }
    let above = tracks.first { [moment] other in
      let isBrought = other.name == moment.brought?.name
      let isEntering = isBrought && moment.event?.isAlsoOpportunity != true && other.copies == 1
      return (other.waiting != nil || isEntering) && other.low > tracks[place].high
        && isDisplayable(other, at: moment.start)
    }
    if let above {
      moment.disorders.append(Disorder(first: tracks[place], above: above, seen: seen))
    }
  }

  private mutating func dismiss(_ name: String, _ index: Int, _ moment: inout Moment) {
    if screen == .message(name), moment.visible?.name == name {
      switch moment.action {
      case .logEvent, .logPurchase, .presentLocal, .receiveAPIEvent, .displayNext, .serve,
        .serveDeliveries, .startSession, .queryStack, .assignPresenter, .choose, .logImpression,
        .logClick:
        moment.removed = name
      default: break
      }
    }
    screen = .empty
    lastStart = now
    guard let place = place(name) else { return }
    // A waiting copy may go with it (`open.duplicate-dismissed`).
    tracks[place].waiting = nil
    switch moment.action {
    case .dismiss, .click: break
    default: noteReturn(of: place, index)
    }
  }

  /// Notes that a message may come back that left the screen and that the user did not dismiss.
  private mutating func noteReturn(of place: Int, _ index: Int) {
    tracks[place].copies += 1
    tracks[place].high = index
    if tracks[place].copies == 1 {
      tracks[place].low = index
      tracks[place].since = now
    }
    tracks[place].mayLoad = true
    tracks[place].cameInForeground = true
  }

  /// Forgets the visible message if an action may end its display and the engine does not report that.
  mutating func loseSight(of action: Action, _ index: Int) {
    guard kinds.contains(.displayed) else {
      screen = .unknown
      // What was on its way may be displayed now, or leave the screen.
      if tracks.contains(where: { $0.copies > 0 }) { lastStart = now }
      return
    }
    if kinds.contains(.dismissed) { return }
    switch action {
    case .dismiss, .click, .rotate, .enterBackground, .enterForeground, .openFromPush,
      .showKeyboard, .advance:
      break
    default: return
    }
    if case .message(let name) = screen {
      screen = .unknown
      lastStart = now
      unseen = place(name).map { Unseen(place: $0) }
    }
    // What an earlier action may have taken off the screen may have stayed there until now.
    guard let place = unseen?.place else { return }
    lastStart = now
    tracks[place].waiting = nil
    switch action {
    case .dismiss: unseen = nil
    case .click: break
    default:
      if unseen?.mayReturn == false { noteReturn(of: place, index) }
      unseen?.mayReturn = true
    }
  }

  // MARK: The stack

  private mutating func leave(_ place: Int, by departure: Departure) {
    tracks[place].copies = max(0, tracks[place].copies - 1)
    tracks[place].waiting = nil
    if departure == .displayed { tracks[place].promise = nil }
    tracks[place].departure = departure
    if tracks[place].copies == 0 {
      tracks[place].mayLoad = false
      tracks[place].clearSince = nil
    }
  }

  private mutating func discard(_ place: Int, _ reason: DiscardReason?, _ moment: inout Moment) {
    let track = tracks[place]
    tracks[place].isAsked = false
    if track.copies == 0 { orphan(place, .handled, &moment) }
    if let reason { moment.discards.append((track, reason)) }
    if track.assets.contains(where: { fetches.canHaveFailed($0, by: now) }) {
      moment.failures.insert(track.name)
    }
    if let obstacle = obstacleForDropped(track, moment), track.copies > 0 {
      moment.dropped.append((track, obstacle))
    }
    leave(place, by: .discarded(reason))
    tracks[place].wasDiscarded = true
    for other in tracks.indices where other != place {
      tracks[other].happenings.insert(.otherDiscarded)
    }
  }

  private mutating func putBack(
    _ place: Int, _ index: Int, _ reason: ReenqueueReason?, _ moment: inout Moment
  ) {
    if let reason { moment.returns.append((tracks[place], reason)) }
    if tracks[place].copies == 0 {
      // The engine may put the visible message back on the stack when it takes it off the screen.
      if moment.visible?.name == tracks[place].name { return }
      orphan(place, .handled, &moment)
      return
    }
    tracks[place].high = index
    noteKept(place, reason, &moment)
    tracks[place].isAsked = false
    tracks[place].clearSince = nil
    if reason == .displayChoice { tracks[place].wasAsked = true }
    tracks[place].happenings.insert(.wasReenqueued)
    tracks[place].waiting = obstacle(of: reason)
    tracks[place].mayKeepItsTurn =
      reason == .background && tracks[place].cameInForeground && !tracks[place].assets.isEmpty
    if tracks[place].copies == 1, isAtHand(tracks[place], at: now) { tracks[place].mayLoad = false }
  }

  /// Returns what had to send back a message that was discarded without a reason.
  private func obstacleForDropped(_ track: Track, _ moment: Moment) -> Obstacle? {
    let message = track.message
    let answer = surroundings.host.answer(for: track.name)
    let isFounded =
      !message.orientation.allows(surroundings.orientation)
      || !message.orientation.allows(moment.orientationBefore)
      || !isInTime(track) || hasNoImage(message) || answer == .discard
      || message.assets.contains { fetches.canHaveFailed($0, by: now) }
    if isFounded || !goesBack(track) { return nil }
    if surroundings.app == .background, moment.action != .enterBackground { return .background }
    if case .message(let other) = screen, other != track.name { return .otherVisible(other) }
    if screen != .empty { return nil }
    if surroundings.keyboardBlocks { return surroundings.keyboardMayBeGone ? nil : .keyboard }
    return answer == .reenqueue ? .choice : nil
  }

  /// Notes a message that went back although nothing had to send it back and something had to discard it.
  private func noteKept(
    _ place: Int, _ reason: ReenqueueReason?, _ moment: inout Moment
  ) {
    let track = tracks[place]
    // A return in the background may be reported when the assets arrive
    // (`open.loading-in-background`).
    if reason == .background, !track.cameInForeground || track.copies > 1 { return }
    let message = track.message
    let answer = surroundings.host.answer(for: track.name)
    guard isClear, !moment.intervalMayRun, answer != .reenqueue, moment.action != .enterForeground
    else { return }
    if answer == .discard, track.isAsked || !track.wasAsked && !track.wasRequested {
      moment.kept.append((track, .displayChoice))
    }
    if message.isLocal { return }
    let urls = message.assets
    if !message.orientation.allows(surroundings.orientation),
      !message.orientation.allows(moment.orientationBefore)
    {
      moment.kept.append((track, .orientation))
    } else if hasNoImage(message) {
      moment.kept.append((track, .missingImage))
    } else if !urls.isEmpty, urls.allSatisfy({ fetches.earliest($0) > now }),
      urls.contains(where: { fetches.canHaveFailed($0, by: now) })
    {
      moment.kept.append((track, .assetFailed))
    } else if let timeout = message.timeout?.milliseconds, let since = track.clearSince,
      let ready = urls.map(fetches.earliest).max(), ready != .max, ready > since + timeout
    {
      moment.kept.append((track, .timeout))
    }
  }

  private func obstacle(of reason: ReenqueueReason?) -> Obstacle {
    switch reason {
    case .background?: .background
    case .otherVisible?:
      if case .message(let name) = screen { .otherVisible(name) } else { .otherVisible(nil) }
    case .displayChoice?: .choice
    case .keyboard?: .keyboard
    default: .reported
    }
  }

  private mutating func orphan(_ place: Int, _ seen: Orphan.Seen, _ moment: inout Moment) {
    moment.orphans.append(
      Orphan(
        track: tracks[place], seen: seen, misfit: tracks[place].misfit,
        nothingWaited: tracks.allSatisfy { $0.copies == 0 }))
  }

  /// Compares the stack that an engine reports with what is certain about it.
  private mutating func compare(_ names: [String], _ moment: inout Moment) {
    for place in tracks.indices {
      let count = names.count { $0 == tracks[place].name }
      if count > tracks[place].copies {
        orphan(place, .waiting, &moment)
      } else if count == 0, let obstacle = tracks[place].waiting, isInTime(tracks[place]),
        isAtHand(tracks[place], at: now)
      {
        moment.missed.append(missed(tracks[place], .absent(obstacle), moment))
        tracks[place].waiting = nil
      }
    }
    for (first, name) in names.enumerated() {
      guard let place = place(name), !tracks[place].mayLoad else { continue }
      let above = tracks.first { other in
        other.waiting != nil && other.low > tracks[place].high && !other.mayLoad
          && names.lastIndex(of: other.name).map { $0 > first } == true
      }
      if let above {
        moment.disorders.append(Disorder(first: tracks[place], above: above, seen: .onStack))
        return
      }
    }
  }
}
