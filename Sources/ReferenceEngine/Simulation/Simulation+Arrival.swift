import SpecModel

/// What happens when assets arrive for which messages were waiting.
extension Simulation {
  /// Offers the messages whose assets have arrived, one by one: the display of one may start the
  /// interval for the next.
  ///
  /// - Parameter justNow: Whether they have arrived right now, and not while the app was in the
  ///   background.
  /// - Returns: Whether there are any.
  @discardableResult
  mutating func offerLoaded(justNow: Bool) -> Bool {
    var isAny = false
    // An edited rulebook may bring the same message forever.
    var rounds = presenter.loading.count + Self.roundsAtOnce
    while rounds > 0, !scene.answers.isPastReports, let loaded = presenter.takeLoaded(in: &scene) {
      isAny = true
      rounds -= 1
      let isHeldBack = core.interval.holdsBackLoaded(
        loaded.entry, at: scene.world.now, &scene.answers)
      if isHeldBack {
        scene.cite(core.interval.holdsBack, loaded.entry.stored, core.interval.lengthInWords)
        presenter.holdBack(loaded, in: &scene)
      } else if justNow, presenter.hasOthersWaiting,
        scene.answers.anew(.onAsset, under: .opportunityAtTimes) == .offers,
        !core.interval.holdsBack(.stack, at: scene.world.now, &scene.answers)
      {
        presenter.offerNewest(with: loaded, in: &scene)
      } else {
        presenter.offer(loaded, in: &scene)
      }
      passNews()
      presenter.leaveOthersLoaded(in: &scene)
    }
    return isAny
  }

  /// Whether the arrival of an asset that a message was offered at is also an opportunity for those that
  /// wait (`open.on-asset-again`).
  var usesArrivalAgain: Bool {
    mutating get {
      presenter.hasOthersWaiting && presenter.hasWaiting(in: scene.world)
        && scene.answers[.onAsset] == .offers && scene.answers[.onAssetAgain] == .again
        && !presenter.hasJustBeenPutOff(in: &scene) && !core.holdsBack(.trigger, in: &scene)
    }
  }
}
