extension Given {
  /// The keys of `given`, in the order in which they are written; spelled as specs and the wire
  /// spell them.
  package enum Key: String, Hashable, Sendable, CaseIterable {
    case minimumInterval = "minimum_interval"
    case app
    case orientation
    case keyboard
    case presenter
    case host
    case assets

    /// What it means, as editors show it.
    package var summary: String {
      switch self {
      case .minimumInterval:
        "The minimum interval between messages, in whole seconds; absent: the engine's default."
      case .app: "Whether the app is in front of the user; by default, it is."
      case .orientation: "How the device is held; by default, upright."
      case .keyboard: "Whether the keyboard is on the screen; by default, it is not."
      case .presenter: "Whether a presenter is assigned; by default, there is one."
      case .host: "What the host app implements and answers."
      case .assets: "What becomes of fetches, by URL; what is not listed is there at once."
      }
    }
  }
}

extension Host {
  /// The keys of `host`, spelled as specs and the wire spell them.
  package enum Key: String, Hashable, Sendable, CaseIterable {
    case choices
    case implements

    /// What it means, as editors show it.
    package var summary: String {
      switch self {
      case .choices: "What the host answers: for every message, or by the names of messages."
      case .implements: "By which method the host can be asked; by default, `display_choice`."
      }
    }
  }
}
