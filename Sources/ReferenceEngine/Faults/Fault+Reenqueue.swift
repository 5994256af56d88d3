import SpecModel

/// Mistakes about what sends a message back on the stack, and where to (`reenqueue.*`).
extension Fault {
  static let reenqueue: [Fault] = [
    ignoring(
      "background-ignored", breaks: "reenqueue.background",
      "A message is displayed in the background."),
    confusing(
      "background-discards", breaks: "reenqueue.background",
      "A message that is triggered in the background is thrown away."),
    misjudging(
      "background-known-from-start", breaks: "reenqueue.background",
      "The app is taken to be where it was at the start."
    ) { $0.world.start.app == .background },

    ignoring(
      "other-visible-covered", breaks: "reenqueue.other-visible",
      "A message is displayed over the one that is visible."),
    confusing(
      "other-visible-discards", breaks: "reenqueue.other-visible",
      "A message that is triggered while another is visible is thrown away."),
    Fault(
      "visible-replaced", breaks: "reenqueue.other-visible",
      "A triggered message takes the place of the one that is visible."
    ) {
      $0.editCheck("reenqueue.other-visible") { $0.outcome = .replaceVisible }
    },
    misjudging(
      "visible-local-not-counted", breaks: "reenqueue.other-visible",
      "A message is displayed over a local one that is visible."
    ) { $0.visible.map { !$0.stored.message.isLocal } ?? false },

    ignoring(
      "reenqueue-choice-ignored", breaks: "reenqueue.display-choice",
      "A message is displayed although the host says \"reenqueue\"."),
    confusing(
      "reenqueue-choice-discards", breaks: "reenqueue.display-choice",
      "A message is thrown away when the host says \"reenqueue\"."),
    Fault(
      "choice-known-from-start", breaks: "reenqueue.display-choice",
      "The host is taken to answer for ever what it answered at the start."
    ) {
      $0.display.answer = { $0.start.host.answer(for: $1) }
    },

    ignoring(
      "keyboard-ignored", breaks: "reenqueue.keyboard", "A message is displayed over the keyboard.",
      in: [.legacy]),
    confusing(
      "keyboard-discards", breaks: "reenqueue.keyboard",
      "A message that is triggered while the keyboard is up is thrown away.", in: [.legacy]),
    misjudging(
      "keyboard-choice-unknown", breaks: "reenqueue.keyboard",
      "The keyboard counts although the host implements the method that is told about it.",
      in: [.legacy]
    ) { $0.world.keyboard == .shown },
    misjudging(
      "keyboard-counts-with-old-method-only", breaks: "reenqueue.keyboard",
      "The keyboard counts only if the host implements the method that is told about it.",
      in: [.legacy]
    ) {
      $0.world.keyboard == .shown && $0.world.host.implements == .keyboardDisplayChoice
    },

    Fault(
      "reenqueue-to-bottom", breaks: "reenqueue.on-top",
      "A message that goes back goes to the bottom of the stack."
    ) {
      $0.stack.putBack = StackPolicy.atBottom
    },
    Fault(
      "reenqueue-below-top", breaks: "reenqueue.on-top",
      "A message that goes back goes below the topmost."
    ) {
      $0.stack.putBack = StackPolicy.belowTop
    },
    Fault(
      "reenqueue-duplicates", breaks: "reenqueue.on-top",
      "A message that goes back is put on the stack twice."
    ) {
      $0.stack.putBack = { $0 += [$1, $1] }
    },
  ]
}
