import ClauseIDs
import SpecModel

/// The decisions of the presenter, with the clauses that they rest on; called only if decisions are kept.
extension Presenter {
  /// Notes why a check keeps a message from the screen.
  func cite(_ check: DisplayCheck, _ situation: Situation, in scene: inout Scene) {
    let entry = situation.entry
    let message = entry.stored
    // No document says whether a message that the app made is discarded like any other.
    if entry.stored.isLocal, check.subject.isMessage { return }
    let isLocal = entry.stored.isLocal && !check.subject.isMessage
    let name =
      if isLocal, check.subject != .host, check.outcome != .reenqueue(.background) {
        "local-too"
      } else if check.outcome == .reenqueue(.background), !entry.isNew {
        "off-the-stack"
      } else {
        check.outcome == .discard(.timeout) ? "past-it" : "not-displayed"
      }
    scene.cite(ClauseID(name, of: check.rule), message, detail(of: check, situation))
    if isLocal, check.subject != .host { scene.cite(.localDisplaySameConditions, message) }
    if entry.way == .request, !check.subject.isMessage {
      scene.cite(.manualDisplayNextSameConditions, message)
    }
    if check.outcome == .reenqueue(.otherVisible) {
      scene.cite(.reenqueueOtherVisibleVisibleStays, situation.visible?.stored)
    }
    guard check.subject == .host else { return }
    let host = scene.world.host
    if host.implements == .keyboardDisplayChoice {
      scene.cite(ClauseID("old-method", of: check.rule), message)
    }
    if host.choices[message.name] != nil {
      scene.cite(ClauseID("each-message", of: check.rule), message)
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
    scene.cite(.stackPushOnTriggerGoesOn, message)
    scene.cite(.stackPushOnTriggerOnce, message)
    if stack.isEmpty { return }
    scene.cite(.stackPushOnTriggerOnTop, message)
    for entry in stack { scene.cite(.stackPushOnTriggerOthersStay, entry.stored) }
  }

  /// Notes that what waits is kept over a stay in the background, or a session start.
  func citeKeeping(over action: Action, in scene: inout Scene) {
    switch action {
    case .enterForeground, .openFromPush, .startSession:
      for entry in stack { scene.cite(.stackInMemoryKeptUntilLaunch, entry.stored) }
    default: break
    }
  }

  /// Notes that a launch empties the stack.
  func citeLaunch(in scene: inout Scene) {
    for entry in stack { scene.cite(.stackInMemoryEmptyAfterLaunch, entry.stored) }
  }

  /// Notes that those below the message that was offered wait for the next opportunity.
  func citeWaitingOn(in scene: inout Scene) {
    for entry in stack { scene.cite(.stackOfferWhenEligibleWaitsOn, entry.stored) }
  }

  /// Notes that the app's own message takes its place on the stack.
  func citePresentation(of message: StoredMessage, in scene: inout Scene) {
    scene.cite(.localDisplayDisplayed, message)
    scene.cite(.localDisplayOnRequest, message)
    // Whether the Swift SDK has local messages on its stack is open (`open.local-in-the-way`).
    if !stack.isEmpty, book.rules.profile == .legacy { scene.cite(.localDisplayOnTop, message) }
  }

  /// Notes that moments are an opportunity for those that wait.
  func citeOpportunity(_ moments: Opportunities, in scene: inout Scene) {
    guard let newest = stack.last?.stored else {
      // At most session starts nothing waits, which is not worth a word.
      if moments != .sessionStart { scene.cite(.stackOfferWhenEligibleOnlyWhatWaits) }
      return
    }
    if moments.contains(.sessionStart) { scene.cite(.stackOfferWhenEligibleSessionStart, newest) }
    if moments.contains(.pushClick) { scene.cite(.stackOfferWhenEligiblePushClick, newest) }
  }

  /// Notes why this message is taken off the stack, and no other.
  func citeTaking(_ entry: Entry, by way: Entry.Way, in scene: inout Scene) {
    let others = stack.filter { !$0.isLoading && $0.number != entry.number }
    if !others.isEmpty { scene.cite(.stackLastInFirstOutNewestFirst, entry.stored) }
    scene.cite(.stackOfferWhenEligibleTheNewest, entry.stored)
    guard way == .request else { return }
    scene.cite(.manualDisplayNextTheNewest, entry.stored)
    for other in others { scene.cite(.manualDisplayNextOne, other.stored) }
  }

  /// Notes what a display rests on, besides how the message came to be offered.
  func citeDisplay(of entry: Entry, in scene: inout Scene) {
    let message = entry.stored
    citeFitness(of: entry, in: &scene)
    if entry.wasLoading { scene.cite(.deliveryLateAssetsDisplayedWhenThere, message) }
    if message.assets.isEmpty { scene.cite(.discardAssetFailedWithoutOne, message) }
    if !message.assets.isEmpty, !entry.wasLoading {
      scene.cite(.deliveryPrefetchReadyAtTrigger, message)
    }
    if entry.message.timeout != nil {
      scene.cite(.discardTimeoutInTime, message, entry.message.timeout?.description)
    } else {
      scene.cite(.discardTimeoutWithoutOne, message)
    }
    if entry.stored.isLocal { scene.cite(.localDisplayOnce, message) }
    scene.cite(.stackLastInFirstOutDisplayedLeaves, message)
    for other in stack { scene.cite(.stackLastInFirstOutOthersWaitOn, other.stored) }
    let host = scene.world.host
    if let putOff = host.choices.first(where: { $0.value == .reenqueue })?.key,
      putOff != message.name
    {
      scene.cite(.reenqueueDisplayChoiceEachMessage, message)
    }
    if let refused = host.choices.first(where: { $0.value == .discard })?.key,
      refused != message.name
    {
      scene.cite(.discardDisplayChoiceEachMessage, message)
    }
    switch book.rules.profile {
    case .swift:
      if scene.world.start.presenter != .assigned {
        scene.cite(.presenterRequiredOnceAssigned, message)
      }
      if !entry.message.extras.isEmpty {
        scene.cite(.extrasDeliveredAll, message)
        scene.cite(.extrasDeliveredUnchanged, message)
      }
      scene.cite(.extrasDeliveredNoneElse, message)
    case .legacy:
      if scene.world.keyboard == .shown, host.implements == .keyboardDisplayChoice {
        scene.cite(.reenqueueKeyboardOldMethod, message)
      }
    }
  }

  /// Notes why nothing about a message keeps it from the screen.
  private func citeFitness(of entry: Entry, in scene: inout Scene) {
    let message = entry.stored
    switch entry.message.orientation {
    case .any: scene.cite(.discardOrientationAnyFits, message)
    case .portrait, .landscape:
      scene.cite(
        .discardOrientationFittingDisplayed, message, entry.message.orientation.rawValue)
    }
    guard book.rules.profile == .legacy, !entry.stored.isLocal else { return }
    switch (entry.message.type, entry.message.image) {
    case (.full, .some): scene.cite(.discardFullWithoutImageWithImage, message)
    case (.imageModal, .some): scene.cite(.discardImageModalWithoutImageWithImage, message)
    case (.modal, nil):
      scene.cite(.discardFullWithoutImageOtherTypes, message)
      scene.cite(.discardImageModalWithoutImageWithText, message)
    case (_, nil): scene.cite(.discardFullWithoutImageOtherTypes, message)
    default: break
    }
  }

  /// Notes that a message that is not displayed waits.
  func citeReturn(of entry: Entry, _ reason: ReenqueueReason, in scene: inout Scene) {
    let rule = RuleCheck.rule(leadingTo: .reenqueue(reason), for: entry.message.type)
    scene.cite(rule.flatMap { ClauseID("waits", of: $0) }, entry.stored)
    if entry.stored.isLocal, book.rules.profile == .legacy {
      scene.cite(.localDisplayWaits, entry.stored)
    }
    scene.cite(.stackOfferWhenEligibleWaitsOn, entry.stored)
    scene.cite(.reenqueueOnTopOnTop, entry.stored)
    scene.cite(.reenqueueOnTopOnce, entry.stored)
  }

  /// Notes that a discarded message is gone, and the others are not.
  func citeDiscard(of entry: Entry, _ reason: DiscardReason, in scene: inout Scene) {
    let rule = RuleCheck.rule(leadingTo: .discard(reason), for: entry.message.type)
    scene.cite(rule.flatMap { ClauseID("not-kept", of: $0) }, entry.stored)
    scene.cite(.discardLeavesStackGone, entry.stored)
    for other in stack { scene.cite(.discardLeavesStackOthersStay, other.stored) }
  }
}
