import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern the place of a message that goes back (`reenqueue.on-top`).
extension Fault {
  static let putBack: [Fault] = [
    Fault(
      "reenqueue-below-top-of-many", breaks: .reenqueueOnTopOnTop,
      "A message that goes back goes below the top two messages, if there are two."
    ) {
      $0.stack.putBack = { $0.insert($1, at: $0.count > 1 ? $0.count - 2 : $0.count) }
    },
    Fault(
      "put-off-below-top-of-three", breaks: .reenqueueOnTopOnTop,
      "A message that the host puts off goes below the top message if three or more wait."
    ) {
      $0.stack.putBack = {
        let isBelow = $0.count > 2 && $1.returns.last == .displayChoice
        $0.insert($1, at: isBelow ? $0.count - 1 : $0.count)
      }
    },
    Fault(
      "put-off-below-top-of-two", breaks: .reenqueueOnTopOnTop,
      "A message that the host puts off goes below the top message if two or more wait."
    ) {
      $0.stack.putBack = {
        let isBelow = $0.count > 1 && $1.returns.last == .displayChoice
        $0.insert($1, at: isBelow ? $0.count - 1 : $0.count)
      }
    },
    putBack(
      "second-return-to-bottom",
      "From the second time on, a message goes back to the bottom of the stack."
    ) {
      $0.returns.count > 1
    },
    putBack(
      "third-return-to-bottom",
      "From the third time on, a message goes back to the bottom of the stack."
    ) {
      $0.returns.count > 2
    },
    putBack(
      "second-return-in-background-to-bottom",
      "In the background, a message goes back to the bottom of the stack from the second time on."
    ) {
      $0.returns.count > 1 && $0.returns.last == .background
    },
    putBack(
      "second-return-under-keyboard-to-bottom",
      "Because of the keyboard, a message goes back to the bottom from the second time on.",
      [.legacy]
    ) {
      $0.returns.count > 1 && $0.returns.last == .keyboard
    },
    putBack(
      "put-off-again-to-bottom",
      "A message that the host puts off goes to the bottom of the stack from the second time on."
    ) {
      $0.returns.count > 1 && $0.returns.last == .displayChoice
    },
    putBack(
      "put-off-to-bottom", "A message that the host puts off goes to the bottom of the stack."
    ) {
      $0.returns.last == .displayChoice
    },
    putBack(
      "background-to-bottom", "In the background, a message goes back to the bottom of the stack."
    ) {
      $0.returns.last == .background
    },
    putBack(
      "behind-visible-to-bottom",
      "Behind a visible message, a message goes back to the bottom of the stack."
    ) {
      $0.returns.last == .otherVisible
    },
    putBack(
      "keyboard-to-bottom",
      "Because of the keyboard, a message goes back to the bottom of the stack.", [.legacy]
    ) {
      $0.returns.last == .keyboard
    },
  ]

  private static func putBack(
    _ id: String, _ summary: String, _ profiles: [Rulebook.Profile] = Rulebook.Profile.allCases,
    _ isAtBottom: @escaping @Sendable (Entry) -> Bool
  ) -> Fault {
    Fault(id, breaks: .reenqueueOnTopOnTop, summary, in: profiles) {
      $0.stack.putBack = { $0.insert($1, at: isAtBottom($1) ? 0 : $0.count) }
    }
  }
}
