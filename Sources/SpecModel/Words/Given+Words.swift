// Written by `iamspec builtin-data` from vocabulary.yaml; scripts/update calls it.
// swift-format-ignore-file

extension Given {
  /// The keys of `given`, in the order in which they are written.
  package enum Key: String, Hashable, Sendable, CaseIterable {
    /// The minimum interval between messages, in whole seconds; if absent, the engine's default.
    case minimumInterval = "minimum_interval"
    /// Whether the app is in front of the user; by default, it is.
    case app
    /// The orientation of the device; by default, portrait.
    case orientation
    /// Whether the keyboard is on the screen; by default, it is not.
    case keyboard
    /// Whether a presenter is assigned; by default, there is one.
    case presenter
    /// What the host app implements and answers.
    case host
    /// The results of fetches, by URL; a URL that is not listed is fetched at once.
    case assets
  }
}

extension Given.Key {
  // Stored, because the loader asks for them at every key.
  private static let appStates = ["foreground", "background"]
  private static let orientations = ["portrait", "landscape"]
  private static let keyboardStates = ["hidden", "shown"]
  private static let presenterStates = ["assigned", "none"]

  /// The definition of each key.
  package var definition: Definition {
    switch self {
    case .minimumInterval:
      Definition(.seconds, "The minimum interval between messages, in whole seconds; if absent, the engine's default.")
    case .app:
      Definition(.word(Self.appStates), "Whether the app is in front of the user; by default, it is.")
    case .orientation:
      Definition(.word(Self.orientations), "The orientation of the device; by default, portrait.")
    case .keyboard:
      Definition(.word(Self.keyboardStates), "Whether the keyboard is on the screen; by default, it is not.")
    case .presenter:
      Definition(.word(Self.presenterStates), "Whether a presenter is assigned; by default, there is one.")
    case .host:
      Definition(.host, "What the host app implements and answers.")
    case .assets:
      Definition(.assets, "The results of fetches, by URL; a URL that is not listed is fetched at once.")
    }
  }

  /// Each key in words, with a place for its value.
  package var phrases: WordPhrases {
    switch self {
    case .minimumInterval: "[messages are at least {minimum_interval} apart|messages may follow each other at once|the minimum interval is not configured]"
    case .app: WordPhrases([.init("background", "app is in the background")])
    case .orientation: WordPhrases([.init("landscape", "device is held in landscape")])
    case .keyboard: WordPhrases([.init("shown", "keyboard is up")])
    case .presenter: WordPhrases([.init("none", "no presenter is assigned")])
    case .host: WordPhrases([])
    case .assets: WordPhrases([.init(nil, "{assets}")], entries: [
      .init("ok", "`{key}` loads at once"),
      .init("fail", "`{key}` fails to load"),
      .init("after", "`{key}` takes {value} to load"),
      .init("fail_after", "`{key}` fails to load after {value}"),
    ])
    }
  }
}
