import Conformance
import Testing

@Suite struct `The case to look at` {
  private static func fault(_ clause: String = "a.b/c") -> Cause.Finding {
    .faults([Cause.Fault(id: "fault", clause: clause, summary: "It is wrong.")])
  }

  private func item(
    _ place: Int, actions: Int? = 5, breaking clauses: String..., rule: String = "a.b"
  ) -> Diagnosis.FailedCase {
    Diagnosis.FailedCase(
      place: place, rules: [rule], actions: actions, breachedClauses: clauses)
  }

  /// Returns the ids of the cases of a cause, the case to look at first.
  private func cases(
    of finding: Cause.Finding = fault(), _ failed: KeyValuePairs<String, Diagnosis.FailedCase>
  ) -> [String] {
    var cause = Cause(finding, cases: failed.map(\.key), actions: 0)
    cause.putFirst { id in failed.first { $0.key == id }?.value }
    return cause.cases
  }

  @Test func `has the shortest script`() {
    #expect(
      cases(["one": item(0), "two": item(1, actions: 4), "three": item(2, actions: 4)])
        == ["two", "one", "three"])
  }

  @Test func `is one in which a monitor saw the clause broken`() {
    #expect(
      cases([
        "unseen": item(0, actions: 1), "other clause": item(1, actions: 2, breaking: "d.e/f"),
        "long": item(2, breaking: "d.e/f", "a.b/c"), "seen": item(3, actions: 4, breaking: "a.b/c"),
      ]) == ["seen", "unseen", "other clause", "long"])
  }

  @Test func `is one in which a monitor saw any clause broken, rather than none`() {
    #expect(
      cases(["unseen": item(0, actions: 1), "seen": item(1, breaking: "d.e/f")])
        == ["seen", "unseen"])
  }

  @Test func `tests the broken rule, even if a case of another rule shows more`() {
    #expect(
      cases(["foreign": item(0, actions: 1, breaking: "a.b/c", rule: "d.e"), "own": item(1)])
        == ["own", "foreign"])
  }

  @Test func `has the shortest script if no clause is known to be broken`() {
    #expect(
      cases(of: .rule("a.b"), ["seen": item(0, breaking: "d.e/f"), "short": item(1, actions: 1)])
        == ["short", "seen"])
  }
}
