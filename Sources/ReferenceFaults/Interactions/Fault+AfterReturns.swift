import ReferenceEngine
import SpecModel

/// Faults that concern a message that goes back for one reason after it has gone back for another
/// (`reenqueue.*`, `stack.offer-when-eligible`).
extension Fault {
  static let afterReturns: [Fault] = [
    lost(.behindVisible, after: .inBackground), lost(.underKeyboard, after: .inBackground),
    lost(.putOff, after: .behindVisible), lost(.underKeyboard, after: .behindVisible),
    lost(.putOff, after: .putOff), lost(.behindVisible, after: .putOff),
    lost(.putOff, after: .underKeyboard),
    lost(.inBackground, after: .behindVisible), lost(.inBackground, after: .putOff),
  ]

  private static func lost(_ last: Return, after first: Return) -> Fault {
    let isUnderKeyboard = first.reason == .keyboard || last.reason == .keyboard
    return Fault(
      "\(last.id)-lost-after-\(first.id)", breaks: last.clause,
      "A message that \(first.past) is lost when it \(last.present).",
      in: isUnderKeyboard ? [.legacy] : Rulebook.Profile.allCases
    ) {
      let original = $0.stack.putBack
      $0.stack.putBack = { stack, entry in
        if entry.returns.suffix(2) != [first.reason, last.reason] { original(&stack, entry) }
      }
    }
  }

  /// A reason to go back on the stack.
  private struct Return {
    let id: String
    let reason: ReenqueueReason
    /// The clause by which a message that goes back for it waits.
    let clause: String
    /// What happened to a message that went back.
    let past: String
    /// What happens to a message that goes back.
    let present: String

    /// The message may have been triggered in the foreground, so that `reenqueue.background` is silent.
    static let inBackground = Return(
      id: "in-background", reason: .background, clause: "stack.offer-when-eligible/waits-on",
      past: "went back in the background", present: "goes back in the background")
    static let behindVisible = Return(
      id: "behind-visible", reason: .otherVisible, clause: "reenqueue.other-visible/waits",
      past: "went back behind a visible message", present: "goes back behind a visible message")
    static let underKeyboard = Return(
      id: "under-keyboard", reason: .keyboard, clause: "reenqueue.keyboard/waits",
      past: "went back because of the keyboard", present: "goes back because of the keyboard")
    static let putOff = Return(
      id: "put-off", reason: .displayChoice, clause: "reenqueue.display-choice/waits",
      past: "the host put off", present: "is put off by the host")
  }
}
