import SpecModel

extension Picture {
  /// Concludes from an action what is certain after it.
  mutating func settle(
    _ index: Int, _ action: Action, _ brought: Brought?, _ moment: inout Moment
  ) {
    // What appeared while time passed may have gone by its end; other actions take only what was there before.
    if !kinds.contains(.displayed) || action.kind == .advance { loseSight(of: action, index) }
    if let brought { settle(brought, &moment) }
    noteHappenings(action, wasVisible: moment.visible != nil)
    noteLogs(action, &moment)
    if !kinds.contains(.discarded) || !kinds.contains(.displayed) {
      // A message that is not sound may have been discarded without a report.
      for place in tracks.indices where tracks[place].waiting != nil {
        if !kinds.contains(.displayed) || !isDisplayable(tracks[place], at: moment.start) {
          tracks[place].waiting = nil
        }
      }
    }
    for place in tracks.indices where tracks[place].waiting != nil {
      if mayHaveLeft(tracks[place], moment) { tracks[place].waiting = nil }
    }
  }

  /// Whether a message that waited may have left the stack silently.
  ///
  /// It may be discarded if it is past its timeout, and load again outside the stack if it needs assets. If it went
  /// back while time passed, a delivery after that may have removed it, and a local one whose return was reported
  /// while it was loading may be lost when its assets arrive (`open.local-in-the-way`).
  private func mayHaveLeft(_ track: Track, _ moment: Moment) -> Bool {
    !isInTime(track) || !isAtHand(track, at: now) || deliveries.mayHaveDropped(track.message)
      || track.message.isLocal && !surroundings.isLegacy && !isAtHand(track, at: moment.start)
  }

  private mutating func settle(_ brought: Brought, _ moment: inout Moment) {
    let place = brought.place
    let name = tracks[place].name
    let isOver =
      moment.displays.contains { $0.name == name }
      || moment.discards.contains { $0.track.name == name }
      || moment.observations.contains { if case .discarded(name, _) = $0 { true } else { false } }
    if isOver { return }
    if let obstacle = brought.obstacle, moment.displays.isEmpty {
      if tracks[place].waiting == nil { tracks[place].waiting = obstacle }
    } else if tracks[place].waiting == nil {
      tracks[place].promise = promise(for: brought, in: moment)
    }
  }

  private mutating func noteHappenings(_ action: Action, wasVisible: Bool) {
    var happened: Happenings = []
    if isNamedOpportunity(action) { happened.insert(.opportunity) }
    switch action {
    case .startSession: happened.insert(.session)
    case .enterBackground: happened.insert(.background)
    case .receiveAPIEvent: happened.insert(.apiEvent)
    case .displayNext: happened.insert(.requestInVain)
    case .presentLocal: happened.insert(.localAsked)
    case .logImpression, .logClick: happened.insert(.hostLogged)
    case .click, .dismiss: if !wasVisible { happened.insert(.emptyScreenTouched) }
    default: break
    }
    if happened.isEmpty { return }
    for place in tracks.indices where tracks[place].waiting != nil {
      // The presentation that put it there does not count.
      if action == .presentLocal(message: tracks[place].name) { continue }
      tracks[place].happenings.formUnion(happened)
    }
  }

  /// Notes the first impression and the first click that the host logs of the visible message.
  private mutating func noteLogs(_ action: Action, _ moment: inout Moment) {
    switch action {
    case .logImpression(let name):
      guard let place = place(name) else { return }
      if tracks[place].message.isLocal, !tracks[place].wasLogged, screen == .message(name) {
        moment.logs = tracks[place]
      }
      tracks[place].wasLogged = true
    case .logClick(let name):
      guard let place = place(name) else { return }
      if !tracks[place].wasClicked, screen == .message(name) { moment.logs = tracks[place] }
      tracks[place].wasClicked = true
    case .click:
      if let name = moment.visible?.name, let place = place(name) {
        tracks[place].wasClicked = true
        tracks[place].isTapped = true
      }
    default: break
    }
  }
}
