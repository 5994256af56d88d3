package import SpecModel

/// basis.yaml, as `iamspec audit --write-basis` writes it.
package struct BasisYAML {
  /// The text of the file.
  package let text: String

  /// Writes the basis of a suite's cases.
  package init(_ proof: BasisProof, of suite: Suite) {
    var lines = [
      "# What each case stands on: the clauses that it holds, with the steps that show it, and the other rules",
      "# that it needs. Written by `iamspec audit --write-basis`, and proven by `iamspec audit`; do not edit.",
      "format: 1",
    ]
    let cases = suite.cases.compactMap { item in proof.cases[item.id].map { (item.id, $0) } }
    lines.append(cases.isEmpty ? "cases: {}" : "cases:")
    for (id, basis) in cases {
      lines.append("  \(id):")
      if !basis.holds.isEmpty {
        lines.append("    holds:")
        lines += basis.holds.map { held in
          "      \(held.clause): [\(held.steps.map { "\($0 + 1)" }.joined(separator: ", "))]"
        }
      }
      if !basis.needs.isEmpty {
        lines.append("    needs:")
        lines += basis.needs.map { "      - \($0)" }
      }
    }
    text = lines.map { $0 + "\n" }.joined()
  }
}
