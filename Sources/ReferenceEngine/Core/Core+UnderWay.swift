import SpecModel

/// Deliveries that take time, or fail.
extension Core {
  /// Whether the delivery of the latest session is under way.
  var awaitsDelivery: Bool { underWay.last?.session == sessions && sessions > 0 }

  /// When the next delivery ends that is under way, in milliseconds.
  var nextDelivery: Int? { underWay.lazy.map(\.end).min() }

  /// Starts the delivery of the session that has just started.
  ///
  /// - Returns: What arrives at once; `nil` if nothing does.
  mutating func begin(_ delivery: [StoredMessage], in scene: inout Scene) -> [StoredMessage]? {
    if service == .ok || !book.rules.delivery.isAwaited {
      lastArrived = sessions
      return delivery
    }
    let begun = DeliveryUnderWay(delivery, session: sessions, at: scene.world.now, service)
    if service.after > .zero {
      underWay.append(begun)
      return nil
    }
    return settle(begun, in: &scene) ? delivery : nil
  }

  /// Takes the next delivery that is over, if there is one.
  mutating func takeDelivery(endingBy now: Int) -> DeliveryUnderWay? {
    guard let next = nextDelivery, next <= now,
      let place = underWay.firstIndex(where: { $0.end == next })
    else { return nil }
    return underWay.remove(at: place)
  }

  /// Ends a delivery: its messages can be triggered from now on, its session start among the first to do so.
  ///
  /// - Parameters:
  ///   - delivery: The delivery, which has arrived or failed.
  ///   - held: The messages that wait for an opportunity or for their assets.
  ///   - signals: What the presenter is to do, to which this adds.
  ///   - scene: What the core shares with the presenter.
  mutating func end(
    _ delivery: DeliveryUnderWay, holding held: [Entry] = [], telling signals: inout CoreSignals,
    in scene: inout Scene
  ) {
    self.held = held
    defer { self.held = [] }
    guard counts(delivery, in: &scene) else { return }
    guard settle(delivery, in: &scene) else {
      if !awaitsDelivery { early = [] }
      return
    }
    deliver(delivery.messages, in: &scene)
    signals.delivered = delivery.messages
    signals.refetched = refetched
    signals.triggered = trigger(withStartOf: delivery, in: &scene)
    if signals.triggered.isEmpty {
      signals.moments = .deliveryArrival
      if interval.mayRun(at: scene.world.now) { signals.interval = interval }
    }
    signals.triggeredLate = hearPostponed(in: &scene)
  }

  /// Whether a delivery counts although a later session may have started since
  /// (`open.delivery-overtaken`).
  private func counts(_ delivery: DeliveryUnderWay, in scene: inout Scene) -> Bool {
    guard delivery.session < sessions else { return true }
    return switch scene.answers[.deliveryOvertaken] {
    case .both: true
    case .latest: false
    case .inOrder: delivery.session > lastArrived
    }
  }

  /// Notes that a delivery has arrived or failed; returns whether its messages are there.
  private mutating func settle(_ delivery: DeliveryUnderWay, in scene: inout Scene) -> Bool {
    if book.rules.delivery.isTakenIn(delivery, scene.world) {
      lastArrived = max(lastArrived, delivery.session)
      return true
    }
    if !delivery.succeeds, delivery.session > lastArrived {
      for index in known.indices { known[index].isBeforeFailure = true }
    }
    return false
  }

  /// Lets a session start trigger a message of an earlier delivery while its own is under way; when it is reported
  /// that it triggers none is open (`open.no-match-late-start`).
  mutating func triggerEarlier(
    with event: Event, in scene: inout Scene
  ) -> [CoreSignals.Triggered] {
    let (matching, obstacles) = match(event, in: &scene)
    if matching.isEmpty {
      if scene.keepsDecisions { citeUntriggered(event, in: &scene) }
      if reports(event, &scene.answers), scene.answers[.noMatchLateStart] != .onArrival,
        isNoMatch(behind: obstacles, &scene.answers)
      {
        reportNoMatch(event, in: &scene)
        underWay[underWay.count - 1].isStartReported = true
      }
      return []
    }
    underWay[underWay.count - 1].hasTriggered = true
    return trigger(matching, with: event, in: &scene)
  }

  /// Lets a session start trigger what its delivery has brought (`trigger.session-start`).
  private mutating func trigger(
    withStartOf delivery: DeliveryUnderWay, in scene: inout Scene
  ) -> [CoreSignals.Triggered] {
    let action = Action.startSession(deliver: [])
    guard book.rules.delivery.startsOnArrival,
      let event = book.rules.triggers.event(action, scene.world.app)
    else { return [] }
    if delivery.hasTriggered {
      let matching = match(event, in: &scene).messages
      if matching.isEmpty || scene.answers[.underWayStart] == .once { return [] }
      return trigger(matching, with: event, in: &scene)
    }
    let isReported = delivery.isStartReported && scene.answers[.noMatchLateStart] == .atOnce
    return trigger(with: event, reported: isReported, in: &scene)
  }
}
