import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern the number and the order of waiting messages (`stack.push-on-trigger`,
/// `stack.last-in-first-out`).
extension Fault {
  static let stackOrder: [Fault] =
    [1, 2, 3].map { bounded(.stackPushOnTriggerOthersStay, $0, "stack-holds-\($0)") }
    + [1, 2, 3, 5, 10].map {
      bounded(.stackLastInFirstOutOthersWaitOn, $0, "last-\($0)-wait-at-most")
    }
    + order

  /// Describes an order of three or more waiting messages in which, among equals, the newest comes first.
  private static func byPriority(
    _ id: String, _ summary: String, _ comesFirst: @escaping @Sendable (Int, Int) -> Bool
  ) -> Fault {
    Fault(id, breaks: .stackLastInFirstOutNewestFirst, summary) {
      $0.stack.take = { stack in
        guard stack.count > 2, stack.last?.way == .stack else { return stack.popLast() }
        let first = stack.indices.reversed().min {
          comesFirst(stack[$0].message.priority, stack[$1].message.priority)
        }
        return first.map { stack.remove(at: $0) }
      }
    }
  }

  private static func bounded(_ clause: ClauseID, _ depth: Int, _ id: String) -> Fault {
    let messages = depth == 1 ? "one message" : "\(depth) messages"
    return Fault(id, breaks: clause, "The stack holds at most \(messages); older ones are dropped.")
    {
      $0.stack.push = { stack, entry in
        stack.append(entry)
        stack = stack.suffix(depth)
      }
    }
  }

  private static let order: [Fault] = [
    byPriority(
      "waiting-by-priority-from-three",
      "Of three or more waiting messages, the one of highest priority is displayed first."
    ) {
      $0 > $1
    },
    byPriority(
      "waiting-by-lowest-priority-from-three",
      "Of three or more waiting messages, the one of lowest priority is displayed first."
    ) {
      $0 < $1
    },
    Fault(
      "waiting-by-name", breaks: .stackLastInFirstOutNewestFirst,
      "The waiting message whose name sorts last is displayed first, whatever its age."
    ) {
      $0.stack.take = { stack in
        let last = stack.indices.max { stack[$0].stored.name < stack[$1].stored.name }
        return last.map { stack.remove(at: $0) }
      }
    },
    Fault(
      "triggered-by-each-of-its-triggers", breaks: .stackPushOnTriggerOnce,
      "A purchase triggers a message twice that listens for any purchase and for a product."
    ) {
      let choose = $0.triggers.choose
      $0.triggers.choose = { matching, kind, answers in
        choose(matching, kind, &answers).flatMap { chosen in
          let triggers = chosen.message.triggers
          let isTwice = kind == .purchase && triggers.count > 1 && triggers.contains(.anyPurchase)
          return Array(repeating: chosen, count: isTwice ? 2 : 1)
        }
      }
    },
  ]
}
