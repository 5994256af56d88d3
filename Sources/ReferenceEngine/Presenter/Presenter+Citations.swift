import SpecModel

/// The decisions of the presenter, with the clauses that they rest on; called only if decisions are kept.
extension Presenter {
  /// Notes why a check keeps a message from the screen.
  func cite(_ check: DisplayCheck, _ situation: Situation, in scene: inout Scene) {
    let entry = situation.entry
    let message = entry.stored
    // No document says whether a message that the app made is discarded like any other.
    if entry.message.isLocal, check.subject.isMessage { return }
    let isLocal = entry.message.isLocal && !check.subject.isMessage
    let name =
      if isLocal, check.subject != .host, check.outcome != .reenqueue(.background) {
        "local-too"
      } else if check.outcome == .reenqueue(.background), !entry.isNew {
        "off-the-stack"
      } else {
        check.outcome == .discard(.timeout) ? "past-it" : "not-displayed"
      }
    scene.cite(CitedClause(name, of: check.rule), message, detail(of: check, situation))
    if isLocal, check.subject != .host { scene.cite(.localSameConditions, message) }
    if entry.way == .request, !check.subject.isMessage {
      scene.cite(.requestSameConditions, message)
    }
    if check.outcome == .reenqueue(.otherVisible) {
      scene.cite(.otherVisibleVisibleStays, situation.visible?.stored)
    }
    guard check.subject == .host else { return }
    let host = scene.world.host
    if host.implements == .keyboardDisplayChoice {
      scene.cite(CitedClause("old-method", of: check.rule), message)
    }
    if host.choices[message.name] != nil {
      scene.cite(CitedClause("each-message", of: check.rule), message)
    }
  }

  private func detail(of check: DisplayCheck, _ situation: Situation) -> String? {
    switch check.outcome {
    case .reenqueue(.otherVisible): situation.visible?.stored.name
    case .discard(.assetFailed): situation.failedAssets.first
    case .discard(.timeout): situation.message.timeout?.description
    case .discard(.orientation): situation.world.orientation.rawValue
    default: nil
    }
  }

  /// Notes that a triggered message goes on the stack.
  func citePush(of message: StoredMessage, in scene: inout Scene) {
    scene.cite(.pushedGoesOn, message)
    scene.cite(.pushedOnce, message)
    if stack.isEmpty { return }
    scene.cite(.pushedOnTop, message)
    for entry in stack { scene.cite(.pushedOthersStay, entry.stored) }
  }

  /// Notes that what waits is kept over a stay in the background, or a session start.
  func citeKeeping(over action: Action, in scene: inout Scene) {
    switch action {
    case .enterForeground, .openFromPush, .startSession:
      for entry in stack { scene.cite(.memoryKeptUntilLaunch, entry.stored) }
    default: break
    }
  }

  /// Notes that a launch empties the stack.
  func citeLaunch(in scene: inout Scene) {
    for entry in stack { scene.cite(.memoryEmptyAfterLaunch, entry.stored) }
  }

  /// Notes that those below the message that was offered wait for the next opportunity.
  func citeWaitingOn(in scene: inout Scene) {
    for entry in stack { scene.cite(.offeredWaitsOn, entry.stored) }
  }

  /// Notes that the app's own message takes its place on the stack.
  func citePresentation(of message: StoredMessage, in scene: inout Scene) {
    scene.cite(.localDisplayed, message)
    scene.cite(.localOnRequest, message)
    if !stack.isEmpty { scene.cite(.localOnTop, message) }
  }

  /// Notes that moments are an opportunity for those that wait.
  func citeOpportunity(_ moments: Opportunities, in scene: inout Scene) {
    guard let newest = stack.last?.stored else {
      // At most session starts nothing waits, which is not worth a word.
      if moments != .sessionStart { scene.cite(.offeredOnlyWhatWaits) }
      return
    }
    if moments.contains(.sessionStart) { scene.cite(.offeredSessionStart, newest) }
    if moments.contains(.pushClick) { scene.cite(.offeredPushClick, newest) }
  }

  /// Notes why this message is taken off the stack, and no other.
  func citeTaking(_ entry: Entry, by way: Entry.Way, in scene: inout Scene) {
    let others = stack.filter { !$0.isLoading && $0.number != entry.number }
    if !others.isEmpty { scene.cite(.lifoNewestFirst, entry.stored) }
    scene.cite(.offeredTheNewest, entry.stored)
    guard way == .request else { return }
    scene.cite(.requestTheNewest, entry.stored)
    for other in others { scene.cite(.requestOne, other.stored) }
  }

