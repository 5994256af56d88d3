import ReferenceEngine
import SpecModel

/// Mistakes about what a discard leaves behind, for one reason or one sort of message and not for
/// others (`discard.leaves-stack`, `discard.can-trigger-again`).
extension Fault {
  static let discarded: [Fault] =
    [
      both("by-the-host", "the host discarded") { $1 == .displayChoice },
      both("for-a-failed-asset", "was discarded for a failed asset") { $1 == .assetFailed },
      both("for-its-timeout", "was discarded for its timeout") { $1 == .timeout },
      both("for-its-orientation", "was discarded for its orientation") { $1 == .orientation },
    ].flatMap(\.self) + [
      ended("from-a-purchase", "a purchase had triggered") { entry, _ in
        entry.message.triggers.contains(.anyPurchase)
      },
      ended("from-a-push-click", "a push click had triggered") { entry, _ in
        entry.message.triggers.contains(.pushClick)
      },
      ended("from-a-session-start", "a session start had triggered") { entry, _ in
        entry.message.triggers.contains(.sessionStart)
      },
      ended("off-the-stack", "was discarded off the stack") { entry, _ in
        !entry.returns.isEmpty
      },
      ended("of-high-priority", "has a priority") { entry, _ in
        entry.message.priority > 0
      },
      stays("off-the-stack-at-session-start", "a session start brought off the stack") {
        $0.way == .stack && $0.takenAt == .startSession
      },
      stays("off-the-stack-at-push-click", "a push click brought off the stack") {
        $0.way == .stack && $0.takenAt == .openFromPush
      },
      stays("off-the-stack-at-display-next", "the host asked for", in: [.legacy]) {
        $0.way == .request
      },
      alone("by-the-host", .displayChoice), alone("for-a-failed-asset", .assetFailed),
      alone("for-its-timeout", .timeout), alone("for-its-orientation", .orientation),
      Fault(
        "discard-drops-next", breaks: "discard.leaves-stack/others-stay",
        "A discard takes the message below off the stack, too."
      ) {
        $0.stack.afterDiscard = { stack, _, _ in _ = stack.popLast() }
      },
      Fault(
        "discard-reverses-stack", breaks: "stack.last-in-first-out/newest-first",
        "A discard puts what waits below into another order."
      ) {
        $0.stack.afterDiscard = { stack, _, _ in stack.reverse() }
      },
    ]

  private static func both(
    _ id: String, _ words: String,
    _ isMeant: @escaping @Sendable (Entry, DiscardReason) -> Bool
  ) -> [Fault] {
    [
      ended(id, words, isMeant),
      Fault(
        "discarded-\(id)-stays", breaks: "discard.leaves-stack/gone",
        "A message that \(words) stays on the stack."
      ) {
        $0.stack.afterDiscard = { if isMeant($1, $2) { $0.append($1) } }
      },
    ]
  }

  private static func ended(
    _ id: String, _ words: String,
    _ isEnded: @escaping @Sendable (Entry, DiscardReason) -> Bool
  ) -> Fault {
    Fault(
      "discarded-\(id)-never-triggered-again", breaks: "discard.can-trigger-again/again",
      "A message that \(words) cannot be triggered again.", in: [.swift]
    ) {
      $0.delivery.afterDiscard = { isEnded($0, $1) ? .ends : .stays }
    }
  }

  private static func alone(_ id: String, _ reason: DiscardReason) -> Fault {
    Fault(
      "discarded-\(id)-drops-next", breaks: "discard.leaves-stack/others-stay",
      "A discard for the reason \(reason.rawValue) takes the message below off the stack, too."
    ) {
      $0.stack.afterDiscard = { if $2 == reason { _ = $0.popLast() } }
    }
  }

  private static func stays(
    _ id: String, _ words: String, in profiles: [Rulebook.Profile] = Rulebook.Profile.allCases,
    _ isMeant: @escaping @Sendable (Entry) -> Bool
  ) -> Fault {
    Fault(
      "discarded-\(id)-stays", breaks: "discard.leaves-stack/gone",
      "A message that \(words) and that was then discarded stays on the stack.", in: profiles
    ) {
      $0.stack.afterDiscard = { stack, entry, _ in
        if isMeant(entry) { stack.append(entry) }
      }
    }
  }
}
