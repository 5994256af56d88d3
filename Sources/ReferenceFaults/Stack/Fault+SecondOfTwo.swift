import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that show only with the second of two messages that wait.
extension Fault {
  static let secondOfTwo: [Fault] = [
    Fault(
      "second-newest-first", breaks: .stackLastInFirstOutNewestFirst,
      "The message below the newest is displayed first."
    ) {
      $0.stack.take = { stack in
        guard stack.count > 1, stack.last?.way == .stack else { return stack.popLast() }
        return stack.remove(at: stack.count - 2)
      }
    },
    Fault(
      "without-asset-first", breaks: .stackLastInFirstOutNewestFirst,
      "A message without assets is displayed before newer ones that have some."
    ) {
      $0.stack.take = { stack in
        guard stack.last?.way == .stack else { return stack.popLast() }
        let place = stack.lastIndex { $0.stored.assets.isEmpty && $0.way == .stack }
        return place.map { stack.remove(at: $0) } ?? stack.popLast()
      }
    },
  ]
}
