/// What becomes of a message whose assets still load.
extension Reading {
  /// Answers to `open.loading`.
  ///
  /// Where is a triggered message while its asset loads?
  public enum Loading: String, Answer {
    /// Taken off the stack, and offered when its asset is ready.
    case beside
    /// On the stack, in its place, until its asset is ready.
    case onStack = "on-stack"

    static var question: String { "open.loading" }

    func edit(_ rulebook: inout Rulebook) {
      if self == .onStack { rulebook.display.loading = .onStack }
    }
  }

  /// Answers to `open.loading-checks`.
  ///
  /// Does a message that is triggered while another one is visible, or the keyboard is up, go back
  /// at once although its asset still loads?
  public enum LoadingChecks: String, Answer {
    /// It goes back at once.
    case atTrigger = "at-trigger"
    /// It goes back only if that is still so when its asset is ready.
    case whenReady = "when-ready"

    static var question: String { "open.loading-checks" }

    func edit(_ rulebook: inout Rulebook) {
      guard self == .whenReady else { return }
      rulebook.editCheck("reenqueue.other-visible") { $0.isEarly = false }
      rulebook.editCheck("reenqueue.keyboard") { $0.isEarly = false }
    }
  }

  /// Answers to `open.background-load`.
  ///
  /// What becomes of a message whose asset gets ready while the app is in the background?
  public enum BackgroundLoad: String, Answer {
    /// It goes back on the stack.
    case reenqueues
    /// It is displayed as soon as the app is in the foreground again.
    case showsOnReturn = "shows-on-return"

    static var question: String { "open.background-load" }

    func edit(_ rulebook: inout Rulebook) {
      if self == .showsOnReturn { rulebook.display.showsLoadedOnReturn = true }
    }
  }
}
