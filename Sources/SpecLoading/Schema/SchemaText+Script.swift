import SpecModel

/// What editors show beside actions and observations.
extension Action.Kind {
  var schemaText: String {
    switch self {
    case .startSession: "A session starts, and the service delivers these campaigns."
    case .logEvent: "The app logs a custom event: its name, or `{name: …, properties: {…}}`."
    case .logPurchase: "The app logs a purchase: the product, or `{product: …, properties: {…}}`."
    case .receiveAPIEvent: "An event reaches the service by its API, not through the SDK."
    case .openFromPush: "The user opens the app by tapping a push notification."
    case .enterBackground: "The app leaves the screen."
    case .enterForeground: "The app comes back to the screen."
    case .relaunch: "The app's process starts anew: what it kept in memory is gone."
    case .rotate: "The device is turned to this orientation."
    case .showKeyboard: "The keyboard appears."
    case .hideKeyboard: "The keyboard goes away."
    case .advance: "So much time passes, and what falls due on the way happens."
    case .dismiss: "The user dismisses the visible message, if there is one."
    case .click: "The user clicks the visible message."
    case .presentLocal: "The app shows a message of its own making, one without a trigger."
    case .displayNext: "The app asks for the top-most waiting message."
    case .choose: "The host changes what it answers from now on: for all, or by message."
    case .serve: "Fetches of these URLs that start from now on end like this."
    case .assignPresenter: "The app assigns a presenter."
    case .logImpression: "The app logs an impression through the message's context."
    case .logClick: "The app logs a click through the message's context."
    case .offer, .opportunity, .queryStack: "Not written in cases."
    }
  }
}

extension ExpectationKey {
  var schemaText: String {
    switch self {
    case .displayed: "The message appeared: its name, or `{message: …, extras: {…}}`."
    case .dismissed: "The message left the screen."
    case .discarded: "The message was thrown away: its name, or `{message: …, reason: …}`."
    case .reenqueued: "The message was put back: its name, or `{message: …, reason: …}`."
    case .choiceAsked: "The host was asked for its display choice."
    case .noMatchingTrigger: "The host was told that this event matches no trigger."
    case .impression: "An impression of the message was logged."
    case .click: "A click on the message was logged."
    case .prefetched: "The fetch of this asset was started on delivery."
    case .anyOrder: "All of these, in any order."
    case .oneOf: "One of these sequences; an empty one allows that nothing happens."
    }
  }
}
