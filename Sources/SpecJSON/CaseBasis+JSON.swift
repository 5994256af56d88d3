import SpecModel

/// The basis of a bundle's cases: a list with a pair for each of the suite's cases, in their order.
///
/// ```json
/// [[[[3, 1], [4, 0, 2]], [12, 15]], …]
/// ```
///
/// This case holds the suite's fourth clause, as its second step shows, and the fifth, as its first
/// and third steps show. It needs the thirteenth and the sixteenth rule. Numbers are short, and are
/// read without creating a string for each. They are not part of a suite's digest, because they do
/// not change what an engine is asked.
extension Suite {
  /// Writes the member, unless no case has a basis.
  ///
  /// Clauses and rules that the suite does not have are left out, because a basis can be older than
  /// the suite.
  func writeBasis(to json: inout JSONWriter) {
    let clauses = Self.places(of: clauses.map(\.id))
    let rules = Self.places(of: rules.map(\.id))
    let bases = cases.map { item in
      (
        holds: item.basis.holds.compactMap { held in
          clauses[held.clause].map { [$0] + held.steps }
        },
        needs: item.basis.needs.compactMap { rules[$0] }
      )
    }
    guard bases.contains(where: { !$0.holds.isEmpty || !$0.needs.isEmpty }) else { return }
    json.member("basis", bases) { json, basis in
      json.array([0, 1]) { json, part in
        if part == 0 {
          json.array(basis.holds) { json, held in json.array(held) { $0.integer($1) } }
        } else {
          json.array(basis.needs) { $0.integer($1) }
        }
      }
    }
  }

  private static func places(of ids: [String]) -> [String: Int] {
    Dictionary(zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })
  }

  /// Reads the member, after the cases have been read.
  mutating func readBasis(_ json: JSONReader) throws(JSONError) {
    let clauses = clauses.map(\.id)
    let rules = rules.map(\.id)
    let bases = try json.array { entry throws(JSONError) in
      let parts = Array(try entry.elements())
      guard parts.count == 2 else { throw entry.error("expected what a case holds and needs") }
      return CaseBasis(
        holds: try parts[0].array { held throws(JSONError) in
          let numbers = try held.array { number throws(JSONError) in try number.integer() }
          guard let first = numbers.first, clauses.indices.contains(first) else {
            throw held.error("expected the number of a clause and those of steps")
          }
          return CaseBasis.Held(clause: clauses[first], steps: Array(numbers.dropFirst()))
        },
        needs: try parts[1].array { need throws(JSONError) in
          let number = try need.integer()
          guard rules.indices.contains(number) else {
            throw need.error("expected the number of a rule")
          }
          return rules[number]
        })
    }
    var rest = bases[...]
    for file in files.indices {
      for index in files[file].cases.indices {
        guard let basis = rest.popFirst() else {
          throw json.error("expected an entry for each case")
        }
        files[file].cases[index].basis = basis
      }
    }
  }
}
