import SpecModel

/// What has to happen for an ``Intervention``: an action, something that falls due, or news between the two
/// halves of an engine.
package enum Occasion: String, CaseIterable, Sendable {
  // An action.
  case session = "a session starts"
  case customEvent = "a custom event is logged"
  case purchase = "a purchase is logged"
  case apiEvent = "an API event arrives"
  case pushClick = "the app is opened from a push notification"
  case leaving = "the app goes to the background"
  case returning = "the app comes to the foreground"
  case relaunch = "the app is relaunched"
  case turn = "the device is rotated"
  case keyboardShown = "the keyboard is shown"
  case keyboardHidden = "the keyboard is hidden"
  case time = "time passes"
  case dismissal = "the user dismisses"
  case click = "the user clicks"
  case clickOnMessage = "the user clicks a message"
  case presentation = "the app presents a message"
  case request = "the host asks for the next message"
  case choice = "the host changes its answers"
  case serve = "the network changes"
  case presenter = "a presenter is assigned"
  case hostLog = "the host logs an impression or a click"
  case anything = "anything happens"

  // Something falls due.
  case fetchEnds = "a fetch ends"
  case fetchFails = "a fetch fails"

  // An opportunity.
  case opportunity = "what waits is to be offered"
  case sessionOpportunity = "a session start is an opportunity"
  case pushOpportunity = "a push click is an opportunity"
  case requestOpportunity = "the host's request is an opportunity"

  // News between core and presenter, and within them.
  case outdone = "a message loses to one of higher priority"
  case heldBack = "the interval holds a message back"
  case triggersNothing = "an event triggers nothing"
  case evaluated = "an event has been evaluated"
  case apiEvaluated = "an event of the API has been evaluated"
  case pushEvaluated = "a push click has been evaluated"
  case triggered = "a triggered message goes on the stack"
  case presented = "a message that the app presents goes on the stack"
  case displayed = "a message is displayed"
  case dismissed = "a message is dismissed"
  case returned = "a message goes back"
  case discarded = "a message is discarded"
  case impressionRecorded = "an impression by the host is recorded"
  case clickRecorded = "a click by the host is recorded"

  /// Whether an action is the occasion.
  func isMet(by action: Action.Kind) -> Bool {
    if self == .anything { return true }
    return switch (self, action) {
    case (.session, .startSession), (.customEvent, .logEvent), (.purchase, .logPurchase),
      (.apiEvent, .receiveAPIEvent), (.pushClick, .openFromPush), (.leaving, .enterBackground),
      (.returning, .enterForeground), (.relaunch, .relaunch), (.turn, .rotate),
      (.keyboardShown, .showKeyboard), (.keyboardHidden, .hideKeyboard), (.time, .advance),
      (.dismissal, .dismiss), (.click, .click), (.clickOnMessage, .click),
      (.presentation, .presentLocal),
      (.request, .displayNext), (.choice, .choose), (.serve, .serve),
      (.presenter, .assignPresenter), (.hostLog, .logImpression), (.hostLog, .logClick):
      true
    default: false
    }
  }
}
