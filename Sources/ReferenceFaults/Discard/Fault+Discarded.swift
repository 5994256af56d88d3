import ReferenceEngine
import SpecModel

/// Mistakes that tell apart what must not be told apart: the reasons of discards, the ways by which a
/// message came to be discarded, and the sorts of messages that a check concerns (`discard.*`).
extension Fault {
  static let attempts: [Fault] =
    [
      attempt("by-the-host", "the host discarded") { $1 == .displayChoice },
      attempt("for-a-failed-asset", "was discarded for a failed asset") { $1 == .assetFailed },
      attempt("for-its-timeout", "was discarded for its timeout") { $1 == .timeout },
      attempt("for-its-orientation", "was discarded for its orientation") { $1 == .orientation },
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
        entry, world in
        if case .startSession = world.action { entry.way == .stack } else { false }
      },
      stays("off-the-stack-at-push-click", "a push click brought off the stack") { entry, world in
        entry.way == .stack && world.action == .openFromPush
      },
      Fault(
        "discard-drops-next", breaks: "discard.leaves-stack",
        "A discard takes the message below off the stack, too."
      ) {
        $0.stack.afterDiscard = { stack, _, _ in _ = stack.popLast() }
      },
      Fault(
        "discard-reverses-stack", breaks: "discard.leaves-stack",
        "A discard puts what waits below into another order."
      ) {
        $0.stack.afterDiscard = { stack, _, _ in stack.reverse() }
      },
      Fault(
        "discard-brings-back-visible", breaks: "discard.leaves-stack",
        "After a discard, the message that was displayed last is displayed again."
      ) {
        $0.opportunities.repeatsLast = { way, _ in way == .stack }
      },
    ] + timeouts + assets + orientations

  private static func attempt(
    _ id: String, _ words: String,
    _ isMeant: @escaping @Sendable (Entry, DiscardReason) -> Bool
  ) -> [Fault] {
    [
      ended(id, words, isMeant),
      Fault(
        "discarded-\(id)-stays", breaks: "discard.leaves-stack",
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
      "discarded-\(id)-never-triggered-again", breaks: "discard.can-trigger-again",
      "A message that \(words) cannot be triggered again.", in: [.swift]
    ) {
      $0.delivery.afterDiscard = { isEnded($0, $1) ? .ends : .stays }
    }
  }

  private static func stays(
    _ id: String, _ words: String, _ isMeant: @escaping @Sendable (Entry, World) -> Bool
  ) -> Fault {
    Fault(
      "discarded-\(id)-stays", breaks: "discard.leaves-stack",
      "A message that \(words) and that was then discarded stays on the stack."
    ) {
      let rules = Set($0.checks.map(\.rule).filter { $0.hasPrefix("discard.") })
      for rule in rules {
        $0.confuseCheck(rule) { isMeant($0.entry, $0.world) }
      }
    }
  }

  private static let timeouts: [Fault] = [
    exempt("discard.timeout", "timeout-not-for-images", "with nothing but an image") {
      $0.message.zip == nil
    },
    exempt("discard.timeout", "timeout-not-for-zips", "with nothing but a ZIP file") {
      $0.message.image == nil
    },
    exempt("discard.timeout", "timeout-not-for-two-assets", "with an image and a ZIP file") {
      $0.message.assets.count > 1
    },
    exempt("discard.timeout", "timeout-not-in-milliseconds", "with parts of a second") {
      ($0.message.timeout?.milliseconds ?? 0) % 1000 > 0
    },
    exempt("discard.timeout", "timeout-not-of-a-second", "whose timeout is a second or less") {
      ($0.message.timeout?.milliseconds ?? 0) <= 1000
    },
    exempt("discard.timeout", "timeout-not-at-session-start", "that a session start triggers") {
      $0.message.triggers.contains(.sessionStart)
    },
    misjudging(
      "timeout-with-any-wait", breaks: "discard.timeout",
      "A message with a timeout is thrown away if it had to wait on the stack at all."
    ) {
      $0.isPastTimeout(&$1) || $0.message.timeout != nil && !$0.entry.returns.isEmpty
    },
    misjudging(
      "timeout-of-five-seconds", breaks: "discard.timeout",
      "The timeout is five seconds, whatever the message says."
    ) {
      $0.message.timeout != nil && $0.world.now - $0.entry.triggeredAt > 5000
    },
    misjudging(
      "timeout-for-every-message", breaks: "discard.timeout",
      "A message without a timeout has one of ten seconds."
    ) {
      $0.isPastTimeout(&$1)
        || $0.message.timeout == nil && $0.world.now - $0.entry.triggeredAt > 10_000
    },
    misjudging(
      "timeout-once-late", breaks: "discard.timeout",
      "A message whose assets are late is thrown away if it has a timeout, however long."
    ) {
      $0.isPastTimeout(&$1) || $0.message.timeout != nil && $0.entry.wasLoading
    },
    Fault(
      "timeout-ends-display", breaks: "discard.timeout",
      "The visible message is taken off the screen when its timeout has passed."
    ) {
      $0.display.endsDisplay = { _, visible, now in
        visible.message.timeout.map { now - visible.triggeredAt > $0.milliseconds } ?? false
      }
    },
  ]

  private static let assets: [Fault] = [
    misjudging(
      "all-assets-must-fail", breaks: "discard.asset-failed",
      "A message is displayed if only one of its two assets failed."
    ) {
      !$0.failedAssets.isEmpty && $0.failedAssets.count == $0.message.assets.count
    },
    misjudging(
      "one-asset-must-fail", breaks: "discard.asset-failed",
      "Two failures at once are not counted."
    ) {
      $0.failedAssets.count == 1
    },
    exempt(
      "discard.asset-failed", "early-failure-forgotten", "whose asset failed before the trigger"
    ) {
      !$0.entry.wasLoading && $0.entry.triggeredAt > 5000
    },
    exempt("discard.asset-failed", "failure-of-lone-zip-ignored", "with nothing but a ZIP file") {
      $0.message.image == nil && $0.entry.returns.isEmpty
    },
    misjudging(
      "late-asset-as-failed", breaks: "discard.asset-failed",
      "A message whose asset is late is thrown away like one whose asset failed."
    ) {
      !$0.failedAssets.isEmpty || $0.entry.wasLoading
    },
  ]

  private static let orientations: [Fault] = [
    misjudging(
      "orientation-read-at-start-by-triggers", breaks: "discard.orientation",
      "At a trigger, what counts is how the device was held when the engine started."
    ) {
      !$0.message.orientation.allows(
        $0.entry.way == .trigger ? $0.world.start.orientation : $0.world.orientation)
    },
    misjudging(
      "orientation-must-not-change", breaks: "discard.orientation",
      "A message is thrown away if the device was turned while it waited, whatever it was made for."
    ) {
      !$0.message.orientation.allows($0.world.orientation)
        || $0.entry.orientationAtTrigger != $0.world.orientation
    },
    misjudging(
      "orientation-inverted", breaks: "discard.orientation",
      "A message is thrown away if the device is held the way that it was made for."
    ) {
      $0.message.orientation != .any && $0.message.orientation.allows($0.world.orientation)
    },
    misjudging(
      "any-orientation-as-portrait", breaks: "discard.orientation",
      "A message for any orientation is taken for one for portrait."
    ) {
      !$0.message.orientation.allows($0.world.orientation)
        || $0.message.orientation == .any && $0.world.orientation == .landscape
    },
    Fault(
      "turn-ends-display", breaks: "discard.orientation",
      "The visible message is taken off the screen when the device is turned."
    ) {
      $0.display.endsDisplay = { action, _, _ in if case .rotate = action { true } else { false } }
    },
  ]

  /// Returns the mistake not to make a check for some messages.
  private static func exempt(
    _ rule: String, _ id: String, _ words: String,
    _ isExempt: @escaping @Sendable (Situation) -> Bool
  ) -> Fault {
    Fault(id, breaks: rule, "The check is not made for a message \(words).") {
      $0.editCheck(rule) { $0.exempt(isExempt) }
    }
  }
}

extension Rulebook {
  /// Lets a check end in some situations as if it were one of the other sort.
  mutating func confuseCheck(
    _ rule: String, when isConfused: @escaping @Sendable (Situation) -> Bool
  ) {
    checks = checks.flatMap { check in
      guard check.rule == rule else { return [check] }
      var confused = check
      confused.outcome = check.outcome.confused
      confused.holds = { isConfused($0) && check.holds($0, &$1) }
      return [confused, check]
    }
  }
}
