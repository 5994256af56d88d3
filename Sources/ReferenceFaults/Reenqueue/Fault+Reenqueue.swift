import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern the reasons to send a message back to the stack, and about its place there
/// (`reenqueue.*`).
extension Fault {
  static let reenqueue: [Fault] = [
    ignoring(
      "background-ignored", breaks: .reenqueueBackgroundNotDisplayed,
      "A message is displayed in the background."),
    confusing(
      "background-discards", breaks: .reenqueueBackgroundWaits,
      "A message that is offered in the background is discarded."),
    onArrival(
      "background-ignored-on-arrival", breaks: .reenqueueBackgroundNotDisplayed,
      "A message that is triggered in the background is displayed there when its assets arrive."
    ) {
      !$0.isLocal
    },
    onArrival(
      "background-ignored-on-local-arrival", breaks: .localDisplaySameConditions,
      "A local message presented in the background is displayed there when its assets arrive."
    ) {
      $0.isLocal
    },
    misjudging(
      "background-known-from-start", breaks: .reenqueueBackgroundNotDisplayed,
      "The state of the app at the start counts, not its current one."
    ) { $0.world.start.app == .background },

    ignoring(
      "other-visible-covered", breaks: .reenqueueOtherVisibleNotDisplayed,
      "A message is displayed over the visible one."),
    confusing(
      "other-visible-discards", breaks: .reenqueueOtherVisibleWaits,
      "A message that is offered while another is visible is discarded."),
    Fault(
      "visible-replaced", breaks: .reenqueueOtherVisibleVisibleStays,
      "A message replaces the visible one."
    ) {
      $0.editCheck("reenqueue.other-visible") { $0.outcome = .replaceVisible }
    },
    misjudging(
      "local-covered-by-campaign", breaks: .reenqueueOtherVisibleNotDisplayed,
      "A campaign's message is displayed over a visible local message."
    ) { situation in
      situation.visible.map { $0.message.isLocal ? situation.message.isLocal : true }
        ?? false
    },
    misjudging(
      "campaign-covered-by-local", breaks: .reenqueueOtherVisibleLocalToo,
      "A local message is displayed over a campaign's visible message."
    ) { situation in
      situation.visible.map { $0.message.isLocal || !situation.message.isLocal } ?? false
    },
    misjudging(
      "local-covered-by-local", breaks: .reenqueueOtherVisibleLocalToo,
      "A local message is displayed over another visible local message."
    ) { situation in
      situation.visible.map { !$0.message.isLocal || !situation.message.isLocal } ?? false
    },
    misjudging(
      "covered-by-higher-priority", breaks: .reenqueueOtherVisibleNotDisplayed,
      "A message of higher priority is displayed over the visible one."
    ) { situation in
      situation.visible.map { $0.message.priority >= situation.message.priority } ?? false
    },
    uncounted("from-the-stack-at-session-start", "that a session start took off the stack") {
      visible, _ in visible.way == .stack && visible.takenAt == .startSession
    },
    uncounted("from-the-stack-at-push-click", "that a push click took off the stack") {
      visible, _ in visible.way == .stack && visible.takenAt == .openFromPush
    },
    uncounted("on-request", "that the host had asked for", in: [.legacy]) { visible, _ in
      visible.way == .request
    },
    uncounted("after-a-turn", "when the device was rotated since its trigger") {
      $0.orientationAtTrigger != $1.world.orientation
    },
    uncounted("after-a-click", "that the user has clicked") { $1.isVisibleClicked },
    uncounted("past-its-timeout", "whose timeout has passed") { visible, situation in
      guard let timeout = visible.message.timeout?.milliseconds else { return false }
      return situation.world.now - visible.triggeredAt > timeout
    },

    ignoring(
      "reenqueue-choice-ignored", breaks: .reenqueueDisplayChoiceNotDisplayed,
      "A message is displayed even if the host says \"reenqueue\"."),
    confusing(
      "reenqueue-choice-discards", breaks: .reenqueueDisplayChoiceWaits,
      "A message is discarded when the host says \"reenqueue\"."),

    ignoring(
      "keyboard-ignored", breaks: .reenqueueKeyboardNotDisplayed,
      "A message is displayed over the keyboard.",
      in: [.legacy]),
    confusing(
      "keyboard-discards", breaks: .reenqueueKeyboardWaits,
      "A message that is offered while the keyboard is up is discarded.", in: [.legacy]),
    misjudging(
      "keyboard-choice-unknown", breaks: .reenqueueKeyboardOldMethod,
      "The keyboard keeps messages back even if the host implements the old method.",
      in: [.legacy]
    ) { $0.world.keyboard == .shown },
    misjudging(
      "keyboard-counts-with-old-method-only", breaks: .reenqueueKeyboardNotDisplayed,
      "The keyboard keeps messages back only if the host implements the old method.",
      in: [.legacy]
    ) {
      $0.world.keyboard == .shown && $0.world.host.implements == .keyboardDisplayChoice
    },

    misjudging(
      "keyboard-known-from-start", breaks: .reenqueueKeyboardNotDisplayed,
      "The state of the keyboard at the start counts, not its current one.", in: [.legacy]
    ) {
      $0.world.start.keyboard == .shown && $0.world.host.implements != .keyboardDisplayChoice
    },
    misjudging(
      "keyboard-ignored-without-choice", breaks: .reenqueueKeyboardNotDisplayed,
      "The keyboard is ignored if the host implements no display choice.", in: [.legacy]
    ) {
      $0.world.keyboard == .shown && $0.world.host.implements == .displayChoice
    },
    misjudging(
      "keyboard-choice-unknown-at-trigger", breaks: .reenqueueKeyboardOldMethod,
      "At a trigger, the keyboard keeps messages back even if the host implements the old method.",
      in: [.legacy]
    ) {
      $0.world.keyboard == .shown
        && ($0.entry.way == .trigger || $0.world.host.implements != .keyboardDisplayChoice)
    },
    misjudging(
      "keyboard-choice-unknown-off-the-stack", breaks: .reenqueueKeyboardOldMethod,
      "The keyboard keeps waiting messages back even if the host implements the old method.",
      in: [.legacy]
    ) {
      $0.world.keyboard == .shown
        && ($0.entry.way == .stack || $0.world.host.implements != .keyboardDisplayChoice)
    },
    misjudging(
      "keyboard-choice-unknown-at-display-next", breaks: .reenqueueKeyboardOldMethod,
      "The keyboard keeps back what the host asks for even if the host implements the old method.",
      in: [.legacy]
    ) {
      $0.world.keyboard == .shown
        && ($0.entry.way == .request || $0.world.host.implements != .keyboardDisplayChoice)
    },
    misjudging(
      "keyboard-choice-unknown-for-local", breaks: .reenqueueKeyboardOldMethod,
      "The keyboard keeps local messages back even if the host implements the old method.",
      in: [.legacy]
    ) {
      $0.world.keyboard == .shown
        && ($0.message.isLocal || $0.world.host.implements != .keyboardDisplayChoice)
    },
    methodUnknown("after-the-background", "a message that went back in the background") {
      $0.returns.contains(.background)
    },
    methodUnknown("after-another", "a message that went back behind another") {
      $0.returns.contains(.otherVisible)
    },
    methodUnknown("after-late-assets", "a message whose assets were late") { $0.wasLoading },
    Fault(
      "keyboard-choice-unasked", breaks: .reenqueueDisplayChoiceOldMethod,
      "The host is not asked if it implements only the old method.", in: [.legacy]
    ) {
      $0.display.answer = { world, message in
        world.host.implements == .displayChoice ? world.host.answer(for: message) : nil
      }
    },
    Fault(
      "keyboard-choice-unasked-without-keyboard", breaks: .reenqueueDisplayChoiceOldMethod,
      "The old method is called only while the keyboard is up.", in: [.legacy]
    ) {
      $0.display.answer = { world, message in
        world.host.implements == .displayChoice || world.keyboard == .shown
          ? world.host.answer(for: message) : nil
      }
    },
    Fault(
      "keyboard-choice-unasked-with-keyboard", breaks: .reenqueueDisplayChoiceOldMethod,
      "The old method is not called while the keyboard is up.", in: [.legacy]
    ) {
      $0.display.answer = { world, message in
        world.host.implements == .displayChoice || world.keyboard == .hidden
          ? world.host.answer(for: message) : nil
      }
    },
    Fault(
      "keyboard-choice-discard-unknown", breaks: .discardDisplayChoiceOldMethod,
      "The old method can put a message off, but not discard it.", in: [.legacy]
    ) {
      $0.editCheck("discard.display-choice") {
        $0.exempt { $0.world.host.implements == .keyboardDisplayChoice }
      }
    },

  ]

