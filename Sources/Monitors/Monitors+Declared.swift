// Written by `iamspec builtin-data` from the built-in suite's monitors.yaml; scripts/update calls it.
// swift-format-ignore-file

import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of the clauses that monitors.yaml declares, in the order of the rules.
  static let declared = [
    Monitor(.deliveryLateAssetsNotWithoutThem, .onScreen) { moment in
      for it in moment.displays where !it.track.message.isLocal && it.lacksAssets && !it.canHaveFailed {
        return "`\(it.track.name)` was displayed before its assets can have arrived."
      }
      return nil
    },
    Monitor(.presenterRequiredNoneDisplayed, .onScreen) { moment in
      for it in moment.displays where !moment.surroundings.hasPresenter {
        return "`\(it.track.name)` was displayed without an assigned presenter."
      }
      return nil
    },
    Monitor(.stackPushOnTriggerGoesOn, .missingAtAll) { moment in
      for it in moment.missed where it.obstacle != nil && !it.track.message.isLocal {
        return "`\(it.track.name)` \(it.loss), although it had been triggered and not displayed."
      }
      return nil
    },
    Monitor(.stackPushOnTriggerOthersStay, .lost) { moment in
      for it in moment.missed where it.obstacle != nil && it.track.happenings.contains(.otherTriggered) {
        return "`\(it.track.name)` \(it.loss), although only another message had been triggered since."
      }
      return nil
    },
    Monitor(.stackPushOnTriggerOnce, .withoutCause) { moment in
      for it in moment.orphans where !it.track.message.isLocal && it.track.departure == .displayed {
        return "`\(it.track.name)` \(it.seen.rawValue), although it had been displayed as often as it was triggered."
      }
      return nil
    },
    Monitor(.stackLastInFirstOutDisplayedLeaves, .withoutCause) { moment in
      for it in moment.orphans where it.track.departure == .displayed {
        return "`\(it.track.name)` \(it.seen.rawValue), although it had left the stack when it was displayed."
      }
      return nil
    },
    Monitor(.stackLastInFirstOutOthersWaitOn, .lost) { moment in
      for it in moment.missed where it.obstacle != nil && it.track.happenings.contains(.otherDisplayed) {
        return "`\(it.track.name)` \(it.loss), although only another message had been displayed since."
      }
      return nil
    },
    Monitor(.stackOfferWhenEligibleSessionStart, .missing) { moment in
      for it in moment.missed where it.obstacle != nil && moment.action.kind == .startSession {
        return "`\(it.track.name)` \(it.loss), although a session started."
      }
      return nil
    },
    Monitor(.stackOfferWhenEligiblePushClick, .missing) { moment in
      for it in moment.missed where it.obstacle != nil && moment.action.kind == .openFromPush {
        return "`\(it.track.name)` \(it.loss), although the app was opened from a push notification."
      }
      return nil
    },
    Monitor(.stackOfferWhenEligibleWaitsOn, .lost) { moment in
      for it in moment.missed where it.obstacle != nil && it.track.happenings.contains(.opportunity) {
        return "`\(it.track.name)` \(it.loss), although an earlier opportunity had not displayed it."
      }
      return nil
    },
    Monitor(.stackOfferWhenEligibleOnlyWhatWaits, .withoutCause) { moment in
      for it in moment.orphans where it.seen == .displayed && it.track.departure != nil && moment.action.kind == .startSession {
        return "`\(it.track.name)` \(it.seen.rawValue), although it no longer waited."
      }
      for it in moment.orphans where it.seen == .displayed && it.track.departure != nil && moment.action.kind == .openFromPush {
        return "`\(it.track.name)` \(it.seen.rawValue), although it no longer waited."
      }
      return nil
    },
    Monitor(.stackInMemoryEmptyAfterLaunch, .withoutCause) { moment in
      for it in moment.orphans where it.track.departure == .launch {
        return "`\(it.track.name)` \(it.seen.rawValue), although the app had been relaunched since it was triggered."
      }
      return nil
    },
    Monitor(.reenqueueBackgroundNotDisplayed, .onScreen) { moment in
      for it in moment.displays where it.isInBackground(in: moment) && it.mayComeByTrigger(in: moment) {
        return "`\(it.track.name)` was displayed while the app was in the background."
      }
      return nil
    },
    Monitor(.reenqueueBackgroundWaits, .missing) { moment in
      for it in moment.dropped where it.obstacle == .background {
        return "`\(it.track.name)` was discarded, although only the background was in its way."
      }
      for it in moment.missed where it.obstacle != nil && it.obstacle == .background {
        return "`\(it.track.name)` \(it.loss), although only the background was in its way."
      }
      return nil
    },
    Monitor(.reenqueueBackgroundOffTheStack, .onScreen) { moment in
      for it in moment.displays where it.isInBackground(in: moment) && it.comesOffTheStack(in: moment) {
        return "`\(it.track.name)` was displayed off the stack while the app was in the background."
      }
      return nil
    },
    Monitor(.reenqueueDisplayChoiceNotDisplayed, .onScreen) { moment in
      for it in moment.displays where it.isAgainst(.reenqueue, in: moment) {
        return "`\(it.track.name)` was displayed although the host puts it off."
      }
      return nil
    },
    Monitor(.reenqueueDisplayChoiceWaits, .missing) { moment in
      for it in moment.dropped where it.obstacle == .choice {
        return "`\(it.track.name)` was discarded, although the host had put it off."
      }
      for it in moment.missed where it.obstacle != nil && it.obstacle == .choice {
        return "`\(it.track.name)` \(it.loss), although the host had put it off."
      }
      return nil
    },
    Monitor(.reenqueueDisplayChoiceEachMessage, .inReports) { moment in
      for it in moment.returns where it.reason == .displayChoice && !it.track.answers.contains(.reenqueue) {
        return "`\(it.track.name)` was put back, although the host never put it off."
      }
      for it in moment.displays where it.isAgainstItsOwn(.reenqueue, in: moment) {
        return "`\(it.track.name)` was displayed although the host puts it off, and no other message."
      }
      return nil
    },
    Monitor(.reenqueueDisplayChoiceOldMethod, .onScreen) { moment in
      for it in moment.displays where it.isAgainst(.reenqueue, in: moment) && moment.surroundings.host.implements == .keyboardDisplayChoice {
        return "`\(it.track.name)` was displayed although the host puts it off by the deprecated method."
      }
      return nil
    },
    Monitor(.reenqueueKeyboardNotDisplayed, .onScreen) { moment in
      for it in moment.displays where moment.isLegacy && it.isUnderKeyboard(in: moment) {
        return "`\(it.track.name)` was displayed while the keyboard was up."
      }
      return nil
    },
    Monitor(.reenqueueKeyboardWaits, .missing) { moment in
      for it in moment.dropped where moment.isLegacy && it.obstacle == .keyboard {
        return "`\(it.track.name)` was discarded, although only the keyboard was in its way."
      }
      for it in moment.missed where moment.isLegacy && it.obstacle != nil && it.obstacle == .keyboard {
        return "`\(it.track.name)` \(it.loss), although only the keyboard was in its way."
      }
      return nil
    },
    Monitor(.reenqueueKeyboardLocalToo, .onScreen) { moment in
      for it in moment.displays where moment.isLegacy && it.track.message.isLocal && it.isUnderKeyboard(in: moment) {
        return "`\(it.track.name)` was displayed by the app while the keyboard was up."
      }
      return nil
    },
    Monitor(.reenqueueOnTopOnce, .withoutCause) { moment in
      for it in moment.orphans where it.track.hasComeBackOnce {
        return "`\(it.track.name)` \(it.seen.rawValue), although it had gone back on the stack once."
      }
      return nil
    },
    Monitor(.discardDisplayChoiceNotDisplayed, .onScreen) { moment in
      for it in moment.displays where it.isAgainst(.discard, in: moment) {
        return "`\(it.track.name)` was displayed although the host discards it."
      }
      return nil
    },
    Monitor(.discardDisplayChoiceNotKept, .withoutCause) { moment in
      for it in moment.orphans where it.track.departure == .discarded(.displayChoice) {
        return "`\(it.track.name)` \(it.seen.rawValue), although the host had discarded it."
      }
      for it in moment.kept where it.reason == .displayChoice {
        return "`\(it.track.name)` went back on the stack, although the host discards it."
      }
      return nil
    },
    Monitor(.discardDisplayChoiceEachMessage, .inReports) { moment in
      for it in moment.discards where it.reason == .displayChoice && !it.track.answers.contains(.discard) {
        return "`\(it.track.name)` was discarded, although the host never discarded it."
      }
      for it in moment.displays where it.isAgainstItsOwn(.discard, in: moment) {
        return "`\(it.track.name)` was displayed although the host discards it, and no other message."
      }
      return nil
    },
    Monitor(.discardDisplayChoiceOldMethod, .onScreen) { moment in
      for it in moment.displays where it.isAgainst(.discard, in: moment) && moment.surroundings.host.implements == .keyboardDisplayChoice {
        return "`\(it.track.name)` was displayed although the host discards it by the deprecated method."
      }
      return nil
    },
    Monitor(.discardAssetFailedNotDisplayed, .onScreen) { moment in
      for it in moment.displays where !it.track.message.isLocal && it.lacksAssets && it.canHaveFailed {
        return "`\(it.track.name)` was displayed although its assets cannot have been downloaded."
      }
      return nil
    },
    Monitor(.discardAssetFailedNotKept, .withoutCause) { moment in
      for it in moment.orphans where it.track.departure == .discarded(.assetFailed) {
        return "`\(it.track.name)` \(it.seen.rawValue), although it had been discarded when its assets failed."
      }
      for it in moment.kept where it.reason == .assetFailed {
        return "`\(it.track.name)` went back on the stack, although its assets cannot have been downloaded."
      }
      return nil
    },
    Monitor(.discardAssetFailedLateIsNotFailed, .inReports) { moment in
      for it in moment.discards where it.reason == .assetFailed && !moment.failures.contains(it.track.name) {
        return "`\(it.track.name)` was discarded, although none of its assets can have failed."
      }
      return nil
    },
    Monitor(.discardTimeoutNotKept, .withoutCause) { moment in
      for it in moment.orphans where it.track.departure == .discarded(.timeout) {
        return "`\(it.track.name)` \(it.seen.rawValue), although it had been discarded after its timeout."
      }
      for it in moment.kept where it.reason == .timeout {
        return "`\(it.track.name)` went back on the stack, although its timeout had passed before it was ready."
      }
      return nil
    },
    Monitor(.discardTimeoutWithoutOne, .inReports) { moment in
      for it in moment.discards where it.reason == .timeout && it.track.message.timeout == nil {
        return "`\(it.track.name)` was discarded, although it has no timeout."
      }
      return nil
    },
    Monitor(.discardOrientationNotDisplayed, .onScreen) { moment in
      for it in moment.displays where !it.track.message.isLocal && it.track.message.orientation == .portrait && moment.isHeld(.landscape) {
        return "`\(it.track.name)` was displayed although the device is in landscape."
      }
      for it in moment.displays where !it.track.message.isLocal && it.track.message.orientation == .landscape && moment.isHeld(.portrait) {
        return "`\(it.track.name)` was displayed although the device is in portrait."
      }
      return nil
    },
    Monitor(.discardOrientationNotKept, .withoutCause) { moment in
      for it in moment.orphans where it.track.departure == .discarded(.orientation) {
        return "`\(it.track.name)` \(it.seen.rawValue), although it had been discarded for its orientation."
      }
      for it in moment.kept where it.reason == .orientation {
        return "`\(it.track.name)` went back on the stack, although it does not fit the orientation of the device."
      }
      return nil
    },
    Monitor(.discardOrientationFittingDisplayed, .inReports) { moment in
      for it in moment.discards where it.reason == .orientation && it.track.message.orientation == .portrait && moment.isHeld(.portrait) {
        return "`\(it.track.name)` was discarded, although it fits the orientation of the device."
      }
      for it in moment.discards where it.reason == .orientation && it.track.message.orientation == .landscape && moment.isHeld(.landscape) {
        return "`\(it.track.name)` was discarded, although it fits the orientation of the device."
      }
      return nil
    },
    Monitor(.discardOrientationAnyFits, .inReports) { moment in
      for it in moment.discards where it.reason == .orientation && it.track.message.orientation == .any {
        return "`\(it.track.name)` was discarded, although it fits any orientation."
      }
      return nil
    },
    Monitor(.discardFullWithoutImageNotDisplayed, .onScreen) { moment in
      for it in moment.displays where moment.isLegacy && it.track.message.image == nil && !it.track.message.isLocal && it.track.message.type == .full {
        return "`\(it.track.name)` was displayed although a full message must have an image."
      }
      return nil
    },
    Monitor(.discardFullWithoutImageNotKept, .withoutCause) { moment in
      for it in moment.orphans where moment.isLegacy && it.track.message.type == .full && it.track.departure == .discarded(.missingImage) {
        return "`\(it.track.name)` \(it.seen.rawValue), although it had been discarded because it has no image."
      }
      for it in moment.kept where moment.isLegacy && it.reason == .missingImage && it.track.message.type == .full {
        return "`\(it.track.name)` went back on the stack, although it has no image."
      }
      return nil
    },
    Monitor(.discardFullWithoutImageWithImage, .inReports) { moment in
      for it in moment.discards where moment.isLegacy && it.reason == .missingImage && it.track.message.image != nil && it.track.message.type == .full {
        return "`\(it.track.name)` was discarded, although it has an image."
      }
      return nil
    },
    Monitor(.discardFullWithoutImageOtherTypes, .inReports) { moment in
      for it in moment.discards where moment.isLegacy && it.reason == .missingImage && it.track.message.type == .slideup {
        return "`\(it.track.name)` was discarded, although its type needs no image."
      }
      for it in moment.discards where moment.isLegacy && it.reason == .missingImage && it.track.message.type == .modal {
        return "`\(it.track.name)` was discarded, although its type needs no image."
      }
      for it in moment.discards where moment.isLegacy && it.reason == .missingImage && it.track.message.type == .html {
        return "`\(it.track.name)` was discarded, although its type needs no image."
      }
      return nil
    },
    Monitor(.discardImageModalWithoutImageNotDisplayed, .onScreen) { moment in
      for it in moment.displays where moment.isLegacy && it.track.message.image == nil && !it.track.message.isLocal && it.track.message.type == .imageModal {
        return "`\(it.track.name)` was displayed although an image-only modal must have an image."
      }
      return nil
    },
    Monitor(.discardImageModalWithoutImageNotKept, .withoutCause) { moment in
      for it in moment.orphans where moment.isLegacy && it.track.message.type == .imageModal && it.track.departure == .discarded(.missingImage) {
        return "`\(it.track.name)` \(it.seen.rawValue), although it had been discarded because it has no image."
      }
      for it in moment.kept where moment.isLegacy && it.reason == .missingImage && it.track.message.type == .imageModal {
        return "`\(it.track.name)` went back on the stack, although it has no image."
      }
      return nil
    },
    Monitor(.discardImageModalWithoutImageWithImage, .inReports) { moment in
      for it in moment.discards where moment.isLegacy && it.reason == .missingImage && it.track.message.image != nil && it.track.message.type == .imageModal {
        return "`\(it.track.name)` was discarded, although it has an image."
      }
      return nil
    },
    Monitor(.discardImageModalWithoutImageWithText, .inReports) { moment in
      for it in moment.discards where moment.isLegacy && it.reason == .missingImage && it.track.message.type == .modal {
        return "`\(it.track.name)` was discarded, although it is a modal with a text."
      }
      return nil
    },
    Monitor(.discardLeavesStackGone, .withoutCause) { moment in
      for it in moment.orphans where it.track.departure?.isDiscard == true {
        return "`\(it.track.name)` \(it.seen.rawValue), although it had been discarded."
      }
      return nil
    },
    Monitor(.discardLeavesStackOthersStay, .lost) { moment in
      for it in moment.missed where it.obstacle != nil && it.track.happenings.contains(.otherDiscarded) {
        return "`\(it.track.name)` \(it.loss), although only another message had been discarded since."
      }
      return nil
    },
    Monitor(.manualDisplayNextDisplays, .missing) { moment in
      for it in moment.missed where moment.isLegacy && it.obstacle != nil && moment.action.kind == .displayNext {
        return "`\(it.track.name)` \(it.loss), although the host asked for the next message."
      }
      return nil
    },
    Monitor(.localDisplayWaits, .missing) { moment in
      for it in moment.dropped where it.track.message.isLocal {
        return "`\(it.track.name)` was discarded, although the app had asked for it."
      }
      for it in moment.missed where it.obstacle != nil && it.track.message.isLocal {
        return "`\(it.track.name)` \(it.loss), although the app had asked for it."
      }
      return nil
    },
    Monitor(.localDisplayOnce, .withoutCause) { moment in
      for it in moment.orphans where it.track.message.isLocal && it.track.departure == .displayed {
        return "`\(it.track.name)` \(it.seen.rawValue), although it had been displayed as often as the app asked for it."
      }
      return nil
    },
  ]
}