  /// Notes what a display rests on, besides how the message came to be offered.
  func citeDisplay(of entry: Entry, in scene: inout Scene) {
    let message = entry.stored
    citeFitness(of: entry, in: &scene)
    if entry.wasLoading { scene.cite(.lateAssetsDisplayedWhenThere, message) }
    if !message.assets.isEmpty, !entry.wasLoading { scene.cite(.prefetchReadyAtTrigger, message) }
    if entry.message.timeout != nil {
      scene.cite(.timeoutInTime, message, entry.message.timeout?.description)
    } else {
      scene.cite(.timeoutWithoutOne, message)
    }
    if entry.message.isLocal { scene.cite(.localOnce, message) }
    scene.cite(.lifoDisplayedLeaves, message)
    for other in stack { scene.cite(.lifoOthersWaitOn, other.stored) }
    let host = scene.world.host
    if let putOff = host.choices.first(where: { $0.value == .reenqueue })?.key,
      putOff != message.name
    {
      scene.cite(.putOffEachMessage, message)
    }
    if let refused = host.choices.first(where: { $0.value == .discard })?.key,
      refused != message.name
    {
      scene.cite(.refusedEachMessage, message)
    }
    switch book.rules.profile {
    case .swift:
      if scene.world.start.presenter != .assigned { scene.cite(.presenterOnceAssigned, message) }
      if !entry.message.extras.isEmpty {
        scene.cite(.extrasAll, message)
        scene.cite(.extrasUnchanged, message)
      }
      scene.cite(.extrasNoneElse, message)
    case .legacy:
      if scene.world.keyboard == .shown, host.implements == .keyboardDisplayChoice {
        scene.cite(.keyboardOldMethod, message)
      }
    }
  }

  /// Notes why nothing about a message keeps it from the screen.
  private func citeFitness(of entry: Entry, in scene: inout Scene) {
    let message = entry.stored
    switch entry.message.orientation {
    case .any: scene.cite(.orientationAnyFits, message)
    case .portrait, .landscape:
      scene.cite(
        .orientationFittingDisplayed, message, entry.message.orientation.rawValue)
    }
    guard book.rules.profile == .legacy, !entry.message.isLocal else { return }
    switch (entry.message.type, entry.message.image) {
    case (.full, .some): scene.cite(.fullWithImage, message)
    case (.imageModal, .some): scene.cite(.imageModalWithImage, message)
    case (.modal, nil):
      scene.cite(.fullOtherTypes, message)
      scene.cite(.imageModalWithText, message)
    case (_, nil): scene.cite(.fullOtherTypes, message)
    default: break
    }
  }

  /// Notes that a message that is not displayed waits.
  func citeReturn(of entry: Entry, _ reason: ReenqueueReason, in scene: inout Scene) {
    let rule: String? =
      switch reason {
      case .background: "reenqueue.background"
      case .otherVisible: "reenqueue.other-visible"
      case .keyboard: "reenqueue.keyboard"
      case .displayChoice: "reenqueue.display-choice"
      default: nil
      }
    scene.cite(rule.flatMap { CitedClause("waits", of: $0) }, entry.stored)
    if entry.message.isLocal { scene.cite(.localWaits, entry.stored) }
    scene.cite(.offeredWaitsOn, entry.stored)
    scene.cite(.returnedOnTop, entry.stored)
    scene.cite(.returnedOnce, entry.stored)
  }

  /// Notes that a discarded message is gone, and the others are not.
  func citeDiscard(of entry: Entry, _ reason: DiscardReason, in scene: inout Scene) {
    let rule: String? =
      switch (reason, entry.message.type) {
      case (.displayChoice, _): "discard.display-choice"
      case (.assetFailed, _): "discard.asset-failed"
      case (.timeout, _): "discard.timeout"
      case (.orientation, _): "discard.orientation"
      case (.missingImage, .full): "discard.full-without-image"
      case (.missingImage, .imageModal): "discard.image-modal-without-image"
      default: nil
      }
    scene.cite(rule.flatMap { CitedClause("not-kept", of: $0) }, entry.stored)
    scene.cite(.discardedGone, entry.stored)
    for other in stack { scene.cite(.discardedOthersStay, other.stored) }
  }
}