  /// Returns the fault of displaying messages in the background that were triggered there, once they have
  /// loaded.
  private static func onArrival(
    _ id: String, breaks clause: ClauseID, _ summary: String,
    _ isMeant: @escaping @Sendable (Message) -> Bool
  ) -> Fault {
    Fault(id, breaks: clause, summary) {
      $0.editCheck("reenqueue.background") {
        $0.letsLoadOn = { _ in true }
        $0.exempt {
          $0.entry.wasLoading && $0.entry.wasTriggeredInBackground && isMeant($0.message)
        }
      }
    }
  }

  /// Returns the fault of overlooking some visible messages.
  private static func uncounted(
    _ id: String, _ words: String, in profiles: [Rulebook.Profile] = Rulebook.Profile.allCases,
    _ isOverlooked: @escaping @Sendable (_ visible: Entry, Situation) -> Bool
  ) -> Fault {
    misjudging(
      "visible-\(id)-not-counted", breaks: .reenqueueOtherVisibleNotDisplayed,
      "A message is displayed over a visible one \(words).", in: profiles
    ) { situation in
      situation.visible.map { !isOverlooked($0, situation) } ?? false
    }
  }

  /// Returns the fault of overlooking the old method for some messages.
  private static func methodUnknown(
    _ id: String, _ words: String, _ isMeant: @escaping @Sendable (Entry) -> Bool
  ) -> Fault {
    misjudging(
      "keyboard-choice-unknown-\(id)", breaks: .reenqueueKeyboardOldMethod,
      "The keyboard keeps back \(words) even if the host implements the old method.", in: [.legacy]
    ) {
      $0.world.keyboard == .shown
        && (isMeant($0.entry) || $0.world.host.implements != .keyboardDisplayChoice)
    }
  }
}
