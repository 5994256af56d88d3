import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern the message that the host asks for (`manual.display-next`).
extension Fault {
  static let displayNext: [Fault] = [
    Fault(
      "display-next-ignored", breaks: .manualDisplayNextDisplays,
      "The host's request for the next message is ignored.", in: [.legacy]
    ) {
      $0.opportunities.named.remove(.hostRequest)
    },
    Fault(
      "display-next-takes-oldest", breaks: .manualDisplayNextTheNewest,
      "The host's request displays the message that has waited longest.", in: [.legacy]
    ) {
      $0.stack.takeOnRequest = { $0.isEmpty ? nil : $0.removeFirst() }
    },
    Fault(
      "display-next-keeps-message", breaks: .stackLastInFirstOutDisplayedLeaves,
      "The message that the host asks for stays on the stack.", in: [.legacy]
    ) {
      $0.stack.takeOnRequest = { $0.last }
    },
    Fault(
      "display-next-unchecked", breaks: .manualDisplayNextSameConditions,
      "The message that the host asks for is displayed without any checks.", in: [.legacy]
    ) {
      $0.display.isChecked = { $0.way != .request }
    },
    Fault(
      "display-next-empties-stack", breaks: .manualDisplayNextOne,
      "The host's request drops all waiting messages but the newest, which it offers.",
      in: [.legacy]
    ) {
      $0.stack.takeOnRequest = { stack in
        defer { stack = [] }
        return stack.last
      }
    },
  ]

  static let displayNextOfSome: [Fault] = [
    Fault(
      "display-next-repeats-last", breaks: .manualDisplayNextNoneWaits,
      "If nothing waits, the host's request displays the last message again.", in: [.legacy]
    ) {
      $0.opportunities.repeatsLast = { way, _ in way == .request }
    },
    Fault(
      "display-next-not-for-local", breaks: .manualDisplayNextDisplays,
      "The host's request is ignored if the top message is local.", in: [.legacy]
    ) {
      $0.stack.takeOnRequest = { $0.last?.message.isLocal == true ? nil : $0.popLast() }
    },
    Fault(
      "display-next-takes-second", breaks: .manualDisplayNextTheNewest,
      "The host's request displays the message below the newest, if there is one.", in: [.legacy]
    ) {
      $0.stack.takeOnRequest = {
        $0.count > 1 ? $0.remove(at: $0.count - 2) : $0.popLast()
      }
    },
    Fault(
      "display-next-of-put-off-only", breaks: .manualDisplayNextDisplays,
      "The host's request is ignored unless the host put off the top message.", in: [.legacy]
    ) {
      $0.stack.takeOnRequest = {
        $0.last?.returns.last == .displayChoice ? $0.popLast() : nil
      }
    },
    Fault(
      "display-next-loses-message", breaks: .manualDisplayNextSameConditions,
      "A message that goes back a second time is lost, unless the host puts it off.", in: [.legacy]
    ) {
      let putBack = $0.stack.putBack
      $0.stack.putBack = { stack, entry in
        if entry.returns.count == 1 || entry.returns.last == .displayChoice {
          putBack(&stack, entry)
        }
      }
    },
  ]
}
