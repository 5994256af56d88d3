package import Conformance
import SpecModel

extension Sequence {
  /// Returns cases in turns of their rules, so that a few of the first say something of every rule.
  ///
  /// The smallest case of each rule comes first, then the second smallest of each, and so on.
  ///
  /// - Parameter planned: The case that an element is about.
  package func smallestOfEachRuleFirst(_ planned: (Element) -> PlannedCase) -> [Element] {
    let elements = Array(self)
    let cases = elements.map { element in
      let item = planned(element).case
      return (
        rule: item.rules.first ?? "", size: item.steps.reduce(0) { $0 + $1.actions.count }
      )
    }
    var turns: [String: Int] = [:]
    // Places are sorted, not the elements: a result of a case is large.
    return elements.indices
      .sorted { (cases[$0].size, $0) < (cases[$1].size, $1) }
      .map { place in
        let turn = turns[cases[place].rule, default: 0]
        turns[cases[place].rule] = turn + 1
        return (turn: turn, size: cases[place].size, place: place)
      }
      .sorted { ($0.turn, $0.size, $0.place) < ($1.turn, $1.size, $1.place) }
      .map { elements[$0.place] }
  }
}
