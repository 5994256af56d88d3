package import SpecModel

/// The basis.lock of a chapter, as `iamspec audit --write-basis` writes it.
package struct BasisLock {
  /// The number of cases with a basis.
  package let count: Int
  /// The text of the file: a line for each case.
  package let text: String

  /// Writes the basis of a chapter's cases.
  package init(_ proof: BasisProof, of chapter: Chapter, in suite: Suite) {
    let cases = suite.cases.filter { $0.id.hasPrefix("\(chapter.id)/") }.compactMap { item in
      proof.cases[item.id].map { "  \(item.id): {\(BasisLock.entry($0))}" }
    }
    let head = [
      "# What each case stands on: the clauses that it holds, with the steps that show it, and the",
      "# other rules that it needs. Written by `iamspec audit --write-basis`, and proven by",
      "# `iamspec audit`; do not edit.",
      "format: 1",
      "cases:",
    ]
    count = cases.count
    text = (head + cases).map { $0 + "\n" }.joined()
  }

  private static func entry(_ basis: CaseBasis) -> String {
    let holds = basis.holds.map { held in
      "\(held.clause): [\(held.steps.map { "\($0 + 1)" }.joined(separator: ", "))]"
    }
    let parts = [
      holds.isEmpty ? nil : "holds: {\(holds.joined(separator: ", "))}",
      basis.needs.isEmpty ? nil : "needs: [\(basis.needs.joined(separator: ", "))]",
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
