import SpecModel

/// What editors show beside expectations.
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
