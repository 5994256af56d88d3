import SpecModel

/// What has to be so for an ``Intervention``, besides its occasion.
///
/// A circumstance of a message is about the one that the occasion is about; at an action, that is the visible
/// one.
package enum Circumstance: String, CaseIterable, Sendable {
  // The surroundings.
  case nothingVisible = "while no message is visible"
  case somethingVisible = "while a message is visible"
  case inBackground = "in the background"
  case withinInterval = "while the interval runs"
  case hostIsNotAsked = "while the host implements no display choice"
  case noneWaits = "while none waits"
  case oneWaits = "while only one message waits"
  case othersWait = "while others wait"
  case twoOthersWait = "while two or more others wait"
  case threeOthersWait = "while three or more others wait"

  // The message.
  case isLocal = "that the app presented"
  case isCampaign = "that is a campaign's"
  case hadToLoad = "that had to load"
  case wasReady = "that did not have to load"
  case atTrigger = "right at its trigger"
  case atPresentation = "right when the app presents it"
  case hasWaited = "that has waited"
  case wasRequested = "that the host asked for"
  case wentBack = "that went back"
  case wentBackInBackground = "that went back in the background"
  case wentBackOnceInBackground = "that went back once, in the background"
  case wentBackBehindAnother = "that went back behind another"
  case wentBackUnderKeyboard = "that went back because of the keyboard"
  case wasPutOff = "that the host put off"
  case wentBackBehindAnotherLast = "that went back behind another last"
  case wasPutOffLast = "that the host put off last"
  case wentBackTwice = "that went back more than once"
  case wentBackThreeTimes = "that went back more than twice"
  case takenAtSession = "that a session start took off the stack"
  case takenAtPush = "that a push click took off the stack"
  case listensForPurchase = "that listens for any purchase"
  case listensForPush = "that listens for a push click"
  case listensForSession = "that listens for a session start"
  case isSlideup = "that is of the type slideup"
  case isModal = "that is of the type modal"
  case isImageModal = "that is of the type image_modal"
  case isFull = "that is of the type full"
  case isHTML = "that is of the type html"
  case hasTimeout = "that has a timeout"
  case hasPriority = "that has a priority above 0"

  // Why it goes back, and why it went back before that.
  case forBackground = "because of the background"
  case forOther = "because another is visible"
  case forKeyboard = "because of the keyboard"
  case forChoice = "because the host puts it off"
  case notForChoice = "for another reason than that the host puts it off"
  case forSameReason = "for the same reason as once before"
  case forSameReasonTwice = "for the same reason as twice before"
  case afterBackground = "after it went back because of the background"
  case afterOther = "after it went back because another was visible"
  case afterKeyboard = "after it went back because of the keyboard"
  case afterChoice = "after it went back because the host put it off"

  // Why it is discarded.
  case byHost = "by the host"
  case forFailedAsset = "because an asset failed"
  case forTimeout = "because of its timeout"
  case forOrientation = "because of its orientation"
  case forMissingImage = "because it lacks its image"

  // The message that was displayed before it.
  case afterLocal = "after one that the app presented"
  case afterCampaign = "after one of a campaign"
  case afterItself = "after the same message"

  // How often the occasion has come.
  case again = "for the second time or later"
  case afterTwice = "for the third time or later"
  case everySecondTime = "every second time"

  /// Whether its words are a relative clause.
  var isClause: Bool { rawValue.hasPrefix("that ") }

  /// Whether it counts how often the occasion has come.
  var counts: Bool { self == .again || self == .afterTwice || self == .everySecondTime }

  /// Whether it is so the given number of times that the occasion has come, counted from 1.
  func isMet(atTime number: Int) -> Bool {
    switch self {
    case .again: number > 1
    case .afterTwice: number > 2
    case .everySecondTime: number.isMultiple(of: 2)
    default: true
    }
  }

  /// Whether it is so about a message that waits, loads or is displayed.
  func isMet(by entry: Entry) -> Bool {
    let message = entry.message
    let last = entry.returns.last
    let lastBefore = entry.returns.dropLast().last
    return switch self {
    case .isLocal: message.isLocal
    case .isCampaign: !message.isLocal
    case .hadToLoad: entry.wasLoading
    case .wasReady: !entry.wasLoading
    case .atTrigger: entry.way == .trigger
    case .atPresentation: entry.way == .local
    case .hasWaited: entry.way == .stack
    case .wasRequested: entry.way == .request
    case .wentBack: last != nil
    case .wentBackInBackground: entry.returns.contains(.background)
    case .wentBackOnceInBackground: entry.returns.elementsEqual([.background])
    case .wentBackBehindAnother: entry.returns.contains(.otherVisible)
    case .wentBackUnderKeyboard: entry.returns.contains(.keyboard)
    case .wasPutOff: entry.returns.contains(.displayChoice)
    case .wentBackTwice: entry.returns.count > 1
    case .wentBackThreeTimes: entry.returns.count > 2
    case .takenAtSession: entry.way == .stack && entry.takenAt == .startSession
    case .takenAtPush: entry.way == .stack && entry.takenAt == .openFromPush
    case .listensForPurchase: message.triggers.contains(.anyPurchase)
    case .listensForPush: message.triggers.contains(.pushClick)
    case .listensForSession: message.triggers.contains(.sessionStart)
    case .isSlideup: message.type == .slideup
    case .isModal: message.type == .modal
    case .isImageModal: message.type == .imageModal
    case .isFull: message.type == .full
    case .isHTML: message.type == .html
    case .hasTimeout: message.timeout != nil
    case .hasPriority: message.priority > 0
    case .forBackground: last == .background
    case .forOther, .wentBackBehindAnotherLast: last == .otherVisible
    case .forKeyboard: last == .keyboard
    case .forChoice, .wasPutOffLast: last == .displayChoice
    case .notForChoice: last != .displayChoice
    case .forSameReason: entry.returns.count { $0 == last } > 1
    case .forSameReasonTwice: entry.returns.count { $0 == last } > 2
    case .afterBackground: lastBefore == .background
    case .afterOther: lastBefore == .otherVisible
    case .afterKeyboard: lastBefore == .keyboard
    case .afterChoice: lastBefore == .displayChoice
    default: true
    }
  }

  /// Whether it is so about the reason of a discard; `nil` if nothing is discarded.
  func isMet(by reason: DiscardReason?) -> Bool {
    switch self {
    case .byHost: reason == .displayChoice
    case .forFailedAsset: reason == .assetFailed
    case .forTimeout: reason == .timeout
    case .forOrientation: reason == .orientation
    case .forMissingImage: reason == .missingImage
    default: true
    }
  }

  /// Whether it is about a message, so that it is not met without one.
  var isAboutMessage: Bool {
    switch self {
    case .nothingVisible, .somethingVisible, .inBackground, .withinInterval, .hostIsNotAsked,
      .noneWaits, .oneWaits, .othersWait, .twoOthersWait, .threeOthersWait, .again, .afterTwice,
      .everySecondTime:
      false
    default: true
    }
  }
}
