/// A small vocabulary of built-in words, which a suite with words of its own can include.
package enum IncludedWords: String, Hashable, Sendable, CaseIterable {
  /// Time passes.
  case clock
  /// The app leaves the screen and comes back.
  case app
  /// The app's process restarts.
  case relaunch
  /// The device is rotated.
  case rotation
  /// The keyboard is shown and hidden.
  case keyboard
  /// All built-in words.
  case inAppMessages = "in-app-messages"

  /// The actions in it.
  package var actions: [Action.Kind] {
    switch self {
    case .clock: [.advance]
    case .app: [.enterBackground, .enterForeground]
    case .relaunch: [.relaunch]
    case .rotation: [.rotate]
    case .keyboard: [.showKeyboard, .hideKeyboard]
    case .inAppMessages: Action.Kind.allCases
    }
  }

  /// The states in it, which built-in actions change: `app`, `orientation`, `keyboard`.
  package var states: [DeclaredState] {
    switch self {
    case .clock, .relaunch: []
    case .app: [DeclaredState("app", values: ["foreground", "background"], start: "foreground")]
    case .rotation:
      [DeclaredState("orientation", values: ["portrait", "landscape"], start: "portrait")]
    case .keyboard: [DeclaredState("keyboard", values: ["hidden", "shown"], start: "hidden")]
    case .inAppMessages: [Self.app, .rotation, .keyboard].flatMap(\.states)
    }
  }

  /// The observations in it.
  package var observations: [Observation.Kind] {
    self == .inAppMessages ? Observation.Kind.allCases : []
  }

  /// The keys of a message in it.
  package var messageKeys: [Message.Key] { self == .inAppMessages ? Message.Key.allCases : [] }

  /// The keys of `given` in it.
  package var givenKeys: [Given.Key] {
    switch self {
    case .clock, .relaunch: []
    case .app: [.app]
    case .rotation: [.orientation]
    case .keyboard: [.keyboard]
    case .inAppMessages: Given.Key.allCases
    }
  }
}
