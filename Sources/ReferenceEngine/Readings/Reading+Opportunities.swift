/// When a waiting message is offered.
extension Reading {
  /// Answers to `open.after-dismiss`.
  ///
  /// Does the next waiting message appear by itself when the visible one is dismissed?
  public enum AfterDismiss: String, Answer {
    /// The next message waits for the next opportunity.
    case waits
    /// The next message is offered as soon as the visible one is gone.
    case showsNext = "shows-next"

    static var question: String { "open.after-dismiss" }

    func edit(_ rulebook: inout Rulebook) {
      if self == .showsNext { rulebook.opportunities.at.insert(.dismissal) }
    }
  }

  /// Answers to `open.on-foreground`.
  ///
  /// Is coming to the foreground an opportunity by itself?
  public enum OnForeground: String, Answer {
    /// Coming to the foreground displays nothing by itself.
    case waits
    /// The newest waiting message is offered.
    case offers

    static var question: String { "open.on-foreground" }

    func edit(_ rulebook: inout Rulebook) {
      if self == .offers { rulebook.opportunities.at.insert(.foreground) }
    }
  }

  /// Answers to `open.other-opportunities`.
  ///
  /// Is a waiting message also offered at moments that no document names?
  public enum OtherOpportunities: String, Answer {
    /// Only the named situations are opportunities.
    case none
    /// The end of an obstacle is an opportunity as well.
    case any

    static var question: String { "open.other-opportunities" }

    func edit(_ rulebook: inout Rulebook) {
      guard self == .any else { return }
      rulebook.opportunities.at.formUnion([
        .rotation, .keyboardHidden, .presenterAssigned, .intervalOver,
      ])
    }
  }

  /// Answers to `open.unmatched-event`.
  ///
  /// Is an event that triggers no message an opportunity for one that waits?
  public enum UnmatchedEvent: String, Answer {
    /// Only an event that triggers a message is an opportunity.
    case no
    /// Every logged event is an opportunity.
    case yes

    static var question: String { "open.unmatched-event" }

    func edit(_ rulebook: inout Rulebook) {
      if self == .yes { rulebook.opportunities.at.insert(.unmatchedEvent) }
    }
  }

  /// Answers to `open.opportunity-order`.
  ///
  /// When a session start or a push click triggers a message while others wait, which is offered
  /// first?
  public enum OpportunityOrder: String, Answer {
    /// The new message goes on the stack first and is the one that is offered.
    case triggeredFirst = "triggered-first"
    /// The newest waiting message is offered first; then the new one is triggered.
    case waitingFirst = "waiting-first"

    static var question: String { "open.opportunity-order" }

    func edit(_ rulebook: inout Rulebook) {
      if self == .waitingFirst { rulebook.opportunities.waitingComesFirst = true }
    }
  }

  /// Answers to `open.opportunity-blocked`.
  ///
  /// Is a waiting message offered while another one is visible or the app is in the background?
  public enum OpportunityBlocked: String, Answer {
    /// It is taken off the stack, meets the condition and is put back.
    case putBack = "put-back"
    /// It stays on the stack, and nothing is reported.
    case leftAlone = "left-alone"

    static var question: String { "open.opportunity-blocked" }

    func edit(_ rulebook: inout Rulebook) {
      if self == .leftAlone { rulebook.opportunities.isPassedOverWhenBlocked = true }
    }
  }

  /// Answers to `open.next-after-discard`.
  ///
  /// When an offered message is discarded, is the next one offered at the same opportunity?
  public enum NextAfterDiscard: String, Answer {
    /// The opportunity is used up.
    case waits
    /// The next waiting message is offered at once.
    case offersNext = "offers-next"

    static var question: String { "open.next-after-discard" }

    func edit(_ rulebook: inout Rulebook) {
      if self == .offersNext { rulebook.opportunities.goesOnAfterDiscard = true }
    }
  }

  /// Answers to `open.next-after-reenqueue`.
  ///
  /// When an offered message goes back, is the one below it offered at the same opportunity?
  public enum NextAfterReenqueue: String, Answer {
    /// The opportunity is used up.
    case waits
    /// The message below is offered; what is passed over keeps its order.
    case offersNext = "offers-next"

    static var question: String { "open.next-after-reenqueue" }

    func edit(_ rulebook: inout Rulebook) {
      if self == .offersNext { rulebook.opportunities.goesOnAfterReenqueue = true }
    }
  }
}
