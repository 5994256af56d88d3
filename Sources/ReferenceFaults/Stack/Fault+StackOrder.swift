import ReferenceEngine
import SpecModel

/// Mistakes that show on deeper stacks, at later opportunities, and over a relaunch (`stack.*`,
/// `reenqueue.on-top`, `manual.display-next`, `local.display`).
extension Fault {
  static let depth: [Fault] =
    [1, 2, 3].map { bounded("stack.push-on-trigger", $0, "stack-holds-\($0)") }
    + [1, 2, 3, 5].map { bounded("stack.last-in-first-out", $0, "last-\($0)-wait-at-most") }
    + order + opportunities + memory + request + local

  private static func bounded(_ rule: String, _ depth: Int, _ id: String) -> Fault {
    Fault(id, breaks: rule, "The stack holds \(depth) at most; the oldest are dropped.") {
      $0.stack.push = { stack, entry in
        stack.append(entry)
        stack = stack.suffix(depth)
      }
    }
  }

  private static let order: [Fault] = [
    Fault(
      "waiting-by-name", breaks: "stack.last-in-first-out",
      "Those that wait are displayed in the order of a table that they are kept in, not by age."
    ) {
      $0.stack.take = { stack in
        let last = stack.indices.max { stack[$0].stored.name < stack[$1].stored.name }
        return last.map { stack.remove(at: $0) }
      }
    },
    Fault(
      "displayed-after-waiting-stays", breaks: "stack.last-in-first-out",
      "A message that has waited stays on the stack when it is displayed."
    ) {
      $0.stack.afterDisplay = { if $1.way == .stack { $0.append($1) } }
    },
    Fault(
      "display-empties-stack", breaks: "stack.last-in-first-out",
      "With a display, everything that waits is dropped."
    ) {
      $0.stack.afterDisplay = { stack, _ in stack = [] }
    },
    Fault(
      "displayed-at-trigger-pushed-twice", breaks: "stack.push-on-trigger",
      "A triggered message is put on the stack and displayed besides."
    ) {
      $0.stack.afterDisplay = { if $1.way == .trigger { $0.append($1) } }
    },
    Fault(
      "waiting-pushed-twice", breaks: "stack.push-on-trigger",
      "A copy of a message that has waited stays on the stack."
    ) {
      $0.stack.afterDisplay = { if $1.way == .stack { $0.append($1) } }
    },
    Fault(
      "reenqueue-below-top-of-many", breaks: "reenqueue.on-top",
      "A message that goes back goes below the two topmost, if there are as many."
    ) {
      $0.stack.putBack = { $0.insert($1, at: $0.count > 1 ? $0.count - 2 : $0.count) }
    },
    putBack("second-return-to-bottom", "The second time, a message goes back to the bottom.") {
      $0.returns.count > 1
    },
    putBack("third-return-to-bottom", "The third time, a message goes back to the bottom.") {
      $0.returns.count > 2
    },
    putBack("put-off-to-bottom", "A message that the host puts off goes to the bottom.") {
      $0.returns.last == .displayChoice
    },
    putBack("background-to-bottom", "In the background, a message goes back to the bottom.") {
      $0.returns.last == .background
    },
    putBack("behind-visible-to-bottom", "Behind another, a message goes back to the bottom.") {
      $0.returns.last == .otherVisible
    },
    putBack(
      "keyboard-to-bottom", "Because of the keyboard, a message goes to the bottom.", [.legacy]
    ) {
      $0.returns.last == .keyboard
    },
  ]

  private static func putBack(
    _ id: String, _ summary: String, _ profiles: [Rulebook.Profile] = Rulebook.Profile.allCases,
    _ isAtBottom: @escaping @Sendable (Entry) -> Bool
  ) -> Fault {
    Fault(id, breaks: "reenqueue.on-top", summary, in: profiles) {
      $0.stack.putBack = { $0.insert($1, at: isAtBottom($1) ? 0 : $0.count) }
    }
  }

  private static let opportunities: [Fault] = [
    Fault(
      "waiting-given-up", breaks: "stack.offer-when-eligible",
      "A message that was offered three times in vain is dropped."
    ) {
      $0.stack.putBack = { if $1.returns.count < 3 { $0.append($1) } }
    },
    Fault(
      "last-repeated-at-push-click", breaks: "stack.offer-when-eligible",
      "If nothing waits, a push click brings back the message that was displayed last."
    ) {
      $0.opportunities.repeatsLast = { $1.action == .openFromPush && $0 == .stack }
    },
    Fault(
      "last-repeated-at-session-start", breaks: "stack.offer-when-eligible",
      "If nothing waits, a session start brings back the message that was displayed last."
    ) {
      $0.opportunities.repeatsLast = { way, world in
        if case .startSession = world.action { way == .stack } else { false }
      }
    },
    Fault(
      "opportunity-drops-others", breaks: "stack.offer-when-eligible",
      "An opportunity takes all messages off the stack and displays the newest."
    ) {
      $0.stack.take = { stack in
        guard stack.last?.way == .stack else { return stack.popLast() }
        defer { stack = [] }
        return stack.last
      }
    },
    Fault(
      "trigger-offers-oldest", breaks: "stack.offer-when-eligible",
      "A trigger event offers the message that has waited longest."
    ) {
      $0.stack.take = { stack in
        guard stack.last?.way == .trigger else { return stack.popLast() }
        return stack.removeFirst()
      }
    },
  ]

