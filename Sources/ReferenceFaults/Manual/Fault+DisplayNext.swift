import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern the message that the host asks for (`manual.display-next`).
extension Fault {
  static let displayNext: [Fault] = [
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
  ]

  static let displayNextOfSome: [Fault] = [
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
  ]
}
