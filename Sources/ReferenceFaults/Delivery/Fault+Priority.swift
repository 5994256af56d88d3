import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern priorities (`delivery.highest-priority`).
extension Fault {
  static let priority: [Fault] =
    [
      ranking("by-text", "Priorities are compared as text, so that 9 is above 10.") {
        Ranked(text: String($0.priority))
      },
      ranking(
        "without-sign", "Priorities are compared without their signs, so that -5 is above -1."
      ) {
        Ranked(number: abs($0.priority))
      },
      Fault(
        "priority-not-below-zero-with-the-last", breaks: .deliveryHighestPriorityHighestWins,
        "Priorities below 0 count as 0, and among equals the last delivered wins."
      ) {
        $0.triggers.choose {
          $0.best { max($0.priority, 0) >= max($1.priority, 0) }
        }
      },
      ranking("not-below-zero", "Priorities below 0 count as 0.") {
        Ranked(number: max($0.priority, 0))
      },
      ranking("specific-first", "A message that listens for a product ranks above all others.") {
        let isSpecific = $0.message.triggers.contains {
          if case .specificPurchase = $0 { true } else { false }
        }
        return Ranked(number: isSpecific ? Int.max : $0.priority)
      },
      ranking("general-first", "A message that listens for any purchase ranks above all others.") {
        Ranked(
          number: $0.message.triggers.contains(.anyPurchase) ? Int.max : $0.priority)
      },
      ranking("at-most-a-hundred", "Priorities above 100 count as 100.") {
        Ranked(number: min($0.priority, 100))
      },
      ranking("at-most-a-thousand", "Priorities above 1,000 count as 1,000.") {
        Ranked(number: min($0.priority, 1000))
      },
      ranking("in-eight-bits", "Priorities are stored in eight bits, so that 200 is below 100.") {
        Ranked(number: Int(Int8(truncatingIfNeeded: $0.priority)))
      },
      ranking(
        "in-sixteen-bits", "Priorities are stored in sixteen bits, so that 40,000 is below 30,000."
      ) {
        Ranked(number: Int(Int16(truncatingIfNeeded: $0.priority)))
      },
      ranking("higher-for-full", "A message of the type full ranks one higher than it says.") {
        Ranked(number: $0.priority + ($0.message.type == .full ? 1 : 0))
      },
      ranking("higher-with-image", "A message with an image ranks one higher than it says.") {
        Ranked(number: $0.priority + ($0.message.image == nil ? 0 : 1))
      },
      Fault(
        "priority-lower-without-needed-image", breaks: .deliveryHighestPriorityHighestWins,
        "A message that lacks the image that it needs ranks below all others.", in: [.legacy]
      ) {
        $0.triggers.choose { $0.best { $0.rankWithImage > $1.rankWithImage } }
      },
      ranking("higher-with-filter", "A message with a filter ranks one higher than it says.") {
        Ranked(number: $0.priority + ($0.message.triggers.contains(where: \.hasFilter) ? 1 : 0))
      },
      ranking(
        "in-single-precision",
        "Priorities are stored in single precision, so that 16,777,217 equals 16,777,216."
      ) {
        Ranked(number: Int(Float($0.priority)))
      },
      Fault(
        "priority-by-first-trigger", breaks: .deliveryHighestPriorityHighestWins,
        "Messages whose first trigger is of the event's kind rank above all others."
      ) {
        let choose = $0.triggers.choose
        $0.triggers.choose = { matching, kind, answers in
          let first = matching.filter { $0.message.triggers.first?.eventKind == kind }
          return choose(first.isEmpty ? matching : first, kind, &answers)
        }
      },
      Fault(
        "priority-of-first-two", breaks: .deliveryHighestPriorityHighestWins,
        "Of the messages that match, only the first two are compared."
      ) {
        let choose = $0.triggers.choose
        $0.triggers.choose = { choose(Array($0.prefix(2)), $1, &$2) }
      },
      Fault(
        "priority-of-last-two", breaks: .deliveryHighestPriorityHighestWins,
        "Of the messages that match, only the last two are compared."
      ) {
        let choose = $0.triggers.choose
        $0.triggers.choose = { choose($0.suffix(2), $1, &$2) }
      },
      Fault(
        "priority-of-first-and-last", breaks: .deliveryHighestPriorityHighestWins,
        "Of the messages that match, only the first and the last are compared."
      ) {
        let choose = $0.triggers.choose
        $0.triggers.choose = { choose(Array($0.prefix(1) + $0.suffix(1)), $1, &$2) }
      },
      Fault(
        "outranked-not-taken", breaks: .deliveryHighestPriorityAtEachEvent,
        "The choice is made on delivery: a message is not taken in if one that shares a trigger outranks it."
      ) {
        $0.delivery.taken = { delivery in
          delivery.filter { one in
            !delivery.contains {
              $0.message.priority > one.message.priority
                && $0.message.triggers.contains(where: one.message.triggers.contains)
            }
          }
        }
      },
    ] + runnersUp + at(.sessionStart, "session-start") + at(.pushClick, "push-click")
    + at(.purchase, "purchase")

