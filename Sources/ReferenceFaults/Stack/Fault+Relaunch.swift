import ReferenceEngine
import SpecModel

/// Faults that concern the stack after a relaunch (`stack.in-memory`).
extension Fault {
  static let relaunch: [Fault] = [
    kept("relaunch-drops-only-several", "A message that waits alone survives a relaunch.") {
      $0.count == 1 ? $0 : []
    },
    kept("relaunch-keeps-put-off", "A message that the host put off survives a relaunch.") {
      $0.filter { $0.returns.last == .displayChoice }
    },
    kept(
      "relaunch-keeps-behind-visible", "A message that waits behind another survives a relaunch."
    ) {
      $0.filter { $0.returns.last == .otherVisible }
    },
    kept("relaunch-keeps-loaded", "A message that loaded and then went back survives a relaunch.") {
      $0.filter(\.wasLoading)
    },
    kept("relaunch-keeps-local", "A waiting local message survives a relaunch.") {
      $0.filter(\.message.isLocal)
    },
    Fault(
      "session-empties-stack", breaks: "stack.in-memory/kept-until-launch",
      "A new session empties the stack."
    ) {
      $0.stack.isLaunch = {
        if case .startSession = $0 { true } else { $0 == .relaunch }
      }
    },
    Fault(
      "leaving-empties-stack", breaks: "stack.in-memory/kept-until-launch",
      "Going to the background empties the stack."
    ) {
      $0.stack.isLaunch = { $0 == .relaunch || $0 == .enterBackground }
    },
  ]

  private static func kept(
    _ id: String, _ summary: String, _ kept: @escaping @Sendable ([Entry]) -> [Entry]
  ) -> Fault {
    Fault(id, breaks: "stack.in-memory/empty-after-launch", summary) { $0.stack.afterLaunch = kept }
  }
}
