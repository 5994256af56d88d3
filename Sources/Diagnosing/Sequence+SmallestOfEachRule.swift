package import Conformance
import SpecModel

extension Sequence {
  /// Returns the elements so that the rules take turns, and the first few elements cover many
  /// rules.
  ///
  /// The smallest case of each rule comes first, then the second smallest of each, and so on.
  ///
  /// - Parameter planned: Returns the case of an element.
  package func smallestOfEachRuleFirst(_ planned: (Element) -> PlannedCase) -> [Element] {
    let elements = Array(self)
    let cases = elements.map { element in
      let item = planned(element).case
      return (
        rule: item.rules.first ?? "", size: item.steps.reduce(0) { $0 + $1.actions.count }
      )
    }
    var turns: [String: Int] = [:]
    // Indices are sorted instead of elements, because the result of a case is large.
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
