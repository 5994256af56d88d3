package import Conformance
import SpecModel

extension Sequence {
  /// Returns cases in turns of their rules, so that a few of the first say something of every rule.
  ///
  /// The smallest case of each rule comes first, then the second smallest of each, and so on.
  ///
  /// - Parameter planned: The case that an element is about.
  package func smallestOfEachRuleFirst(_ planned: (Element) -> PlannedCase) -> [Element] {
    let sized = enumerated().map { index, element in
      let item = planned(element).case
      return (
        element: element, index: index, rule: item.rules.first ?? "",
        size: item.steps.reduce(0) { $0 + $1.actions.count }
      )
    }
    var turns: [String: Int] = [:]
    return sized.sorted { ($0.size, $0.index) < ($1.size, $1.index) }
      .map { item in
        let turn = turns[item.rule, default: 0]
        turns[item.rule] = turn + 1
        return (turn: turn, item: item)
      }
      .sorted { ($0.turn, $0.item.size, $0.item.index) < ($1.turn, $1.item.size, $1.item.index) }
      .map(\.item.element)
  }
}