  private static let runnersUp: [Fault] = [
    runnerUp("behind-another", "goes back because another message is visible") {
      $0.isReturn(for: .otherVisible)
    },
    runnerUp("under-the-keyboard", "goes back because the keyboard is up", in: [.legacy]) {
      $0.isReturn(for: .keyboard)
    },
    runnerUp("for-its-orientation", "is discarded because of its orientation") {
      $0.isDiscard(for: .orientation)
    },
    runnerUp("for-a-failed-asset", "is discarded because an asset failed") {
      $0.isDiscard(for: .assetFailed)
    },
    runnerUp("for-a-missing-image", "is discarded because it lacks its image", in: [.legacy]) {
      $0.isDiscard(for: .missingImage)
    },
  ]

  /// Returns the fault of triggering the other messages, too, when something becomes of the winner.
  private static func runnerUp(
    _ id: String, _ words: String, in profiles: [Rulebook.Profile] = Rulebook.Profile.allCases,
    _ isNext: @escaping @Sendable (PresenterNews) -> Bool
  ) -> Fault {
    Fault(
      "others-triggered-\(id)", breaks: .deliveryHighestPriorityOnlyOne,
      "The other messages that match an event are triggered, too, if the first one \(words).",
      in: profiles
    ) {
      let choose = $0.triggers.choose
      $0.triggers.choose = { matching, kind, answers in
        choose(matching, kind, &answers).withTheOthers(of: matching)
      }
      $0.triggers.offersNext = { $0.contains(where: isNext) }
    }
  }

  private static func at(_ kind: EventKind, _ id: String) -> [Fault] {
    let words = id.replacing("-", with: " ")
    return [
      Fault(
        "priority-ignored-at-\(id)", breaks: .deliveryHighestPriorityHighestWins,
        "At a \(words), the message that was delivered first is triggered, whatever its priority."
      ) {
        let choose = $0.triggers.choose
        $0.triggers.choose = { $1 == kind ? Array($0.prefix(1)) : choose($0, $1, &$2) }
      },
      Fault(
        "all-triggered-at-\(id)", breaks: .deliveryHighestPriorityOnlyOne,
        "At a \(words), all messages that match are triggered."
      ) {
        let choose = $0.triggers.choose
        $0.triggers.choose = { matching, triggered, answers in
          let chosen = choose(matching, triggered, &answers)
          return triggered == kind ? chosen.withTheOthers(of: matching) : chosen
        }
      },
    ]
  }

  private static func ranking(
    _ id: String, _ summary: String, _ rank: @escaping @Sendable (Delivered) -> Ranked
  ) -> Fault {
    Fault("priority-\(id)", breaks: .deliveryHighestPriorityHighestWins, summary) {
      $0.triggers.choose { $0.best { rank($0) > rank($1) } }
    }
  }

  /// The value that ranks a message.
  private struct Ranked: Comparable {
    var number = 0
    var text = ""

    static func < (one: Ranked, other: Ranked) -> Bool {
      (one.number, one.text) < (other.number, other.text)
    }
  }
}

extension Delivered {
  /// Its priority, or less than any other if it lacks the image that it needs.
  fileprivate var rankWithImage: Int {
    let isLacking =
      (message.type == .full || message.type == .imageModal) && message.image == nil
    return isLacking ? .min : priority
  }
}

extension TriggerPolicy {
  /// Replaces how the triggered messages are chosen, for every kind of event.
  mutating func choose(_ choice: @escaping @Sendable ([Delivered]) -> [Delivered]) {
    choose = { matching, _, _ in choice(matching) }
  }
}

extension [Delivered] {
  /// The message that beats those before it.
  func best(outdoing: (_ candidate: Delivered, _ leader: Delivered) -> Bool) -> [Delivered] {
    guard var best = first else { return [] }
    for candidate in dropFirst() where outdoing(candidate, best) {
      best = candidate
    }
    return [best]
  }

  /// The messages, followed by the other matching ones.
  func withTheOthers(of matching: [Delivered]) -> [Delivered] {
    self + matching.filter { other in !contains { $0.stored === other.stored } }
  }
}
