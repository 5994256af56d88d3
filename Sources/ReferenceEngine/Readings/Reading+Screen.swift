/// What becomes of the message on the screen.
extension Reading {
  /// Answers to `open.click-dismisses`.
  ///
  /// Does a click on the visible message dismiss it?
  public enum ClickDismisses: String, Answer {
    /// The message stays until it is dismissed.
    case stays
    /// A click dismisses the message.
    case dismisses

    static var question: String { "open.click-dismisses" }

    func edit(_ rulebook: inout Rulebook) {
      if self == .dismisses { rulebook.display.clickDismisses = true }
    }
  }

  /// Answers to `open.rotate-visible`.
  ///
  /// Is a visible message taken away when the device is turned away from its orientation?
  public enum RotateVisible: String, Answer {
    /// The message stays on the screen.
    case stays
    /// The message is dismissed.
    case dismisses

    static var question: String { "open.rotate-visible" }

    func edit(_ rulebook: inout Rulebook) {
      if self == .dismisses { rulebook.display.rotationDismisses = true }
    }
  }

  /// Answers to `open.background-visible`.
  ///
  /// Does a visible message stay when the app goes to the background?
  public enum BackgroundVisible: String, Answer {
    /// The message is still there on return.
    case stays
    /// The message is dismissed when the app goes to the background.
    case dismisses

    static var question: String { "open.background-visible" }

    func edit(_ rulebook: inout Rulebook) {
      if self == .dismisses { rulebook.display.backgroundDismisses = true }
    }
  }

  /// Answers to `open.relaunch-visible`.
  ///
  /// Is a dismissal reported for the message that was on the screen at a relaunch?
  public enum RelaunchVisible: String, Answer {
    /// The message is gone without a report.
    case silent
    /// The dismissal is reported at the relaunch.
    case reported

    static var question: String { "open.relaunch-visible" }

    func edit(_ rulebook: inout Rulebook) {
      if self == .reported { rulebook.display.relaunchReportsDismissal = true }
    }
  }
}
