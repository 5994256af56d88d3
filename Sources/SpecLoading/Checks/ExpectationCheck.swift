import SpecModel

extension Scene {
  /// Reports an expectation that no engine could meet.
  func check(_ kind: Observation.Kind, _ reference: MessageReference, of subject: Subject) {
    guard let isLocal = reference.isLocal, let place = subject.message else { return }
    let name = reference.name
    if world.isKnown, !isUnderway[reference.index] {
      place.report(.neverDelivered(name, isLocal: isLocal))
    }
    switch kind {
    case .choiceAsked where world.neverAsks:
      place.report(
        .impossibleExpectation,
        "`\(kind.rawValue)` cannot happen: the host implements no method to ask it",
        hint: "make the host implement `display_choice`")
    case .impression
    where isLocal && !lacks.contains(rule: "local.no-analytics")
      && !world.hasLogged(.impression(message: name)):
      place.report(localAnalytics(name, .logImpression))
    case .click
    where isLocal && !lacks.contains(rule: "local.no-analytics")
      && !world.hasLogged(.click(message: name)):
      place.report(localAnalytics(name, .logClick))
    default: break
    }
    if subject.hasDetails, let message = messages.entries[reference.index].message {
      checkDetails(of: subject, kind, message)
    }
  }

  /// Reports extras that the message does not have, and a reason that nothing can give.
  private func checkDetails(
    of subject: Subject, _ kind: Observation.Kind, _ message: Message
  ) {
    if let (extras, reader) = subject.extras, extras != message.extras,
      !lacks.contains(rule: "extras.delivered")
    {
      reader.report(
        .impossibleExpectation, "these are not the extras of `\(message.name)`",
        hint: "copy them from the message, or leave `extras` out")
    }
    if let (word, reader) = subject.reason {
      let reason: Rule.Reason =
        kind == .discarded
        ? .discard(DiscardReason(rawValue: word)) : .reenqueue(ReenqueueReason(rawValue: word))
      if reason == .reenqueue(.keyboard) { lacks.check(.keyboard, at: reader) }
      if let cause = obstacle(to: reason, of: message) {
        reader.report(
          .impossibleExpectation, "`\(message.name)` can never have the reason `\(word)`: \(cause)",
          hint: "change the message, or expect another reason")
      }
    }
  }

  /// Why nothing is logged for a local message; the wording depends on whether the host could log
  /// it.
  private func localAnalytics(_ message: String, _ action: Action.Kind) -> Mistake {
    Mistake(
      .impossibleExpectation, "`\(message)` is local, and nothing is logged for it automatically",
      hint: lacks.contains(action)
        ? "remove it: a profile of this case does not have `\(action.rawValue)`"
        : "let the host do it: `{\(action.rawValue): \(message)}`")
  }

  /// Why nothing can give this reason for what becomes of a message: because of the host or, by the rules of
  /// the suite, because of the message.
  private func obstacle(to reason: Rule.Reason, of message: Message) -> String? {
    switch reason {
    case .discard(.displayChoice) where world.neverAsks,
      .reenqueue(.displayChoice) where world.neverAsks:
      return "the host implements no method to ask it"
    case .discard(.assetFailed) where message.assets.isEmpty:
      return "it has neither `image` nor `zip`"
    default: break
    }
    guard let types = lacks.types(givenReason: reason) else { return nil }
    switch reason {
    case .discard(.timeout) where message.timeout == nil: return "it has no `timeout`"
    case .discard(.orientation) where message.orientation == .any:
      return "it allows any orientation"
    case .discard(.missingImage) where message.image != nil: return "it has an `image`"
    case .discard(.missingImage) where !types.isEmpty && !types.contains(message.type):
      let needing = Mistake.list(types.map(\.rawValue), "and")
      return "only \(needing) \(types.count == 1 ? "needs" : "need") an image"
    default: return nil
    }
  }

  /// Reports a message that cannot be waiting because nothing has delivered or presented it.
  func checkWaiting(_ reference: MessageReference, at place: NodeReader) {
    guard let isLocal = reference.isLocal, world.isKnown, !isUnderway[reference.index] else {
      return
    }
    place.report(.neverDelivered(reference.name, isLocal: isLocal))
  }
}
