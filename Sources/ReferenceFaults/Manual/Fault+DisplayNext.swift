import ReferenceEngine
import SpecModel

/// Mistakes about the message that the host asks for (`manual.display-next`).
extension Fault {
  static let displayNext: [Fault] = [
    Fault(
      "display-next-ignored", breaks: "manual.display-next/displays",
      "When the host asks for the next message, nothing happens.", in: [.legacy]
    ) {
      $0.opportunities.named.remove(.hostRequest)
    },
    Fault(
      "display-next-takes-oldest", breaks: "manual.display-next/the-newest",
      "The host gets the message that has waited longest.", in: [.legacy]
    ) {
      $0.stack.takeOnRequest = { $0.isEmpty ? nil : $0.removeFirst() }
    },
    Fault(
      "display-next-keeps-message", breaks: "stack.last-in-first-out/displayed-leaves",
      "The message that the host gets stays on the stack.", in: [.legacy]
    ) {
      $0.stack.takeOnRequest = { $0.last }
    },
    Fault(
      "display-next-unchecked", breaks: "manual.display-next/same-conditions",
      "The message that the host gets is displayed whatever the circumstances.", in: [.legacy]
    ) {
      $0.display.isChecked = { $0.way != .request }
    },
    Fault(
      "display-next-empties-stack", breaks: "manual.display-next/one",
      "All messages below the one that the host gets are dropped.", in: [.legacy]
    ) {
      $0.stack.takeOnRequest = { stack in
        defer { stack = [] }
        return stack.last
      }
    },
  ]

  static let displayNextOfSome: [Fault] = [
    Fault(
      "display-next-repeats-last", breaks: "manual.display-next/none-waits",
      "If nothing waits, the host gets the message that was displayed last.", in: [.legacy]
    ) {
      $0.opportunities.repeatsLast = { way, _ in way == .request }
    },
    Fault(
      "display-next-not-for-local", breaks: "manual.display-next/displays",
      "The host does not get local messages.", in: [.legacy]
    ) {
      $0.stack.takeOnRequest = { $0.last?.message.isLocal == true ? nil : $0.popLast() }
    },
    Fault(
      "display-next-takes-second", breaks: "manual.display-next/the-newest",
      "The host gets the message below the newest, if there is one.", in: [.legacy]
    ) {
      $0.stack.takeOnRequest = {
        $0.count > 1 ? $0.remove(at: $0.count - 2) : $0.popLast()
      }
    },
    Fault(
      "display-next-of-put-off-only", breaks: "manual.display-next/displays",
      "The host gets only messages that it has put off itself.", in: [.legacy]
    ) {
      $0.stack.takeOnRequest = {
        $0.last?.returns.last == .displayChoice ? $0.popLast() : nil
      }
    },
    Fault(
      "display-next-loses-message", breaks: "manual.display-next/same-conditions",
      "A message that the host asks for in vain is lost.", in: [.legacy]
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