  private static let memory: [Fault] = [
    relaunch("relaunch-drops-only-several", "A single waiting message survives a relaunch.") {
      $0.count == 1 ? $0 : []
    },
    relaunch("relaunch-keeps-put-off", "What the host has put off survives a relaunch.") {
      $0.filter { $0.returns.last == .displayChoice }
    },
    relaunch("relaunch-keeps-behind-visible", "What waited behind another survives a relaunch.") {
      $0.filter { $0.returns.last == .otherVisible }
    },
    relaunch("relaunch-keeps-local", "A local message that waits survives a relaunch.") {
      $0.filter(\.message.isLocal)
    },
    Fault(
      "visible-survives-relaunch", breaks: "stack.in-memory",
      "The visible message is taken to be on the screen still after a relaunch."
    ) {
      $0.display.afterLaunch = { $0 }
    },
    Fault(
      "session-empties-stack", breaks: "stack.in-memory", "A new session empties the stack."
    ) {
      $0.stack.isLaunch = {
        if case .startSession = $0 { true } else { $0 == .relaunch }
      }
    },
    Fault(
      "leaving-empties-stack", breaks: "stack.in-memory",
      "What waits is dropped when the app goes to the background."
    ) {
      $0.stack.isLaunch = { $0 == .relaunch || $0 == .enterBackground }
    },
  ]

  private static func relaunch(
    _ id: String, _ summary: String, _ kept: @escaping @Sendable ([Entry]) -> [Entry]
  ) -> Fault {
    Fault(id, breaks: "stack.in-memory", summary) { $0.stack.afterLaunch = kept }
  }

  private static let request: [Fault] = [
    Fault(
      "display-next-repeats-last", breaks: "manual.display-next",
      "If nothing waits, the host gets the message that was displayed last.", in: [.legacy]
    ) {
      $0.opportunities.repeatsLast = { way, _ in way == .request }
    },
    Fault(
      "display-next-not-for-local", breaks: "manual.display-next",
      "The host does not get local messages.", in: [.legacy]
    ) {
      $0.stack.takeOnRequest = { $0.last?.message.isLocal == true ? nil : $0.popLast() }
    },
    Fault(
      "display-next-takes-second", breaks: "manual.display-next",
      "The host gets the message below the newest, if there is one.", in: [.legacy]
    ) {
      $0.stack.takeOnRequest = {
        $0.count > 1 ? $0.remove(at: $0.count - 2) : $0.popLast()
      }
    },
    Fault(
      "display-next-of-put-off-only", breaks: "manual.display-next",
      "The host gets only messages that it has put off itself.", in: [.legacy]
    ) {
      $0.stack.takeOnRequest = {
        $0.last?.returns.last == .displayChoice ? $0.popLast() : nil
      }
    },
    Fault(
      "display-next-loses-message", breaks: "manual.display-next",
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

  private static let local: [Fault] = [
    lost("background", "in the background") { $0 == .background },
    lost("visible", "behind another") { $0 == .otherVisible },
    lost("put-off", "put off by the host") { $0 == .displayChoice },
    Fault(
      "local-stays-after-display", breaks: "local.display",
      "A local message stays on the stack when it is displayed at once."
    ) {
      $0.stack.afterDisplay = { if $1.way == .local { $0.append($1) } }
    },
    Fault(
      "local-pushed-below-top", breaks: "local.display",
      "A local message goes below the topmost."
    ) {
      $0.local.push = belowTop
    },
    Fault(
      "local-first", breaks: "local.display",
      "Local messages are displayed before those of campaigns, however old they are."
    ) {
      $0.stack.take = { stack in
        guard let index = stack.lastIndex(where: \.message.isLocal),
          stack.last?.way == .stack
        else { return stack.popLast() }
        return stack.remove(at: index)
      }
    },
    Fault(
      "local-unasked", breaks: "local.display", "The host is not asked about local messages."
    ) {
      for rule in ["reenqueue.display-choice", "discard.display-choice"] {
        $0.editCheck(rule) { $0.exempt { $0.message.isLocal } }
      }
    },
    Fault(
      "local-triggered-by-push-click", breaks: "local.display",
      "A local message is displayed when the app is opened from a push notification."
    ) {
      $0.delivery.everythingAtLaunch()
      $0.triggers.triggers = { $0.isLocal ? [.pushClick] : $0.triggers }
      $0.delivery.merge = { known, arrived, _ in known + arrived }
    },
  ]

  private static func lost(
    _ id: String, _ words: String, _ isLost: @escaping @Sendable (ReenqueueReason) -> Bool
  ) -> Fault {
    Fault(
      "local-lost-\(id)", breaks: "local.display", "A local message that is \(words) is dropped."
    ) {
      $0.local.isPutBack = { !isLost($0) }
    }
  }
}
