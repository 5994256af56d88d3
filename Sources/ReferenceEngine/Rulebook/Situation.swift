import SpecModel

/// What is known when it is decided whether a message is displayed.
struct Situation {
  /// The message on its way to the screen.
  let entry: Entry
  /// What surrounds the engine.
  let world: World
  /// The message that is on the screen.
  let visible: Entry?
  /// The message's assets that could not be fetched.
  let failedAssets: [String]
  /// Whether the message is past its timeout.
  let isPastTimeout: Bool
  /// What the host app answered; `now` as long as it was not asked.
  var choice = DisplayChoice.now

  /// The message as the case describes it.
  var message: Message { entry.stored.message }
}
