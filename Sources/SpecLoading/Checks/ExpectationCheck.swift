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
      place.report(.impossible(.neverAsked(kind.rawValue)))
    case .impression
    where isLocal && !lacks.contains(rule: "local.no-analytics")
      && !world.hasLogged(.impression(message: name)):
      place.report(.impossible(localAnalytics(name, .logImpression)))
    case .click
    where isLocal && !lacks.contains(rule: "local.no-analytics")
      && !world.hasLogged(.click(message: name)):
      place.report(.impossible(localAnalytics(name, .logClick)))
    default: break
    }
    guard subject.hasDetails, let message = messages.entries[reference.index].message else {
      return
    }
    if let (extras, reader) = subject.extras, extras != message.extras,
      !lacks.contains(rule: "extras.delivered")
    {
      reader.report(.impossible(.otherExtras(message.name)))
    }
    if let (reason, reader) = subject.reason {
      if kind == .reenqueued, reason == ReenqueueReason.keyboard.rawValue {
        lacks.check(.keyboard, at: reader)
      }
      let cause =
        kind == .discarded
        ? obstacle(toDiscarding: message, for: DiscardReason(rawValue: reason))
        : obstacle(toReenqueueingFor: ReenqueueReason(rawValue: reason))
      if let cause {
        reader.report(.impossible(.reason(reason, of: message.name, because: cause)))
      }
    }
  }

  /// Why nothing is logged for a local message; the wording depends on whether the host could log
  /// it.
  private func localAnalytics(_ message: String, _ action: Action.Kind) -> Impossibility {
    .localAnalytics(message, action: action.rawValue, isKnown: !lacks.contains(action))
  }

  /// Why a message can never be discarded for a reason, by the rules of the suite.
  private func obstacle(toDiscarding message: Message, for reason: DiscardReason) -> String? {
    switch reason {
    case .displayChoice where world.neverAsks: "the host implements no method to ask it"
    case .assetFailed where message.assets.isEmpty: "it has neither `image` nor `zip`"
    case .timeout where message.timeout == nil && !lacks.contains(rule: "discard.timeout"):
      "it has no `timeout`"
    case .orientation
    where message.orientation == .any && !lacks.contains(rule: "discard.orientation"):
      "it allows any orientation"
    case .missingImage where lacks.contains(rule: "discard.full-without-image"): nil
    case .missingImage where message.image != nil: "it has an `image`"
    case .missingImage where message.type != .full && message.type != .imageModal:
      "only `full` and `image_modal` need an image"
    default: nil
    }
  }

  /// Why no message can be put back on the stack for a reason.
  private func obstacle(toReenqueueingFor reason: ReenqueueReason) -> String? {
    reason == .displayChoice && world.neverAsks
      ? "the host implements no method to ask it" : nil
  }

  /// Reports a message that cannot be waiting because nothing has delivered or presented it.
  func checkWaiting(_ reference: MessageReference, at place: NodeReader) {
    guard let isLocal = reference.isLocal, world.isKnown, !isUnderway[reference.index] else {
      return
    }
    place.report(.neverDelivered(reference.name, isLocal: isLocal))
  }
}
