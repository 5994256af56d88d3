package import SpecModel

/// What is known when the engine decides whether to display a message.
package struct Situation {
  /// The message on its way to the screen.
  package let entry: Entry
  /// What surrounds the engine.
  package let world: World
  /// The message that is on the screen.
  package let visible: Entry?
  /// Whether the user has clicked the message that is on the screen.
  package let isVisibleClicked: Bool
  /// The message's assets that could not be fetched.
  package let failedAssets: [String]
  /// How much of its timeout the message has used up since its trigger, in milliseconds.
  let age: Int
  /// When messages were triggered or presented, if that is kept.
  let instances: [DisplayPolicy.Instance]
  /// What the host app answered; `now` until it is asked.
  package var choice = DisplayChoice.now

  /// The message as the case describes it.
  package var message: Message { entry.message }
  /// When the same message was triggered or presented before, if that is kept.
  package var earlierInstances: [DisplayPolicy.Instance] {
    instances.filter { $0.message === entry.stored && $0.time < entry.triggeredAt }
  }

  /// Whether the message is of this type, which needs an image, and has none.
  func lacksImage(of type: Message.Kind, _ answers: inout Answers) -> Bool {
    message.type == type && message.image == nil
      && (!entry.stored.isLocal || answers[.localImageless] == .discarded)
  }
}
