import ReferenceEngine
import SpecModel

/// Faults that concern the consequences of a discard that concern one reason or one kind of message and not
/// others (`discard.leaves-stack`, `discard.can-trigger-again`).
extension Fault {
  static let discarded: [Fault] =
    [
      each("by-the-host", "the host discarded", .displayChoice),
      each("for-a-failed-asset", "was discarded because an asset failed", .assetFailed),
      each("for-its-timeout", "was discarded because of its timeout", .timeout),
      each("for-its-orientation", "was discarded because of its orientation", .orientation),
    ].flatMap(\.self) + [
      ended("from-a-purchase", "listens for any purchase and was discarded") { entry, _ in
        entry.message.triggers.contains(.anyPurchase)
      },
      ended("from-a-push-click", "listens for a push click and was discarded") { entry, _ in
        entry.message.triggers.contains(.pushClick)
      },
      ended("from-a-session-start", "listens for a session start and was discarded") { entry, _ in
        entry.message.triggers.contains(.sessionStart)
      },
      ended("off-the-stack", "went back and was then discarded") { entry, _ in
        !entry.returns.isEmpty
      },
      ended("from-behind-another", "went back behind another and was then discarded") { entry, _ in
        entry.returns.contains(.otherVisible)
      },
      ended("when-put-off", "the host put off and that was then discarded") { entry, _ in
        entry.returns.contains(.displayChoice)
      },
      ended("with-a-timeout-off-the-stack", "has a timeout, went back and was then discarded") {
        entry, _ in entry.message.timeout != nil && !entry.returns.isEmpty
      },
      ended(
        "off-the-stack-for-a-failed-asset", "went back and was discarded because an asset failed"
      ) {
        $1 == .assetFailed && !$0.returns.isEmpty
      },
      ended("off-the-stack-for-its-timeout", "went back and was discarded because of its timeout") {
        $1 == .timeout && !$0.returns.isEmpty
      },
      ended("of-high-priority", "has a priority above 0 and was discarded") { entry, _ in
        entry.message.priority > 0
      },
      stays("off-the-stack-at-session-start", "a session start takes") {
        $0.way == .stack && $0.takenAt == .startSession
      },
      stays("off-the-stack-at-push-click", "a push click takes") {
        $0.way == .stack && $0.takenAt == .openFromPush
      },
      stays("off-the-stack-at-display-next", "the host takes", in: [.legacy]) {
        $0.way == .request
      },
      Fault(
        "discard-drops-next", breaks: "discard.leaves-stack/others-stay",
        "A discarded message takes the next waiting message with it."
      ) {
        $0.stack.afterDiscard = { stack, _, _ in _ = stack.popLast() }
      },
      Fault(
        "discard-reverses-stack", breaks: "stack.last-in-first-out/newest-first",
        "A discard reverses the order of the stack."
      ) {
        $0.stack.afterDiscard = { stack, _, _ in stack.reverse() }
      },
    ]

  /// The faults after a discard for one reason.
  private static func each(_ id: String, _ words: String, _ reason: DiscardReason) -> [Fault] {
    [
      ended(id, words) { $1 == reason },
      Fault(
        "discarded-\(id)-until-next-session", breaks: "discard.can-trigger-again/again",
        "A message that \(words) cannot be triggered again before the next session.", in: [.swift]
      ) {
        $0.delivery.afterDiscard = { $1 == reason ? .endsUntilDelivery : .stays }
      },
      Fault(
        "discarded-\(id)-stays", breaks: "discard.leaves-stack/gone",
        "A message that \(words) stays on the stack."
      ) {
        $0.stack.afterDiscard = { if $2 == reason { $0.append($1) } }
      },
      Fault(
        "discarded-\(id)-drops-next", breaks: "discard.leaves-stack/others-stay",
        "A message that \(words) takes the next waiting message with it."
      ) {
        $0.stack.afterDiscard = { if $2 == reason { _ = $0.popLast() } }
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

  private static func stays(
    _ id: String, _ words: String, in profiles: [Rulebook.Profile] = Rulebook.Profile.allCases,
    _ isMeant: @escaping @Sendable (Entry) -> Bool
  ) -> Fault {
    Fault(
      "discarded-\(id)-stays", breaks: "discard.leaves-stack/gone",
      "A message that \(words) off the stack and that is then discarded goes back.", in: profiles
    ) {
      $0.stack.afterDiscard = { stack, entry, _ in
        if isMeant(entry) { stack.append(entry) }
      }
    }
  }
}
