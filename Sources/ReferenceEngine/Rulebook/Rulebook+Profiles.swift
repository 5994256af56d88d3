extension Rulebook {
  /// The rulebooks by profile: those of the two generations of engines that the documents describe.
  static let byProfile: [String: Rulebook] = ["swift": swift, "legacy": legacy]

  /// The Swift SDK's rules.
  static let swift: Rulebook = {
    var book = Rulebook(checks: [
      .background, .otherVisible,
      .assetFailed, .timeout, .orientation,
      .hostReenqueues, .hostDiscards,
    ])
    book.display.needsPresenter = true
    return book
  }()

  /// The Objective-C SDK's rules: the keyboard and missing images count, and the host can ask for
  /// the next message; there is no presenter to assign.
  static let legacy: Rulebook = {
    var book = Rulebook(checks: [
      .background, .otherVisible, .keyboard,
      .assetFailed, .timeout, .orientation, .fullWithoutImage, .imageModalWithoutImage,
      .hostReenqueues, .hostDiscards,
    ])
    book.opportunities.at.insert(.hostRequest)
    return book
  }()
}
